// Overseer: carries out the action of a card in the own tomb.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Overseer')).toEqual({
    id: 'overseer',
    edition: 'last-rites',
    kind: 'set',
    set: 'builders',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 6,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓄓',
    text: 'Carry out the action of a card in your tomb.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const overseer = 'Overseer'

test('Carry out the action of a card in your tomb', () => {
  const { anna, ben } = scene({
    anna: { hand: [overseer], deck: ['Urn', 'Bow', 'Axe'], tomb: ['Chariot', 'Box of Food'] },
    ben: { tomb: ['Imseti Canopic Jar'] },
  })
  anna.plays(overseer)
  anna.isAsked('call.tomb', ['Chariot', 'Box of Food'])
  anna.chooses('Chariot')
  anna.holds(['Urn', 'Bow', 'Axe'])
  expect(ben.reads('call')).toMatchObject([{ from: 'tomb', card: { card: 'chariot' } }])
  anna.isFree()
})

test('The tomb card stays where it is; starters and uniques may be chosen too. Its action must be possible', () => {
  const { anna } = scene({
    anna: { hand: [overseer, 'Ring'], tomb: ['Chariot', 'Urn', 'Merchant', 'Inner Sarcophagus'] },
  })
  anna.plays(overseer)
  anna.isAsked('call.tomb', ['Urn', 'Inner Sarcophagus'])
  anna.chooses('Urn')
  anna.chooses('Ring')
  expect(anna.tomb).toEqual(['Chariot', 'Urn', 'Merchant', 'Inner Sarcophagus'])
  scene({ anna: { hand: [overseer], tomb: ['Chariot'] } }).anna.cannot(`play ${overseer}`)
  scene({ anna: { hand: [overseer], deck: ['Urn'] } }).anna.cannot(`play ${overseer}`)
})

test('Reaction cards and actions that name their own card cannot be chosen', () => {
  const { anna } = scene({
    options: { starters: 'both' },
    anna: {
      hand: [overseer, 'Urn', 'Urn', 'Shabti', 'Shabti'],
      tomb: ['Boat', 'Sphinx', 'Sistrum', 'Burial Mask', 'Medjay'],
    },
    pyramid: base('Ring'),
  })
  anna.cannot(`play ${overseer}`)
})

test('A card that is being carried out cannot be called again, so no loop is possible', () => {
  const { anna } = scene({ anna: { hand: [overseer, 'Ring'], tomb: [overseer, 'Urn'] } })
  anna.plays(overseer)
  anna.isAsked('call.tomb', [overseer, 'Urn'])
  anna.chooses(overseer)
  anna.isAsked('call.tomb', ['Urn'])
})

test('Only Overseer counts as an action executed this turn', () => {
  const { anna, table } = scene({
    anna: { hand: [overseer, 'Tyet Amulet'], deck: ['Bow', 'Axe'], tomb: ['Box of Food'] },
  })
  anna.plays(overseer, 'Box of Food')
  expect(table.executed).toEqual([overseer])
  anna.plays('Tyet Amulet')
  anna.isAsked('repeat', [overseer])
})

test('A lasting effect may be carried out', () => {
  const { anna } = scene({ anna: { hand: [overseer], tomb: ['Brooch'] } })
  anna.plays(overseer, 'Brooch')
  expect(anna.sees.now.lasting).toEqual(['discount-2-min-1'])
})

test('What the called action sacrifices out of the tomb may be the called card itself', () => {
  const { anna, table } = scene({ anna: { hand: [overseer], tomb: ['Offering Chapel'] }, pyramid: base('Ring') })
  anna.plays(overseer, 'Offering Chapel', 'Offering Chapel', 'Ring')
  expect([table.boneyard, anna.tomb, anna.discard]).toEqual([['Offering Chapel'], [], ['Ring']])
  anna.isFree()
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: {
      hand: [overseer, 'Tyet Amulet', 'Priest of Horus', 'Ring', 'Shabti'],
      deck: ['Bow', 'Axe', 'Sling'],
      tomb: ['Box of Food', 'Inner Sarcophagus'],
    },
  })
  anna.plays(overseer, 'Box of Food')
  anna.plays('Tyet Amulet', overseer, 'Inner Sarcophagus', 'Ring')
  anna.plays('Priest of Horus', 'Shabti')
  anna.isAsked('call.tomb', ['Box of Food', 'Inner Sarcophagus'])
})
