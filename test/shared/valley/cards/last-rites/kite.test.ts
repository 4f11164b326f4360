// Kite: turns a pyramid card face down until its player's next turn.
import { expect, test } from 'vitest'
import { base, facts, scene, type PyramidOfNames } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Kite')).toEqual({
    id: 'kite',
    edition: 'last-rites',
    kind: 'starter',
    set: null,
    level: 1,
    copies: 2,
    gold: 1,
    cost: 0,
    vp: 1,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓁿',
    text: 'Turn a pyramid card face down until your next turn starts: until then it can only be sacrificed.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', level: 'rulebook' },
  })
})

const kite = 'Kite'
const options = { starters: 'both' }
const full: PyramidOfNames = [['Bow'], ['Serdab', 'Axe'], ['Boat', 'Censer', 'Sling']]

test('Turn a pyramid card face down until your next turn starts: until then it can only be sacrificed', () => {
  const { anna, ben, table } = scene({
    options,
    anna: { hand: [kite, 'Chariot'] },
    ben: { hand: ['Sphinx', 'Embalmer'] },
    pyramid: full,
    stock: ['Spear'],
  })
  anna.plays(kite, 'Boat')
  anna.isFree()
  anna.cannot('buy Boat')
  anna.can('buy Sling')
  anna.ends()
  ben.cannot('buy Boat')
  ben.plays('Embalmer', '0')
  ben.isAsked('sacrifice.pyramid', full.flat() as string[])
  ben.chooses('Boat')
  expect(table.boneyard).toEqual(['Boat'])
})

test('Any face-up card of any row', () => {
  const { anna } = scene({ options, anna: { hand: [kite, kite] }, pyramid: full })
  anna.plays(kite)
  anna.isAsked('turn-down', full.flat() as string[])
  anna.chooses('Bow')
  anna.plays(kite)
  anna.isAsked('turn-down', ['Serdab', 'Axe', 'Boat', 'Censer', 'Sling'])
  scene({ options, anna: { hand: [kite], deck: ['Urn'] }, stock: ['Boat'] }).anna.cannot(`play ${kite}`)
})

test('Illegal where every card lies face down', () => {
  const { anna } = scene({ options, anna: { hand: [kite, kite] }, pyramid: base('Boat') })
  anna.plays(kite, 'Boat')
  anna.cannot(`play ${kite}`)
})

test('It cannot be bought, taken, entombed or swapped into a hand', () => {
  const hand = [kite, 'Menial', 'Statue of Horus', 'Goldsmith', 'Draughtsman', 'Chariot', 'Sphinx']
  const { anna } = scene({ options, anna: { hand }, pyramid: base('Boat', 'Wadj Amulet') })
  anna.plays(kite, 'Boat')
  for (const [card, ...answers] of [
    ['Menial', '0'],
    ['Statue of Horus'],
    ['Goldsmith', 'Draughtsman'],
    ['Draughtsman', 'Goldsmith'],
  ] as const) {
    anna.plays(card, ...answers)
    expect(anna.options).toEqual(['Wadj Amulet'])
    for (const _ of [card, ...answers]) anna.takesBack()
  }
})

test('An action that would need it is illegal', () => {
  const { anna } = scene({
    options,
    anna: { hand: [kite, 'Menial', 'Statue of Horus', 'Goldsmith', 'Draughtsman', 'Chariot'], deck: ['Urn'] },
    pyramid: base('Boat'),
  })
  anna.plays(kite, 'Boat')
  anna.cannot('play Statue of Horus', 'play Goldsmith', 'play Draughtsman')
  anna.plays('Menial')
  anna.isAsked('menial', ['1'])
})

test('It still crumbles and may be swapped inside the pyramid', () => {
  const { anna, ben, table } = scene({ options, anna: { hand: [kite, 'Shabti', 'Shabti'] }, pyramid: full })
  anna.plays(kite, 'Serdab')
  anna.plays('Shabti', '0', 'Serdab', 'Axe')
  expect(table.pyramid).toEqual([['Bow'], ['Axe', 'Serdab'], ['Boat', 'Censer', 'Sling']])
  anna.plays('Shabti', '1', 'Sling')
  expect(table.pyramid).toEqual([[null], ['Axe', 'Bow'], ['Boat', 'Censer', 'Serdab']])
  expect(ben.sees.pyramid[2][2]).toMatchObject({ card: 'serdab', faceDown: 0 })
  expect(ben.sees.pyramid.flat().filter(card => card?.faceDown !== undefined)).toHaveLength(1)
})

test('It is a change of the pyramid', () => {
  const { anna, ben, table } = scene({ options, anna: { hand: [kite] }, pyramid: full })
  anna.plays(kite, 'Boat')
  expect(table.changed).toBe(true)
  anna.ends()
  ben.isFree()
})

test('Turning it up is no change of the pyramid', () => {
  const { anna, ben, table } = scene({ options, anna: { hand: [kite] }, pyramid: full })
  anna.plays(kite, 'Boat')
  anna.ends()
  ben.ends()
  ben.chooses('Bow')
  expect(table.news).toContain('anna turned-up')
  expect(table.changed).toBe(false)
  anna.ends()
  anna.isAsked('rebuild.unchanged')
})

test('Every player may look at face-down cards at any time', () => {
  const { anna, table } = scene({ options, anna: { hand: [kite] }, pyramid: full })
  const { id } = anna.sees.pyramid[2][0] ?? {}
  anna.plays(kite, 'Boat')
  for (const viewer of [null, 0, 1])
    expect(table.shownTo(viewer).pyramid[2][0]).toEqual({ id, card: 'boat', faceDown: 0 })
  expect(anna.reads('turned-down')).toEqual([{ card: { id, card: 'boat' }, place: 3 }])
})

test('Costs, sets and actions of face-down cards are ignored by effects that compare or call pyramid cards', () => {
  const hand = [kite, kite, 'Book of the Dead', 'Potter', 'Book of Gates', 'Plasterer']
  const { anna } = scene({
    options,
    anna: { hand, deck: ['Urn'] },
    pyramid: [['Chariot'], [null, null], ['Statue of Sobek', 'Boat', 'Wadj Amulet']],
  })
  anna.plays(kite, 'Statue of Sobek')
  anna.plays('Book of the Dead')
  anna.isAsked('entomb.pyramid', ['Wadj Amulet'])
  anna.chooses('Wadj Amulet')
  anna.can('play Potter', 'play Plasterer')
  anna.plays(kite, 'Chariot')
  anna.cannot('play Potter', 'play Plasterer')
})

test('Sets: Djed Pillar Amulet and Sculptor do not find it', () => {
  const { anna } = scene({
    options,
    anna: { hand: [kite, 'Djed Pillar Amulet', 'Sculptor', 'Bow'], tomb: ['Sling'] },
    pyramid: base('Axe', 'Boat'),
  })
  anna.can('play Djed Pillar Amulet', 'play Sculptor')
  anna.plays(kite, 'Axe')
  anna.cannot('play Djed Pillar Amulet', 'play Sculptor')
})

test('Your face-down cards are turned up as the very first thing of your next turn', () => {
  const { anna, ben, table } = scene({
    options,
    anna: { hand: [kite, kite] },
    ben: { hand: ['Shabti'], deck: [] },
    pyramid: full,
    stock: ['Spear'],
  })
  anna.plays(kite, 'Boat')
  anna.plays(kite, 'Bow')
  anna.ends()
  expect(
    table
      .shownTo(null)
      .pyramid.flat()
      .map(card => card?.faceDown ?? null),
  ).toEqual([0, null, null, 0, null, null])
  ben.plays('Shabti', '0', 'Serdab', 'Axe')
  ben.ends()
  expect(anna.reads('turned-up')).toMatchObject([{ cards: [{ card: 'boat' }, { card: 'bow' }] }])
  expect(
    table
      .shownTo(null)
      .pyramid.flat()
      .every(card => card?.faceDown === undefined),
  ).toBe(true)
  anna.isFree()
})

test('Each player turns up the own ones alone', () => {
  const { anna, ben, table } = scene({
    options,
    anna: { hand: [kite], deck: ['Urn'] },
    ben: { hand: [kite] },
    pyramid: full,
  })
  anna.plays(kite, 'Boat')
  anna.ends()
  ben.plays(kite, 'Bow')
  ben.ends()
  expect(
    table
      .shownTo(null)
      .pyramid.flat()
      .map(card => card?.faceDown ?? null),
  ).toEqual([1, null, null, null, null, null])
})

test('The owed sacrifice may be a face-down card', () => {
  const { anna, ben, table } = scene({ options, anna: { hand: [kite] }, pyramid: full })
  anna.plays(kite, 'Boat')
  anna.ends()
  ben.ends()
  ben.isAsked('rebuild.unchanged', full.flat() as string[])
  ben.chooses('Boat')
  expect(table.shownTo(null).boneyard.top).toMatchObject({ card: 'boat' })
  expect(anna.reads('turned-up')).toEqual([])
})

test('It can be taken back', () => {
  const { anna, table } = scene({ options, anna: { hand: [kite] }, pyramid: full })
  anna.plays(kite, 'Boat')
  anna.takesBack()
  anna.chooses('Bow')
  expect(
    table
      .shownTo(null)
      .pyramid.flat()
      .map(card => card?.faceDown ?? null),
  ).toEqual([0, null, null, null, null, null])
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna, table } = scene({
    options,
    anna: { hand: [kite, 'Tyet Amulet', 'Priest of Horus', 'Urn'] },
    pyramid: full,
  })
  anna.plays(kite, 'Boat')
  anna.plays('Tyet Amulet', kite, 'Bow')
  anna.plays('Priest of Horus', 'Urn')
  anna.isAsked('turn-down', ['Serdab', 'Axe', 'Censer', 'Sling'])
  anna.chooses('Axe')
  expect(table.state.down).toHaveLength(3)
})
