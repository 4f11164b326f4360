// Architect: worth gold for the discard pile, or takes a card with a thick deck.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Architect')).toEqual({
    id: 'architect',
    edition: 'last-rites',
    kind: 'set',
    set: 'builders',
    level: 3,
    copies: 2,
    gold: 2,
    cost: 5,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓍠',
    text: 'Worth 1 gold per card in your discard pile for one purchase; or, with 7 or more cards in your deck, take a pyramid card.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', vp: 'rulebook' },
  })
})

const architect = 'Architect'
const gold = '0'
const taking = '1'
const seven = ['Urn', 'Urn', 'Urn', 'Shabti', 'Shabti', 'Shabti', 'Shabti']

test('Worth 1 gold per card in your discard pile for one purchase; or, with 7 or more cards in your deck, take a pyramid card', () => {
  const { anna } = scene({
    anna: { hand: [architect], deck: seven, discard: ['Ring', 'Bow', 'Serdab'] },
    pyramid: base('Axe', 'Sling'),
  })
  anna.plays(architect)
  anna.isAsked('architect', [gold, taking])
  anna.chooses(gold)
  expect(anna.sees.now.credits).toEqual([{ gold: 3, from: 'architect' }])
  anna.buys('Sling', ['credit-1'])
  expect(anna.discard[0]).toBe('Sling')

  const other = scene({ anna: { hand: [architect], deck: seven, discard: ['Ring'] }, pyramid: base('Axe', 'Sling') })
  other.anna.plays(architect, taking, 'Axe')
  expect(other.anna.discard).toEqual(['Axe', 'Ring'])
  other.anna.isFree()
})

test('Gold: cards are counted when the action is executed, and the number is public', () => {
  const { anna, ben } = scene({
    anna: { hand: [architect, 'Ring'], discard: ['Bow', 'Serdab'] },
    ben: {},
    pyramid: base('Harvest'),
  })
  anna.plays(architect, gold)
  expect(ben.reads('credit')).toEqual([{ gold: 2 }])
  expect(ben.sees.now.credits).toEqual([{ gold: 2, from: 'architect' }])
  anna.buys('Harvest', ['Ring', 'credit-1'])
  expect(anna.inPlay).toEqual([architect, 'Ring'])
})

test('With an empty discard pile it is worth 0 gold, which leaves no credit, and legal', () => {
  const { anna, ben, table } = scene({ anna: { hand: [architect, 'Tyet Amulet'] }, ben: {}, pyramid: base('Axe') })
  anna.plays(architect)
  anna.isAsked('architect', [gold])
  anna.chooses(gold)
  expect(anna.sees.now.credits).toEqual([])
  expect(ben.reads('credit')).toEqual([])
  expect(table.executed).toEqual([architect])
  anna.plays('Tyet Amulet', architect, gold)
  anna.isFree()
  const thick = scene({ anna: { hand: [architect], deck: seven }, pyramid: base('Axe') })
  thick.anna.plays(architect)
  thick.anna.isAsked('architect', [gold, taking])
})

test('Revealed by Book of Gates with an empty discard pile it is carried out', () => {
  const { anna } = scene({ anna: { hand: ['Book of Gates'], deck: [architect] } })
  anna.plays('Book of Gates')
  anna.isAsked('architect', [gold])
  anna.chooses(gold)
  expect(anna.discard).toEqual([architect])
  anna.isFree()
})

test('The credit can be added to one single purchase this turn; what is not needed is lost, and an unused credit ends with the turn', () => {
  const { anna, ben } = scene({
    anna: { hand: [architect, 'Chariot'], discard: ['Bow', 'Serdab', 'Ring', 'Urn'] },
    ben: {},
    pyramid: base('Sling', 'Harvest'),
  })
  anna.plays(architect, gold)
  anna.buys('Sling', ['credit-1'])
  expect(ben.reads('buy')).toMatchObject([{ price: 2, gold: 4, lost: 2 }])
  expect(anna.sees.now.credits).toEqual([])
  const unused = scene({ anna: { hand: [architect], discard: ['Bow'] }, ben: {}, stock: ['Axe'] })
  unused.anna.plays(architect, gold)
  unused.anna.ends()
  expect(unused.ben.sees.now.credits).toEqual([])
})

test('Taking: never shuffle in order to reach 7 cards', () => {
  const { anna } = scene({
    anna: { hand: [architect], deck: seven.slice(1), discard: ['Urn', 'Ring'] },
    pyramid: base('Axe'),
  })
  anna.plays(architect)
  anna.isAsked('architect', [gold])
})

test('Only face-up pyramid cards can be chosen; without one only the gold is left', () => {
  const { anna } = scene({
    options: { starters: 'both' },
    anna: { hand: [architect, 'Kite'], deck: ['Urn', 'Urn', 'Shabti', 'Shabti', 'Shabti', 'Bow', 'Bow'] },
    pyramid: base('Axe'),
  })
  anna.plays('Kite', 'Axe')
  anna.plays(architect)
  anna.isAsked('architect', [gold])
})

test('The card goes on top of your discard pile and the pyramid crumbles at once', () => {
  const { anna, table } = scene({
    anna: { hand: [architect], deck: seven, discard: ['Ring'] },
    pyramid: [['Bow'], ['Axe', null], ['Sling', null, null]],
  })
  anna.plays(architect, taking, 'Axe')
  expect(anna.discard).toEqual(['Axe', 'Ring'])
  expect(table.pyramid).toEqual([[null], ['Bow', null], ['Sling', null, null]])
})

test('Played for its printed gold it is no action', () => {
  const { anna, table } = scene({ anna: { hand: [architect], discard: ['Ring'] }, pyramid: base('Sling') })
  anna.buys('Sling', [architect])
  expect(table.executed).toEqual([])
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [architect, 'Tyet Amulet', 'Priest of Horus', 'Urn'], discard: ['Ring'] },
    pyramid: base('Axe'),
  })
  anna.plays(architect, gold)
  anna.plays('Tyet Amulet', architect, gold)
  anna.plays('Priest of Horus', 'Urn')
  anna.chooses(gold)
  expect(anna.sees.now.credits.map(credit => credit.gold)).toEqual([1, 1, 2])
})
