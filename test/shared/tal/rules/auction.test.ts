// The auction (RULES.md, Auction).
import { expect, test } from 'vitest'
import { scene, type Setting } from '../scenario.ts'
import { isTalLine } from '#test/shared/typed-by-game.ts'

const bidding = { phase: 'auction', groups: ['RRRWK', 'BBBBB', 'YYYKK'] } satisfies Setting
const three = {
  phase: 'auction',
  groups: ['RRRWK', 'BBBBB', 'YYYKK', 'WWWWW'],
  anna: {},
  ben: {},
  cleo: {},
} satisfies Setting

test('players + 1 groups of 5 blocks are drawn from the bag', () => {
  const { table, anna, ben } = scene({
    phase: 'build',
    anna: { workers: ['13/A'], blocks: 'R' },
    sites: { 13: { owner: 'anna' } },
  })
  anna.hasEnough()
  expect(table.phase).toBe('auction')
  expect(table.sees.groups.map(({ blocks }) => blocks.length)).toEqual([5, 5, 5])
  expect(table.bag).toBe(165 - 15 - 1)
  expect(table.paramsOf('groups')).toEqual([{ groups: table.sees.groups.map(({ blocks }) => blocks) }])
  ben.isAsked('bid')
})

test('what comes out of the bag was in it', () => {
  const { table, anna } = scene({
    phase: 'build',
    bag: 'BBBBBBBBB',
    anna: { workers: ['13/A'], blocks: 'R' },
    sites: { 13: { owner: 'anna' } },
  })
  anna.hasEnough()
  expect(table.sees.groups.map(({ blocks }) => blocks)).toEqual([Array.from({ length: 5 }, () => 'blue')])
  expect(table.bag).toBe(4)
})

test('several tablets on one group add up, blanks bluff, and the highest sum takes the group', () => {
  const { table, anna, ben } = scene(bidding)
  anna.bids('1>0', '2>0', '0>1', '0>1')
  ben.bids('4>0', '1>1')
  expect(table.sees.auctioned.map(({ winner }) => winner)).toEqual([1, 1, null])
  expect(table.sees.auctioned.map(({ bids }) => bids)).toEqual([
    [
      { seat: 0, tablets: 2, value: 3 },
      { seat: 1, tablets: 1, value: 4 },
    ],
    [
      { seat: 0, tablets: 2, value: 0 },
      { seat: 1, tablets: 1, value: 1 },
    ],
    [],
  ])
  expect([anna.blocks, ben.blocks]).toEqual(['', 'KRRRWBBBBB'])
  expect(table.lines.filter(isTalLine('won')).map(({ seat, params }) => [seat, params.group, params.bids])).toEqual(
    [0, 1].map(group => [1, group, table.sees.auctioned[group]?.bids]),
  )
})

test('a tie goes to whoever bid earlier this round', () => {
  const { anna, ben } = scene({ ...bidding, start: 'ben' })
  ben.bids('3>0')
  anna.bids('1>0', '2>0')
  expect([anna.blocks, ben.blocks]).toEqual(['', 'KRRRW'])
})

test('a group nobody bid a value on goes back into the bag, blanks or not', () => {
  const { table, anna, ben } = scene(bidding)
  const before = table.bag
  anna.bids('1>0', '0>1')
  ben.bids('0>1', '0>1')
  expect(table.bag).toBe(before + 10)
  expect(table.paramsOf('unsold')).toEqual([
    {
      group: 1,
      blocks: Array.from({ length: 5 }, () => 'blue'),
      bids: [
        { seat: 0, tablets: 1, value: 0 },
        { seat: 1, tablets: 2, value: 0 },
      ],
      to: 'bag',
    },
    { group: 2, blocks: ['yellow', 'yellow', 'yellow', 'black', 'black'], bids: [], to: 'bag' },
  ])
  expect(table.pharaoh).toBe('')
})

test('also the first group goes back, where somebody takes another', () => {
  const { table, anna, ben } = scene(bidding)
  anna.bids('0>0')
  ben.bids('1>1')
  expect([table.pharaoh, table.paramsOf('unsold').map(({ to }) => to)]).toEqual(['', ['bag', 'bag']])
})

test("in the shorter game such a group goes onto the Pharaoh's pyramid", () => {
  const { table, anna, ben } = scene({ ...bidding, options: { short: true } })
  anna.bids('1>0')
  ben.bids()
  expect(table.pharaoh).toBe('BBBBBYYYKK')
})

test('in the shorter game blocks beyond 30 are out of the game', () => {
  const { table, anna, ben } = scene({ ...bidding, options: { short: true }, pharaoh: 'K'.repeat(28) })
  anna.bids('1>0', '2>2')
  ben.bids()
  expect([table.pharaoh.length, table.sees.out]).toEqual([30, 3])
  expect(table.paramsOf('unsold')).toEqual([
    { group: 1, blocks: Array.from({ length: 5 }, () => 'blue'), bids: [], to: 'pharaoh', out: 3 },
  ])
})

test("if nobody takes any group in a round, the first group goes onto the Pharaoh's pyramid all the same", () => {
  const { table, anna, ben } = scene(bidding)
  const before = table.bag
  anna.bids('0>2')
  ben.bids()
  expect(table.pharaoh).toBe('RRRWK')
  expect(table.paramsOf('unsold')[0]).toEqual({
    group: 0,
    blocks: ['red', 'red', 'red', 'white', 'black'],
    bids: [],
    to: 'pharaoh',
  })
  expect(table.bag).toBe(before + 10)
})

test('tablets return to their players after the auction', () => {
  const { anna, ben } = scene(bidding)
  anna.bids('1>0', '2>0', '3>1', '4>2', '0>0', '0>0')
  expect(anna.sees.mine?.tablets).toEqual([0, 0])
  ben.bids()
  expect(anna.sees.mine).toEqual({ tablets: [1, 2, 3, 4, 0, 0, 0, 0], bids: [], march: [], sealed: false })
})

test('all eight tablets are in hand again in the next auction, and nothing is sealed', () => {
  const { table, anna, ben } = scene({ ...bidding, round: 1 })
  for (const player of [anna, ben]) player.bids('1>0', '4>1', '0>2')
  for (const kind of ['march', 'work'])
    for (const player of [anna, ben]) {
      player.isAsked(kind)
      player.hasEnough()
    }
  expect(anna.sees.mine).toEqual({ tablets: [1, 2, 3, 4, 0, 0, 0, 0], bids: [[], [], []], march: [], sealed: false })
  ben.picks('4>0')
  expect(table.sees.groups.map(({ bids }) => bids)).toEqual([[], [], []])
})

test('bag short: as many full groups as it gives', () => {
  const { table, anna } = scene({
    phase: 'build',
    bag: 'RRRRRBBBBBKK',
    anna: { workers: ['13/A'], blocks: 'R' },
    sites: { 13: { owner: 'anna' } },
  })
  anna.hasEnough()
  expect(table.sees.groups.map(({ blocks }) => blocks.length)).toEqual([5, 5])
  expect(table.bag).toBe(2)
})

test('a last full group leaves the bag empty', () => {
  const { table, anna } = scene({
    phase: 'build',
    bag: 'RRRRR',
    anna: { workers: ['13/A'], blocks: 'R' },
    sites: { 13: { owner: 'anna' } },
  })
  anna.hasEnough()
  expect([table.sees.groups.length, table.bag]).toEqual([1, 0])
})

test('a bag without a full group: the auction is skipped', () => {
  const { table, anna } = scene({
    phase: 'build',
    bag: 'RRRR',
    anna: { workers: ['13/A'], blocks: 'R' },
    sites: { 13: { owner: 'anna' } },
  })
  anna.hasEnough()
  expect([table.round, table.phase, table.sees.groups, table.sees.auctioned]).toEqual([3, 'overseers', [], []])
  expect([table.paramsOf('no-groups').length, table.paramsOf('groups'), table.paramsOf('bid')]).toEqual([1, [], []])
  expect(table.asked).toEqual(['anna', 'ben'])
})

test('each player lays all bids at once, in turn order', () => {
  const { table, anna, ben, cleo } = scene({ ...three, start: 'cleo' })
  for (const player of [cleo, anna, ben]) {
    player.isAsked('bid')
    player.bids('0>0')
  }
  expect(table.phase).toBe('overseers')
})

test('tablets are laid one by one and can be taken back until the bid is sealed; blanks are all alike', () => {
  const { anna, ben } = scene(bidding)
  expect(anna.question.params).toEqual({ left: 8 })
  expect(anna.options).toHaveLength(5 * 3 + 1)
  anna.picks('4>2', '0>1')
  anna.cannot('4>0', '4<0')
  anna.can('4<2', '0<1', '0>0', '1>0', 'seal')
  expect(anna.sees.mine).toEqual({ tablets: [1, 2, 3, 0, 0, 0], bids: [[], [0], [4]], march: [], sealed: false })
  anna.picks('4<2', '4>0', 'seal')
  ben.isAsked('bid')
  expect(anna.sees.mine).toMatchObject({ bids: [[4], [0], []], sealed: true })
})

test('all eight tablets can be laid, and then none is left', () => {
  const { anna } = scene(bidding)
  anna.picks('1>0', '2>0', '3>0', '4>0', '0>0', '0>1', '0>1', '0>2')
  anna.isAsked('bid', ['1<0', '2<0', '3<0', '4<0', '0<0', '0<1', '0<2', 'seal'])
  expect(anna.question.params).toEqual({ left: 0 })
})

test('what the others see meanwhile: how many tablets lie on which group and whose they are, never their values', () => {
  const { table, anna, ben } = scene(three)
  anna.picks('4>0', '0>0', '3>2')
  for (const viewer of [null, 1, 2])
    expect(table.shownTo(viewer).groups.map(({ bids }) => bids)).toEqual([[], [], [], []])
  expect(anna.sees.groups[0]?.bids).toEqual([{ seat: 0, tablets: 2, value: 4 }])
  anna.picks('seal')
  for (const viewer of [null, 1, 2]) {
    expect(table.shownTo(viewer).groups.map(({ bids }) => bids)).toEqual([
      [{ seat: 0, tablets: 2, value: null }],
      [],
      [{ seat: 0, tablets: 1, value: null }],
      [],
    ])
  }
  expect(table.paramsOf('bid')).toEqual([{ tablets: [2, 0, 1, 0] }])
  expect(table.sees.marches).toEqual([])
  ben.isAsked('bid')
})

test('what lies unsealed can be taken back, a sealed bid cannot: the next player is asked', () => {
  const { table, anna, ben } = scene(bidding)
  anna.picks('4>0')
  anna.takesBack()
  expect(table.news).toEqual([])
  expect(anna.sees.mine?.tablets).toHaveLength(8)
  anna.bids('3>0')
  anna.cannotTakeBack()
  ben.cannotTakeBack()
  ben.picks('1>0')
  ben.takesBack()
  anna.cannotTakeBack()
})

test('the auction of a round is shown until the next one', () => {
  const { table, anna, ben } = scene({ ...bidding, round: 1 })
  anna.bids('4>0')
  ben.bids('4>1')
  const { auctioned } = table.sees
  for (const player of [anna, ben]) player.hasEnough()
  for (const player of [anna, ben]) player.hasEnough()
  expect(table.phase).toBe('auction')
  expect(auctioned).toHaveLength(3)
  expect([table.round, table.sees.auctioned, table.sees.groups.length]).toEqual([2, [], 3])
})
