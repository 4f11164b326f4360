// Embalmer: sacrifices a card of the pyramid or the hand, or refills the pyramid.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Embalmer')).toEqual({
    id: 'embalmer',
    edition: 'last-rites',
    kind: 'starter',
    set: null,
    level: 1,
    copies: 3,
    gold: 1,
    cost: 0,
    vp: 1,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓐎',
    text: 'Sacrifice a pyramid card or a hand card, or refill the pyramid.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', level: 'rulebook' },
  })
})

const embalmer = 'Embalmer'
const options = { starters: 'both' }
const ofPyramid = '0'
const ofHand = '1'
const refill = '2'

test('Sacrifice a pyramid card or a hand card, or refill the pyramid', () => {
  const setting = {
    options,
    anna: { hand: [embalmer, 'Urn'] },
    pyramid: base('Boat', 'Censer'),
    stock: ['Serdab', 'Sling', 'Bow', 'Axe', 'Spear'],
  }
  const one = scene(setting)
  one.anna.plays(embalmer)
  one.anna.isAsked('embalmer', [ofPyramid, ofHand, refill])
  one.anna.chooses(ofPyramid)
  one.anna.isAsked('sacrifice.pyramid', ['Boat', 'Censer'])
  one.anna.chooses('Censer')
  expect([one.table.pyramid, one.table.boneyard]).toEqual([base('Boat'), ['Censer']])
  one.anna.isFree()

  const two = scene(setting)
  two.anna.plays(embalmer, ofHand, 'Urn')
  expect([two.table.boneyard, two.anna.hand]).toEqual([['Urn'], []])
  expect(two.table.changed).toBe(false)

  const three = scene(setting)
  three.anna.plays(embalmer, refill)
  expect(three.table.pyramid).toEqual([['Axe'], ['Sling', 'Bow'], ['Boat', 'Censer', 'Serdab']])
})

test('Choose one option that can be carried out', () => {
  const { anna } = scene({ options, anna: { hand: [embalmer, 'Urn'] } })
  anna.plays(embalmer)
  anna.isAsked('embalmer', [ofHand])
  scene({ options, anna: { hand: [embalmer] }, boneyard: ['Boat'] }).anna.cannot(`play ${embalmer}`)
})

test('Face-down pyramid cards may be sacrificed; the pyramid crumbles at once', () => {
  const { anna, table } = scene({
    options,
    anna: { hand: [embalmer, 'Kite'] },
    pyramid: [['Bow'], ['Serdab', 'Axe'], ['Boat', 'Censer', 'Sling']],
  })
  anna.plays('Kite', 'Boat')
  anna.plays(embalmer, ofPyramid, 'Boat')
  expect(table.boneyard).toEqual(['Boat'])
  expect(table.state.down).toEqual([])
  expect(table.pyramid).toEqual([[null], ['Bow', 'Axe'], ['Serdab', 'Censer', 'Sling']])
})

test('Refill: fill every gap from the stock, base first, as at the end of a turn', () => {
  const { anna, table } = scene({
    options,
    anna: { hand: [embalmer] },
    ben: { hand: ['Ibex Statue'] },
    pyramid: [['Bow'], ['Boat', null], ['Censer', 'Sling', null]],
    stock: ['Serdab', 'Axe'],
  })
  anna.plays(embalmer, refill)
  expect(table.pyramid).toEqual([['Bow'], ['Boat', 'Axe'], ['Censer', 'Sling', 'Serdab']])
  expect(table.changed).toBe(true)
  anna.cannotTakeBack()
  // A refill during a turn is no rebuilding: nobody is asked for Ibex Statue.
  anna.isFree()
})

test('Only with a gap and a card in the stock', () => {
  for (const [pyramid, stock] of [
    [base('Boat'), []],
    [[['Bow'], ['Boat', 'Axe'], ['Censer', 'Sling', 'Serdab']], ['Spear']],
  ] as const) {
    const { anna } = scene({ options, anna: { hand: [embalmer] }, pyramid, stock })
    anna.plays(embalmer)
    anna.isAsked('embalmer', [ofPyramid])
  }
})

test('The sacrificed card lies face up on the boneyard; Mummified Cat may answer it', () => {
  const { anna, ben, table } = scene({
    options,
    anna: { hand: [embalmer, 'Chariot'] },
    ben: { hand: ['Mummified Cat'] },
  })
  anna.plays(embalmer, ofHand, 'Chariot')
  expect(table.shownTo(null).boneyard.top).toMatchObject({ card: 'chariot' })
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Chariot', 'Mummified Cat'])
  anna.isFree()
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna, table } = scene({
    options,
    anna: { hand: [embalmer, 'Tyet Amulet', 'Priest of Horus', 'Urn', 'Shabti'] },
    pyramid: base('Boat'),
    stock: ['Serdab', 'Axe', 'Bow', 'Spear', 'Sling', 'Chariot'],
  })
  anna.plays(embalmer, ofPyramid, 'Boat')
  anna.plays('Tyet Amulet', embalmer, ofHand, 'Urn')
  anna.plays('Priest of Horus', 'Shabti')
  anna.isAsked('embalmer', [refill])
  anna.chooses(refill)
  expect(table.pyramid).toEqual([['Chariot'], ['Spear', 'Sling'], ['Serdab', 'Axe', 'Bow']])
})
