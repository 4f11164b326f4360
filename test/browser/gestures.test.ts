// Other ways than tapping: turns played by carrying cards, with a mouse and with a finger; turns played with single keys.
// And what a person sets for a browser: light or dark, sound.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Browser, Locator, Page } from 'playwright-core'
import type { ValleyTable } from '#shared/valley/table.ts'
import { cardName } from '#web/lib/messages/card-texts.ts'
import { handKeys, placeCodes } from '#web/lib/valley/input/keymap.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { sharedBrowser } from './shared-browser.ts'
import { drag, type At } from './touch.ts'
import { expectFit, picture } from './looks.ts'
import { answered, arrive, desktop, deviceOf, leave, phone, question, reach, seated, type Person } from './people.ts'
import { play } from './play-valley.ts'
import {
  cardsIn,
  chosenIn,
  confirmBuying,
  counted,
  endsTurn,
  hand,
  handCard,
  endTurn,
  isLively,
  players,
  spot,
  takeAndLetGo,
  ways,
} from './valley-table.ts'
import { fullTable, playOn } from '#test/client/player.ts'
import { Chance } from '#shared/chance.ts'
import { required } from '#test/shared/required.ts'
import { valleyView, type ViewWith } from '#test/shared/typed-by-game.ts'

type StartedView = ViewWith<ValleyTable>
declare global {
  interface Window {
    /** What a page makes to be heard. */
    made: { contexts: number }
    /** Whether there was a body to paint whenever the colours were set. */
    bodies: readonly boolean[]
  }
}
type Carry = (page: Page, from: At, to: At) => Promise<void>

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

/** What the table tells this person's page. */
const viewOf = async (person: Person): Promise<StartedView> => valleyView(await (await deviceOf(person)).view())
function handOf({ table, you }: StartedView): readonly string[] {
  const hand = table.players.find(({ seat }) => seat === you)?.hand
  return typeof hand === 'object' ? hand.map(({ id }) => id) : []
}
const optionOf = ({ decisions }: StartedView, use: string) =>
  decisions[0]?.options.find(({ id }) => id.startsWith(`${use}-`))

const handShown = (person: Person) => cardsIn(hand(person))
async function catchUp(person: Person): Promise<StartedView> {
  const view = await viewOf(person)
  await expect.poll(() => handShown(person)).toEqual(handOf(view))
  await answered(person)
  await isLively(person)
  // Nothing in the hand tells that a turn has begun.
  if (view.decisions[0]?.kind === 'play') await endTurn(person).waitFor()
  return view
}

/** Whether the log tells since a view that its person has done this: cards have other ids when they leave the hand. */
const hasDone = async (person: Person, since: StartedView, key: string) =>
  (await viewOf(person)).log.some(
    line => line.n > (since.log.at(-1)?.n ?? -1) && line.seat === since.you && line.key === key,
  )

/** Answers whatever is asked by pressing, until somebody's turn goes on; gives that person. */
async function whoPlays(people: readonly Person[]): Promise<Person> {
  for (let round = 0; round < 60; round++) {
    for (const person of people) {
      const kind = (await viewOf(person)).decisions[0]?.kind
      if (kind === 'play') return person
      if (kind) await play(person, { seed: round, until: pressed => pressed > 0 })
    }
  }
  throw new Error('nobody comes to play')
}

/** @param across how far from the left; its middle where nothing is said */
async function at(there: Locator, across?: number): Promise<At> {
  const box = await there.first().boundingBox()
  if (!box) throw new Error(`${there.toString()} is not to be seen`)
  return [box.x + (across ?? box.width / 2), box.y + box.height / 2]
}
/** Of a card that others overlap the left part is free. */
const free = 24

const byMouse: Carry = async (page, from, to) => {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(from[0], from[1] - 20, { steps: 4 })
  await page.mouse.move(...to, { steps: 4 })
  await page.mouse.up()
}
const byFinger: Carry = (page, from, to) => drag(page, [from, to])

describe('by carrying cards', () => {
  const hands = [byMouse, byFinger]
  let people: Person[] = []
  beforeAll(async () => {
    people = [await arrive(browser, 'Mira'), await arrive(browser, 'Anna', { size: phone })]
    await seated(...people)
  })
  afterAll(() => leave(...people))

  test('turns are played: a card is played, one buys, one is entombed', async () => {
    const done = new Set<string>()
    for (let turn = 0; turn < 12 && done.size < 6; turn++) {
      const person = await whoPlays(people)
      const k = people.indexOf(person)
      const carry = required(hands[k])
      const { page } = person
      const began = await catchUp(person)

      const played = optionOf(began, 'execute')
      if (played && !done.has(`play ${k}`)) {
        await carry(page, await at(handCard(person, played.card?.id ?? ''), free), await at(question(person)))
        await expect.poll(() => hasDone(person, began, 'play')).toBe(true)
        done.add(`play ${k}`)
        if ((await whoPlays(people)) !== person) continue
      }

      const buying = await catchUp(person)
      const buy = optionOf(buying, 'buy')
      const paying = handOf(buying)[0]
      if (buy && paying && !done.has(`buy ${k}`)) {
        const place = buying.table.pyramid.flat().findIndex(card => card?.id === buy.card?.id)
        await carry(page, await at(handCard(person, paying), free), await at(spot(person, `place-${place}`)))
        await chosenIn(handCard(person, paying)).waitFor()
        await confirmBuying(person).click()
        await expect.poll(() => hasDone(person, buying, 'buy')).toBe(true)
        done.add(`buy ${k}`)
        if ((await whoPlays(people)) !== person) continue
      }

      const burying = await catchUp(person)
      const entomb = optionOf(burying, 'entomb')
      if (entomb) {
        await carry(
          page,
          await at(handCard(person, entomb.card?.id ?? ''), free),
          await at(spot(person, `tomb-${burying.you}`)),
        )
        await expect.poll(() => hasDone(person, burying, 'entomb')).toBe(true)
        done.add(`entomb ${k}`)
        if ((await whoPlays(people)) !== person) continue
      }
      await endsTurn(person)
      await expect.poll(async () => (await viewOf(person)).decisions[0]?.kind).not.toBe('play')
    }
    expect([...done].sort()).toEqual(['buy 0', 'buy 1', 'entomb 0', 'entomb 1', 'play 0', 'play 1'])
  })

  test('dropped anywhere else, or with Escape, a card goes back and nothing is done or opened', async () => {
    const person = await whoPlays(people)
    const { page } = person
    const before = await catchUp(person)
    const card = await at(handCard(person, handOf(before)[0] ?? ''), free)
    await required(hands[people.indexOf(person)])(page, card, await at(players(person)))
    await takeAndLetGo(page, card)
    await page.locator('.carrying').waitFor({ state: 'detached' })
    await expect.poll(() => ways(person).or(chosenIn(page)).count()).toBe(0)
    expect((await viewOf(person)).decisions[0]?.id).toBe(before.decisions[0]?.id)
    await expect.poll(() => handShown(person)).toEqual(handOf(before))
  })
})

describe('with single keys', () => {
  let people: Person[] = []
  beforeAll(async () => {
    people = [await arrive(browser, 'Tom'), await arrive(browser, 'Jola')]
    for (const { context } of people)
      await context.addInitScript(() => {
        const made = { contexts: 0 }
        window.made = made
        globalThis.AudioContext = class extends AudioContext {
          constructor() {
            super()
            made.contexts += 1
          }
        }
      })
    await seated(...people)
  })
  afterAll(() => leave(...people))
  const focused = ({ page }: Person) => page.evaluate(() => document.activeElement?.textContent.trim() ?? '')
  const contexts = ({ page }: Person) => page.evaluate(() => window.made.contexts)

  test('a card is chosen by its number, a place by its letter; Enter does what is planned, Escape goes back', async () => {
    const person = await whoPlays(people)
    const { page } = person
    const before = await catchUp(person)
    const key = (id: string | undefined) => page.keyboard.press(handKeys[handOf(before).indexOf(id ?? '')] ?? '')
    const entomb = optionOf(before, 'entomb')
    await key(entomb?.card?.id)
    await ways(person).first().waitFor()
    await page.keyboard.press('Escape')
    await ways(person).first().waitFor({ state: 'detached' })
    await key(entomb?.card?.id)
    await ways(person).first().waitFor()
    for (let tabs = 0; tabs < 3 && !(await focused(person)).startsWith(t('way.entomb')); tabs++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => hasDone(person, before, 'entomb')).toBe(true)

    expect(await whoPlays(people)).toBe(person)
    const then = await catchUp(person)
    const buy = optionOf(then, 'buy')
    const place = then.table.pyramid.flat().findIndex(card => card?.id === buy?.card?.id)
    const letter = placeCodes[place] ?? ''
    await page.keyboard.press(letter)
    await confirmBuying(person).waitFor()
    await page.keyboard.press('Escape')
    await confirmBuying(person).waitFor({ state: 'detached' })
    expect(await hasDone(person, then, 'buy')).toBe(false)
    await page.keyboard.press(letter)
    await confirmBuying(person).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => hasDone(person, then, 'buy')).toBe(true)

    // Once goes to the end of the turn, twice ends it.
    expect(await whoPlays(people)).toBe(person)
    await catchUp(person)
    await page.keyboard.press('n')
    await expect.poll(() => focused(person)).toBe(t('turn.end'))
    expect(await whoPlays(people)).toBe(person)
    await page.keyboard.press('n')
    await expect.poll(() => whoPlays(people)).not.toBe(person)
  })

  test('"?" shows the keys, and letters open what they name', async () => {
    const person = await whoPlays(people)
    const { page } = person
    await catchUp(person)
    await page.keyboard.press('?')
    const menu = page.getByRole('dialog', { name: t('menu') })
    await menu.getByText(t('keys.pyramid')).waitFor()
    await picture(person, 'menu-desktop')
    await expectFit(person, 'menu on a desktop')
    await page.keyboard.press('t')
    await page.getByRole('dialog', { name: t('tomb.yours') }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('m')
    await menu.getByRole('switch', { name: t('keys') }).click()
    await page.keyboard.press('t')
    await page.keyboard.press('1')
    await expect.poll(() => page.getByRole('dialog').getAttribute('aria-label')).toBe(t('menu'))
    expect(await ways(person).count()).toBe(0)
    await menu.getByRole('switch', { name: t('keys') }).click()
    await page.keyboard.press('m')
    await menu.waitFor({ state: 'detached' })
  })

  test('nothing can sound before sound is asked for', async () => {
    const person = await whoPlays(people)
    const { page } = person
    expect(await contexts(person)).toBe(0)
    await page.getByRole('button', { name: t('menu'), exact: true }).click()
    const sound = page.getByRole('switch', { name: t('sound') })
    await sound.click()
    await expect.poll(() => sound.getAttribute('aria-checked')).toBe('true')
    await expect.poll(() => contexts(person)).toBe(1)
    await page.reload()
    await question(person).waitFor()
    await isLively(person)
    expect(await contexts(person)).toBe(0)
    await page.getByRole('button', { name: t('menu'), exact: true }).click()
    await expect.poll(() => contexts(person)).toBe(1)
  })
})

test('from an open card of a tomb or a pile one goes to those beside it, by swipes and arrows, also on a screen that is turned', async () => {
  const [mine, other] = await fullTable(reach, 2, { openDiscards: true })
  const chance = new Chance(2)
  const lies = ({ table, you }: StartedView) => table.players.find(({ seat }) => seat === you)?.discard.cards ?? []
  while (new Set(lies(valleyView(await required(mine).view())).map(({ card }) => card)).size < 3)
    await playOn([required(mine), required(other)], chance, 5)
  const person = await arrive(browser, 'Tom', { size: phone })
  const { page } = person
  await page.goto(`${inject('address')}/t/${required(mine).id}#seat=${required(mine).token}`)
  await isLively(person)
  const opened = page.getByRole('dialog').last()
  const isOpen = (title: string) => expect.poll(() => opened.getAttribute('aria-label')).toBe(cardName(title))
  for (const [button, sheet] of [
    [new RegExp(`^${t('tomb.yours')}: `), t('tomb.yours')],
    [counted(of => t('discard.read', of)), t('discard.yours')],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    const lying = page
      .getByRole('dialog', { name: sheet, exact: true })
      .locator('[data-row]')
      .first()
      .locator('[data-title]')
    await lying.first().waitFor()
    const titles = [
      ...new Set(await lying.evaluateAll(cards => cards.map(card => card.getAttribute('data-title') ?? ''))),
    ]
    const [first = '', second = ''] = titles
    await lying.first().click()
    await isOpen(first)
    await drag(page, [
      [300, 200],
      [60, 210],
    ])
    await isOpen(second)
    // A tablet, either way round, and a desktop.
    for (const [width, height] of [
      [820, 1180],
      [1180, 820],
    ] as const) {
      await page.setViewportSize({ width, height })
      await isOpen(second)
    }
    await page.setViewportSize(desktop)
    await page.getByRole('complementary', { name: cardName(second), exact: true }).waitFor()
    await page.setViewportSize(phone)
    await isOpen(second)
    await page.keyboard.press('ArrowRight')
    await isOpen(titles[2 % titles.length] ?? '')
    await page.getByRole('button', { name: t('card.previous', { card: cardName(second) }), exact: true }).click()
    await isOpen(second)
    await page.keyboard.press('ArrowLeft')
    await isOpen(first)
    await page.keyboard.press('ArrowLeft')
    await isOpen(titles.at(-1) ?? '')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
  }
  await leave(person)
})

test('it is by lamplight until light is chosen, here or by a system that could be dark, and stands before anything is painted', async () => {
  const person = await arrive(browser, 'Mira', { size: phone })
  const { page, context } = person
  await context.addInitScript(() => {
    const bodies: boolean[] = []
    window.bodies = bodies
    new MutationObserver(records => records.forEach(() => bodies.push(document.body !== null))).observe(document, {
      subtree: true,
      attributeFilter: ['data-scheme'],
    })
  })
  const scheme = () =>
    page.evaluate(() => ({
      named: document.documentElement.dataset['scheme'] ?? '',
      ceiling: getComputedStyle(document.body).backgroundColor,
      bar: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
    }))
  const dark = { ceiling: 'rgb(15, 21, 51)', bar: '#0f1533' }
  const light = { ceiling: 'rgb(223, 230, 239)', bar: '#dfe6ef' }
  // A system that is light may never have been asked; one that was dark before is light by choice.
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(inject('address'))
  await page.getByRole('button', { name: t('scheme.toLight') }).waitFor()
  await expect.poll(scheme).toEqual({ named: 'dark', ...dark })
  await picture(person, 'home-phone')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(scheme).toEqual({ named: 'system', ...dark })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: t('scheme.toDark') }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: t('scheme.toDark') }).click()
  await expect.poll(scheme).toEqual({ named: 'dark', ...dark })
  await page.getByRole('button', { name: t('scheme.toLight') }).click()
  await expect.poll(scheme).toEqual({ named: 'light', ...light })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await page.getByRole('button', { name: t('scheme.toDark') }).waitFor()
  await expect.poll(scheme).toEqual({ named: 'light', ...light })
  // Set once, before there was a body to paint.
  expect(await page.evaluate(() => window.bodies)).toEqual([false])
  await expectFit(person, 'front page')
  await leave(person)
})
