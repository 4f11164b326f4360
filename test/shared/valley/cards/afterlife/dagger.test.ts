// Dagger: a named opponent shows the hand and discards the card the actor chooses.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'
import { isValleyLine } from '#test/shared/typed-by-game.ts'

test('Its facts are as listed here', () => {
  expect(facts('Dagger')).toEqual({
    id: 'dagger',
    edition: 'afterlife',
    kind: 'set',
    set: 'weapons',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 3,
    vp: null,
    timing: 'action',
    mentionsOpponent: true,
    sign: '𓌐',
    text: 'An opponent holding 4 or more cards reveals them, discards the one you choose and draws a card.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const dagger = 'Dagger'
const four = ['Boat', 'Censer', 'Chariot', 'Shabti']

test('An opponent holding 4 or more cards reveals them, discards the one you choose and draws a card', () => {
  const { anna, ben, table } = scene({ anna: { hand: [dagger] }, ben: { hand: four, deck: ['Urn', 'Box of Food'] } })
  anna.plays(dagger)
  anna.isAsked('opponent', ['ben'])
  anna.chooses('ben')
  expect(table.news).toEqual(['ben reveal-hand'])
  anna.isAsked('discard.shown', four)
  expect(anna.question.params).toMatchObject({ card: { card: 'dagger' }, of: 1 })
  anna.chooses('Censer')
  expect(ben.discard).toEqual(['Censer'])
  ben.holds(['Boat', 'Chariot', 'Shabti', 'Urn'])
  expect(table.news).toEqual(['ben discard', 'ben draw'])
  anna.isFree()
})

test('You name the opponent first; hand counts are public', () => {
  const { anna, cleo } = scene({
    anna: { hand: [dagger] },
    ben: { hand: four },
    cleo: { hand: ['Urn', 'Urn', 'Urn', 'Shabti', 'Shabti'] },
    dan: { hand: ['Shabti', 'Shabti', 'Shabti'] },
  })
  anna.plays(dagger)
  anna.isAsked('opponent', ['ben', 'cleo'])
  expect(anna.question).toMatchObject({ kind: 'choose-player' })
  expect(anna.question.options[1]).toEqual({ id: '2', key: 'player', params: { seat: 2 } })
  anna.chooses('cleo')
  anna.chooses('Urn')
  cleo.holds(['Urn', 'Urn', 'Shabti', 'Shabti', 'Urn'], 'it comes back: nothing else is there to draw')
})

test('Illegal while no opponent meets the condition', () => {
  scene({
    anna: { hand: [dagger, 'Urn', 'Urn', 'Urn', 'Shabti'] },
    ben: { hand: four.slice(1) },
    cleo: { hand: [] },
  }).anna.cannot(`play ${dagger}`)
})

test('The whole hand is shown to all players', () => {
  const { anna, ben, cleo, table } = scene({
    anna: { hand: [dagger] },
    ben: { hand: four, deck: ['Urn'] },
    cleo: { hand: ['Urn'] },
  })
  anna.plays(dagger, 'ben')
  for (const reader of [anna, ben, cleo]) {
    const [shown] = reader.reads('reveal-hand')
    expect(shown).toEqual({
      cards: expect.arrayContaining(['boat', 'censer', 'chariot', 'shabti'].map(card => ({ card }))) as unknown,
    })
  }
  const [first] = table.lines.filter(isValleyLine('reveal-hand'))
  expect(first?.params.cards).toHaveLength(4)
})

test('The cards shown have ids of the actor’s own, which nobody else gets', () => {
  const { anna, ben, table } = scene({ anna: { hand: [dagger, 'Urn'] }, ben: { hand: four, deck: ['Urn'] } })
  const own = ben.idOf('Censer')
  anna.plays(dagger, 'ben')
  const ids = anna.question.options.map(({ id }) => id)
  expect(ids).toEqual(['0h3', '0h4', '0h5', '0h6'])
  expect(JSON.stringify([ben.sees, table.shownTo(null), ben.reads('reveal-hand')])).not.toMatch(/0h/)
  expect(ben.idOf('Censer'), 'the hand keeps its names').toBe(own)
  anna.chooses('Censer')
  expect(ben.reads('discard')).toMatchObject([{ card: { card: 'censer' }, was: own }])
  expect(anna.reads('discard')[0]).not.toHaveProperty('was')
})

test('Of two copies shown either can be chosen', () => {
  const { anna, ben } = scene({
    anna: { hand: [dagger] },
    ben: { hand: ['Urn', 'Urn', 'Boat', 'Censer'], deck: ['Shabti'] },
  })
  anna.plays(dagger, 'ben')
  expect(anna.options.filter(name => name === 'Urn')).toHaveLength(2)
  anna.chooses('Urn')
  ben.holds(['Urn', 'Boat', 'Censer', 'Shabti'])
})

test('The opponent keeps the same number of cards', () => {
  const { anna, ben } = scene({ anna: { hand: [dagger] }, ben: { hand: four, discard: ['Urn'] } })
  anna.plays(dagger, 'ben', 'Boat')
  // The discarded card is shuffled in with the rest of the pile.
  expect([ben.hand.length, ben.deck.length, ben.discard]).toEqual([4, 1, []])
})

test('What is drawn stays secret', () => {
  const { anna, ben } = scene({ anna: { hand: [dagger] }, ben: { hand: four, deck: ['Urn'] } })
  anna.plays(dagger, 'ben', 'Boat')
  expect(anna.reads('draw')).toEqual([{ count: 1 }])
  expect(ben.reads('draw')).toMatchObject([{ cards: [{ card: 'urn' }] }])
})

test('Whoever protects himself does so before the hand is shown', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [dagger] },
    ben: { hand: [...four.slice(1), 'Offering Table'], deck: ['Urn'] },
  })
  anna.plays(dagger, 'ben')
  ben.isAsked('react.affected', ['show Offering Table', 'pass'])
  expect(ben.question.params).toEqual({
    event: 'affected',
    seat: 0,
    card: { id: expect.any(String) as string, card: 'dagger' },
    could: ['offering-table'],
  })
  expect(ben.reads('reveal-hand')).toEqual([])
  ben.shows('Offering Table')
  expect(ben.reads('reveal-hand')).toEqual([])
  ben.holds([...four.slice(1), 'Offering Table'])
  anna.isFree()
  expect(table.executed).toEqual([dagger])
})

test('Whoever passes is not protected', () => {
  const { anna, ben } = scene({
    anna: { hand: [dagger] },
    ben: { hand: [...four.slice(1), 'Offering Table'], deck: ['Urn'] },
  })
  anna.plays(dagger, 'ben')
  ben.passes()
  anna.isAsked('discard.shown', [...four.slice(1), 'Offering Table'])
  anna.chooses('Offering Table')
  expect(ben.discard).toEqual(['Offering Table'])
})

test('Asked is whoever has such a card in hand or deck together: then only passing is possible', () => {
  const { anna, ben } = scene({ anna: { hand: [dagger] }, ben: { hand: four, deck: ['Offering Table'] } })
  anna.plays(dagger, 'ben')
  ben.isAsked('react.affected', ['pass'])
  ben.passes()
  anna.isAsked('discard.shown', four)
  const quick = scene({
    anna: { hand: [dagger] },
    ben: { hand: four, deck: ['Offering Table'] },
    options: { quickReactions: true },
  })
  quick.anna.plays(dagger, 'ben')
  quick.anna.isAsked('discard.shown', four)
})

test('Offering Table, Medjay and Sphinx can each save their owner', () => {
  const hand = ['Offering Table', 'Medjay', 'Sphinx', 'Boat']
  const threatened = () => {
    const table = scene({
      anna: { hand: [dagger] },
      ben: { hand, deck: ['Shabti', 'Shabti'] },
      options: { starters: 'both' },
    })
    table.anna.plays(dagger, 'ben')
    table.ben.isAsked('react.affected', ['show Offering Table', 'discard Medjay', 'discard Sphinx', 'pass'])
    return table
  }
  const shown = threatened()
  shown.ben.shows('Offering Table')
  shown.ben.holds(hand)
  const guarded = threatened()
  guarded.ben.escapesWith('Medjay')
  expect(guarded.ben.discard).toEqual(['Medjay'])
  guarded.ben.holds(['Offering Table', 'Sphinx', 'Boat'])
  const riddled = threatened()
  riddled.ben.escapesWith('Sphinx')
  expect(riddled.ben.discard).toEqual(['Sphinx'])
  riddled.ben.holds(['Offering Table', 'Medjay', 'Boat', 'Shabti', 'Shabti'])
  for (const { anna } of [shown, guarded, riddled]) anna.isFree()
})

test('What was shown cannot be taken back, nor can the naming after the other was asked', () => {
  const { anna, ben } = scene({ anna: { hand: [dagger] }, ben: { hand: [...four.slice(1), 'Offering Table'] } })
  anna.plays(dagger, 'ben')
  expect(anna.hand).toEqual([])
  ben.passes()
  anna.cannotTakeBack()
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna, ben, cleo } = scene({
    anna: { hand: [dagger, 'Tyet Amulet'] },
    ben: { hand: four, deck: ['Urn'] },
    cleo: { hand: ['Urn', 'Urn', 'Shabti', 'Box of Food'], deck: ['Shabti'] },
  })
  anna.plays(dagger, 'ben', 'Boat')
  anna.plays('Tyet Amulet', dagger)
  anna.isAsked('opponent', ['ben', 'cleo'])
  anna.chooses('cleo')
  anna.chooses('Box of Food')
  expect([ben.discard, cleo.discard]).toEqual([['Boat'], ['Box of Food']])
})
