// Secret marches from the second round on (RULES.md, Overseers).
import { expect, test } from 'vitest'
import { scene, type Setting } from '../scenario.ts'

const later = { phase: 'overseers', round: 2 } satisfies Setting
const claimed = {
  sites: { 13: { owner: 'anna' }, 14: { owner: 'ben' }, 15: { owner: 'anna' } },
} satisfies Partial<Setting>

test('every player writes the move secretly, all at the same time', () => {
  const { table, anna, ben, cleo } = scene({ ...later, anna: {}, ben: {}, cleo: {} })
  expect(table.asked).toEqual(['anna', 'ben', 'cleo'])
  expect(table.turn).toBeNull()
  cleo.picks('o1>17')
  anna.marches('o1>19')
  expect(table.asked).toEqual(['ben', 'cleo'])
  ben.marches()
  expect(table.phase).toBe('overseers')
  cleo.picks('seal')
  expect(table.phase).toBe('workers')
})

test('nobody sees what another writes, nor that he writes', () => {
  const { table, anna, ben } = scene(later)
  const before = [table.shownTo(null), ben.sees]
  anna.picks('o1>17', 'o2>15/B')
  expect([table.shownTo(null), ben.sees]).toEqual(before)
  expect(table.news).toEqual([])
  anna.picks('seal')
  expect([table.shownTo(null), ben.sees]).toEqual(before)
  expect(anna.sees.mine).toEqual({
    tablets: [1, 2, 3, 4, 0, 0, 0, 0],
    bids: [],
    march: [
      { piece: '0o1', to: '17' },
      { piece: '0o2', to: '15/B' },
    ],
    sealed: true,
  })
})

test('a march is a list of steps, each of one overseer', () => {
  const { anna } = scene(later)
  anna.picks('o1>17', 'o2>15/B', 'o1>1/A')
  expect(anna.sees.mine?.march).toEqual([
    { piece: '0o1', to: '17' },
    { piece: '0o2', to: '15/B' },
    { piece: '0o1', to: '1/A' },
  ])
  expect(anna.question.params).toEqual({ left: 3 })
  // Nothing has moved yet.
  expect([anna.at('o1'), anna.at('o2')]).toEqual(['16', '16'])
})

test('an order of more than 6 steps cannot be written', () => {
  const { anna } = scene(later)
  anna.picks('o1>18', 'o2>20')
  anna.cannot('o1>9/A')
  anna.picks('o1>17', 'o1>16')
  expect(anna.options).toEqual(['back', 'seal'])
  anna.cannot('o1>17')
})

test('an order of more than 6 steps is void as a whole', () => {
  const long = ['o1>17', 'o1>16', 'o1>17', 'o1>16', 'o1>17', 'o1>16', 'o1>17']
  const { table, anna, ben } = scene({ ...later, anna: { march: long } })
  ben.marches('o1>17')
  anna.picks('seal')
  expect([anna.at('o1'), ben.at('o1')]).toEqual(['16', '17'])
  expect(table.news.filter(line => line.startsWith('anna'))).toEqual(['anna void'])
})

test('6 steps in all for both overseers are carried out, and told part by part', () => {
  const { table, anna, ben } = scene({ ...later, ...claimed })
  ben.marches()
  anna.marches('o1>17', 'o1>18', 'o2>19', 'o2>20', 'o1>17', 'o2>19')
  expect([anna.at('o1'), anna.at('o2')]).toEqual(['17', '19'])
  expect(table.paramsOf('march')).toEqual([
    { piece: '0o1', from: '16', to: '18', steps: 2, via: ['17'] },
    { piece: '0o2', from: '16', to: '20', steps: 2, via: ['19'] },
    { piece: '0o1', from: '18', to: '17', steps: 1, via: [] },
    { piece: '0o2', from: '20', to: '19', steps: 1, via: [] },
  ])
})

test('what is told of a way that ends at a taken space are the steps before it', () => {
  const { table, anna, ben } = scene({ ...later, ...claimed, ben: { workers: ['15/C'] } })
  ben.marches()
  anna.marches('o1>15/A', 'o1>15/B', 'o1>15/C', 'o1>16')
  expect(table.paramsOf('march')).toEqual([{ piece: '0o1', from: '16', to: '15/B', steps: 2, via: ['15/A'] }])
  expect(anna.at('o1')).toBe('16')
})

test('steps can be taken back one by one before the march is sealed', () => {
  const { anna } = scene(later)
  anna.cannot('back')
  anna.picks('o1>18', 'o2>19', 'back')
  expect(anna.sees.mine?.march).toEqual([
    { piece: '0o1', to: '17' },
    { piece: '0o1', to: '18' },
  ])
  anna.picks('back', 'back')
  expect(anna.sees.mine?.march).toEqual([])
  anna.cannot('back')
})

test('a step is taken back only so often in one phase; the march can still be written on and sealed', () => {
  const { table, anna } = scene(later)
  table.referee.takingBackLimit = 2
  anna.picks('o1>17', 'back', 'o1>17', 'back', 'o1>18')
  anna.cannot('back')
  anna.picks('o1>17', 'seal')
  expect(anna.isWaitedFor).toBe(false)
})

test('a whole pick is taken back by an undo, and a sealed march too while no other seat has sealed since', () => {
  const { table, anna, ben } = scene(later)
  anna.picks('o1>18')
  anna.takesBack()
  expect(anna.sees.mine?.march).toEqual([])
  expect(table.news).toEqual([])
  anna.marches('o1>18')
  ben.picks('o1>19')
  anna.takesBack()
  expect(table.news).toEqual(['anna undo'])
  expect(anna.sees.mine).toMatchObject({
    sealed: false,
    march: [
      { piece: '0o1', to: '17' },
      { piece: '0o1', to: '18' },
    ],
  })
  expect(ben.sees.mine?.march).toEqual([{ piece: '1o1', to: '19' }])
  anna.picks('seal')
  ben.picks('seal')
  anna.cannotTakeBack()
})

test('of several who have sealed only the last takes it back; then the one before may', () => {
  const { table, anna, ben, cleo } = scene({ ...later, anna: {}, ben: {}, cleo: {} })
  anna.marches('o1>17')
  ben.marches('o1>18')
  cleo.picks('o1>19')
  anna.cannotTakeBack('ben has sealed since')
  ben.takesBack()
  expect(table.asked).toEqual(['ben', 'cleo'])
  expect(cleo.sees.mine?.march).toEqual([{ piece: '2o1', to: '19' }])
  anna.takesBack()
  expect(table.asked).toEqual(['anna', 'ben', 'cleo'])
  expect([anna, ben].map(player => player.sees.mine?.march)).toEqual([
    [{ piece: '0o1', to: '17' }],
    [
      { piece: '1o1', to: '17' },
      { piece: '1o1', to: '18' },
    ],
  ])
  for (const player of [cleo, ben, anna]) player.picks('seal')
  expect([table.phase, anna.at('o1'), ben.at('o1'), cleo.at('o1')]).toEqual(['workers', '17', '18', '19'])
})

test('what is written is not taken back by an undo once another has sealed, but step by step', () => {
  const { anna, ben } = scene({ ...later, anna: {}, ben: {}, cleo: {} })
  anna.picks('o1>17')
  ben.picks('seal')
  anna.cannotTakeBack('ben has sealed since')
  anna.picks('back')
  expect(anna.sees.mine?.march).toEqual([])
})

test('what others have not sealed never counts, neither in canUndo nor in the refusal', () => {
  const written = [[], ['o1>17'], ['o1>17', 'back'], ['o1>18']]
  for (const steps of written) {
    const { anna, ben } = scene({ ...later, anna: {}, ben: {}, cleo: {} })
    anna.cannotTakeBack('nothing is written')
    ben.picks(...steps)
    anna.cannotTakeBack('nothing is written')
    anna.marches('o1>18')
    ben.picks('o1>22')
    anna.takesBack()
    anna.takesBack()
    anna.cannotTakeBack('all is taken back')
  }
})

test('all marches are revealed and carried out in turn order', () => {
  const { table, anna, ben } = scene({ ...later, ...claimed, start: 'ben' })
  anna.marches('o1>15/B')
  ben.marches('o1>15/C', 'o2>17')
  expect(table.news).toEqual(['ben march', 'ben march', 'anna march'])
  expect(table.sees.marches).toEqual([
    {
      seat: 1,
      steps: [
        { piece: '1o1', to: '15/C' },
        { piece: '1o2', to: '17' },
      ],
      done: 2,
    },
    { seat: 0, steps: [{ piece: '0o1', to: '15/B' }], done: 1 },
  ])
})

test('it may be written through any place: who stands where is looked at when it is carried out', () => {
  const { table, anna, ben } = scene({ ...later, ...claimed, start: 'ben', ben: { overseers: ['15/B'] } })
  anna.marches('o1>15/B')
  ben.marches('o1>16')
  expect(anna.at('o1')).toBe('15/B')
  expect(table.paramsOf('stopped')).toEqual([])
})

test("an overseer whose next step leads into an occupied space is put into that site's area instead and his march ends", () => {
  const { table, anna, ben } = scene({ ...later, ...claimed })
  anna.marches('o1>15/B')
  ben.marches('o1>15/A', 'o1>15/B', 'o1>15/C')
  expect([anna.at('o1'), ben.at('o1')]).toEqual(['15/B', '16'])
  expect(table.paramsOf('stopped')).toEqual([{ piece: '1o1', from: '15/A', at: '15/B', to: '16', by: 0 }])
  expect(table.sees.marches[1]).toEqual({
    seat: 1,
    steps: [
      { piece: '1o1', to: '15/A' },
      { piece: '1o1', to: '15/B' },
      { piece: '1o1', to: '15/C' },
    ],
    done: 3,
    stopped: '1o1',
    stops: [{ piece: '1o1', step: 1 }],
  })
})

test("his other steps lapse, the other overseer's are carried out", () => {
  const { anna, ben } = scene({ ...later, ...claimed })
  anna.marches('o1>15/B')
  ben.marches('o1>15/B', 'o2>17', 'o1>16', 'o1>19', 'o2>18')
  expect([ben.at('o1'), ben.at('o2')]).toEqual(['16', '18'])
})

test('an own figure stands in the way like any other', () => {
  const { table, anna, ben } = scene({ ...later, ...claimed, anna: { workers: ['15/B'] } })
  ben.marches()
  anna.marches('o1>15/B', 'o2>15/A')
  expect([anna.at('o1'), anna.at('o2')]).toEqual(['16', '15/A'])
  expect(table.paramsOf('stopped')).toEqual([{ piece: '0o1', from: '16', at: '15/B', to: '16', by: 0 }])
  // The way of a figure that goes nowhere is not logged.
  expect(table.news).toEqual(['anna stopped', 'anna march'])
})

test('both overseers may be stopped: the first is named, and where each was', () => {
  const { table, anna, ben } = scene({
    ...later,
    ...claimed,
    anna: { overseers: ['16', '17'] },
    ben: { workers: ['15/A', '15/B'] },
  })
  ben.marches()
  anna.marches('o2>16', 'o2>15/A', 'o1>15/B')
  expect([anna.at('o1'), anna.at('o2')]).toEqual(['16', '16'])
  expect(table.sees.marches[0]).toMatchObject({
    stopped: '0o2',
    stops: [
      { piece: '0o2', step: 1 },
      { piece: '0o1', step: 2 },
    ],
  })
  expect(table.sees.marches[1]).toEqual({ seat: 1, steps: [], done: 0 })
})

test('who comes back to where he stood finds it free', () => {
  const { table, anna, ben } = scene({ ...later, ...claimed, anna: { overseers: ['15/A'] } })
  ben.marches()
  anna.marches('o1>16', 'o1>15/A')
  expect(anna.at('o1')).toBe('15/A')
  expect(table.paramsOf('march')).toEqual([{ piece: '0o1', from: '15/A', to: '15/A', steps: 2, via: ['16'] }])
})

test('who was stopped in one round marches again in the next', () => {
  const { table, anna, ben } = scene({ ...later, ...claimed, ben: { workers: ['15/A'] } })
  const round = (step: string) => {
    ben.marches()
    anna.marches(step)
    expect(anna.sees.mine).toMatchObject({ march: [], sealed: false })
    for (const kind of ['work', 'work', 'bid', 'bid']) {
      const player = anna.isWaitedFor ? anna : ben
      player.isAsked(kind)
      player.hasEnough()
    }
    expect(table.sees.marches).toEqual([])
  }
  round('o1>15/A')
  expect(table.asked).toEqual(['anna', 'ben'])
  round('o1>17')
  expect([anna.at('o1'), table.round]).toEqual(['17', 4])
})

test('later rounds: rival sites may be entered', () => {
  const { anna, ben } = scene({ ...later, ...claimed })
  anna.can('o1>14/A')
  ben.can('o1>15/A')
})

test('spaces of a completed site can be left, not entered', () => {
  const { anna, ben } = scene({
    ...later,
    sites: { 15: { owner: 'ben', built: 'RRRR B' } },
    anna: { overseers: ['15/A'] },
  })
  anna.cannot('o1>15/B', 'o2>15/C')
  anna.marches('o1>17')
  ben.marches()
  expect(anna.at('o1')).toBe('17')
})

test('an overseer who enters a site without owner may claim it, in passing or at the end, asked as he stands there', () => {
  const { table, anna, ben } = scene({ ...later, anna: { overseers: ['14/A'] } })
  ben.marches()
  anna.marches('o1>14/B', 'o1>16', 'o1>15/A')
  expect(anna.at('o1')).toBe('14/B')
  expect(table.sees.marches[0]?.done).toBe(1)
  anna.isAsked('claim', ['14', 'pass'])
  anna.passes()
  expect(anna.at('o1')).toBe('15/A')
  anna.isAsked('claim')
  anna.claims(15)
  expect([table.owner(14), table.owner(15), table.phase]).toEqual([null, 'anna', 'workers'])
})

test('who comes later finds the site claimed and cannot claim it any more', () => {
  const { table, anna, ben } = scene(later)
  anna.marches('o1>15/A')
  ben.marches('o1>15/B')
  anna.claims(15)
  expect([table.owner(15), ben.at('o1'), table.phase]).toEqual(['anna', '15/B', 'workers'])
})

test('one site per overseer and round also on a march', () => {
  const { table, anna, ben } = scene(later)
  ben.marches()
  anna.marches('o1>15/A', 'o1>14/A', 'o2>13/A')
  anna.claims(15)
  anna.isAsked('claim', ['13', 'pass'])
  anna.passes()
  expect([table.owner(14), table.phase]).toEqual([null, 'workers'])
})

test('what was sealed as a march is not sealed as a bid', () => {
  const { table, anna, ben } = scene(later)
  for (const player of [anna, ben, anna, ben]) player.hasEnough()
  ben.isAsked('bid')
  ben.picks('4>0')
  expect(ben.sees.mine?.sealed).toBe(false)
  expect(table.sees.groups.map(({ bids }) => bids)).toEqual([[], [], []])
})

test('marches of a round are shown until the next auction', () => {
  const { table, anna, ben } = scene(later)
  anna.marches('o1>17')
  ben.marches()
  expect(table.sees.marches).toHaveLength(2)
  anna.hasEnough()
  ben.hasEnough()
  expect([table.phase, table.sees.marches]).toEqual(['auction', []])
})
