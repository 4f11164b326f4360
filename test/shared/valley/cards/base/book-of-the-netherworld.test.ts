// Book of the Netherworld: takes the top card of the stock, whatever it is.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Book of the Netherworld')).toEqual({
    id: 'book-of-the-netherworld',
    edition: 'base',
    kind: 'set',
    set: 'books',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 4,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓇽',
    text: 'Turn up the top stock card and take it.',
    reaction: null,
    when: null,
    sources: { text: 'public', gold: 'rulebook', vp: 'rulebook' },
  })
})

const book = 'Book of the Netherworld'

test('Turn up the top stock card and take it', () => {
  const { anna, table } = scene({ anna: { hand: [book], discard: ['Urn'] }, stock: ['Boat', 'Censer'] })
  anna.plays(book)
  expect(anna.discard).toEqual(['Boat', 'Urn'])
  expect(table.stock).toEqual(['Censer'])
  anna.isFree()
})

test('Illegal with an empty stock', () => {
  scene({ anna: { hand: [book] }, pyramid: base('Boat'), boneyard: ['Censer'] }).anna.cannot(`play ${book}`)
})

test('The card is public and goes on top of your discard pile', () => {
  const { anna, ben, table } = scene({ anna: { hand: [book], discard: ['Urn'] }, stock: ['Boat', 'Censer'] })
  anna.plays(book)
  const top = table.shownTo(null).players[0]?.discard.top
  expect(top).toMatchObject({ card: 'boat' })
  expect(ben.reads('take')).toEqual([{ from: 'stock', by: 'book-of-the-netherworld', card: top }])
})

test('This does not change the pyramid', () => {
  const { anna, table } = scene({ anna: { hand: [book] }, stock: ['Boat', 'Censer'], pyramid: base('Statue of Isis') })
  anna.plays(book)
  expect(table.pyramid).toEqual(base('Statue of Isis'))
  expect(table.changed).toBe(false)
  anna.ends()
  anna.isAsked('rebuild.unchanged', ['Statue of Isis'])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [book, 'Tyet Amulet'] }, stock: ['Boat', 'Censer'] })
  anna.plays(book)
  anna.plays('Tyet Amulet', book)
  expect(anna.discard).toEqual(['Censer', 'Boat'])
})
