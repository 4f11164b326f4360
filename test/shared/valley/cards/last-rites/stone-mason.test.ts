// Stone Mason: reveals the top of the stock, which is bought for less or sacrificed.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Stone Mason')).toEqual({
    id: 'stone-mason',
    edition: 'last-rites',
    kind: 'set',
    set: 'builders',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 2,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓊌',
    text: 'Reveal the top stock card. Buy it for 2 gold less, or sacrifice it.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const mason = 'Stone Mason'
const buy = '0'
const sacrifice = '1'

test('Reveal the top stock card. Buy it for 2 gold less, or sacrifice it', () => {
  const bought = scene({ anna: { hand: [mason, 'Chariot'] }, stock: ['Axe', 'Bow'] })
  bought.anna.plays(mason)
  expect(bought.table.aside).toEqual(['Axe'])
  bought.anna.isAsked('buy-or-sacrifice', [buy, sacrifice])
  bought.anna.chooses(buy)
  expect(bought.anna.question).toMatchObject({ kind: 'pay', params: { price: 4 } })
  bought.anna.pays(['Chariot'])
  expect([bought.anna.discard, bought.table.stock, bought.table.aside]).toEqual([['Axe'], ['Bow'], []])
  bought.anna.isFree()

  const lost = scene({ anna: { hand: [mason, 'Chariot'] }, stock: ['Axe', 'Bow'] })
  lost.anna.plays(mason, sacrifice)
  expect([lost.table.boneyard, lost.table.aside]).toEqual([['Axe'], []])
  lost.anna.isFree()
})

test('Illegal with an empty stock', () => {
  scene({ anna: { hand: [mason, 'Chariot'] }, pyramid: base('Ring') }).anna.cannot(`play ${mason}`)
})

test('You decide after seeing the card; if you cannot or will not pay it is sacrificed', () => {
  const { anna } = scene({ anna: { hand: [mason, 'Urn'] }, stock: ['Axe', 'Bow'] })
  anna.plays(mason)
  anna.cannotTakeBack()
  anna.isAsked('buy-or-sacrifice', [sacrifice])
})

test('It is a normal purchase: excess is lost, the price never drops below 0, and cards that react to purchases may react', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [mason, 'Chariot'] },
    ben: { hand: ['Boat'] },
    stock: ['Axe', 'Bow'],
    pyramid: base('Ring'),
  })
  anna.plays(mason, buy)
  anna.pays(['Chariot'])
  expect(ben.reads('buy')).toMatchObject([{ price: 4, gold: 5, lost: 1, to: 'discard' }])
  expect(anna.sees.now.bought).toEqual(['axe'])
  ben.answers('Boat')
  ben.chooses('Ring')
  anna.isFree()
  expect(table.pyramid).toEqual(base(null))
  const free = scene({ anna: { hand: [mason] }, stock: ['Sling'] })
  free.anna.plays(mason, buy)
  expect(free.anna.discard).toEqual(['Sling'])
})

test('The sacrificed card lies face up on the boneyard; Mummified Cat may answer it', () => {
  const { anna, ben } = scene({ anna: { hand: [mason] }, ben: { hand: ['Mummified Cat'] }, stock: ['Axe', 'Bow'] })
  anna.plays(mason, sacrifice)
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Axe', 'Mummified Cat'])
  anna.isFree()
})

test('The pyramid is not changed', () => {
  const { anna, table } = scene({ anna: { hand: [mason] }, stock: ['Sling', 'Bow'], pyramid: base('Ring') })
  anna.plays(mason, buy)
  expect(table.changed).toBe(false)
  expect(table.state.dearest).toBe(-1)
  anna.ends()
  anna.isAsked('rebuild.unchanged', ['Ring'])
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna, table } = scene({
    anna: { hand: [mason, 'Tyet Amulet', 'Priest of Horus', 'Urn', 'Ring'] },
    stock: ['Axe', 'Bow', 'Sling'],
  })
  anna.plays(mason, sacrifice)
  anna.plays('Tyet Amulet', mason, buy)
  anna.pays(['Ring'])
  anna.plays('Priest of Horus', 'Urn')
  anna.isAsked('buy-or-sacrifice', [buy, sacrifice])
  anna.chooses(buy)
  expect([anna.discard, table.boneyard]).toEqual([['Sling', 'Urn', 'Bow'], ['Axe']])
})
