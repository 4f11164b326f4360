// Apis Bull: hand cards are worth one more gold.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'
import { isValleyOption } from '#test/shared/typed-by-game.ts'

test('Its facts are as listed here', () => {
  expect(facts('Apis Bull')).toEqual({
    id: 'apis-bull',
    edition: 'afterlife',
    kind: 'set',
    set: 'tomb-art',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 4,
    vp: null,
    timing: 'lasting',
    mentionsOpponent: false,
    sign: '𓃒',
    text: 'For the rest of this turn each of your hand cards is worth 1 more gold.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const bull = 'Apis Bull'

test('For the rest of this turn each of your hand cards is worth 1 more gold', () => {
  const { anna, ben } = scene({ anna: { hand: [bull, 'Urn', 'Boat'] }, pyramid: base('Statue of Isis') })
  anna.plays(bull)
  expect(ben.sees.now.lasting).toEqual(['hand-gold-plus-1'])
  anna.buys('Statue of Isis')
  expect(
    anna.question.options.filter(isValleyOption('pay')).map(({ card, params }) => [card?.card, params.gold]),
  ).toEqual([
    ['boat', 3],
    ['urn', 2],
  ])
  anna.pays(['Boat', 'Urn'])
  expect(anna.discard).toEqual(['Statue of Isis'])
})

test('Includes cards that reach your hand later this turn', () => {
  const { anna } = scene({ anna: { hand: [bull, 'Box of Food'], deck: ['Boat'] }, pyramid: base('Tyet Amulet') })
  anna.plays(bull)
  anna.plays('Box of Food')
  anna.buys('Tyet Amulet', ['Boat'])
})

test('Cards in play and credits keep their value', () => {
  const { anna } = scene({ anna: { hand: ['Necklace', 'Boat', bull] }, pyramid: base('Statue of Isis') })
  anna.plays('Necklace', 'Boat')
  anna.plays(bull)
  expect(anna.sees.now.credits).toEqual([{ gold: 4, from: 'necklace' }])
  anna.buys('Statue of Isis', ['credit-1', 'Boat'])
  expect(anna.reads('pay').map(({ gold }) => gold)).toEqual([4, 3])
})

test('Together with Statue of Thoth each hand card is worth 5', () => {
  for (const [first, second] of [
    [bull, 'Statue of Thoth'],
    ['Statue of Thoth', bull],
  ] as const) {
    const { anna } = scene({ anna: { hand: [bull, 'Statue of Thoth', 'Urn'] }, pyramid: base('Statue of Isis') })
    anna.plays(first)
    anna.plays(second)
    anna.buys('Statue of Isis', ['Urn'])
    expect(anna.reads('pay')).toMatchObject([{ gold: 5 }])
  }
})

test('Lasting effect: it ends with the turn, Tyet Amulet cannot repeat it, and a second copy adds nothing', () => {
  const { anna, ben } = scene({
    anna: { hand: [bull, bull, 'Tyet Amulet'] },
    ben: { hand: ['Urn', 'Urn'] },
    pyramid: base('Tyet Amulet', 'Boat'),
    counters: { changed: 1 },
  })
  anna.plays(bull)
  anna.cannot('play Tyet Amulet')
  anna.plays(bull)
  expect(anna.sees.now.lasting).toEqual(['hand-gold-plus-1'])
  anna.cannot('buy Boat')
  anna.buys('Tyet Amulet', ['Tyet Amulet'])
  anna.ends()
  expect(ben.sees.now.lasting).toEqual([])
  ben.cannot('buy Boat')
})
