// The discard step: where the cards go, in which order, and who sees them.
import { expect, test } from 'vitest'
import { base, scene } from '../scenario.ts'

const pyramid = base('Book of Gates', 'Censer', 'Chariot')

test('By default those in play in the order played, the unused hand below them', () => {
  const { anna } = scene({
    anna: {
      hand: ['Urn', 'Boat', 'Shabti', 'Box of Food', 'Imseti Canopic Jar'],
      deck: ['Ka Figurine', 'Shabti', 'Shabti', 'Shabti', 'Urn'],
      discard: ['Burial Mask'],
    },
    pyramid,
  })
  anna.plays('Box of Food')
  anna.buys('Book of Gates', ['Imseti Canopic Jar'])
  anna.plays('Urn', 'Boat')
  anna.ends()
  const [first, second, third, ...below] = anna.discard
  expect([first, second, third]).toEqual(['Urn', 'Imseti Canopic Jar', 'Box of Food'])
  expect([...below.slice(0, 2)].sort()).toEqual(['Ka Figurine', 'Shabti'])
  expect(below.slice(2)).toEqual(['Book of Gates', 'Burial Mask'])
})

test('All cards left in the hand are discarded face up and shown to everybody', () => {
  const { anna, ben } = scene({ anna: { hand: ['Urn', 'Boat', 'Shabti'], deck: ['Box of Food'] }, pyramid })
  const was = new Map(['Urn', 'Boat', 'Shabti'].map(name => [name.toLowerCase(), anna.idOf(name)]))
  anna.ends()
  const [seen] = ben.reads('end')
  const cards = seen?.['cards'] as readonly { id: string; card: string }[]
  expect(cards.map(({ card }) => card).sort()).toEqual(['boat', 'shabti', 'urn'])
  expect(seen).not.toHaveProperty('was')
  expect(anna.reads('end')).toEqual([{ cards, was: cards.map(({ card }) => was.get(card)) }])
})

test('All cards go to your personal discard pile, not the boneyard', () => {
  const { anna, table } = scene({ anna: { hand: ['Urn', 'Boat'] }, pyramid, boneyard: ['Ka Figurine'] })
  anna.plays('Urn', 'Boat')
  anna.ends()
  expect(anna.discard).toEqual(['Urn'])
  expect(table.boneyard).toEqual(['Ka Figurine'])
})

test('Offered beside end the turn: end the turn and order the cards, one ordered question with no minimum', () => {
  const { anna } = scene({ anna: { hand: ['Urn', 'Boat', 'Box of Food'], deck: ['Shabti'] }, pyramid })
  anna.plays('Box of Food')
  anna.can('end', 'end-order')
  anna.chooses('end-order')
  expect(anna.question).toMatchObject({ kind: 'order', key: 'order', min: 0, max: 4, ordered: true })
  anna.isAsked('order', ['Urn', 'Boat', 'Shabti', 'Box of Food'])
  expect(anna.sees.step).toBe('discard')
})

test('To be ordered are offered the cards in play in the order played, then the hand by title', () => {
  const { anna } = scene({
    anna: {
      hand: ['Urn', 'Boat', 'Box of Food', 'Chariot', 'Shabti', 'Urn'],
      deck: ['Shabti', 'Shabti', 'Shabti', 'Shabti'],
    },
    pyramid: base('Censer', 'Book of Gates'),
  })
  anna.plays('Chariot')
  anna.plays('Box of Food')
  anna.chooses('end-order')
  expect(anna.options).toEqual([
    'Chariot',
    'Box of Food',
    'Boat',
    'Shabti',
    'Shabti',
    'Shabti',
    'Shabti',
    'Shabti',
    'Urn',
    'Urn',
  ])
})

test('What is picked goes on top in the order picked, the last one topmost', () => {
  const { anna } = scene({
    anna: { hand: ['Urn', 'Boat', 'Box of Food', 'Censer'], deck: ['Shabti'] },
    pyramid: base('Chariot', 'Book of Gates'),
  })
  anna.plays('Box of Food')
  anna.endsInOrder('Censer', 'Box of Food', 'Boat')
  expect(anna.discard.slice(0, 3)).toEqual(['Boat', 'Box of Food', 'Censer'])
  expect([...anna.discard.slice(3)].sort()).toEqual(['Shabti', 'Urn'])
})

test('What is not picked lies below as by default', () => {
  const { anna } = scene({
    anna: { hand: ['Urn', 'Boat', 'Box of Food', 'Censer'], deck: ['Shabti'] },
    pyramid: base('Chariot', 'Book of Gates'),
  })
  anna.plays('Box of Food')
  anna.plays('Urn', 'Shabti')
  anna.endsInOrder('Censer')
  expect(anna.discard).toEqual(['Censer', 'Urn', 'Box of Food', 'Boat'])
})

test('No card need be picked for the order', () => {
  const { anna } = scene({ anna: { hand: ['Urn', 'Boat', 'Box of Food'], deck: ['Shabti'] }, pyramid })
  anna.plays('Box of Food')
  anna.endsInOrder()
  expect(anna.discard[0]).toBe('Box of Food')
  expect(anna.discard).toHaveLength(4)
})

test('Every card may be picked for the order', () => {
  const { anna } = scene({
    anna: { hand: ['Urn', 'Boat', 'Censer', 'Ka Figurine'] },
    pyramid: base('Chariot', 'Book of Gates'),
  })
  anna.endsInOrder('Ka Figurine', 'Urn', 'Censer', 'Boat')
  expect(anna.discard).toEqual(['Boat', 'Censer', 'Urn', 'Ka Figurine'])
})

test('Nothing tells in which order a hand was drawn', () => {
  const ended = (hand: readonly string[]) => {
    const { anna, ben } = scene({ anna: { hand, deck: ['Box of Food'] }, pyramid })
    anna.ends()
    return { pile: anna.discard, told: ben.reads('end'), top: ben.sees.players[0]?.discard }
  }
  expect(ended(['Urn', 'Boat', 'Shabti', 'Urn', 'Ka Figurine'])).toEqual(
    ended(['Ka Figurine', 'Urn', 'Urn', 'Shabti', 'Boat']),
  )
})

test('With nothing to order only the end of the turn is offered', () => {
  expect(scene({ anna: { hand: ['Boat'] } }).anna.options).toEqual(['entomb Boat', 'end'])
  expect(scene({ anna: {} }).anna.options).toEqual(['end'])
})
