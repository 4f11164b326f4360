// Judgment: of the top two cards of the deck one is entombed, the other sacrificed.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Judgment')).toEqual({
    id: 'judgment',
    edition: 'afterlife',
    kind: 'set',
    set: 'tomb-art',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 5,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓍝',
    text: 'Reveal your top 2 deck cards. Entomb one and sacrifice the other.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const judgment = 'Judgment'

test('Reveal your top 2 deck cards. Entomb one and sacrifice the other', () => {
  const { anna, ben, table } = scene({ anna: { hand: [judgment, 'Urn'], deck: ['Boat', 'Censer', 'Chariot'] } })
  anna.plays(judgment)
  expect(table.news).toEqual(['anna play', 'anna reveal', 'anna reveal'])
  expect(table.aside).toEqual(['Boat', 'Censer'])
  expect(ben.sees.aside).toMatchObject([
    { seat: 0, card: { card: 'boat' } },
    { seat: 0, card: { card: 'censer' } },
  ])
  anna.isAsked('entomb.aside', ['Boat', 'Censer'])
  anna.chooses('Censer')
  expect([anna.tomb, table.boneyard, anna.deck, table.aside]).toEqual([['Censer'], ['Boat'], ['Chariot'], []])
  anna.isFree()
})

test('If your deck holds fewer cards, shuffle your discard pile in behind them as when drawing', () => {
  const { anna, table } = scene({ anna: { hand: [judgment], deck: ['Boat'], discard: ['Urn', 'Urn', 'Urn'] } })
  anna.plays(judgment)
  expect(table.news).toEqual(['anna play', 'anna reveal', 'anna reshuffle', 'anna reveal'])
  anna.isAsked('entomb.aside', ['Boat', 'Urn'])
  anna.chooses('Boat')
  expect([anna.deck, anna.discard, table.boneyard]).toEqual([['Urn', 'Urn'], [], ['Urn']])
})

test('With still fewer, use what there is. With only one card it is entombed', () => {
  const { anna, table } = scene({ anna: { hand: [judgment], deck: ['Boat'] } })
  anna.plays(judgment)
  anna.isAsked('entomb.aside', ['Boat'])
  anna.chooses('Boat')
  expect([anna.tomb, table.boneyard, table.aside]).toEqual([['Boat'], [], []])
  anna.isFree()
})

test('Illegal only when both piles are empty', () => {
  scene({ anna: { hand: [judgment, 'Urn'] } }).anna.cannot(`play ${judgment}`)
  scene({ anna: { hand: [judgment], discard: ['Urn'] } }).anna.can(`play ${judgment}`)
})

test('Both parts are required', () => {
  const { anna } = scene({ anna: { hand: [judgment], deck: ['Boat', 'Censer'] } })
  anna.plays(judgment)
  expect(anna.options).not.toContain('pass')
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, ben, table } = scene({ anna: { hand: [judgment, 'Urn'], deck: ['Boat', 'Censer'] } })
  anna.plays(judgment, 'Boat')
  expect(ben.reads('entomb')).toMatchObject([{ from: 'aside', by: 'judgment', card: { card: 'boat' } }])
  expect(table.freeEntombing).toBe(true)
  anna.entombs('Urn')
})

test('The sacrificed card lies face up on the boneyard; Mummified Cat may answer it', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [judgment], deck: ['Boat', 'Censer'] },
    ben: { hand: ['Mummified Cat'] },
  })
  anna.plays(judgment, 'Boat')
  expect(table.shownTo(null).boneyard.top).toMatchObject({ card: 'censer' })
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Censer', 'Mummified Cat'])
  anna.isFree()
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna, table } = scene({
    anna: { hand: [judgment, 'Tyet Amulet'], deck: ['Boat', 'Censer', 'Urn', 'Chariot'] },
  })
  anna.plays(judgment, 'Boat')
  anna.plays('Tyet Amulet', judgment)
  anna.isAsked('entomb.aside', ['Urn', 'Chariot'])
  anna.chooses('Chariot')
  expect([anna.tomb, table.boneyard]).toEqual([
    ['Boat', 'Chariot'],
    ['Urn', 'Censer'],
  ])
})
