// Taking back: as if the move had not been made, for both people; once a press; and a word where there is no way back.
import { expect, test } from 'vitest'
import type { View } from '#shared/protocol.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { t } from '#web/lib/words/words.ts'
import { company, deviceOf, phone, question, seated, type Person } from './people.ts'

const people = company()

const undo = ({ page }: Person) => page.locator('[data-do=undo]')
const way = ({ page }: Person, name: string) => page.locator('.way:enabled').filter({ has: page.locator('b', { hasText: name }) })
/** The table as a person sees it, but for words that tell of what happened. */
const laidOut = ({ page }: Person) => page.evaluate(away => [...document.querySelectorAll('.pyramid .press, .hand .press, .mine .press, [data-spot^=seat-] .press')].map(press => press.getAttribute('aria-label')?.replace(away, '')), `, ${t('seat.away')}`)

const viewOf = async (person: Person): Promise<View<ValleyTable>> => (await deviceOf(person)).view() as Promise<View<ValleyTable>>
/** Ends a turn behind the page's back, whatever else it still asks. */
async function endTurn(person: Person): Promise<void> {
  const device = await deviceOf(person)
  for (let questions = 0; questions < 20; questions++) {
    const { decisions: [asked] } = await device.view()
    if (!asked) return
    const option = asked.options.find(({ id }) => id === 'end' || id === 'pass') ?? asked.options[0]
    await device.pick({ decision: asked.id, options: option ? [option.id] : [] })
  }
}
const boardOf = async (person: Person) => {
  const { table } = await viewOf(person)
  return [table?.pyramid.flat().map(card => card?.card), table?.stock, table?.players.map(({ hand, deck, discard, tomb, inPlay }) => [typeof hand === 'number' ? hand : hand.map(({ card }) => card).sort(), deck, discard.count, tomb.length, inPlay.length])]
}

async function come(): Promise<readonly [acting: Person, other: Person]> {
  const both = [await people.come('Mira', { size: phone }), await people.come('Anna')]
  await seated(...both)
  const [mira, anna] = both as [Person, Person]
  const view = await viewOf(mira)
  return view.waitingFor[0] === 0 ? [mira, anna] : [anna, mira]
}

const isAsked = ({ page }: Person) => page.locator('#ask [data-do=end]:enabled').waitFor()

test('a purchase taken back leaves everything as it was, for both', async () => {
  const [acting, other] = await come()
  await isAsked(acting)
  const before = await Promise.all([acting, other].map(boardOf))
  const seen = await Promise.all([acting, other].map(laidOut))
  await acting.page.locator('.pyramid .press[data-state=can]').first().click()
  await question(acting).getByRole('button', { name: t('pay.confirm'), exact: true }).click()
  // Which card falls, if two could, is a question of its own.
  await acting.page.waitForFunction(() => document.querySelector('[data-do=undo]:not([aria-disabled], :disabled)'))
  expect(await boardOf(acting)).not.toEqual(before[0])
  await undo(acting).click()
  await isAsked(acting)
  await acting.page.waitForFunction(() => document.querySelector('[data-do=undo][aria-disabled=true]'))
  await expect.poll(() => Promise.all([acting, other].map(boardOf))).toEqual(before)
  await expect.poll(() => Promise.all([acting, other].map(laidOut))).toEqual(seen)
  await expect.poll(() => acting.page.evaluate(() => document.activeElement?.closest('#ask, .pyramid, .hand') !== null)).toBe(true)
})

test('two quick presses take back one pick', async () => {
  const [acting] = await come()
  await isAsked(acting)
  const entombing = async () => {
    await acting.page.locator('.hand .press').first().click()
    await way(acting, t('way.entomb')).click()
  }
  await entombing()
  await acting.page.waitForFunction(() => document.querySelector('[data-do=undo]:not([aria-disabled], :disabled)'))
  await acting.page.locator('.pyramid .press[data-state=can]').first().click()
  await question(acting).getByRole('button', { name: t('pay.confirm'), exact: true }).click()
  await acting.page.waitForFunction(() => document.querySelector('[data-do=undo]:not([aria-disabled], :disabled)') && !document.querySelector('#ask [data-do=end]:disabled'))
  // For the page all three are quick, however long they take here.
  await acting.page.evaluate(() => {
    const now = performance.now()
    performance.now = () => now
  })
  const box = await undo(acting).boundingBox()
  if (!box) throw new Error('no way back is shown')
  await acting.page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 20 })
  await acting.page.waitForFunction(() => document.querySelector('#ask [data-do=end]:enabled'))
  await acting.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await acting.page.waitForTimeout(800)
  expect((await viewOf(acting)).log.filter(({ key }) => key === 'undo')).toHaveLength(1)
  const { table, you } = await viewOf(acting)
  expect(table?.players[you ?? 0]?.tomb).toHaveLength(1)
})

test('at the beginning of a turn there is nothing to take back, and pressing says so', async () => {
  const [acting, other] = await come()
  await isAsked(acting)
  await expect.poll(() => undo(acting).getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => undo(acting).getAttribute('aria-label')).toContain(t('undo.nothing'))
  await undo(acting).dispatchEvent('click')
  await question(acting).getByText(t('undo.nothing')).waitFor()
  expect(await undo(other).count()).toBe(0)
})

test('after cards were drawn there is no way back, and that is said', async () => {
  let [acting, other] = await come()
  const holds = async (person: Person) => {
    const { table, you } = await viewOf(person)
    const hand = table?.players[you ?? 0]?.hand
    return typeof hand === 'object' ? hand.find(({ card }) => card === 'box-of-food')?.id : undefined
  }
  // Of ten cards everybody has had in hand after two turns.
  for (let turns = 0; turns < 4 && !await holds(acting); turns++) {
    await endTurn(acting)
    ;[acting, other] = [other, acting]
  }
  await isAsked(acting)
  await acting.page.locator(`.hand [data-card="${await holds(acting)}"] .press`).click()
  await way(acting, t('way.play')).click()
  await expect.poll(() => undo(acting).getAttribute('aria-label')).toContain(t('undo.drawn'))
  await expect.poll(() => undo(acting).getAttribute('aria-disabled')).toBe('true')
})
