// Rebuild and end: the order of a turn's last steps, when the game is over, and that nobody holds it up.
import { expect, test } from 'vitest'
import { base, scene, type PyramidOfNames, type SceneTable } from '../scenario.ts'

const swap = '0'
const sacrifice = '1'
const five = ['Urn', 'Urn', 'Urn', 'Box of Food', 'Box of Food']
const full: PyramidOfNames = [['Burial Mask'], ['Chariot', 'Censer'], ['Wadj Amulet', 'Statue of Sobek', 'Boat']]
/** A whole pyramid, and a stock that is not used up by one more refill. */
const unchanged = { pyramid: full, stock: ['Ka Figurine', 'Tyet Amulet'] }

test('Owed sacrifice, crumble, Mummified Cat; refill; then draw', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Urn'], deck: ['Shabti'] },
    ben: { hand: ['Mummified Cat'] },
    pyramid: [[null], ['Chariot', 'Censer'], ['Wadj Amulet', 'Statue of Sobek', 'Boat']],
    stock: ['Burial Mask', 'Ka Figurine'],
  })
  anna.ends()
  anna.isAsked('rebuild.unchanged')
  anna.chooses('Statue of Sobek')
  anna.isAsked('crumble', ['Chariot', 'Censer'])
  anna.chooses('Chariot')
  ben.isAsked('react.sacrificed', ['Mummified Cat', 'pass'])
  expect(anna.sees).toMatchObject({ turn: 0, step: 'rebuild', stock: 2 })
  ben.answers('Mummified Cat')
  expect(table.news).toEqual(['ben answer', 'ben take', 'refilled', 'anna reshuffle', 'anna draw'])
  expect(anna.hand).toHaveLength(2)
  ben.isFree()
})

test('Draw a new hand of 5 cards', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Urn'], deck: ['Shabti', 'Boat', 'Censer', 'Chariot', 'Burial Mask', 'Ka Figurine'] },
    ben: {},
    stock: ['Urn'],
  })
  anna.ends()
  anna.holds(['Shabti', 'Boat', 'Censer', 'Chariot', 'Burial Mask'])
  expect(anna.deck).toEqual(['Ka Figurine'])
  ben.isFree()
})

test('After you have completed each step, the next player clockwise takes his turn', () => {
  const { anna, ben, cleo, table } = scene({
    anna: {},
    ben: {},
    cleo: {},
    first: 'ben',
    turn: 'ben',
    stock: ['Urn', 'Shabti', 'Box of Food', 'Boat'],
    counters: { round: 4 },
  })
  ben.ends()
  cleo.isFree()
  cleo.ends()
  cleo.isAsked('rebuild.unchanged')
  cleo.chooses('Boat')
  anna.isFree()
  expect(table.shownTo(null)).toMatchObject({ round: 4, first: 1, turn: 0, step: 'play' })
  anna.ends()
  anna.chooses('Urn')
  ben.isFree()
  expect(table.shownTo(null)).toMatchObject({ round: 5, turn: 1 })
})

test('The end is looked at after the draw of the last player of the round: stock and pyramid both empty', () => {
  const { anna, ben, cleo, table } = scene({
    first: 'ben',
    turn: 'ben',
    anna: { deck: five },
    ben: { hand: ['Urn'], deck: ['Shabti'] },
    cleo: {},
  })
  ben.ends()
  cleo.ends()
  expect(table.over).toBe(false)
  anna.ends()
  expect(anna.hand, 'drawn before the end').toHaveLength(5)
  expect(table.over).toBe(true)
  expect(table.lines.at(-1)).toMatchObject({ key: 'over', seat: null })
})

test('A stock that is left keeps the game going, and so does a pyramid', () => {
  const stock = scene({ turn: 'ben', anna: {}, ben: {}, stock: ['Boat', 'Censer'] })
  stock.ben.ends()
  expect(stock.table.over).toBe(false)
  expect(stock.anna.sees).toMatchObject({ round: 2, turn: 0, stock: 0 })

  const pyramid = scene({ turn: 'ben', anna: {}, ben: {}, pyramid: base('Boat', 'Censer') })
  pyramid.ben.ends()
  pyramid.ben.chooses('Boat')
  expect(pyramid.table.over).toBe(false)
})

test('One card in whatever place of the pyramid keeps it going', () => {
  for (const place of [0, 1, 2, 3, 4, 5]) {
    const at = (here: number) => (place === here ? 'Boat' : null)
    const { ben, table } = scene({
      turn: 'ben',
      anna: {},
      ben: {},
      pyramid: [[at(0)], [at(1), at(2)], [at(3), at(4), at(5)]],
      counters: { changed: 1 },
    })
    ben.ends()
    expect(table.over).toBe(false)
  }
})

test('Without a stock nothing is refilled, and no line says so', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Shabti'], deck: ['Urn'] },
    ben: {},
    pyramid: base('Boat', 'Censer'),
  })
  anna.plays('Shabti', sacrifice, 'Boat')
  anna.ends()
  ben.isFree()
  expect(table.news).not.toContain('refilled')
})

test('Players later in the round still take their turn with nothing to buy', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Chariot'] },
    ben: { hand: ['Urn', 'Inner Sarcophagus'] },
    pyramid: base('Statue of Isis'),
  })
  anna.buys('Statue of Isis', ['Chariot'])
  anna.ends()
  ben.isFree()
  expect(ben.options).not.toContain('buy Statue of Isis')
  ben.plays('Inner Sarcophagus', 'Urn')
  ben.ends()
  expect(table.over).toBe(true)
  expect(ben.tomb).toEqual(['Urn'])
})

test('All players have taken the same number of turns', () => {
  const { anna, ben, table } = scene({ anna: { hand: ['Urn'] }, ben: { hand: ['Urn'] } })
  anna.ends()
  ben.ends()
  expect(table.shownTo(null).players.map(player => player.turns)).toEqual([1, 1])
  expect(table.over).toBe(true)
})

/** Everybody has a Shabti, draws it again and again, and swaps the two cards at the left of the base. */
const swapping = ({ table, ...players }: SceneTable, seats = 2): void => {
  const player = Object.values(players)[table.state.turn % seats] ?? players.anna
  const [, , [left, centre]] = table.pyramid
  player.plays('Shabti', swap, left ?? '', centre ?? '')
  player.ends()
}

/** The same by two players for ten rounds, each of whose turns must end with nothing owed. */
function swapTenRounds(table: SceneTable): void {
  for (let turn = 0; turn < 20; turn++) {
    swapping(table)
    expect(table.table.state.step, 'the next turn has begun').toBe(1)
  }
}

const shabti = { hand: ['Shabti'] }

test('When as many turns in succession as there are seats have ended with the stock empty and no fewer cards in the pyramid than when they began, every further turn that would do the same sacrifices one pyramid card', () => {
  const table = scene({ anna: shabti, ben: shabti, cleo: shabti, pyramid: base('Boat', 'Censer', 'Chariot') })
  for (let turn = 0; turn < 3; turn++) {
    swapping(table, 3)
    expect(table.table.asked).not.toEqual([])
  }
  table.anna.isFree()
  swapping(table, 3)
  table.anna.isAsked('rebuild.held-up', ['Boat', 'Censer', 'Chariot'])
  table.anna.chooses('Chariot')
  expect(table.table.boneyard).toEqual(['Chariot'])
  swapping(table, 3)
  table.ben.isAsked('rebuild.held-up', ['Boat', 'Censer'])
  table.ben.chooses('Boat')
  table.cleo.isFree()
})

test('Until a turn lowers the number by itself', () => {
  const table = scene({
    anna: { hand: ['Shabti', 'Shabti'] },
    ben: shabti,
    pyramid: base('Boat', 'Censer', 'Chariot'),
    counters: { stalledTurns: 2 },
  })
  table.anna.plays('Shabti', sacrifice, 'Chariot')
  table.anna.ends()
  table.ben.isFree()
  swapping(table)
  table.anna.isFree()
  swapping(table)
  swapping(table)
  table.ben.isAsked('rebuild.held-up')
})

test('A turn that owes a sacrifice anyway owes no second one', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Urn'] },
    ben: {},
    pyramid: base('Boat', 'Censer', 'Chariot'),
    counters: { stalledTurns: 5 },
  })
  anna.ends()
  anna.isAsked('rebuild.unchanged')
  anna.chooses('Boat')
  ben.isFree()
})

test('A sacrifice owed for no change makes the pyramid smaller as any other turn does', () => {
  const table = scene({
    anna: { hand: ['Urn'] },
    ben: shabti,
    pyramid: base('Boat', 'Censer', 'Chariot'),
    counters: { stalledTurns: 2 },
  })
  table.anna.ends()
  table.anna.isAsked('rebuild.unchanged')
  table.anna.chooses('Chariot')
  expect(table.table.state.stalledTurns).toBe(0)
  swapping(table)
  table.anna.isFree()
})

test('A turn ends with no fewer cards also where the last of the stock has filled the pyramid again', () => {
  const table = scene({
    anna: shabti,
    ben: shabti,
    pyramid: full,
    stock: ['Ka Figurine'],
  })
  table.anna.plays('Shabti', sacrifice, 'Burial Mask')
  table.anna.ends()
  swapping(table)
  table.anna.isFree()
  swapping(table)
  table.anna.isAsked('rebuild.held-up')
})

test('It is a sacrifice like the owed one; the Cat may answer', () => {
  const { anna, ben, table } = scene({
    anna: shabti,
    ben: { hand: ['Mummified Cat'] },
    pyramid: base('Boat', 'Censer'),
    counters: { stalledTurns: 2 },
  })
  anna.plays('Shabti', swap, 'Boat', 'Censer')
  anna.ends()
  anna.chooses('Censer')
  expect(anna.reads('sacrifice')).toMatchObject([{ from: 'pyramid', owed: true, card: { card: 'censer' } }])
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Censer', 'Mummified Cat'])
  expect(table.turn).toBe('ben')
})

test('The same after ten whole rounds in succession in which neither stock nor pyramid shrank', () => {
  const table = scene({
    anna: shabti,
    ben: shabti,
    ...unchanged,
  })
  swapTenRounds(table)
  expect(table.anna.sees.round).toBe(11)
  swapping(table)
  table.anna.isAsked('rebuild.held-up')
  table.anna.chooses('Burial Mask')
  expect(table.table.stock).toEqual(['Tyet Amulet'])
  swapping(table)
  table.ben.isAsked('rebuild.held-up')
})

test('Ten rounds: until a turn makes stock or pyramid smaller by itself', () => {
  const table = scene({
    anna: { hand: ['Shabti', 'Shabti'] },
    ben: shabti,
    ...unchanged,
    counters: { stalledRounds: 10 },
  })
  table.anna.plays('Shabti', sacrifice, 'Burial Mask')
  table.anna.ends()
  table.ben.isFree()
  swapping(table)
  table.anna.isFree()
})

test('Ten rounds are counted from the round after the one in which a turn made them smaller', () => {
  const table = scene({
    anna: shabti,
    ben: shabti,
    ...unchanged,
    counters: { stalledRounds: 9 },
  })
  table.anna.plays('Shabti', sacrifice, 'Burial Mask')
  table.anna.ends()
  swapping(table)
  swapTenRounds(table)
  swapping(table)
  table.anna.isAsked('rebuild.held-up')
})

test('Ten rounds: a round in which one turn made them smaller does not count', () => {
  const table = scene({
    anna: shabti,
    ben: shabti,
    ...unchanged,
    counters: { stalledRounds: 9 },
  })
  swapping(table)
  table.ben.plays('Shabti', sacrifice, 'Burial Mask')
  table.ben.ends()
  swapping(table)
  table.ben.isFree()
})
