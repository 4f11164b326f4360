// Sistrum: answers a card taken by an opponent's action with two cards drawn.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Sistrum')).toEqual({
    id: 'sistrum',
    edition: 'premium',
    kind: 'unique',
    set: null,
    level: 2,
    copies: 1,
    gold: 2,
    cost: 3,
    vp: 3,
    timing: 'reaction',
    mentionsOpponent: true,
    sign: '𓏣',
    text: 'Reaction: when an opponent’s action takes a pyramid card you may discard this card to draw 2 cards.',
    reaction: 'Discard Sistrum and draw 2 cards.',
    when: 'An opponent’s action has taken a card from the pyramid',
    sources: {},
  })
})

const sistrum = 'Sistrum'
const deck = ['Urn', 'Urn', 'Shabti']

test('Reaction: when an opponent’s action takes a pyramid card you may discard this card to draw 2 cards', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Statue of Horus'] },
    ben: { hand: [sistrum, 'Ring'], deck },
    pyramid: base('Axe', 'Boat'),
  })
  anna.plays('Statue of Horus', 'Boat')
  ben.isAsked('react.taken', [sistrum, 'pass'])
  expect(ben.question.params).toMatchObject({
    event: 'taken',
    seat: 0,
    card: { card: 'boat' },
    place: 4,
    could: ['sistrum'],
  })
  ben.answers(sistrum)
  ben.holds(['Ring', 'Urn', 'Urn'])
  expect(ben.discard).toEqual([sistrum])
  anna.isFree()
  anna.cannotTakeBack()
})

test('Asked is whoever has it in hand or deck together and a hand that is not empty', () => {
  const down = scene({
    anna: { hand: ['Statue of Horus'] },
    ben: { hand: ['Ring'], deck: [sistrum] },
    pyramid: base('Boat'),
  })
  down.anna.plays('Statue of Horus', 'Boat')
  down.ben.isAsked('react.taken', ['pass'])
  const gone = scene({
    anna: { hand: ['Statue of Horus'] },
    ben: { hand: ['Ring'], discard: [sistrum] },
    pyramid: base('Boat'),
  })
  gone.anna.plays('Statue of Horus', 'Boat')
  gone.anna.isFree()
  const empty = scene({ anna: { hand: ['Statue of Horus'] }, ben: { deck: [sistrum] }, pyramid: base('Boat') })
  empty.anna.plays('Statue of Horus', 'Boat')
  empty.anna.isFree()
})

test('Only on an opponent’s turn', () => {
  const { anna } = scene({ anna: { hand: ['Statue of Horus', sistrum], deck }, ben: {}, pyramid: base('Boat') })
  anna.plays('Statue of Horus', 'Boat')
  anna.isFree()
})

test('Only for cards taken by an action; purchases, entombing from the pyramid and swaps do not count', () => {
  const { anna } = scene({
    anna: { hand: ['Goldsmith', 'Draughtsman', 'Shabti', 'Chariot', 'Ring', 'Serdab'] },
    ben: { hand: [sistrum], deck },
    pyramid: base('Axe', 'Boat', 'Harvest'),
  })
  anna.plays('Shabti', '0', 'Axe', 'Boat')
  anna.plays('Draughtsman', 'Serdab', 'Harvest')
  anna.plays('Goldsmith', 'Ring', 'Boat')
  anna.buys('Serdab', ['Chariot'])
  anna.isFree()
})

test('Cards taken elsewhere, or by the answer of another player, do not count', () => {
  const { anna, cleo } = scene({
    anna: { hand: ['Statue of Anubis', 'Water Clock', 'Chariot'] },
    ben: { hand: [sistrum], deck },
    cleo: { hand: ['Boat'] },
    boneyard: ['Ring'],
    stock: ['Harvest'],
    pyramid: base('Axe', 'Sling'),
  })
  anna.plays('Statue of Anubis')
  anna.plays('Water Clock', 'Harvest')
  anna.buys('Sling', ['Chariot'])
  cleo.answers('Boat')
  cleo.chooses('Axe')
  anna.isFree()
})

test('Also for a called action, and anew for one that is repeated', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Overseer', 'Tyet Amulet'], tomb: ['Statue of Horus'] },
    ben: { hand: [sistrum], deck },
    pyramid: base('Axe', 'Boat', 'Sling'),
  })
  anna.plays('Overseer', 'Statue of Horus', 'Boat')
  ben.passes()
  anna.plays('Tyet Amulet', 'Overseer', 'Statue of Horus', 'Sling')
  ben.isAsked('react.taken', [sistrum, 'pass'])
})

test('Played after the card is gone and the pyramid has crumbled', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Statue of Horus'] },
    ben: { hand: [sistrum], deck },
    pyramid: [[null], ['Bow', 'Ring'], [null, 'Boat', null]],
  })
  anna.plays('Statue of Horus', 'Boat')
  anna.isAsked('crumble')
  anna.chooses('Ring')
  ben.isAsked('react.taken', [sistrum, 'pass'])
  expect(table.pyramid).toEqual([[null], ['Bow', null], [null, 'Ring', null]])
  expect(anna.discard).toEqual(['Boat'])
})

test('If your deck runs out, shuffle your discard pile, Sistrum included', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Statue of Horus'] },
    ben: { hand: [sistrum], deck: ['Urn'] },
    pyramid: base('Boat'),
  })
  anna.plays('Statue of Horus', 'Boat')
  ben.answers(sistrum)
  ben.holds(['Urn', sistrum])
  anna.isFree()
})

test('A reaction is not an action: it is played on an opponent’s turn from the hand and can be neither repeated nor called by another card', () => {
  const { anna } = scene({ anna: { hand: [sistrum, 'Mirror Case', 'Tyet Amulet'], deck } })
  anna.cannot(`play ${sistrum}`, 'play Mirror Case', 'play Tyet Amulet')
  const gates = scene({ anna: { hand: ['Book of Gates'], deck: [sistrum] } })
  gates.anna.plays('Book of Gates')
  expect(gates.anna.discard).toEqual([sistrum])
})
