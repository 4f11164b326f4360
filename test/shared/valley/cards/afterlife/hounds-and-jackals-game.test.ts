// Hounds and Jackals Game: reveals deck cards one by one, for all or nothing.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Hounds and Jackals Game')).toEqual({
    id: 'hounds-and-jackals-game',
    edition: 'afterlife',
    kind: 'unique',
    set: null,
    level: 2,
    copies: 1,
    gold: 2,
    cost: 4,
    vp: 4,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓃡',
    text: 'Reveal deck cards one at a time and stop when you like to recover them all. If two share a gold value, discard them all instead.',
    reaction: null,
    when: null,
    sources: {},
  })
})

const game = 'Hounds and Jackals Game'

test('Reveal deck cards one at a time and stop when you like to recover them all', () => {
  const { anna, ben, table } = scene({ anna: { hand: [game], deck: ['Urn', 'Boat', 'Statue of Isis', 'Chariot'] } })
  anna.plays(game)
  expect(table.news).toEqual(['anna play', 'anna reveal'])
  anna.isAsked('press', ['0', 'enough'])
  anna.chooses('0')
  anna.chooses('0')
  expect(table.aside).toEqual(['Urn', 'Boat', 'Statue of Isis'])
  anna.hasEnough()
  anna.holds(['Urn', 'Boat', 'Statue of Isis'])
  expect([anna.deck, anna.discard, table.aside]).toEqual([['Chariot'], [], []])
  expect(ben.reads('recover').map(({ card }) => card)).toEqual([
    { card: 'urn' },
    { card: 'boat' },
    { card: 'statue-of-isis' },
  ])
  anna.isFree()
})

test('If two share a gold value, discard them all instead', () => {
  const { anna, ben, table } = scene({ anna: { hand: [game], deck: ['Urn', 'Boat', 'Tyet Amulet', 'Chariot'] } })
  anna.plays(game, '0')
  anna.chooses('0')
  expect(anna.discard).toEqual(['Tyet Amulet', 'Boat', 'Urn'])
  expect([anna.hand, anna.deck, table.aside]).toEqual([[], ['Chariot'], []])
  expect(ben.reads('discard')).toMatchObject([
    { card: { card: 'urn' } },
    { card: { card: 'boat' } },
    { card: { card: 'tyet-amulet' } },
  ])
  anna.isFree()
})

test('Reveal at least one card. After each card without a pair you decide whether to go on', () => {
  const { anna } = scene({ anna: { hand: [game], deck: ['Urn', 'Boat'] } })
  anna.plays(game)
  anna.isAsked('press', ['0', 'enough'])
  anna.hasEnough()
  anna.holds(['Urn'])
})

test('If your deck runs out, shuffle your discard pile without the revealed cards and go on; if nothing is left, you stop', () => {
  const { anna, table } = scene({ anna: { hand: [game], deck: ['Urn'], discard: ['Boat'] } })
  anna.plays(game)
  anna.chooses('0')
  // Urn and Boat lie aside; neither deck nor discard pile holds a card.
  anna.holds(['Urn', 'Boat'])
  expect([anna.deck, anna.discard, table.aside]).toEqual([[], [], []])
  anna.isFree()

  const one = scene({ anna: { hand: [game], deck: ['Urn'] } })
  one.anna.plays(game)
  one.anna.holds(['Urn'])
  one.anna.isFree()
})

test('Illegal when both are empty', () => {
  scene({ anna: { hand: [game, 'Urn'] } }).anna.cannot(`play ${game}`)
  scene({ anna: { hand: [game], discard: ['Urn'] } }).anna.can(`play ${game}`)
})

test('Printed gold values count. All revealed cards are public; kept cards go into your hand', () => {
  const { anna, ben, table } = scene({ anna: { hand: ['Statue of Thoth', game], deck: ['Urn', 'Boat', 'Chariot'] } })
  anna.plays('Statue of Thoth')
  anna.plays(game, '0')
  expect(ben.reads('reveal')).toMatchObject([{ card: { card: 'urn' } }, { card: { card: 'boat' } }])
  expect(table.shownTo(null).aside).toMatchObject([
    { seat: 0, card: { card: 'urn' } },
    { seat: 0, card: { card: 'boat' } },
  ])
  anna.hasEnough()
  anna.holds(['Urn', 'Boat'])
})

test('A batch that goes past a revealed card is refused and leaves the question as it was', () => {
  const { anna, table } = scene({ anna: { hand: [game], deck: ['Urn', 'Boat', 'Statue of Isis'] } })
  anna.plays(game)
  expect(table.attempt(0, ['0'], [['enough']])).toMatchObject({ code: 'then-too-far' })
  expect(table.aside).toEqual(['Urn'])
  anna.hasEnough()
  anna.holds(['Urn'])
  expect(anna.deck).toEqual(['Boat', 'Statue of Isis'])
})

test('Stopping can be taken back, a revealed card not', () => {
  const { anna, table } = scene({ anna: { hand: [game], deck: ['Urn', 'Boat', 'Chariot'] } })
  anna.plays(game, '0')
  anna.cannotTakeBack()
  anna.hasEnough()
  anna.takesBack()
  expect(table.aside).toEqual(['Urn', 'Boat'])
  anna.chooses('0')
  anna.holds(['Urn', 'Boat', 'Chariot'])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [game, 'Tyet Amulet'], deck: ['Urn', 'Boat', 'Chariot'] } })
  anna.plays(game, 'enough')
  anna.plays('Tyet Amulet', game)
  anna.chooses('enough')
  anna.holds(['Urn', 'Boat'])
})
