// Necklace: shows a hand card and leaves a credit of its cost.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Necklace')).toEqual({
    id: 'necklace',
    edition: 'afterlife',
    kind: 'set',
    set: 'jewelry',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 5,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓋝',
    text: 'Reveal a hand card. For one purchase Necklace is worth gold equal to that card’s cost.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const necklace = 'Necklace'

test('Reveal a hand card. For one purchase Necklace is worth gold equal to that card’s cost', () => {
  const { anna, ben } = scene({
    anna: { hand: [necklace, 'Urn', 'Statue of Isis'] },
    pyramid: base('Outer Sarcophagus'),
  })
  anna.plays(necklace)
  anna.isAsked('reveal.hand', ['Statue of Isis', 'Urn'])
  const isis = anna.idOf('Statue of Isis')
  anna.chooses('Statue of Isis')
  expect(ben.reads('reveal')).toEqual([{ from: 'hand', card: { card: 'statue-of-isis' } }])
  expect(anna.reads('reveal')).toEqual([{ from: 'hand', card: { card: 'statue-of-isis' }, was: isis }])
  expect(ben.sees.now.credits).toEqual([{ gold: 5, from: 'necklace' }])
  anna.buys('Outer Sarcophagus', ['credit-1'])
  expect(anna.discard).toEqual(['Outer Sarcophagus'])
})

test('The played card is in play and does not count as a hand card; with an empty hand the action is illegal', () => {
  scene({ anna: { hand: [necklace] } }).anna.cannot(`play ${necklace}`)
  const { anna } = scene({ anna: { hand: [necklace, necklace] } })
  anna.plays(necklace)
  anna.isAsked('reveal.hand', [necklace])
})

test('The revealed card stays in your hand and may be used normally, even as gold for the same purchase', () => {
  const { anna } = scene({ anna: { hand: [necklace, 'Statue of Isis'] }, pyramid: base('Sphinx') })
  const isis = anna.idOf('Statue of Isis')
  anna.plays(necklace, 'Statue of Isis')
  anna.holds(['Statue of Isis'])
  expect(anna.idOf('Statue of Isis'), 'it keeps its name').toBe(isis)
  anna.buys('Sphinx', ['Statue of Isis', 'credit-1'])
  expect(anna.discard).toEqual(['Sphinx'])
  anna.holds([])
})

test('The credit can be added to one single purchase this turn, together with gold cards; what is not needed is lost, and an unused credit ends with the turn', () => {
  const { anna, ben } = scene({
    anna: { hand: [necklace, necklace, 'Statue of Isis', 'Urn'] },
    pyramid: base('Statue of Sobek', 'Tyet Amulet'),
    counters: { changed: 1 },
  })
  anna.plays(necklace, 'Statue of Isis')
  anna.buys('Statue of Sobek', ['Urn', 'credit-1'])
  expect(ben.reads('buy')).toMatchObject([{ price: 2, gold: 6, lost: 4 }])
  anna.plays(necklace, 'Statue of Isis')
  anna.ends()
  expect(ben.sees.now.credits).toEqual([])
})

test('A card that costs nothing is worth nothing', () => {
  const { anna } = scene({ anna: { hand: [necklace, 'Urn', 'Shabti'] }, pyramid: base('Statue of Sobek') })
  anna.plays(necklace, 'Urn')
  expect(anna.sees.now.credits).toEqual([])
  anna.buys('Statue of Sobek', ['Urn', 'Shabti'])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [necklace, 'Tyet Amulet', 'Boat', 'Chariot'] } })
  anna.plays(necklace, 'Boat')
  anna.plays('Tyet Amulet', necklace)
  anna.isAsked('reveal.hand', ['Boat', 'Chariot'])
  anna.chooses('Chariot')
  expect(anna.sees.now.credits).toEqual([
    { gold: 4, from: 'necklace' },
    { gold: 6, from: 'necklace' },
  ])
})

test('Called by another card, the credit is yours whoever’s card was carried out', () => {
  const { anna } = scene({ anna: { hand: ['Book of Gates', 'Boat'], deck: [necklace] } })
  anna.plays('Book of Gates', 'Boat')
  expect(anna.sees.now.credits).toEqual([{ gold: 4, from: 'necklace' }])
})
