// What everybody knows of a hand: cards that came into it openly or were shown there. Exchanging hidden cards leaves these.
import { expect, test } from 'vitest'
import { base, scene, type SceneTable } from '../scenario.ts'

/** Titles in anna's hand that all know to be there. */
const known = ({ table }: SceneTable): readonly string[] => {
  const hand = table.state.players[0]?.hand ?? []
  return table.names(hand.filter(card => table.state.known[card] === 1)).sort()
}

const five = ['Shabti', 'Shabti', 'Shabti', 'Shabti', 'Urn']

test('A drawn card is not known, a recovered or bought one is', () => {
  const table = scene({
    anna: { hand: ['Box of Food', 'Wadj Amulet', 'Censer', 'Urn', 'Urn'], deck: ['Boat'], discard: ['Chariot'] },
    pyramid: base('Statue of Sobek'),
  })
  table.anna.plays('Box of Food')
  table.anna.plays('Wadj Amulet')
  expect(known(table)).toEqual(['Chariot'])
  table.anna.plays('Censer')
  table.anna.buys('Statue of Sobek', ['Urn', 'Urn'])
  expect(known(table)).toEqual(['Chariot', 'Statue of Sobek'])
})

test('A card found in the deck is not known', () => {
  const table = scene({ anna: { hand: ['Hopi Canopic Jar'], deck: ['Boat', 'Urn'] } })
  table.anna.plays('Hopi Canopic Jar', 'Boat')
  expect(known(table)).toEqual([])
})

test('What leaves the hand is not known to be in it any more', () => {
  const table = scene({ anna: { hand: ['Wadj Amulet'], discard: ['Chariot'] } })
  table.anna.plays('Wadj Amulet')
  table.anna.entombs('Chariot')
  expect(known(table)).toEqual([])
  expect(table.table.state.known.every(mark => mark === 0)).toBe(true)
})

test('After a card was put on the deck nobody can tell any more which of the known ones are left', () => {
  const table = scene({ anna: { hand: ['Wadj Amulet', 'Urn', 'Boat'], discard: ['Chariot'] } })
  table.anna.plays('Wadj Amulet')
  expect(known(table)).toEqual(['Chariot'])
  table.anna.plays('Urn', 'Boat')
  expect(known(table)).toEqual([])
})

test('A shown Offering Table is known', () => {
  const table = scene({
    turn: 'ben',
    anna: { hand: ['Offering Table', 'Boat'], deck: five },
    ben: { hand: ['Qebehsenuef Canopic Jar'] },
  })
  table.ben.plays('Qebehsenuef Canopic Jar')
  table.anna.shows('Offering Table')
  expect(known(table)).toEqual(['Offering Table'])
})

test('Shown twice it is known once; a second one is only known when both are sure to be there', () => {
  const table = scene({
    turn: 'ben',
    anna: { hand: ['Offering Table', 'Offering Table', 'Boat'], deck: five },
    ben: { hand: ['Qebehsenuef Canopic Jar', 'Tyet Amulet'] },
  })
  table.ben.plays('Qebehsenuef Canopic Jar')
  table.anna.shows('Offering Table')
  table.ben.plays('Tyet Amulet', 'Qebehsenuef Canopic Jar')
  const [, second] = table.anna.question.options.filter(option => option.key === 'protect')
  table.anna.chooses(second?.id ?? '')
  expect(known(table)).toEqual(['Offering Table'])
})

test('When a copy of a known card leaves, nobody can tell which one is left', () => {
  const table = scene({ anna: { hand: ['Wadj Amulet', 'Tyet Amulet'], discard: ['Tyet Amulet'] } })
  table.anna.plays('Wadj Amulet')
  expect(known(table)).toEqual(['Tyet Amulet'])
  const [hidden] = table.anna.question.options.filter(
    option => option.key === 'entomb' && option.card?.card === 'tyet-amulet',
  )
  table.anna.chooses(hidden?.id ?? '')
  expect(known(table)).toEqual([])
})

test('What looking ahead tries does not become known', () => {
  const table = scene({
    anna: { hand: ['Heart Scarab Amulet', 'Urn', 'Wadj Amulet'], tomb: ['Boat'], discard: ['Chariot'] },
  })
  table.anna.can('play Heart Scarab Amulet', 'play Wadj Amulet')
  expect(known(table)).toEqual([])
})

test('A known card put on the deck and drawn again is not known any more', () => {
  const table = scene({ anna: { hand: ['Wadj Amulet', 'Urn', 'Box of Food'], discard: ['Chariot'] } })
  table.anna.plays('Wadj Amulet')
  table.anna.plays('Urn', 'Chariot')
  table.anna.plays('Box of Food')
  table.anna.holds(['Chariot'])
  expect(known(table)).toEqual([])
})

test('A copy that comes to light in the boneyard says nothing of the known one', () => {
  const priestess = 'High Priestess of Bastet'
  const { anna, table } = scene({
    anna: { hand: ['Wadj Amulet', priestess, priestess], discard: ['Ring'] },
    ben: {},
    boneyard: ['Bow', 'Chariot', 'Urn', 'Sling', 'Ring', 'Axe'],
  })
  const isKnown = () => table.names(table.state.known.flatMap((mark, card) => (mark === 1 ? [card] : [])))
  anna.plays('Wadj Amulet')
  anna.plays(priestess, 'Chariot', 'Urn', 'ben')
  anna.chooses('Ring', 'Axe')
  anna.plays(priestess, 'Axe')
  expect(isKnown()).toEqual(['Ring'])
  anna.chooses('Sling')
  anna.chooses('ben')
  anna.chooses('Ring')
  expect(isKnown()).toEqual(['Ring'])
})

test('A copy that comes from somewhere else says nothing of the known one', () => {
  const table = scene({
    anna: { hand: ['Wadj Amulet', 'Book of the Netherworld'], discard: ['Tyet Amulet'] },
    stock: ['Tyet Amulet'],
  })
  table.anna.plays('Wadj Amulet')
  table.anna.plays('Book of the Netherworld')
  expect(table.anna.discard).toEqual(['Tyet Amulet'])
  expect(known(table)).toEqual(['Tyet Amulet'])
})
