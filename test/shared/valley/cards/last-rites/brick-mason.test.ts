// Brick Mason: lets every player entomb the top of the boneyard or of the stock.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Brick Mason')).toEqual({
    id: 'brick-mason',
    edition: 'last-rites',
    kind: 'set',
    set: 'builders',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 3,
    vp: null,
    timing: 'action',
    mentionsOpponent: true,
    sign: '𓀨',
    text: 'In turn order from you, every player may entomb either the boneyard’s top card or the stock’s.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', vp: 'rulebook' },
  })
})

const mason = 'Brick Mason'
const boneyard = ['Bow', 'Axe', 'Sling']
const stock = ['Chariot', 'Censer', 'Spear']

test('In turn order from you, every player may entomb either the boneyard’s top card or the stock’s', () => {
  const { anna, ben, cleo, table } = scene({ anna: { hand: [mason] }, ben: {}, cleo: {}, boneyard, stock })
  anna.plays(mason)
  anna.isAsked('entomb-from', ['boneyard', 'stock', 'pass'])
  anna.chooses('boneyard')
  ben.isAsked('entomb-from', ['boneyard', 'stock', 'pass'])
  ben.chooses('stock')
  cleo.isAsked('entomb-from', ['boneyard', 'stock', 'pass'])
  cleo.chooses('boneyard')
  expect([anna.tomb, ben.tomb, cleo.tomb]).toEqual([['Bow'], ['Chariot'], ['Axe']])
  expect([table.boneyard, table.stock]).toEqual([['Sling'], ['Censer', 'Spear']])
  anna.isFree()
})

test('Illegal if boneyard and stock together hold fewer cards than there are players', () => {
  scene({ anna: { hand: [mason] }, boneyard: ['Bow'] }).anna.cannot(`play ${mason}`)
  scene({ anna: { hand: [mason] }, boneyard: ['Bow'], stock: ['Axe'] }).anna.can(`play ${mason}`)
  scene({ anna: { hand: [mason] }, cleo: {}, boneyard: ['Bow'], stock: ['Axe'] }).anna.cannot(`play ${mason}`)
})

test('Each player may decline', () => {
  const { anna, ben, table } = scene({ anna: { hand: [mason] }, ben: {}, boneyard, stock })
  anna.plays(mason, 'pass')
  ben.passes()
  anna.isFree()
  expect([table.boneyard, table.stock]).toEqual([boneyard, stock])
})

test('Whoever takes the stock card learns it with everybody else', () => {
  const { anna, ben } = scene({ anna: { hand: [mason] }, ben: {}, boneyard, stock })
  anna.plays(mason)
  expect(JSON.stringify(anna.question)).not.toContain('chariot')
  anna.chooses('stock')
  expect(ben.reads('entomb')).toMatchObject([{ from: 'stock', card: { card: 'chariot' } }])
  ben.passes()
  anna.cannotTakeBack()
})

test('Medjay or Sphinx is one of the answers to this question', () => {
  const { anna, ben } = scene({
    options: { starters: 'both' },
    anna: { hand: [mason, 'Medjay'] },
    ben: { hand: ['Medjay', 'Sphinx', 'Offering Table'] },
    boneyard,
    stock,
  })
  anna.plays(mason)
  anna.isAsked('entomb-from', ['boneyard', 'stock', 'pass'])
  anna.passes()
  ben.isAsked('entomb-from', ['boneyard', 'stock', 'pass', 'discard Medjay', 'discard Sphinx'])
  ben.escapesWith('Medjay')
  expect([ben.tomb, ben.discard]).toEqual([[], ['Medjay']])
  anna.isFree()
})

test('The stock card is chosen unseen and entombed face up. If one pile is empty only the other can be chosen', () => {
  const { anna, ben, table } = scene({ anna: { hand: [mason] }, ben: {}, boneyard: ['Bow', 'Axe'] })
  anna.plays(mason)
  anna.isAsked('entomb-from', ['boneyard', 'pass'])
  anna.chooses('boneyard')
  ben.chooses('boneyard')
  expect(table.boneyard).toEqual([])
  const unseen = scene({ anna: { hand: [mason] }, ben: {}, stock })
  unseen.anna.plays(mason)
  unseen.anna.isAsked('entomb-from', ['stock', 'pass'])
  unseen.anna.chooses('stock')
  expect(unseen.table.shownTo(null).players[0]?.tomb).toMatchObject([{ card: 'chariot' }])
  expect(table.changed).toBe(false)
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, ben, table } = scene({ anna: { hand: [mason, 'Urn'] }, ben: {}, boneyard, stock })
  anna.plays(mason, 'boneyard')
  ben.passes()
  expect(table.freeEntombing).toBe(true)
  anna.entombs('Urn')
  expect(ben.sees.players[0]?.tomb).toMatchObject([{ card: 'bow' }, { card: 'urn' }])
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna, ben } = scene({
    anna: { hand: [mason, 'Tyet Amulet', 'Priest of Horus', 'Urn'] },
    ben: {},
    boneyard,
    stock,
  })
  anna.plays(mason, 'boneyard')
  ben.chooses('boneyard')
  anna.plays('Tyet Amulet', mason, 'stock')
  ben.passes()
  anna.plays('Priest of Horus', 'Urn')
  anna.chooses('boneyard')
  ben.isAsked('entomb-from', ['stock', 'pass'])
  ben.chooses('stock')
  expect([anna.tomb, ben.tomb]).toEqual([
    ['Bow', 'Chariot', 'Sling'],
    ['Axe', 'Censer'],
  ])
})
