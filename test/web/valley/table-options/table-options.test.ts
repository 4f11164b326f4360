// The maker of tables: what it offers can be made, and what it says of it is what the table then is.
import { boxes, editions, setIds, starterKinds } from '#shared/valley/editions.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CardIndex } from '#shared/valley/card-index.ts'
import { settle, type ValleyOptions } from '#shared/valley/options.ts'
import { perfectScore } from '#shared/valley/scoring.ts'
import { stockOf } from '#shared/valley/stock.ts'
import { runs } from '#test/shared/properties/tested-game.ts'
import { goalOf, summaryOf } from '#web/lib/valley/table-options/choice-summary.ts'
import { offers } from '#web/lib/lobby/game-offers.ts'
import {
  addedTo,
  changedIn,
  copies,
  fitted,
  isWay,
  optionsOf,
  presetOf,
  presets,
  reseated,
  seatsBehind,
  seatsFor,
  stockSize,
  uniqueCount,
  wayOf,
  ways,
  choiceOfWay,
  choiceOf,
  withSet,
  withUniques,
  type Preset,
  type TableChoice,
} from '#web/lib/valley/table-options/table-choice.ts'
import { optionsText } from '#web/lib/valley/table-options/options-texts.ts'
import { presetNames } from '../preset-names.ts'
import { accepted } from '#test/shared/accepted-options.ts'

const first = () => 0
const settled = (wish: TableChoice, seats: number) => settle(optionsOf(wish), seats, first)
const made = (wish: TableChoice, seats: number): ValleyOptions => accepted(settled(wish, seats))

/** Anything that can be put together in the maker. */
const wishes: fc.Arbitrary<TableChoice> = fc.record({
  edition: fc.constantFrom(...boxes),
  sets: fc.oneof({ weight: 4, arbitrary: fc.subarray([...setIds], { minLength: 1 }) }, fc.constant('lot' as const)),
  copies: fc.constantFrom(...copies),
  starters: fc.constantFrom(...starterKinds),
  uniques: fc.subarray([...editions]),
  pharaohs: fc.boolean(),
  openDiscards: fc.boolean(),
  quickReactions: fc.boolean(),
  solitaire: fc.constantFrom(null, 'starter' as const, 'master' as const),
})

test('exactly the seats are offered that the table accepts', () => {
  fc.assert(
    fc.property(wishes, wish => {
      const accepted = [1, 2, 3, 4, 5, 6].filter(seats => !('code' in settled(wish, seats)))
      expect(seatsFor(wish)).toEqual(accepted)
    }),
    runs(300),
  )
})

test('every door can be played by one to six: what they need is added', () => {
  for (const way of ways)
    for (const seats of [1, 2, 3, 4, 5, 6])
      expect(settled(fitted(choiceOfWay(way), seats), seats), `${way}, ${seats}`).not.toHaveProperty('code')
})

test('five and six can play with anything: the premium edition and further sets are added, and nothing is taken away', () => {
  fc.assert(
    fc.property(wishes, fc.constantFrom(5, 6), (wish, seats) => {
      const fit = fitted(wish, seats)
      expect(settled(fit, seats)).not.toHaveProperty('code')
      expect(fit).toMatchObject({ pharaohs: true, copies: wish.copies, starters: wish.starters })
      expect(fit.uniques).toEqual(expect.arrayContaining([...wish.uniques, 'premium']))
      if (wish.sets !== 'lot') expect(fit.sets).toEqual(expect.arrayContaining([...wish.sets]))
      expect(fitted(fit, seats)).toEqual(fit)
    }),
    runs(300),
  )
})

test('what was added is said; where it was enough nothing is', () => {
  expect(addedTo(presets.base, fitted(presets.base, 5))).toEqual({
    premium: true,
    sets: ['mummification', 'jewelry'],
    uniques: [],
  })
  expect(addedTo(presets.base, fitted(presets.base, 4))).toEqual({ premium: false, sets: [], uniques: [] })
  // Pharaohs that somebody has chosen are not added.
  const royal = { ...presets.base, pharaohs: true }
  expect(addedTo(royal, fitted(royal, 2)).premium).toBe(false)
  expect(addedTo(presets.premium, fitted(presets.premium, 6))).toEqual({
    premium: false,
    sets: ['mummification', 'jewelry', 'chambers'],
    uniques: [],
  })
})

test('uniques that were added are said too: by lot five have too few sets, and get those of every edition', () => {
  const added = addedTo(presets.lot, fitted(presets.lot, 5))
  expect(added).toEqual({ premium: true, sets: [], uniques: ['afterlife', 'last-rites'] })
  expect(optionsText('added', { seats: 5, ...added, uniques: added.uniques.map(each => optionsText(each)) })).toBe(
    'Five players: premium rules, uniques of Afterlife and uniques of Last Rites are added.',
  )
})

test('what is changed while there are many seats is kept when some go, and what these needed is not', () => {
  const six = fitted(presets.base, 6)
  const plain = changedIn(presets.base, six, { ...six, quickReactions: true })
  expect(plain).toEqual({ ...presets.base, quickReactions: true })
  expect(addedTo(plain, fitted(plain, 6))).toEqual(addedTo(presets.base, six))
  const fewer = withSet(six, 'books')
  expect(changedIn(presets.base, six, fewer)).toEqual({ ...presets.base, sets: fewer.sets })
})

test('what was switched off of the premium edition stays off between five and six seats, and what comes with it is said', () => {
  const five = fitted(presets.base, 5)
  const off = { ...five, pharaohs: false }
  const six = reseated(changedIn(presets.base, five, off), { wish: off, seats: 5 }, 6)
  expect(six).toMatchObject({ pharaohs: false, uniques: ['base', 'premium'] })
  expect(addedTo(presets.base, six)).toMatchObject({ premium: false, uniques: ['premium'] })

  const fewer = withUniques(five, 'premium')
  const plain = changedIn(presets.base, five, fewer)
  expect(reseated(plain, { wish: fewer, seats: 5 }, 6)).toMatchObject({ pharaohs: true, uniques: ['base'] })
  expect(reseated(plain, { wish: fitted(plain, 4), seats: 4 }, 6)).toEqual(fitted(plain, 6))
})

test('a door stands for its wish and seats: five or six players, however one came there', () => {
  for (const way of ways) expect(wayOf(fitted(choiceOfWay(way), seatsBehind(way, 2)), seatsBehind(way, 2))).toBe(way)
  expect(wayOf(fitted(presets.base, 6), 6)).toBe('many')
  expect([isWay('premium'), isWay('nowhere'), isWay(null)]).toEqual([true, false, false])
})

test('no door leads through another one, however many seats were chosen before', () => {
  for (const way of ways)
    for (const wanted of [1, 2, 3, 4, 5, 6]) {
      const seats = seatsBehind(way, wanted)
      expect([way, null], `${way}, ${wanted}`).toContain(wayOf(fitted(choiceOfWay(way), seats), seats))
    }
})

test('a solitaire is the door of that name only with the base game, else what it is played with', () => {
  const doors = (['base', 'afterlife', 'last-rites', 'grand', 'lot'] as const).map(way =>
    wayOf(fitted(presets[way], 1), 1),
  )
  expect(doors).toEqual(['solitaire', 'afterlife', 'last-rites', 'grand', 'lot'])
  expect(summaryOf(fitted(presets.afterlife, 1), 1)).toMatchObject({ title: 'Afterlife, alone' })
  expect(summaryOf(fitted(withSet(presets.base, 'weapons'), 1), 1)).toMatchObject({ title: 'A mix, alone' })
})

test('the front page asks for what the maker asks for, with as many seats, and leads to its doors', () => {
  const { seats, needs, more } = offers.valley
  for (const each of seats) expect(needs[each] ?? {}).toEqual(optionsOf(fitted(presets.base, each)))
  expect(more?.ways.every(isWay)).toBe(true)
})

test('stock, uniques and the perfect score are those of the table', () => {
  fc.assert(
    fc.property(wishes, wish => {
      const [seats] = seatsFor(wish)
      if (seats === undefined) return
      const options = made(wish, seats)
      const stock = stockOf(options)
      expect(stockSize(wish)).toBe(stock.reduce((sum, { copies: many }) => sum + many, 0))
      expect(uniqueCount(wish)).toBe(stock.filter(({ title }) => title.kind === 'unique').length)
      expect(goalOf(wish)).toBe(perfectScore(new CardIndex(options, 1)))
    }),
    runs(200),
  )
})

test('a table says of itself what was wished for it', () => {
  fc.assert(
    fc.property(wishes, wish => {
      const [seats] = seatsFor(wish)
      if (seats === undefined || wish.sets === 'lot') return
      expect(choiceOf(made(wish, seats))).toEqual(wish)
    }),
    runs(200),
  )
})

describe('the doors', () => {
  test.each(presetNames)('%s can be made, and is known again', preset => {
    const wish = presets[preset]
    for (const seats of seatsFor(wish)) made(wish, seats)
    expect(presetOf(wish)).toBe(preset)
    expect(seatsFor(wish).length).toBeGreaterThan(0)
  })
  test('lead to the base game without an option', () => {
    expect(optionsOf(presets.base)).toEqual({})
  })
  test('are none of them shown for a mix that was changed', () => {
    expect(presetOf(withSet(presets.base, 'tomb-art'))).toBeNull()
    expect(presetOf(withUniques(presets.base, 'premium'))).toBeNull()
    expect(presetOf(withSet(withSet(presets.base, 'books'), 'books'))).toBe('base')
  })
})

describe('what will be played, in words', () => {
  const texts: readonly (readonly [Preset, number, string, string])[] = [
    [
      'base',
      3,
      'Base, three players',
      'Five sets, *two copies* of each treasure, six uniques: *56 cards* in the stock. The full set of Statues, seven cards, is worth 49.',
    ],
    [
      'grand',
      4,
      'Grand mix, four players',
      'Nine sets, *one copy* of each treasure, 16 uniques: *67 cards* in the stock. Sets of equal size are combined: 5 + 5, 6 + 6 and 7 + 7, up to *14 × 14 = 196*. Starters of both kinds. A pharaoh for each player.',
    ],
    [
      'solitaire',
      1,
      'Solitaire, alone',
      'Five sets, *two copies* of each treasure, six uniques: *56 cards* in the stock. Only the perfect tomb wins: *170 points*.',
    ],
    [
      'lot',
      2,
      'Random sets, two players',
      'One random set of each size from three to seven, *two copies* of each treasure, six uniques: *56 cards* in the stock.',
    ],
  ]
  test('names the starters that everybody begins with, wherever a mix was begun', () => {
    const said = (choice: TableChoice) => summaryOf(choice, 2).text
    expect(said(presets['last-rites'])).not.toMatch(/Starters of/)
    expect(said(withSet(presets['last-rites'], 'books'))).toContain('Starters of Last Rites.')
    expect(said(withSet(presets.base, 'tomb-art'))).not.toMatch(/Starters of/)
  })
  test('says of random sets that equal ones are combined, and what a solitaire with them has to reach', () => {
    const said = (copies: TableChoice['copies'], solitaire: TableChoice['solitaire']) =>
      summaryOf({ ...presets.lot, copies, solitaire }, solitaire ? 1 : 2).text
    expect(said('joined', null)).toMatch(
      /combined: 3 \+ 3, 4 \+ 4, 5 \+ 5, 6 \+ 6 and 7 \+ 7, up to \*14 × 14 = 196\*\.$/,
    )
    expect(said('apart', null)).not.toContain('combined')
    const goals = (['two', 'apart', 'joined'] as const).map(copies => goalOf({ ...presets.lot, copies }))
    const others = goalOf(presets.base) - 135
    expect(goals.map(goal => goal - others)).toEqual([135, 270, 540])
    expect(said('joined', 'starter')).toContain(`*${goals[2]} points*`)
  })
  test('says of both options among several players that they are on', () => {
    const { text } = summaryOf({ ...presets.base, openDiscards: true, quickReactions: true }, 2)
    expect(text).toContain(
      'is worth 49. Open discards: look through your own pile at any time. ' +
        'Quick reactions: only a holder of the card is asked, which shows who has it.',
    )
    expect(summaryOf({ ...presets.solitaire, openDiscards: true, quickReactions: true }, 1)).toEqual(
      summaryOf(presets.solitaire, 1),
    )
  })
  test.each(texts)('%s', (preset, seats, title, text) => {
    expect(summaryOf(presets[preset], seats)).toEqual({ title, text })
  })
})
