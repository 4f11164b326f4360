// Priest of Sobek: makes a chosen opponent discard a card, and draws one.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Priest of Sobek')).toEqual({
    id: 'priest-of-sobek',
    edition: 'last-rites',
    kind: 'set',
    set: 'priests',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 3,
    vp: null,
    timing: 'action',
    mentionsOpponent: true,
    sign: '𓆊',
    text: 'Choose an opponent holding 4 or more cards: that player discards a card and you draw one.',
    reaction: null,
    when: null,
    sources: { gold: 'rulebook', vp: 'rulebook' },
  })
})

const priest = 'Priest of Sobek'
const four = ['Urn', 'Shabti', 'Boat', 'Bow']

test('Choose an opponent holding 4 or more cards: that player discards a card and you draw one', () => {
  const { anna, ben, cleo } = scene({
    anna: { hand: [priest], deck: ['Axe'] },
    ben: { hand: four },
    cleo: { hand: ['Urn', 'Shabti', 'Sling', 'Spear'] },
  })
  anna.plays(priest)
  anna.isAsked('opponent', ['ben', 'cleo'])
  anna.chooses('cleo')
  cleo.isAsked('discard.hand', ['Urn', 'Shabti', 'Sling', 'Spear'])
  cleo.chooses('Sling')
  expect(cleo.discard).toEqual(['Sling'])
  anna.holds(['Axe'])
  expect(ben.hand).toHaveLength(4)
  anna.isFree()
})

test('Illegal while no opponent meets the condition', () => {
  scene({ anna: { hand: [priest], deck: ['Axe'] }, ben: { hand: four.slice(1) } }).anna.cannot(`play ${priest}`)
  const { anna } = scene({
    anna: { hand: [priest], deck: ['Axe'] },
    ben: { hand: four.slice(1) },
    cleo: { hand: ['Urn', 'Shabti', 'Sling', 'Spear'] },
  })
  anna.plays(priest)
  anna.isAsked('opponent', ['cleo'])
})

test('The opponent chooses the card, which is public', () => {
  const { anna, ben } = scene({ anna: { hand: [priest], deck: ['Axe'] }, ben: { hand: four } })
  anna.plays(priest, 'ben')
  ben.chooses('Boat')
  expect(anna.reads('discard')).toMatchObject([{ card: { card: 'boat' } }])
  expect(ben.reads('draw')).toEqual([{ count: 1 }])
})

test('You draw even if the opponent is protected. With nothing to draw you draw nothing', () => {
  const { anna, ben } = scene({ anna: { hand: [priest], deck: ['Axe'] }, ben: { hand: [...four, 'Offering Table'] } })
  anna.plays(priest, 'ben')
  ben.shows('Offering Table')
  anna.holds(['Axe'])
  anna.isFree()
  const none = scene({ anna: { hand: [priest] }, ben: { hand: four } })
  none.anna.plays(priest, 'ben')
  none.ben.chooses('Urn')
  none.anna.holds([])
  none.anna.isFree()
})

test('Offering Table, Medjay and Sphinx can each save their owner', () => {
  const options = { starters: 'both' }
  for (const shield of ['show Offering Table', 'discard Medjay', 'discard Sphinx']) {
    const { anna, ben } = scene({
      options,
      anna: { hand: [priest], deck: ['Axe'] },
      ben: { hand: ['Offering Table', 'Medjay', 'Sphinx', 'Urn'], deck: ['Shabti', 'Shabti'] },
    })
    anna.plays(priest, 'ben')
    ben.can('show Offering Table', 'discard Medjay', 'discard Sphinx', 'Urn', 'Medjay')
    ben.chooses(shield)
    anna.isFree()
    anna.holds(['Axe'])
    expect(ben.reads('discard')).toEqual([])
  }
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna, ben, cleo } = scene({
    anna: { hand: [priest, 'Tyet Amulet', 'Priest of Horus', 'Ring'], deck: ['Axe', 'Spear', 'Chariot'] },
    ben: { hand: four },
    cleo: { hand: ['Urn', 'Shabti', 'Sling', 'Censer', 'Serdab'] },
  })
  anna.plays(priest, 'ben')
  ben.chooses('Urn')
  anna.plays('Tyet Amulet', priest)
  anna.isAsked('opponent', ['cleo'])
  anna.chooses('cleo')
  cleo.chooses('Urn')
  anna.plays('Priest of Horus', 'Ring')
  anna.chooses('cleo')
  cleo.chooses('Shabti')
  anna.holds(['Axe', 'Spear', 'Chariot'])
})
