// Reactions, the second kind: showing Offering Table, as a further answer to the effect's own question.
import { expect, test } from 'vitest'
import { base, scene } from '../scenario.ts'

const five = ['Shabti', 'Shabti', 'Shabti', 'Shabti', 'Urn']
const four = ['Boat', 'Censer', 'Chariot', 'Offering Table']

test('The protections are further answers to the question that the effect asks, and there is no other question', () => {
  const { anna, ben } = scene({ anna: { hand: ['Duamutef Canopic Jar'] }, ben: { hand: four } })
  anna.plays('Duamutef Canopic Jar')
  expect(ben.question).toMatchObject({ kind: 'choose-card', key: 'discard.hand', min: 1, max: 1 })
  const shield = ben.question.options.find(option => option.key === 'protect')
  expect(shield).toMatchObject({ id: `protect-${ben.idOf('Offering Table')}`, card: { card: 'offering-table' } })
  ben.chooses('Boat')
  anna.isFree()
})

test('The same question goes to who does not hold one', () => {
  const { anna, ben } = scene({ anna: { hand: ['Duamutef Canopic Jar'] }, ben: { hand: ['Boat', 'Censer', 'Chariot', 'Urn'], deck: ['Offering Table'] } })
  anna.plays('Duamutef Canopic Jar')
  ben.isAsked('discard.hand', ['Boat', 'Censer', 'Chariot', 'Urn'])
})

test('Each of several Offering Tables is offered', () => {
  const { anna, ben } = scene({ anna: { hand: ['Duamutef Canopic Jar'] }, ben: { hand: ['Boat', 'Urn', 'Offering Table', 'Offering Table'] } })
  anna.plays('Duamutef Canopic Jar')
  ben.isAsked('discard.hand', ['Boat', 'Urn', 'Offering Table', 'Offering Table', 'show Offering Table', 'show Offering Table'])
  expect(ben.options.slice(-2)).toEqual(['show Offering Table', 'show Offering Table'])
})

test('They come just before the effect reaches that player, in the order of the effect', () => {
  const { anna, ben, cleo } = scene({ anna: { hand: ['Qebehsenuef Canopic Jar'] }, ben: { hand: four, deck: five }, cleo: { hand: ['Offering Table', 'Urn'], deck: five } })
  anna.plays('Qebehsenuef Canopic Jar')
  ben.shows('Offering Table')
  cleo.can('show Offering Table')
  cleo.shows('Offering Table')
  anna.isFree()
})

test('They stop all of it for that player, once; a repeat asks anew', () => {
  const { anna, ben } = scene({ anna: { hand: ['Duamutef Canopic Jar', 'Tyet Amulet'] }, ben: { hand: four } })
  anna.plays('Duamutef Canopic Jar')
  ben.shows('Offering Table')
  anna.plays('Tyet Amulet', 'Duamutef Canopic Jar')
  ben.isAsked('discard.hand', [...four, 'show Offering Table'])
  ben.chooses('Boat')
  expect(ben.discard).toEqual(['Boat'])
})

test('Called actions count', () => {
  const { anna, ben } = scene({ anna: { hand: ['Book of Gates'], deck: ['Qebehsenuef Canopic Jar'] }, ben: { hand: four, deck: five } })
  anna.plays('Book of Gates')
  ben.isAsked('sacrifice.hand', [...four, 'show Offering Table'])
  expect(ben.question.params).toMatchObject({ card: { card: 'qebehsenuef-canopic-jar' }, seat: 0 })
  ben.shows('Offering Table')
  expect(anna.discard).toEqual(['Qebehsenuef Canopic Jar'])
  anna.isFree()
})

test('Reactions and the owed sacrifice are no actions: nothing is shown against them', () => {
  const owed = scene({ anna: { hand: ['Offering Table'], deck: five }, ben: {}, pyramid: base('Boat', 'Censer') })
  owed.anna.ends()
  owed.anna.isAsked('rebuild.unchanged', ['Boat', 'Censer'])

  const boat = scene({ anna: { hand: ['Urn', 'Urn', 'Offering Table'] }, ben: { hand: ['Boat'] }, pyramid: base('Statue of Sobek', 'Censer') })
  boat.anna.buys('Statue of Sobek', ['Urn', 'Urn'])
  boat.ben.answers('Boat')
  boat.ben.isAsked('take.base', ['Censer'])
})

test('An action that only draws, or takes from the pyramid, threatens nobody', () => {
  const { anna } = scene({ anna: { hand: ['Imseti Canopic Jar', 'Statue of Horus'], deck: five }, ben: { hand: four }, pyramid: base('Wadj Amulet') })
  anna.plays('Imseti Canopic Jar')
  anna.isFree()
  anna.plays('Statue of Horus', 'Wadj Amulet')
  anna.isFree()
})

test('Whoever is spared has not sacrificed: the Cat has nothing to answer', () => {
  const { anna, ben } = scene({ anna: { hand: ['Qebehsenuef Canopic Jar'] }, ben: { hand: four, deck: five }, cleo: { hand: ['Mummified Cat'] } })
  anna.plays('Qebehsenuef Canopic Jar')
  ben.shows('Offering Table')
  anna.isFree()
})

test('The line names the card by its title alone; for its owner also by its id in the hand', () => {
  const { anna, ben, cleo } = scene({ anna: { hand: ['Duamutef Canopic Jar'] }, ben: { hand: four }, cleo: { hand: ['Urn'] } })
  const was = ben.idOf('Offering Table')
  anna.plays('Duamutef Canopic Jar')
  ben.shows('Offering Table')
  expect(cleo.reads('protected')).toEqual([{ card: { card: 'offering-table' } }])
  expect(ben.reads('protected')).toEqual([{ card: { card: 'offering-table' }, was }])
})

test('With quickReactions the question is the same', () => {
  const { anna, ben } = scene({ options: { quickReactions: true }, anna: { hand: ['Duamutef Canopic Jar'] }, ben: { hand: ['Boat', 'Censer', 'Chariot', 'Urn'] } })
  anna.plays('Duamutef Canopic Jar')
  ben.isAsked('discard.hand', ['Boat', 'Censer', 'Chariot', 'Urn'])
})
