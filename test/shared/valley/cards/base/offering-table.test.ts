// Offering Table: sacrifices a hand card and draws one; shown, it saves from an opponent's action.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Offering Table')).toEqual({
    id: 'offering-table',
    edition: 'base',
    kind: 'starter',
    set: null,
    level: 1,
    copies: 1,
    gold: 1,
    cost: 0,
    vp: 1,
    timing: 'action+reaction',
    mentionsOpponent: false,
    sign: '𓊲',
    text: 'Sacrifice a hand card, then draw a card. Reaction: show this card to ignore an opponent’s action that would make you discard or sacrifice.',
    reaction: 'Show Offering Table: that action does not affect you. Return it to your hand.',
    when: 'An opponent’s action would make you discard or sacrifice a hand card',
    sources: { reaction: 'rulebook', vp: 'public', level: 'rulebook' },
  })
})

test('Sacrifice a hand card, then draw a card', () => {
  const { anna, table } = scene({ anna: { hand: ['Offering Table', 'Urn', 'Boat'], deck: ['Censer'] } })
  anna.plays('Offering Table')
  anna.isAsked('sacrifice.hand', ['Boat', 'Urn'])
  anna.chooses('Urn')
  expect(table.boneyard).toEqual(['Urn'])
  anna.holds(['Boat', 'Censer'])
  anna.isFree()
})

test('Own turn: the sacrifice is required, so you need another hand card', () => {
  scene({ anna: { hand: ['Offering Table'], deck: ['Censer'] } }).anna.cannot('play Offering Table')
  const { anna } = scene({ anna: { hand: ['Offering Table', 'Urn'], deck: ['Censer'] } })
  anna.plays('Offering Table')
  anna.isAsked('sacrifice.hand', ['Urn'])
})

test('The sacrificed card lies face up on the boneyard; Mummified Cat may answer it', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Offering Table', 'Boat'], deck: ['Censer'] },
    ben: { hand: ['Mummified Cat'] },
  })
  anna.plays('Offering Table', 'Boat')
  expect(table.shownTo(null).boneyard.top).toMatchObject({ card: 'boat' })
  ben.isAsked('react.sacrificed', ['Mummified Cat', 'pass'])
  anna.holds([], 'the answer comes before the draw')
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Boat', 'Mummified Cat'])
  anna.holds(['Censer'])
})

test('If your deck runs out, shuffle your discard pile into a new deck and go on', () => {
  const { anna, table } = scene({ anna: { hand: ['Offering Table', 'Urn'], discard: ['Censer'] } })
  anna.plays('Offering Table', 'Urn')
  anna.holds(['Censer'])
  expect(table.news).toEqual(['anna sacrifice', 'anna reshuffle', 'anna draw'])
})

test('Illegal only when deck and discard pile are both empty', () => {
  scene({ anna: { hand: ['Offering Table', 'Urn'] } }).anna.cannot('play Offering Table')
  scene({ anna: { hand: ['Offering Table', 'Urn'], discard: ['Boat'] } }).anna.can('play Offering Table')
})

const attackers = ['Duamutef Canopic Jar', 'Qebehsenuef Canopic Jar', 'Statue of Bastet', 'Tyet Amulet']
const four = ['Boat', 'Censer', 'Chariot', 'Offering Table']
const held = ['Shabti', 'Shabti', 'Urn', 'Urn']

test('Reaction: only against an opponent’s action that would make you discard or sacrifice a hand card; the whole effect on you is ignored, other players are still affected', () => {
  for (const attack of ['Duamutef Canopic Jar', 'Qebehsenuef Canopic Jar']) {
    const { anna, ben, cleo } = scene({
      anna: { hand: attackers },
      ben: { hand: four, deck: ['Shabti', 'Shabti'] },
      cleo: { hand: held, deck: ['Shabti', 'Shabti'] },
    })
    anna.plays(attack)
    ben.can('show Offering Table', ...four)
    ben.shows('Offering Table')
    ben.holds(four)
    expect(cleo.options).toEqual(held)
    cleo.chooses('Urn')
    expect(cleo.hand).toHaveLength(3)
    anna.isFree()
  }
})

test('Reaction: it saves nobody from an action of his own', () => {
  const { anna } = scene({ anna: { hand: ['Middle Sarcophagus', 'Offering Table'], deck: ['Urn', 'Boat'] } })
  anna.plays('Middle Sarcophagus')
  anna.isAsked('discard.hand', ['Offering Table', 'Urn', 'Boat'])
})

test('Reaction: the card is shown and returns to your hand, so it can save you again later in the same turn', () => {
  const { anna, ben } = scene({ anna: { hand: attackers }, ben: { hand: four, deck: ['Shabti', 'Shabti'] } })
  const shown = ben.idOf('Offering Table')
  anna.plays('Duamutef Canopic Jar')
  ben.shows('Offering Table')
  expect(anna.reads('protected')).toEqual([{ card: { card: 'offering-table' } }])
  expect(ben.reads('protected')).toEqual([{ card: { card: 'offering-table' }, was: shown }])
  ben.holds(four)
  expect(ben.idOf('Offering Table')).toBe(shown)
  anna.plays('Qebehsenuef Canopic Jar')
  ben.shows('Offering Table')
  anna.plays('Tyet Amulet', 'Duamutef Canopic Jar')
  ben.shows('Offering Table')
  ben.holds(four)
  anna.isFree()
})

test('Reaction: it does not stop Statue of Bastet or any other effect that neither discards nor sacrifices your hand cards', () => {
  const { anna, ben } = scene({ anna: { hand: attackers }, ben: { hand: four, deck: ['Shabti', 'Shabti'] } })
  anna.plays('Statue of Bastet')
  ben.isAsked('give.hand', four)
  ben.chooses('Offering Table')
  expect(anna.discard).toEqual(['Offering Table'])
})

test('The own-turn action can be repeated by Tyet Amulet', () => {
  const { anna, table } = scene({
    anna: { hand: ['Offering Table', 'Tyet Amulet', 'Urn', 'Boat'], deck: ['Censer', 'Chariot'] },
  })
  anna.plays('Offering Table', 'Urn')
  anna.plays('Tyet Amulet', 'Offering Table')
  anna.isAsked('sacrifice.hand', ['Boat', 'Censer'])
  anna.chooses('Censer')
  expect(table.boneyard).toEqual(['Censer', 'Urn'])
  anna.holds(['Boat', 'Chariot'])
})

test('The reaction cannot be repeated', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Offering Table', 'Tyet Amulet'], deck: ['Urn', 'Urn', 'Urn', 'Boat'] },
    ben: { hand: ['Qebehsenuef Canopic Jar'] },
    turn: 'ben',
    pyramid: base('Censer', 'Chariot'),
  })
  ben.plays('Qebehsenuef Canopic Jar')
  anna.shows('Offering Table')
  ben.ends()
  ben.chooses('Censer')
  anna.cannot('play Tyet Amulet')
})
