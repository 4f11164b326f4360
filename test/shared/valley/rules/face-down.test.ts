// Face-down cards of the pyramid, which Kite makes: they can only be sacrificed, or swapped inside the pyramid.
import { expect, test } from 'vitest'
import { base, scene, type PyramidOfNames, type Setting } from '../scenario.ts'

const options = { starters: 'both' }
const full: PyramidOfNames = [['Bow'], ['Serdab', 'Axe'], ['Boat', 'Censer', 'Sling']]

/** anna has turned the cards face down and may go on. */
function turned(cards: readonly string[], setting: Setting) {
  const { anna: has, ...rest } = setting
  const at = scene({ options, ...rest, anna: { ...has, hand: [...cards.map(() => 'Kite'), ...(has?.hand ?? [])] } })
  for (const card of cards) at.anna.plays('Kite', card)
  return at
}

test.each([
  ['Statue of Horus', 'take.pyramid'],
  ['Book of the Dead', 'entomb.pyramid'],
  ['Golden Throne', 'take.pyramid'],
  ['Weres Amulet', 'buy.pyramid'],
] as const)('%s does not find one', (card, key) => {
  const { anna } = turned(['Ring'], { anna: { hand: [card, 'Chariot', 'Urn'] }, pyramid: base('Ring', 'Harvest') })
  anna.plays(card)
  anna.isAsked(key, ['Harvest'])
})

test('Bow does not take it from the apex', () => {
  const { anna } = turned(['Ring'], {
    anna: { hand: ['Bow'] },
    pyramid: [['Ring'], ['Axe', null], ['Sling', null, null]],
  })
  anna.cannot('play Bow')
})

test('Axe, Sling and Khopesh may sacrifice it', () => {
  for (const card of ['Axe', 'Sling', 'Khopesh']) {
    const { anna } = turned(['Ring'], { anna: { hand: [card], deck: ['Urn'] }, pyramid: base('Ring', 'Harvest') })
    anna.plays(card)
    anna.isAsked('sacrifice.pyramid')
    anna.can('Ring')
  }
})

test('Sacrificed it lies face up on the boneyard, and whoever takes it from there has an ordinary card', () => {
  const { anna, table } = turned(['Ring'], {
    anna: { hand: ['Shabti', 'Statue of Anubis'] },
    pyramid: base('Ring', 'Harvest'),
  })
  anna.plays('Shabti', '1', 'Ring')
  expect(table.shownTo(null).boneyard.top).toMatchObject({ card: 'ring' })
  expect(table.shownTo(null).boneyard.top).not.toHaveProperty('faceDown')
  anna.plays('Statue of Anubis')
  expect(anna.discard).toEqual(['Ring'])
  expect([table.state.down, table.state.downOf]).toEqual([[], []])
})

test('Boat is not asked for where every base card lies face down', () => {
  const { anna, ben } = turned(['Ring'], {
    anna: { hand: ['Chariot'] },
    ben: { hand: ['Boat'] },
    pyramid: base('Ring', 'Harvest'),
  })
  anna.buys('Harvest', ['Chariot'])
  anna.isFree()
  const open = turned(['Ring'], {
    anna: { hand: ['Chariot'] },
    ben: { hand: ['Boat'] },
    pyramid: base('Ring', 'Harvest', 'Sling'),
  })
  open.anna.buys('Harvest', ['Chariot'])
  open.ben.answers('Boat')
  open.ben.isAsked('take.base', ['Sling'])
  expect(ben.discard).toEqual([])
})

test('It falls like any other, and stays face down where it comes to lie', () => {
  const { anna, table } = turned(['Bow', 'Axe'], { anna: { hand: ['Shabti'] }, pyramid: full })
  anna.plays('Shabti', '1', 'Censer')
  anna.isAsked('crumble', ['Serdab', 'Axe'])
  anna.chooses('Axe')
  expect(table.pyramid).toEqual([[null], ['Serdab', 'Bow'], ['Boat', 'Axe', 'Sling']])
  expect(table.shownTo(null).pyramid.map(row => row.map(card => card?.faceDown ?? null))).toEqual([
    [null],
    [null, 0],
    [null, 0, null],
  ])
})

test('It stays down through the turns of all others, and the first thing of the own turn is that it is turned up', () => {
  const { anna, ben, cleo, table } = turned(['Ring'], {
    anna: {},
    ben: { hand: ['Urn'] },
    cleo: { hand: ['Shabti'] },
    pyramid: base('Ring', 'Harvest', 'Sling'),
    stock: [],
  })
  anna.ends()
  ben.cannot('buy Ring')
  ben.ends()
  ben.chooses('Sling')
  cleo.cannot('buy Ring')
  cleo.plays('Shabti', '0', 'Ring', 'Harvest')
  cleo.ends()
  expect(table.news.at(-1)).toBe('anna turned-up')
  expect(anna.sees.step).toBe('play')
  expect(
    table
      .shownTo(null)
      .pyramid.flat()
      .every(card => card?.faceDown === undefined),
  ).toBe(true)
})

test('The discard, rebuild and draw of the own turn leave it down', () => {
  const { anna, ben, table } = turned(['Ring'], {
    anna: { deck: ['Urn', 'Urn'] },
    ben: { hand: ['Shabti', 'Chariot'] },
    pyramid: base('Ring', 'Harvest'),
    stock: ['Axe', 'Bow', 'Sling', 'Spear'],
  })
  anna.ends()
  expect(table.shownTo(1).pyramid[2][0]).toMatchObject({ card: 'ring', faceDown: 0 })
  ben.cannot('buy Ring')
  ben.can('buy Harvest')
})

test('A pyramid of face-down cards alone is not empty: a sacrifice is owed, and the game goes on', () => {
  const { anna, ben, table } = turned(['Ring'], { anna: {}, ben: {}, pyramid: base('Ring', 'Harvest') })
  anna.ends()
  ben.ends()
  ben.isAsked('rebuild.unchanged', ['Ring', 'Harvest'])
  ben.chooses('Harvest')
  expect(table.over).toBe(false)
  anna.isFree()
})

test('Who has turned it down is public, and taking it back turns it up', () => {
  const { anna, ben, table } = turned(['Ring'], { anna: {}, ben: {}, pyramid: base('Ring', 'Harvest') })
  expect(ben.sees.pyramid[2]).toMatchObject([{ faceDown: 0 }, { card: 'harvest' }, null])
  anna.takesBack()
  anna.takesBack()
  expect(table.shownTo(1).pyramid[2][0]).not.toHaveProperty('faceDown')
  expect(table.changed).toBe(false)
})
