// Censer: cards bought in the rest of the turn go into the hand.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Censer')).toEqual({
    id: 'censer',
    edition: 'base',
    kind: 'unique',
    set: null,
    level: 3,
    copies: 1,
    gold: 3,
    cost: 6,
    vp: 5,
    timing: 'lasting',
    mentionsOpponent: false,
    sign: '𓊶',
    text: 'For the rest of this turn the cards you buy go into your hand.',
    reaction: null,
    when: null,
    sources: {},
  })
})

test('For the rest of this turn the cards you buy go into your hand', () => {
  const { anna } = scene({
    anna: { hand: ['Censer', 'Chariot'], discard: ['Urn'] },
    pyramid: base('Statue of Isis', 'Boat'),
  })
  anna.plays('Censer')
  expect(anna.sees.now.lasting).toEqual(['bought-to-hand'])
  anna.buys('Statue of Isis', ['Chariot'])
  anna.holds(['Statue of Isis'])
  expect(anna.discard).toEqual(['Urn'])
})

test('Instead of going to your discard pile; such cards may be used at once for gold', () => {
  const { anna } = scene({ anna: { hand: ['Censer', 'Chariot'] }, pyramid: base('Statue of Isis', 'Wadj Amulet') })
  anna.plays('Censer')
  anna.buys('Statue of Isis', ['Chariot'])
  anna.buys('Wadj Amulet', ['Statue of Isis'])
  anna.holds(['Wadj Amulet'])
  expect(anna.inPlay).toEqual(['Censer', 'Chariot', 'Statue of Isis'])
})

test('Such cards may be used at once for their action or for entombing', () => {
  const { anna } = scene({
    anna: { hand: ['Censer', 'Chariot', 'Burial Mask'], deck: ['Urn', 'Shabti'] },
    pyramid: base('Imseti Canopic Jar', 'Boat'),
  })
  anna.plays('Censer')
  anna.buys('Imseti Canopic Jar', ['Chariot'])
  anna.plays('Imseti Canopic Jar')
  anna.holds(['Burial Mask', 'Urn', 'Shabti'])
  anna.buys('Boat', ['Burial Mask'])
  anna.entombs('Boat')
  expect(anna.tomb).toEqual(['Boat'])
})

test('What comes into the hand so is public', () => {
  const { anna, ben } = scene({ anna: { hand: ['Censer', 'Chariot'] }, pyramid: base('Statue of Isis') })
  anna.plays('Censer')
  const id = anna.idOf('Statue of Isis')
  anna.buys('Statue of Isis', ['Chariot'])
  expect(ben.reads('buy')).toMatchObject([{ card: { id, card: 'statue-of-isis' }, to: 'hand' }])
  expect(ben.sees.players[0]?.hand).toBe(1)
  expect(anna.idOf('Statue of Isis')).toMatch(/^0h/)
})

test('Purchases made through actions count too', () => {
  const { anna } = scene({ anna: { hand: ['Censer', 'Weres Amulet'] }, pyramid: base('Statue of Sobek') })
  anna.plays('Censer')
  anna.plays('Weres Amulet', 'Statue of Sobek')
  anna.holds(['Statue of Sobek'])
})

test('Cards bought before, and cards taken, are not affected', () => {
  const { anna } = scene({
    anna: { hand: ['Censer', 'Chariot', 'Statue of Horus'] },
    pyramid: base('Statue of Isis', 'Boat'),
  })
  anna.buys('Statue of Isis', ['Chariot'])
  anna.plays('Censer')
  anna.plays('Statue of Horus', 'Boat')
  expect(anna.discard).toEqual(['Boat', 'Statue of Isis'])
  anna.holds([])
})

test('Lasting effect: it ends with the turn', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Censer'], deck: ['Urn', 'Urn', 'Urn', 'Shabti', 'Shabti'] },
    ben: { hand: ['Chariot'] },
    pyramid: base('Statue of Isis', 'Boat'),
  })
  anna.plays('Censer')
  anna.ends()
  anna.chooses('Boat')
  ben.buys('Statue of Isis', ['Chariot'])
  expect(ben.discard).toEqual(['Statue of Isis'])
})

test('Tyet Amulet cannot repeat it', () => {
  const { anna } = scene({ anna: { hand: ['Censer', 'Tyet Amulet'] } })
  anna.plays('Censer')
  anna.cannot('play Tyet Amulet')
})

test('It holds beside Statue of Thoth: the bought card is worth 4 at once', () => {
  const { anna } = scene({
    anna: { hand: ['Censer', 'Statue of Thoth', 'Urn'] },
    pyramid: base('Statue of Sobek', 'Boat'),
  })
  anna.plays('Censer')
  anna.plays('Statue of Thoth')
  expect(anna.sees.now.lasting).toEqual(['hand-gold-4', 'bought-to-hand'])
  anna.buys('Statue of Sobek', ['Urn'])
  anna.buys('Boat', ['Statue of Sobek'])
  anna.holds(['Boat'])
})
