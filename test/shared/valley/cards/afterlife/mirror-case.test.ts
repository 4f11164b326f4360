// Mirror Case: carries out the action of another hand card, which stays there.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Mirror Case')).toEqual({
    id: 'mirror-case',
    edition: 'afterlife',
    kind: 'unique',
    set: null,
    level: 2,
    copies: 1,
    gold: 2,
    cost: 4,
    vp: 3,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓋹',
    text: 'Reveal another hand card and carry out its action; it stays in your hand.',
    reaction: null,
    when: null,
    sources: {},
  })
})

const mirror = 'Mirror Case'

test('Reveal another hand card and carry out its action; it stays in your hand', () => {
  const { anna, ben, table } = scene({ anna: { hand: [mirror, 'Chariot', 'Boat'], deck: ['Urn', 'Shabti', 'Censer'] } })
  const was = anna.idOf('Chariot')
  anna.plays(mirror)
  anna.isAsked('call.hand', ['Chariot'])
  anna.chooses('Chariot')
  anna.holds(['Chariot', 'Boat', 'Urn', 'Shabti', 'Censer'])
  expect(anna.inPlay).toEqual([mirror])
  expect(ben.reads('reveal')).toEqual([{ from: 'hand', card: { card: 'chariot' } }])
  expect(anna.reads('reveal')).toEqual([{ from: 'hand', card: { card: 'chariot' }, was }])
  expect(anna.idOf('Chariot')).toBe(was)
  expect(table.executed).toEqual([mirror])
  anna.isFree()
})

test('The action must be possible', () => {
  const { anna } = scene({
    anna: { hand: [mirror, 'Chariot', 'Statue of Anubis', 'Inner Sarcophagus', 'Statue of Horus'] },
  })
  anna.plays(mirror)
  anna.isAsked('call.hand', ['Inner Sarcophagus'])
  scene({ anna: { hand: [mirror, 'Chariot'] } }).anna.cannot(`play ${mirror}`)
  scene({ anna: { hand: [mirror] } }).anna.cannot(`play ${mirror}`)
})

test('Reaction cards and actions that name their own card cannot be chosen', () => {
  const { anna } = scene({
    anna: {
      hand: [mirror, 'Boat', 'Mummified Cat', 'Ibex Statue', 'Sphinx', 'Burial Mask', 'Box of Food'],
      deck: ['Urn'],
    },
  })
  anna.plays(mirror)
  anna.isAsked('call.hand', ['Box of Food'])
  scene({ anna: { hand: [mirror, 'Sphinx', 'Burial Mask'], deck: ['Urn'] } }).anna.cannot(`play ${mirror}`)
})

test('A lasting effect may be carried out', () => {
  const { anna } = scene({ anna: { hand: [mirror, 'Apis Bull'] }, pyramid: base('Tyet Amulet') })
  anna.plays(mirror, 'Apis Bull')
  expect(anna.sees.now.lasting).toEqual(['hand-gold-plus-1'])
  anna.buys('Tyet Amulet', ['Apis Bull'])
})

test('During its own action the revealed card is an ordinary hand card: it may be discarded, sacrificed or entombed by it', () => {
  const buried = scene({ anna: { hand: [mirror, 'Inner Sarcophagus'] } })
  buried.anna.plays(mirror, 'Inner Sarcophagus')
  buried.anna.isAsked('entomb.hand', ['Inner Sarcophagus'])
  buried.anna.chooses('Inner Sarcophagus')
  expect(buried.anna.tomb).toEqual(['Inner Sarcophagus'])

  const given = scene({ anna: { hand: [mirror, 'Bracelet'] } })
  given.anna.plays(mirror, 'Bracelet', 'Bracelet')
  expect(given.table.boneyard).toEqual(['Bracelet'])
  expect(given.anna.sees.now.credits).toEqual([{ gold: 5, from: 'bracelet' }])

  const cast = scene({ anna: { hand: [mirror, 'Linen Bandages'], deck: ['Urn'] } })
  cast.anna.plays(mirror, 'Linen Bandages', 'Linen Bandages')
  expect([cast.anna.discard, cast.anna.hand]).toEqual([['Linen Bandages'], ['Urn']])

  const paid = scene({ anna: { hand: [mirror, 'Ring'] }, pyramid: base('Statue of Sobek') })
  paid.anna.plays(mirror, 'Ring', 'Statue of Sobek', 'Ring')
  expect([paid.anna.inPlay, paid.anna.hand]).toEqual([[mirror, 'Ring'], ['Statue of Sobek']])
})

test('Afterwards it may still be used normally', () => {
  const { anna, table } = scene({ anna: { hand: [mirror, 'Box of Food'], deck: ['Urn', 'Shabti'] } })
  anna.plays(mirror, 'Box of Food')
  anna.plays('Box of Food')
  anna.holds(['Urn', 'Shabti'])
  expect(table.executed).toEqual([mirror, 'Box of Food'])
})

test('Only Mirror Case counts as an action executed this turn', () => {
  const { anna } = scene({ anna: { hand: [mirror, 'Box of Food', 'Tyet Amulet'], deck: ['Urn', 'Shabti'] } })
  anna.plays(mirror, 'Box of Food')
  anna.plays('Tyet Amulet')
  anna.isAsked('repeat', [mirror])
})

test('A card that is being carried out cannot be called again, so no loop is possible', () => {
  const { anna } = scene({ anna: { hand: [mirror, 'Tyet Amulet', 'Inner Sarcophagus', 'Urn', 'Boat', 'Censer'] } })
  anna.plays('Urn', 'Boat')
  // Tyet Amulet, called, repeats Urn; not Mirror Case, which is under way.
  anna.plays(mirror, 'Tyet Amulet')
  anna.isAsked('repeat', ['Urn'])
  anna.chooses('Urn')
  anna.chooses('Censer')
  // Tyet Amulet, played, repeats Mirror Case, which cannot call it again.
  anna.plays('Tyet Amulet')
  anna.isAsked('repeat', [mirror, 'Urn'])
  anna.chooses(mirror)
  anna.isAsked('call.hand', ['Inner Sarcophagus'])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [mirror, 'Tyet Amulet', 'Box of Food', 'Inner Sarcophagus'], deck: ['Boat', 'Shabti'] },
  })
  anna.plays(mirror, 'Box of Food')
  anna.plays('Tyet Amulet', mirror)
  anna.isAsked('call.hand', ['Box of Food', 'Inner Sarcophagus'])
  anna.chooses('Inner Sarcophagus')
  anna.chooses('Boat')
  expect(anna.tomb).toEqual(['Boat'])
})
