// Tyet Amulet: carries out once more an action of this turn.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Tyet Amulet')).toEqual({
    id: 'tyet-amulet',
    edition: 'base',
    kind: 'set',
    set: 'amulets',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 3,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓎬',
    text: 'Repeat an action you have already carried out this turn.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', gold: 'rulebook', vp: 'rulebook' },
  })
})

const tyet = 'Tyet Amulet'

test('Carry out again an action you have already executed this turn', () => {
  const { anna, ben, table } = scene({ anna: { hand: ['Box of Food', tyet], deck: ['Boat', 'Censer'] } })
  anna.cannot(`play ${tyet}`)
  anna.plays('Box of Food')
  anna.plays(tyet)
  anna.isAsked('repeat', ['Box of Food'])
  expect(anna.question.params).toEqual({ card: { id: anna.idOf(tyet), card: 'tyet-amulet' } })
  anna.chooses('Box of Food')
  anna.holds(['Boat', 'Censer'])
  expect(ben.reads('repeat')).toEqual([{ card: { id: anna.idOf('Box of Food'), card: 'box-of-food' } }])
  expect(table.executed).toEqual(['Box of Food', tyet])
  anna.isFree()
})

test('Choose any card whose action you played and finished this turn', () => {
  const { anna } = scene({
    anna: { hand: ['Box of Food', 'Inner Sarcophagus', 'Urn', tyet], deck: ['Boat', 'Censer', 'Chariot'] },
  })
  anna.plays('Box of Food')
  anna.plays('Inner Sarcophagus', 'Boat')
  anna.plays(tyet)
  anna.isAsked('repeat', ['Box of Food', 'Inner Sarcophagus'])
})

test('All its parts and costs are carried out again with new choices', () => {
  const { anna, table } = scene({
    anna: { hand: ['Book of the Earth', tyet, 'Wadj Amulet', 'Middle Sarcophagus'] },
    pyramid: base('Statue of Isis', 'Statue of Thoth'),
  })
  anna.plays('Book of the Earth', 'Wadj Amulet', 'Statue of Isis')
  anna.plays(tyet, 'Book of the Earth')
  anna.isAsked('sacrifice.hand', ['Middle Sarcophagus'])
  anna.chooses('Middle Sarcophagus')
  anna.isAsked('take.pyramid', ['Statue of Thoth'])
  anna.chooses('Statue of Thoth')
  expect(table.boneyard).toEqual(['Middle Sarcophagus', 'Wadj Amulet'])
  expect(anna.discard).toEqual(['Statue of Thoth', 'Statue of Isis'])
})

test('Illegal if that is not possible', () => {
  const { anna } = scene({
    anna: { hand: ['Book of the Earth', 'Box of Food', tyet, 'Wadj Amulet', 'Urn'], deck: ['Shabti', 'Shabti'] },
    pyramid: base('Statue of Isis'),
  })
  anna.plays('Book of the Earth', 'Wadj Amulet', 'Statue of Isis')
  anna.cannot(`play ${tyet}`)
  anna.plays('Box of Food')
  anna.plays(tyet)
  anna.isAsked('repeat', ['Box of Food'])
})

test('Cards used as gold and the free entombing are not actions', () => {
  const { anna } = scene({
    anna: { hand: ['Box of Food', 'Urn', 'Imseti Canopic Jar', tyet], deck: ['Boat'] },
    pyramid: base('Statue of Sobek'),
  })
  anna.entombs('Box of Food')
  anna.buys('Statue of Sobek', ['Imseti Canopic Jar'])
  anna.cannot(`play ${tyet}`)
})

test('Not possible: Boat, Censer, Statue of Thoth and every other reaction or lasting effect', () => {
  const { anna } = scene({ anna: { hand: ['Censer', 'Statue of Thoth', tyet, 'Urn', 'Boat', 'Mummified Cat'] } })
  anna.plays('Censer')
  anna.plays('Statue of Thoth')
  anna.cannot(`play ${tyet}`, 'play Boat', 'play Mummified Cat')
  anna.plays('Urn', 'Boat')
  anna.plays(tyet)
  anna.isAsked('repeat', ['Urn'])
})

test('Boat used in an answer is not among the actions of the next turn', () => {
  const { anna, ben } = scene({
    turn: 'ben',
    anna: { hand: ['Boat', tyet], deck: ['Urn'] },
    ben: { hand: ['Urn', 'Urn'] },
    pyramid: base('Statue of Sobek', 'Censer', 'Chariot'),
  })
  ben.buys('Statue of Sobek', ['Urn', 'Urn'])
  anna.answers('Boat')
  anna.chooses('Censer')
  ben.ends()
  anna.cannot(`play ${tyet}`)
})

test('Not possible: actions that name their own card (Burial Mask)', () => {
  const { anna } = scene({ anna: { hand: ['Burial Mask', tyet, 'Urn'] } })
  anna.plays('Burial Mask', 'pass')
  anna.cannot(`play ${tyet}`)
})

test('A Tyet Amulet cannot repeat a Tyet Amulet', () => {
  const { anna, table } = scene({ anna: { hand: ['Box of Food', tyet, tyet], deck: ['Boat', 'Censer', 'Chariot'] } })
  anna.plays('Box of Food')
  anna.plays(tyet, 'Box of Food')
  anna.plays(tyet)
  anna.isAsked('repeat', ['Box of Food'])
  anna.chooses('Box of Food')
  expect(table.executed).toEqual(['Box of Food', tyet, tyet])
  anna.holds(['Boat', 'Censer', 'Chariot'])
})

test('If the chosen action calls further cards, a card that is still being carried out cannot be called again, so no loop is possible', () => {
  const { anna, table } = scene({ anna: { hand: ['Book of Gates', tyet], deck: ['Boat', tyet, 'Urn'] } })
  anna.plays('Book of Gates')
  expect(anna.discard).toEqual(['Boat'])
  // Repeated, Book of Gates reveals the other Tyet Amulet, which finds nothing but actions under way.
  anna.plays(tyet, 'Book of Gates')
  expect(anna.discard).toEqual([tyet, 'Boat'])
  expect(anna.deck).toEqual(['Urn'])
  expect(table.executed).toEqual(['Book of Gates', tyet])
  anna.isFree()
})

test('A card is still being carried out, not its title: the other Book of Gates can be repeated', () => {
  const { anna } = scene({
    anna: {
      hand: ['Book of Gates', 'Book of Gates', tyet],
      deck: ['Boat', 'Mummified Cat', tyet, 'Burial Mask', 'Urn'],
    },
  })
  anna.plays('Book of Gates')
  anna.plays('Book of Gates')
  anna.plays(tyet)
  anna.isAsked('repeat', ['Book of Gates'])
  anna.chooses('Book of Gates')
  anna.isAsked('repeat', ['Book of Gates'])
  anna.chooses('Book of Gates')
  expect(anna.tomb).toEqual(['Burial Mask'])
  anna.isFree()
})

test('What is repeated is not entered again, and what was called is not entered', () => {
  const { anna, table } = scene({
    anna: { hand: ['Book of Gates', tyet, tyet], deck: ['Box of Food', 'Shabti', 'Urn', 'Urn', 'Urn'] },
  })
  anna.plays('Book of Gates')
  anna.plays(tyet)
  anna.isAsked('repeat', ['Book of Gates'])
  anna.chooses('Book of Gates')
  anna.chooses('Shabti')
  expect(table.executed).toEqual(['Book of Gates', tyet])
})
