// Sphinx: discarded, it keeps its owner unaffected by an opponent's action and draws two cards.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Sphinx')).toEqual({
    id: 'sphinx',
    edition: 'afterlife',
    kind: 'unique',
    set: null,
    level: 3,
    copies: 1,
    gold: 5,
    cost: 7,
    vp: 6,
    timing: 'reaction',
    mentionsOpponent: true,
    sign: '𓃭',
    text: 'Reaction: discard this card to stay unaffected by an opponent’s action, then draw 2 cards.',
    reaction: 'Discard Sphinx: that action does not affect you. Draw 2 cards.',
    when: 'An opponent’s action would affect you',
    sources: {},
  })
})

const sphinx = 'Sphinx'
const deck = ['Shabti', 'Shabti', 'Shabti']

test('Reaction: discard this card to stay unaffected by an opponent’s action, then draw 2 cards', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Duamutef Canopic Jar'] },
    ben: { hand: [sphinx, 'Urn', 'Urn', 'Boat'], deck },
  })
  const was = ben.idOf(sphinx)
  anna.plays('Duamutef Canopic Jar')
  ben.isAsked('discard.hand', [sphinx, 'Urn', 'Urn', 'Boat', 'discard Sphinx'])
  expect(ben.question.options.at(-1)).toMatchObject({ id: `protect-${was}`, key: 'protect-discard' })
  ben.escapesWith(sphinx)
  expect(table.news).toEqual(['ben protected', 'ben draw'])
  const card = { id: ben.sees.players[1]?.discard.top?.id, card: 'sphinx' }
  expect(anna.reads('protected')).toEqual([{ card, discarded: true }])
  expect(ben.reads('protected')).toEqual([{ card, discarded: true, was }])
  expect(ben.discard).toEqual([sphinx])
  ben.holds(['Urn', 'Urn', 'Boat', 'Shabti', 'Shabti'])
  anna.isFree()
})

test('Whenever an opponent’s action would make you do something or would touch your hand, deck, discard pile or tomb', () => {
  for (const attack of ['Duamutef Canopic Jar', 'Qebehsenuef Canopic Jar', 'Statue of Bastet', 'Spear']) {
    const { anna, ben } = scene({ anna: { hand: [attack] }, ben: { hand: [sphinx, 'Urn', 'Urn', 'Boat'], deck } })
    anna.plays(attack)
    ben.escapesWith(sphinx)
    expect(ben.discard).toEqual([sphinx])
    expect(anna.discard).toEqual([])
    anna.isFree()
  }
})

test('To be discarded by the effect is another answer than to be discarded against it', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Duamutef Canopic Jar'] },
    ben: { hand: [sphinx, 'Urn', 'Urn', 'Boat'], deck },
  })
  anna.plays('Duamutef Canopic Jar')
  ben.chooses(sphinx)
  expect(ben.discard).toEqual([sphinx])
  ben.holds(['Urn', 'Urn', 'Boat'])
})

test('Where the effect asks nothing, everyone is asked who has it in hand or deck together and a hand that is not empty', () => {
  const held = scene({ anna: { hand: ['Dagger'] }, ben: { hand: [sphinx, 'Urn', 'Urn', 'Boat'], deck } })
  held.anna.plays('Dagger', 'ben')
  held.ben.isAsked('react.affected', ['discard Sphinx', 'pass'])
  held.ben.escapesWith(sphinx)
  held.ben.holds(['Urn', 'Urn', 'Boat', 'Shabti', 'Shabti'])
  held.anna.isFree()
  const down = scene({ anna: { hand: ['Dagger'] }, ben: { hand: ['Chariot', 'Urn', 'Urn', 'Boat'], deck: [sphinx] } })
  down.anna.plays('Dagger', 'ben')
  down.ben.isAsked('react.affected', ['pass'])
  expect(down.ben.question.params).toMatchObject({ could: ['sphinx'] })
})

test('Other players stay affected; the opponent’s card stays in play', () => {
  const { anna, ben, cleo } = scene({
    anna: { hand: ['Spear'] },
    ben: { hand: [sphinx, 'Urn', 'Urn', 'Boat'], deck },
    cleo: { hand: ['Chariot', 'Censer', 'Shabti', 'Shabti'] },
  })
  anna.plays('Spear')
  ben.escapesWith(sphinx)
  cleo.isAsked('stack.hand', ['Chariot', 'Censer', 'Shabti', 'Shabti'])
  cleo.chooses('Censer')
  expect(cleo.deck).toEqual(['Censer'])
  expect(anna.inPlay).toEqual(['Spear'])
})

test('It saves nobody from an action of his own, from reactions or from the owed sacrifice', () => {
  const { anna } = scene({ anna: { hand: ['Middle Sarcophagus', sphinx], deck: ['Urn', 'Urn'] } })
  anna.plays('Middle Sarcophagus')
  anna.isAsked('discard.hand', [sphinx, 'Urn', 'Urn'])
})

test('First you are protected, then you draw; the drawn cards may serve against later actions', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Duamutef Canopic Jar', 'Qebehsenuef Canopic Jar'] },
    ben: { hand: [sphinx, 'Urn', 'Urn', 'Boat'], deck: ['Offering Table', 'Shabti', 'Shabti'] },
  })
  anna.plays('Duamutef Canopic Jar')
  ben.escapesWith(sphinx)
  anna.plays('Qebehsenuef Canopic Jar')
  ben.shows('Offering Table')
  anna.isFree()
})

test('A repeat asks anew', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Spear', 'Tyet Amulet'] },
    ben: { hand: [sphinx, 'Urn', 'Urn', 'Boat'], deck },
  })
  anna.plays('Spear')
  ben.chooses('Urn')
  anna.cannot('play Tyet Amulet')
  const again = scene({
    anna: { hand: ['Spear', 'Tyet Amulet'] },
    ben: { hand: [sphinx, 'Urn', 'Urn', 'Boat', 'Chariot'], deck },
  })
  again.anna.plays('Spear')
  again.ben.chooses('Urn')
  again.anna.plays('Tyet Amulet', 'Spear')
  again.ben.escapesWith(sphinx)
  again.ben.holds(['Urn', 'Boat', 'Chariot', 'Urn', 'Shabti'])
})

test('If your deck runs out, shuffle your discard pile, Sphinx included: with both empty it comes back itself', () => {
  const { anna, ben } = scene({ anna: { hand: ['Spear'] }, ben: { hand: [sphinx, 'Urn', 'Urn', 'Boat'] } })
  anna.plays('Spear')
  ben.escapesWith(sphinx)
  ben.holds([sphinx, 'Urn', 'Urn', 'Boat'])
  expect([ben.deck, ben.discard]).toEqual([[], []])
  anna.isFree()
})

test('Nothing can be taken back past it', () => {
  const { anna, ben } = scene({ anna: { hand: ['Spear'] }, ben: { hand: [sphinx, 'Urn', 'Urn', 'Boat'], deck } })
  anna.plays('Spear')
  ben.escapesWith(sphinx)
  anna.cannotTakeBack()
  expect(ben.hand).toHaveLength(5)
})

test('A reaction is not an action: it is played on an opponent’s turn from the hand and can be neither repeated nor called by another card', () => {
  const { anna } = scene({ anna: { hand: [sphinx, 'Mirror Case', 'Tyet Amulet'], deck: ['Urn'] } })
  anna.cannot(`play ${sphinx}`, 'play Mirror Case', 'play Tyet Amulet')
  const gates = scene({ anna: { hand: ['Book of Gates'], deck: [sphinx] } })
  gates.anna.plays('Book of Gates')
  expect(gates.anna.discard).toEqual([sphinx])
})
