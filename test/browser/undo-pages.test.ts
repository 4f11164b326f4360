// Taking back: as if the move had not been made, for both people; once a press; and a word where there is no way back.
import { expect, test } from 'vitest'
import type { Locator } from 'playwright-core'
import type { ValleyTable } from '#shared/valley/table.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { botText } from '#web/lib/table/bots/bot-texts.ts'
import { openUnpainted } from '../scenes/still.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedStill } from './shared-still.ts'
import { answered, company, deviceOf, phone, question, seated, type Person } from './people.ts'
import { buyableIn, confirmBuying, endTurn, hand, handCard, players, pyramid, undo, way } from './valley-table.ts'
import { valleyView, type ViewWith } from '#test/shared/typed-by-game.ts'

const people = company()

/** The table as a person sees it, but for words that tell of what happened. */
async function laidOut(person: Person): Promise<readonly (string | undefined)[]> {
  const places = [pyramid(person), hand(person), person.page.getByRole('contentinfo'), players(person)]
  const read = await Promise.all(
    places.map(async place => {
      await place.waitFor()
      return place.getByRole('button').evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-label')))
    }),
  )
  return read.flat().map(name => name?.replace(`, ${t('seat.away')}`, ''))
}

const viewOf = async (person: Person): Promise<ViewWith<ValleyTable>> =>
  valleyView(await (await deviceOf(person)).view())
/** Ends a turn behind the page's back, whatever else it still asks. */
async function endTurnElsewhere(person: Person): Promise<void> {
  const device = await deviceOf(person)
  for (let questions = 0; questions < 20; questions++) {
    const {
      decisions: [asked],
    } = await device.view()
    if (!asked) return
    const option = asked.options.find(({ id }) => id === 'end' || id === 'pass') ?? asked.options[0]
    await device.pick({ decision: asked.id, options: option ? [option.id] : [] })
  }
}
const boardOf = async (person: Person) => {
  const { table } = await viewOf(person)
  return [
    table?.pyramid.flat().map(card => card?.card),
    table?.stock,
    table?.players.map(({ hand, deck, discard, tomb, inPlay }) => [
      typeof hand === 'number' ? hand : hand.map(({ card }) => card).sort(),
      deck,
      discard.count,
      tomb.length,
      inPlay.length,
    ]),
  ]
}

async function come(): Promise<readonly [acting: Person, other: Person]> {
  const mira = await people.come('Mira', { size: phone })
  const anna = await people.come('Anna')
  await seated(mira, anna)
  const view = await viewOf(mira)
  return view.waitingFor[0] === 0 ? [mira, anna] : [anna, mira]
}

const isAsked = (person: Person) => endTurn(person).waitFor()
const canUndo = (person: Person) =>
  question(person)
    .getByRole('button', { name: t('undo'), exact: true, disabled: false })
    .waitFor()
const cannotUndo = (person: Person) => expect.poll(() => undo(person).getAttribute('aria-disabled')).toBe('true')

test('a purchase taken back leaves everything as it was, for both', async () => {
  const [acting, other] = await come()
  await isAsked(acting)
  const before = await Promise.all([acting, other].map(boardOf))
  const seen = await Promise.all([acting, other].map(laidOut))
  await buyableIn(pyramid(acting)).first().click()
  await confirmBuying(acting).click()
  // Which card falls, if two could, is a question of its own.
  await canUndo(acting)
  expect(await boardOf(acting)).not.toEqual(before[0])
  await undo(acting).click()
  await isAsked(acting)
  await cannotUndo(acting)
  await expect.poll(() => Promise.all([acting, other].map(boardOf))).toEqual(before)
  await expect.poll(() => Promise.all([acting, other].map(laidOut))).toEqual(seen)
  await expect
    .poll(async () => {
      const places = [question(acting), pyramid(acting), hand(acting)]
      return Promise.all(places.map(place => place.evaluate(each => each.contains(document.activeElement))))
    })
    .toContain(true)
})

test('two quick presses take back one pick', async () => {
  const [acting] = await come()
  await isAsked(acting)
  const entombing = async () => {
    await hand(acting).getByRole('button').first().click()
    await way(acting, 'entomb').click()
  }
  await entombing()
  await canUndo(acting)
  await buyableIn(pyramid(acting)).first().click()
  await confirmBuying(acting).click()
  await answered(acting)
  await canUndo(acting)
  // For the page all three are quick, however long they take here.
  await acting.page.evaluate(() => {
    const now = performance.now()
    performance.now = () => now
  })
  const box = await undo(acting).boundingBox()
  if (!box) throw new Error('no way back is shown')
  await acting.page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 20 })
  await isAsked(acting)
  await acting.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await acting.page.waitForTimeout(800)
  expect((await viewOf(acting)).log.filter(({ key }) => key === 'undo')).toHaveLength(1)
  const { table, you } = await viewOf(acting)
  expect(table?.players[you ?? 0]?.tomb).toHaveLength(1)
})

test('two quick taps on the end of a turn only ask back, and none presses what another has put in its place', async () => {
  const [acting] = await come()
  await isAsked(acting)
  const tapTwice = async (button: Locator) => {
    const box = await button.boundingBox()
    if (!box) throw new Error('nothing is to be tapped')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    // For the page they are quick, however long they take here.
    await acting.page.evaluate(
      ([left, top]) => {
        const now = performance.now()
        performance.now = () => now
        for (const at of [0, 100]) {
          const target = document.elementFromPoint(left, top)
          const tap = new PointerEvent('click', {
            bubbles: true,
            cancelable: true,
            clientX: left,
            clientY: top,
            detail: 1,
          })
          Object.defineProperty(tap, 'timeStamp', { value: now + at })
          target?.dispatchEvent(tap)
        }
      },
      [x, y] as const,
    )
  }
  await tapTwice(endTurn(acting))
  const anyway = question(acting).getByRole('button', { name: t('turn.endAnyway'), exact: true })
  await anyway.waitFor()
  const named = (name: string) => acting.page.getByRole('button', { name, exact: true })
  // What watches for double taps comes later than the page, whenever it has been fetched: until then both are pressed.
  await expect
    .poll(async () => {
      await acting.page.evaluate(() => {
        const [first, second] = ['first', 'second'].map(name => {
          const button = document.createElement('button')
          button.textContent = name
          button.style.cssText = 'position: fixed; inset: 40% 20%; z-index: 999'
          return button
        })
        first?.addEventListener('click', () => first.replaceWith(second ?? ''))
        second?.addEventListener('click', () => second.remove())
        document.body.append(first ?? '')
      })
      await tapTwice(named('first'))
      return [await named('first').count(), await named('second').count()]
    })
    .toEqual([0, 1])
  expect((await viewOf(acting)).waitingFor).toEqual([(await viewOf(acting)).you])
})

test('at the beginning of a turn there is nothing to take back, and pressing says so', async () => {
  const [acting, other] = await come()
  await isAsked(acting)
  await cannotUndo(acting)
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
  for (let turns = 0; turns < 4 && !(await holds(acting)); turns++) {
    await endTurnElsewhere(acting)
    ;[acting, other] = [other, acting]
  }
  await isAsked(acting)
  await handCard(acting, await holds(acting))
    .getByRole('button')
    .click()
  await way(acting, 'play').click()
  await expect.poll(() => undo(acting).getAttribute('aria-label')).toContain(t('undo.drawn'))
  await cannotUndo(acting)
})

test.each(['stood-in-own', 'tal-stood-in-own'])(
  'what a bot does for its viewer is not theirs to take back: %s',
  async name => {
    const [browser, still] = await Promise.all([sharedBrowser(), sharedStill()])
    const { page, close } = await openUnpainted(browser, still, phone.width, phone.height)
    await page.evaluate(shown => window.look.show(shown), name)
    await page.getByRole('button', { name: botText('stand.back') }).waitFor()
    expect(await page.getByRole('button', { name: t('undo') }).count()).toBe(0)
    await close()
  },
)
