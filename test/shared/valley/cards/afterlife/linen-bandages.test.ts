// Linen Bandages: discards any number of hand cards and draws as many.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Linen Bandages')).toEqual({
    id: 'linen-bandages',
    edition: 'afterlife',
    kind: 'set',
    set: 'mummification',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 2,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓎫',
    text: 'Discard one or more cards, then draw as many.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const linen = 'Linen Bandages'

test('Discard one or more cards, then draw as many', () => {
  const { anna, table } = scene({
    anna: { hand: [linen, 'Urn', 'Boat', 'Censer'], deck: ['Chariot', 'Shabti', 'Box of Food'] },
  })
  anna.plays(linen)
  anna.isAsked('discard-some.hand', ['Boat', 'Censer', 'Urn'])
  expect(anna.question).toMatchObject({ min: 1, max: 3, ordered: true })
  anna.chooses('Urn', 'Boat')
  expect(anna.discard).toEqual(['Boat', 'Urn'])
  anna.holds(['Censer', 'Chariot', 'Shabti'])
  expect(table.news).toEqual(['anna discard', 'anna discard', 'anna draw'])
  anna.isFree()
})

test('The played card is in play and does not count as a hand card; with an empty hand the action is illegal', () => {
  scene({ anna: { hand: [linen], deck: ['Urn', 'Urn'] } }).anna.cannot(`play ${linen}`)
  const { anna } = scene({ anna: { hand: [linen, linen], deck: ['Urn'] } })
  anna.plays(linen)
  anna.isAsked('discard-some.hand', [linen])
  expect(anna.question).toMatchObject({ min: 1, max: 1, ordered: false })
  anna.chooses(linen)
  expect([anna.hand, anna.discard, anna.inPlay]).toEqual([['Urn'], [linen], [linen]])
})

test('Announce and discard all of them first, then draw. Cards just discarded may come back if your deck runs out', () => {
  const { anna, table } = scene({ anna: { hand: [linen, 'Urn', 'Boat', 'Censer'], deck: ['Chariot'] } })
  anna.plays(linen)
  anna.chooses('Urn', 'Boat')
  expect(table.news).toEqual(['anna discard', 'anna discard', 'anna reshuffle', 'anna draw'])
  expect(anna.hand).toHaveLength(3)
  expect(anna.deck).toHaveLength(1)
  expect([...anna.hand, ...anna.deck].sort()).toEqual(['Boat', 'Censer', 'Chariot', 'Urn'])
})

test('With nothing to draw but what is discarded the action is legal', () => {
  const { anna } = scene({ anna: { hand: [linen, 'Urn', 'Boat'] } })
  anna.plays(linen)
  anna.chooses('Boat', 'Urn')
  anna.holds(['Boat', 'Urn'])
  expect([anna.deck, anna.discard]).toEqual([[], []])
})

test('Cards you draw stay secret', () => {
  const { anna, ben } = scene({ anna: { hand: [linen, 'Urn'], deck: ['Chariot'] } })
  anna.plays(linen, 'Urn')
  expect(ben.reads('draw')).toEqual([{ count: 1 }])
  expect(anna.reads('draw')).toMatchObject([{ cards: [{ card: 'chariot' }] }])
  expect(JSON.stringify(ben.sees)).not.toContain('chariot')
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [linen, 'Tyet Amulet', 'Urn', 'Boat'], deck: ['Chariot', 'Shabti', 'Censer'] },
  })
  anna.plays(linen)
  anna.chooses('Urn')
  anna.plays('Tyet Amulet', linen)
  anna.isAsked('discard-some.hand', ['Boat', 'Chariot'])
  anna.chooses('Chariot', 'Boat')
  anna.holds(['Shabti', 'Censer'])
  expect(anna.discard).toEqual(['Boat', 'Chariot', 'Urn'])
})
