// Statue of Thoth: for the rest of the turn every hand card is worth four gold.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Statue of Thoth')).toEqual({
    id: 'statue-of-thoth',
    edition: 'base',
    kind: 'set',
    set: 'statues',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 5,
    vp: null,
    timing: 'lasting',
    mentionsOpponent: false,
    sign: '𓁟',
    text: 'For the rest of this turn each of your hand cards is worth exactly 4 gold.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', vp: 'rulebook' },
  })
})

const statue = 'Statue of Thoth'

test('For the rest of this turn each of your hand cards is worth exactly 4 gold', () => {
  const { anna } = scene({
    anna: { hand: [statue, 'Urn', 'Shabti'] },
    pyramid: base('Imseti Canopic Jar', 'Boat', 'Burial Mask'),
  })
  anna.cannot('buy Burial Mask')
  anna.plays(statue)
  expect(anna.sees.now.lasting).toEqual(['hand-gold-4'])
  anna.buys('Boat', ['Urn'])
  anna.buys('Imseti Canopic Jar', ['Shabti'])
  expect(anna.discard).toEqual(['Imseti Canopic Jar', 'Boat'])
})

test('It replaces the printed gold value, also a higher one', () => {
  const { anna } = scene({ anna: { hand: [statue, 'Chariot'] }, pyramid: base('Statue of Isis', 'Boat') })
  anna.can('buy Statue of Isis')
  anna.plays(statue)
  anna.cannot('buy Statue of Isis')
  anna.buys('Boat', ['Chariot'])
  expect(anna.reads('pay')).toMatchObject([{ gold: 4 }])
})

test('It includes cards that reach your hand later this turn', () => {
  const { anna } = scene({ anna: { hand: [statue, 'Box of Food'], deck: ['Urn'] }, pyramid: base('Boat') })
  anna.plays(statue)
  anna.plays('Box of Food')
  anna.buys('Boat', ['Urn'])
  expect(anna.discard).toEqual(['Boat'])
})

test('What a payment is worth is told with its options', () => {
  const { anna } = scene({ anna: { hand: [statue, 'Urn', 'Chariot'] }, pyramid: base('Burial Mask') })
  anna.plays(statue)
  anna.buys('Burial Mask', ['Urn'])
  expect(anna.question).toMatchObject({
    kind: 'pay',
    params: { price: 7, paid: 4 },
    options: [{ params: { gold: 4, card: { card: 'chariot' } } }],
  })
})

test('Cards already in play keep their value', () => {
  const { anna } = scene({
    anna: { hand: ['Urn', statue, 'Shabti', 'Shabti'] },
    pyramid: base('Statue of Sobek', 'Statue of Isis'),
  })
  anna.buys('Statue of Sobek', ['Shabti', 'Urn'])
  anna.plays(statue)
  anna.cannot('buy Statue of Isis')
})

test('Lasting effect: it ends with the turn', () => {
  const { anna, ben } = scene({
    anna: { hand: [statue], deck: ['Urn', 'Urn', 'Urn', 'Shabti', 'Shabti'] },
    ben: { hand: ['Urn'] },
    pyramid: base('Boat', 'Censer', 'Chariot'),
  })
  anna.plays(statue)
  anna.ends()
  anna.chooses('Censer')
  expect(ben.sees.now.lasting).toEqual([])
  ben.cannot('buy Boat')
})

test('Tyet Amulet cannot repeat it', () => {
  const { anna } = scene({ anna: { hand: [statue, 'Tyet Amulet', 'Urn'] } })
  anna.plays(statue)
  anna.cannot('play Tyet Amulet')
})

test('A second copy adds nothing', () => {
  const { anna } = scene({ anna: { hand: [statue, statue, 'Urn'] }, pyramid: base('Boat', 'Statue of Isis') })
  anna.plays(statue)
  anna.plays(statue)
  expect(anna.sees.now.lasting).toEqual(['hand-gold-4'])
  anna.cannot('buy Statue of Isis')
  anna.buys('Boat', ['Urn'])
})
