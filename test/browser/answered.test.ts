// Every kind of question, as it comes up in random games of every edition and of mixes, is put to a page, which presses
// everything that is offered there: exactly the options of the question can be answered, by something that a finger
// reaches, and what is sent is what the table takes. The games go on with it. Every single key does what the legend of keys
// says, or nothing, whatever is asked; and a screen reader is told which cards can be chosen, as the eye is shown it.
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import type { Decision } from '#shared/protocol.ts'
import { Chance } from '#shared/chance.ts'
import { nextSent, tableOf, type Habit } from '#test/shared/properties/valley-games.ts'
import { viewFor } from '#test/shared/properties/made-view.ts'
import { valleyGame } from '#test/web/played-games.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { pharaohText } from '#web/lib/valley/pharaohs/pharaoh-texts.ts'
import { handKeys, placeCodes } from '#web/lib/valley/input/keymap.ts'
import type { Tried } from '../scenes/asked.svelte.ts'
import type { KeyEffect } from '../scenes/key-effects.ts'
import { openStill, openUnpainted, type Still } from '../scenes/still.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedStill } from './shared-still.ts'
import { desktop, phone } from './people.ts'
import { within } from './within.ts'

let browser: Browser
let still: Still
beforeAll(async () => {
  ;[browser, still] = await Promise.all([sharedBrowser(), sharedStill()])
})

/** Questions that are alike for a page are asked once, and now and then once more. */
const nowAndThen = 200
const answerTime = 120_000
const likeness = ({ kind, key, min, max, options }: Decision) =>
  [kind, key, min === 0, max > 1, options.some(({ card }) => card), options.some(({ place }) => place)].join(' ')

/** What is wrong with how a page answers a question. */
function wrongWith(
  { options, min, max }: Decision,
  { answers, stuck, hidden, focusedAside }: Tried,
): readonly string[] {
  const ids = options.map(({ id }) => id)
  const picked = answers.flatMap(({ options: first, then }) => [...first, ...then.flat()])
  return [
    ...(focusedAside === null ? [] : [`the focus comes to ${focusedAside}`]),
    ...stuck.map(by => `nothing comes of ${by}`),
    ...hidden.map(by => `out of reach: ${by}`),
    ...ids.filter(id => !picked.includes(id)).map(id => `nothing answers ${id}`),
    ...answers
      .filter(
        ({ options: first }) =>
          first.length < min ||
          first.length > max ||
          new Set(first).size < first.length ||
          !first.every(id => ids.includes(id)),
      )
      .map(({ by, options: first }) => `${by} sends ${String(first)}`),
  ]
}

const habits: readonly Habit[] = ['busy', 'any', 'digger', 'buyer']
const seen = new Set<string>()
const kinds = new Set<string>()
let asked = 0

test.concurrent.each([
  { size: phone, first: 0 },
  { size: desktop, first: 1 },
])('$size.width wide every question can be answered, and in no other way', async ({ size, first }) => {
  const { page, close } = await openUnpainted(browser, still, size.width, size.height)
  const wrong: string[] = []
  const known = new Set<string>()
  for (let number = first; number < 60; number += 2) {
    const described = valleyGame(number, habits, false)
    const table = tableOf(described)
    const chance = new Chance(number)
    let sat = false
    for (let picks = 0; picks < 600 && !table.referee.over; picks++) {
      const [decision] = table.referee.waitingFor.includes(0) ? viewFor(table, 0).decisions : []
      const like = decision ? likeness(decision) : ''
      if (!decision || (known.has(like) && !chance.once(nowAndThen))) {
        table.sendLegal(nextSent(table, described, chance))
        continue
      }
      known.add(like)
      seen.add(like)
      kinds.add(decision.kind)
      asked++
      const view = viewFor(table, 0)
      if (!sat)
        await within(
          answerTime,
          `no table for game ${number}`,
          page.evaluate(from => window.look.sit(from), view),
        )
      sat = true
      const tried = await within(
        answerTime,
        `no end of game ${number}, ${like}`,
        page.evaluate(from => window.look.answersTo(from), view),
      )
      wrong.push(...wrongWith(decision, tried).map(complaint => `game ${number}, ${like}: ${complaint}`))
      if (tried.answers.length === 0) break
      const { options, then } = chance.one(tried.answers)
      table.sendLegal({ seat: 0, decision: decision.id, options, ...(then.length > 0 ? { then } : {}) })
    }
  }
  await close()
  expect(wrong).toEqual([])
})

test('questions of all kinds were among them', () => {
  expect([...kinds].sort()).toEqual([
    'choose-card',
    'choose-number',
    'choose-option',
    'choose-place',
    'choose-player',
    'crumble',
    'order',
    'pay',
    'pharaoh',
    'play',
    'react',
  ])
  expect(seen.size).toBeGreaterThan(65)
  expect(asked).toBeGreaterThan(120)
})

/** What numbers and the pyramid's letters do in a state, from the first card and the apex on; what else is not as usual. */
interface Keyed {
  readonly hand: readonly KeyEffect[]
  readonly places: readonly KeyEffect[]
  readonly more?: Readonly<Record<string, KeyEffect>>
}
const all = <T>(count: number, effect: T): readonly T[] => Array.from({ length: count }, () => effect)
const states: Readonly<Record<string, Keyed>> = {
  turn: {
    hand: all(5, 'plans'),
    places: [...all<KeyEffect>(3, 'looks'), ...all<KeyEffect>(3, 'plans')],
    more: { n: 'goes' },
  },
  wait: { hand: all(5, 'looks'), places: all(6, 'looks') },
  fall: { hand: all(5, 'looks'), places: ['looks', 'plans', 'plans', 'looks', 'nothing', 'looks'] },
  pay: { hand: all(5, 'plans'), places: all(6, 'looks'), more: { Enter: 'sends' } },
  react: {
    hand: ['looks', 'looks', 'looks', 'plans', 'looks'],
    places: ['nothing', 'looks', 'looks', 'plans', 'plans', 'plans'],
  },
  entomb: { hand: all(5, 'plans'), places: all(6, 'looks') },
  // Cards lie spread out over the pyramid: the numbers are theirs.
  pile: { hand: all(8, 'plans'), places: all(6, 'nothing') },
  pharaoh: { hand: all(2, 'plans'), places: all(6, 'nothing') },
  power: {
    hand: all(5, 'plans'),
    places: [...all<KeyEffect>(3, 'looks'), ...all<KeyEffect>(3, 'plans')],
    more: { n: 'goes', p: 'plans' },
  },
  watch: { hand: [], places: all(6, 'looks'), more: { t: 'nothing' } },
}
const usual: Readonly<Record<string, KeyEffect>> = {
  t: 'opens',
  r: 'opens',
  m: 'opens',
  '?': 'opens',
  w: 'opens',
  l: 'goes',
}
const others = ['n', 'u', 'p', 'q', 'a', 'Enter', ' ', 'Backspace', 'Home', 'F2', '+']

test('a single key does what the legend says, or nothing, and Escape leads back', async () => {
  // What keys open is waited for as it is seen, so here the page is painted.
  const page = await openStill(browser, still, desktop.width, desktop.height)
  const show = (name: string) =>
    within(
      answerTime,
      `${name} is not shown`,
      page.evaluate(scene => window.look.show(scene), name),
    )
  const wrong: string[] = []
  const press = async (name: string, expected: readonly (readonly [string, KeyEffect])[], first?: string) =>
    wrong.push(
      ...(
        await within(
          answerTime,
          `no end of keys on ${name}`,
          page.evaluate(([keys, before]) => window.look.pressed(keys, before), [expected, first] as const),
        )
      ).map(said => `${name}: ${said}`),
    )
  for (const [name, { hand, places, more = {} }] of Object.entries(states)) {
    await show(name)
    await press(name, [
      ...handKeys.map((key, nth) => [key, hand[nth] ?? 'nothing'] as const),
      ...placeCodes.map((code, place) => [code.slice(-1).toLowerCase(), places[place] ?? 'nothing'] as const),
      ...Object.entries({ ...Object.fromEntries(others.map(key => [key, 'nothing' as const])), ...usual, ...more }),
    ])
  }
  // What lies under an opened tomb is not chosen.
  await show('turn')
  await press(
    'an opened tomb',
    [
      ['e', 'nothing'],
      ['s', 'nothing'],
      ['d', 'nothing'],
    ],
    't',
  )
  await page.context().close()
  expect(wrong).toEqual([])
})

/** Scenes with cards in every state that a card can have: to be used, bought, chosen, paid with, chosen already, and out of play. */
const withStates = [
  'turn',
  'card',
  'fall',
  'pay',
  'pay-ready',
  'pay-missing',
  'react',
  'react-take',
  'entomb-two',
  'pile-chosen',
  'order-three',
  'pharaoh-picked',
  'power',
  'power-ready',
]
const canBe = [t('card.canUse'), t('card.canChoose'), t('card.canBuy'), pharaohText('power.can')]

test.concurrent.each([phone, desktop])(
  'at $width x $height a screen reader is told of each card that can be chosen or can pay, and of no other',
  async ({ width, height }) => {
    const { page, close } = await openUnpainted(browser, still, width, height)
    const wrong: string[] = []
    const states = new Set<string>()
    for (const scene of withStates) {
      await page.evaluate(name => window.look.show(name), scene)
      const buttons = await page.locator('button').evaluateAll(all =>
        all.map(button => ({
          name: button.getAttribute('aria-label') ?? '',
          state: button.dataset['state'] ?? '',
          // Where all cards are there to be chosen their place says so, and each of them whether it is chosen.
          choice: button.closest('[data-numbered]') !== null && button.getAttribute('aria-pressed') === 'false',
          pressed: button.getAttribute('aria-pressed') === 'true',
        })),
      )
      for (const { name, state, choice, pressed } of buttons) {
        states.add(state)
        const isTold = choice || (!pressed && canBe.some(said => name.endsWith(said)))
        if (isTold !== (state === 'can' || state === 'free')) wrong.push(`${scene}: ${name} (${state})`)
      }
    }
    await close()
    expect(wrong).toEqual([])
    expect([...states].sort()).toEqual(['', 'can', 'chosen', 'dim', 'free', 'off', 'paying'])
  },
)
