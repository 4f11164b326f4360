// Brooch: for the rest of the turn every card costs two less.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'
import { isValleyOption } from '#test/shared/typed-by-game.ts'

test('Its facts are as listed here', () => {
  expect(facts('Brooch')).toEqual({
    id: 'brooch',
    edition: 'afterlife',
    kind: 'set',
    set: 'jewelry',
    level: 3,
    copies: 2,
    gold: 4,
    cost: 6,
    vp: null,
    timing: 'lasting',
    mentionsOpponent: false,
    sign: '𓋣',
    text: 'For the rest of this turn every card costs you 2 less to buy, but never under 1.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const brooch = 'Brooch'

test('For the rest of this turn every card costs you 2 less to buy, but never under 1', () => {
  const { anna, ben } = scene({
    anna: { hand: [brooch, 'Boat', 'Urn', 'Shabti'] },
    pyramid: base('Statue of Isis', 'Statue of Sobek', 'Mummified Cat'),
  })
  anna.plays(brooch)
  expect(ben.sees.now.lasting).toEqual(['discount-2-min-1'])
  const prices = anna.question.options
    .filter(isValleyOption('buy'))
    .map(({ card, params }) => [card?.card, params.price])
  expect(prices).toEqual([
    ['statue-of-isis', 3],
    ['statue-of-sobek', 1],
    ['mummified-cat', 1],
  ])
  anna.buys('Statue of Isis', ['Boat', 'Urn'])
  anna.buys('Statue of Sobek', ['Shabti'])
  expect(anna.discard).toEqual(['Statue of Sobek', 'Statue of Isis'])
})

test('Applies to every purchase, also those made through actions', () => {
  const { anna } = scene({ anna: { hand: [brooch, 'Ring', 'Serdab'] }, pyramid: base('Boat', 'Senet Game') })
  anna.plays(brooch)
  anna.plays('Ring')
  anna.isAsked('buy.base', ['Boat'])
  expect(anna.question.options[0]?.params).toMatchObject({ price: 2 })
})

test('Subtract it first, then other rebates, which may go down to 0', () => {
  const { anna } = scene({
    anna: { hand: [brooch, 'Weres Amulet'] },
    pyramid: base('Statue of Sobek', 'Tyet Amulet', 'Boat'),
  })
  anna.plays(brooch)
  anna.plays('Weres Amulet')
  // 2 and 3 cost 1, less two of the Amulet: nothing. 4 costs 2, less two: nothing.
  anna.isAsked('buy.pyramid', ['Statue of Sobek', 'Tyet Amulet', 'Boat'])
  anna.chooses('Tyet Amulet')
  expect(anna.discard).toEqual(['Tyet Amulet'])
  anna.isFree()

  const dear = scene({ anna: { hand: [brooch, 'Weres Amulet', 'Urn'] }, pyramid: base('Sphinx', 'Statue of Isis') })
  dear.anna.plays(brooch)
  dear.anna.plays('Weres Amulet')
  dear.anna.isAsked('buy.pyramid', ['Statue of Isis'])
  expect(dear.anna.question.options[0]?.params).toMatchObject({ price: 1 })
})

test('Printed costs stay the same for every other purpose', () => {
  const { anna } = scene({
    anna: { hand: [brooch, 'Book of Traversing Eternity', 'Urn', 'Statue of Sobek'] },
    pyramid: base('Boat', 'Tyet Amulet', 'Statue of Isis'),
  })
  anna.plays(brooch)
  anna.buys('Boat', ['Statue of Sobek'])
  // The bought card costs 4 as printed: one that costs 3 may be taken.
  anna.plays('Book of Traversing Eternity')
  anna.isAsked('take.pyramid', ['Tyet Amulet'])
})

test('Lasting effect: it ends with the turn, Tyet Amulet cannot repeat it, and a second copy adds nothing', () => {
  const { anna, ben } = scene({
    anna: { hand: [brooch, brooch, 'Tyet Amulet'] },
    ben: { hand: ['Urn', 'Urn'] },
    pyramid: base('Statue of Isis', 'Boat'),
    counters: { changed: 1 },
  })
  anna.plays(brooch)
  anna.cannot('play Tyet Amulet')
  anna.plays(brooch)
  expect(anna.sees.now.lasting).toEqual(['discount-2-min-1'])
  expect(anna.question.options.find(({ key }) => key === 'buy')?.params).toMatchObject({ price: 2 })
  anna.ends()
  expect(ben.sees.now.lasting).toEqual([])
  ben.cannot('buy Boat')
})
