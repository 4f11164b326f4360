// Plasterer: a named opponent picks cards, and its player gives one to everybody.
import { expect, test } from 'vitest'
import { base, facts, scene, type PyramidOfNames } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Plasterer')).toEqual({
    id: 'plasterer',
    edition: 'last-rites',
    kind: 'set',
    set: 'builders',
    level: 3,
    copies: 2,
    gold: 4,
    cost: 5,
    vp: null,
    timing: 'action',
    mentionsOpponent: true,
    sign: '𓐪',
    text: 'An opponent you name picks as many pyramid cards as there are players. You put one of them on each player’s discard pile.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', vp: 'rulebook' },
  })
})

const plasterer = 'Plasterer'
const full: PyramidOfNames = [['Bow'], ['Serdab', 'Axe'], ['Boat', 'Censer', 'Sling']]

test('An opponent you name picks as many pyramid cards as there are players. You put one of them on each player’s discard pile', () => {
  const { anna, ben, cleo, table } = scene({ anna: { hand: [plasterer] }, ben: {}, cleo: {}, pyramid: full })
  anna.plays(plasterer)
  anna.isAsked('opponent', ['ben', 'cleo'])
  anna.chooses('cleo')
  cleo.isAsked('pick.pyramid', full.flat() as string[])
  cleo.chooses('Bow')
  cleo.isAsked('pick.pyramid', ['Serdab', 'Axe', 'Boat', 'Censer', 'Sling'])
  cleo.chooses('Boat')
  cleo.chooses('Sling')
  expect(table.pyramid).toEqual(full)
  anna.isAsked('give.picked', ['Bow', 'Boat', 'Sling'])
  anna.chooses('Sling')
  anna.chooses('Bow')
  anna.isAsked('give.picked', ['Boat'])
  anna.chooses('Boat')
  expect([anna.discard, ben.discard, cleo.discard]).toEqual([['Sling'], ['Bow'], ['Boat']])
  anna.isFree()
})

test('Illegal with fewer face-up pyramid cards than players. Face-down cards cannot be picked', () => {
  scene({ anna: { hand: [plasterer] }, ben: {}, cleo: {}, pyramid: base('Ring', 'Bow') }).anna.cannot(
    `play ${plasterer}`,
  )
  const { anna, ben } = scene({
    options: { starters: 'both' },
    anna: { hand: [plasterer, 'Kite', 'Kite'] },
    ben: {},
    pyramid: base('Ring', 'Bow', 'Axe'),
  })
  anna.plays('Kite', 'Ring')
  anna.plays(plasterer, 'ben')
  ben.isAsked('pick.pyramid', ['Bow', 'Axe'])
  const less = scene({
    options: { starters: 'both' },
    anna: { hand: [plasterer, 'Kite'] },
    ben: {},
    pyramid: base('Ring', 'Bow'),
  })
  less.anna.plays('Kite', 'Ring')
  less.anna.cannot(`play ${plasterer}`)
})

test('You give one to each player in turn order, yourself first: choose the card, then it moves and the pyramid crumbles', () => {
  const { anna, ben, table } = scene({ anna: { hand: [plasterer] }, ben: {}, pyramid: full })
  anna.plays(plasterer, 'ben')
  ben.chooses('Censer')
  ben.chooses('Sling')
  expect(anna.question.params).toMatchObject({ to: 0 })
  anna.chooses('Censer')
  anna.isAsked('crumble', ['Serdab', 'Axe'])
  anna.chooses('Serdab')
  expect(table.pyramid).toEqual([[null], ['Bow', 'Axe'], ['Boat', 'Serdab', 'Sling']])
  expect(anna.question.params).toMatchObject({ to: 1 })
  anna.chooses('Sling')
  expect(table.pyramid).toEqual([[null], ['Bow', null], ['Boat', 'Serdab', 'Axe']])
  expect(anna.reads('take')).toMatchObject([{ from: 'pyramid', place: 4, card: { card: 'censer' } }])
  expect(anna.reads('give')).toMatchObject([{ from: 'pyramid', place: 5, to: 1, card: { card: 'sling' } }])
  expect(table.changed).toBe(true)
})

/** Anna has named Cleo, keeps Boat and has chosen Censer for Ben, who may refuse it. */
function censerForBen(ben: NonNullable<Parameters<typeof scene>[0]['ben']>) {
  const raised = scene({ anna: { hand: [plasterer] }, ben, cleo: {}, pyramid: full })
  const { anna, cleo } = raised
  anna.plays(plasterer, 'cleo')
  for (const card of ['Boat', 'Censer', 'Sling']) cleo.chooses(card)
  anna.chooses('Boat')
  anna.chooses('Censer')
  return raised
}

test('A refused card stays where it lies, face up, and is given to nobody', () => {
  const { anna, ben, cleo, table } = censerForBen({ hand: ['Sphinx'], deck: ['Urn', 'Urn'] })
  ben.isAsked('react.affected', ['discard Sphinx', 'pass'])
  ben.escapesWith('Sphinx')
  expect(ben.discard).toEqual(['Sphinx'])
  anna.isAsked('give.picked', ['Sling'])
  anna.chooses('Sling')
  expect(cleo.discard).toEqual(['Sling'])
  expect(table.pyramid[2]).toContain('Censer')
  anna.isFree()
})

test('A player who may refuse a card is told which one it is, and so is everybody who waits', () => {
  const { ben, table } = censerForBen({ hand: ['Urn'], deck: ['Sphinx'] })
  const told = { card: { card: 'plasterer' }, given: { card: 'censer' }, could: ['sphinx'] }
  expect(ben.question.params).toMatchObject(told)
  expect(table.referee.waiting(1)).toMatchObject({ key: 'waiting.react', params: told })
})

test('Nothing here is a taking', () => {
  const { anna, ben } = scene({ anna: { hand: [plasterer] }, ben: { hand: ['Sistrum'] }, pyramid: full })
  anna.plays(plasterer, 'ben')
  ben.chooses('Boat')
  ben.chooses('Sling')
  anna.chooses('Boat')
  expect(anna.reads('take')).toMatchObject([{ kept: true, card: { card: 'boat' } }])
  anna.chooses('Sling')
  anna.isFree()
})

test('If the named opponent uses Medjay or Sphinx the whole action is cancelled; another player’s use only keeps that player’s card in the pyramid', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [plasterer] },
    ben: { hand: ['Sphinx'], deck: ['Urn', 'Urn'] },
    cleo: {},
    pyramid: full,
  })
  anna.plays(plasterer, 'ben')
  ben.can('discard Sphinx')
  ben.escapesWith('Sphinx')
  expect(table.pyramid).toEqual(full)
  expect([anna.discard, ben.discard]).toEqual([[], ['Sphinx']])
  ben.holds(['Urn', 'Urn'])
  anna.isFree()
  expect(table.executed).toEqual([plasterer])
})

test('Once the first card is picked the named opponent can protect himself no more', () => {
  const { anna, ben } = scene({ anna: { hand: [plasterer] }, ben: { hand: ['Sphinx'] }, pyramid: full })
  anna.plays(plasterer, 'ben')
  ben.chooses('Boat')
  ben.isAsked('pick.pyramid', ['Bow', 'Serdab', 'Axe', 'Censer', 'Sling'])
  ben.chooses('Sling')
  anna.chooses('Boat')
  anna.chooses('Sling')
  expect(ben.discard).toEqual(['Sling'])
  anna.isFree()
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna, ben, cleo } = scene({
    anna: { hand: [plasterer, 'Tyet Amulet', 'Priest of Horus', 'Urn'] },
    ben: {},
    cleo: {},
    pyramid: full,
  })
  anna.plays(plasterer, 'ben')
  for (const card of ['Bow', 'Serdab', 'Axe']) ben.chooses(card)
  for (const card of ['Bow', 'Serdab', 'Axe']) anna.chooses(card)
  anna.plays('Tyet Amulet', plasterer, 'cleo')
  for (const card of ['Boat', 'Censer', 'Sling']) cleo.chooses(card)
  for (const card of ['Boat', 'Censer', 'Sling']) anna.chooses(card)
  // With an empty pyramid the repeat has become impossible.
  anna.plays('Priest of Horus', 'Urn')
  anna.isFree()
  expect(cleo.discard).toEqual(['Sling', 'Axe'])
})
