// Senet Game: draws two, takes a base card or entombs a hand card.
import { expect, test } from 'vitest'
import { base, facts, scene, type Setting } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Senet Game')).toEqual({
    id: 'senet-game',
    edition: 'afterlife',
    kind: 'unique',
    set: null,
    level: 3,
    copies: 1,
    gold: 3,
    cost: 7,
    vp: 6,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓏠',
    text: 'Draw 2 cards, take a base card, or entomb a hand card.',
    reaction: null,
    when: null,
    sources: {},
  })
})

const senet = 'Senet Game'
const drawing = '0'
const taking = '1'
const burying = '2'

test('Draw 2 cards, take a base card, or entomb a hand card', () => {
  const setting: Setting = { anna: { hand: [senet, 'Urn'], deck: ['Boat', 'Censer'] }, pyramid: base('Statue of Isis') }
  const first = scene(setting)
  first.anna.plays(senet)
  first.anna.isAsked('senet', [drawing, taking, burying])
  first.anna.chooses(drawing)
  first.anna.holds(['Urn', 'Boat', 'Censer'])
  const second = scene(setting)
  second.anna.plays(senet, taking)
  second.anna.isAsked('take.base', ['Statue of Isis'])
  second.anna.chooses('Statue of Isis')
  expect(second.anna.discard).toEqual(['Statue of Isis'])
  const third = scene(setting)
  third.anna.plays(senet, burying, 'Urn')
  expect(third.anna.tomb).toEqual(['Urn'])
  third.anna.isFree()
})

test('Choose one option that can be carried out', () => {
  const options = (setting: Setting) => {
    const { anna } = scene(setting)
    anna.plays(senet)
    return anna.options
  }
  expect(options({ anna: { hand: [senet], deck: ['Urn'] } })).toEqual([drawing])
  expect(options({ anna: { hand: [senet] }, pyramid: base('Boat') })).toEqual([taking])
  expect(options({ anna: { hand: [senet, 'Urn'] }, pyramid: [['Boat'], [null, null], [null, null, null]] })).toEqual([
    burying,
  ])
  scene({ anna: { hand: [senet] } }).anna.cannot(`play ${senet}`)
})

test('A repeat may choose another option', () => {
  const { anna } = scene({ anna: { hand: [senet, 'Tyet Amulet', 'Urn'], deck: ['Boat', 'Censer'] } })
  anna.plays(senet, burying, 'Urn')
  anna.plays('Tyet Amulet', senet)
  anna.isAsked('senet', [drawing])
  anna.chooses(drawing)
  anna.holds(['Boat', 'Censer'])
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, ben, table } = scene({ anna: { hand: [senet, 'Urn', 'Boat'] } })
  anna.plays(senet, burying, 'Boat')
  expect(ben.reads('entomb')).toMatchObject([{ from: 'hand', by: 'senet-game', card: { card: 'boat' } }])
  expect(table.freeEntombing).toBe(true)
  anna.entombs('Urn')
})

test('If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer', () => {
  const { anna } = scene({ anna: { hand: [senet], deck: ['Urn'], discard: ['Boat'] } })
  anna.plays(senet, drawing)
  anna.holds(['Urn', 'Boat'])
  const fewer = scene({ anna: { hand: [senet], discard: ['Boat'] } })
  fewer.anna.plays(senet, drawing)
  fewer.anna.holds(['Boat'])
})

test('Face-down cards cannot be taken', () => {
  const { anna } = scene({
    anna: { hand: ['Kite', senet, 'Urn'] },
    pyramid: base('Boat'),
    options: { starters: 'both' },
  })
  anna.plays('Kite', 'Boat')
  anna.plays(senet)
  anna.isAsked('senet', [burying])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [senet, 'Tyet Amulet', 'Urn'], deck: ['Chariot'] },
    pyramid: base('Boat', 'Censer'),
  })
  anna.plays(senet, taking, 'Boat')
  anna.plays('Tyet Amulet', senet)
  anna.isAsked('senet', [drawing, taking, burying])
  anna.chooses(taking)
  anna.isAsked('take.base', ['Censer'])
})
