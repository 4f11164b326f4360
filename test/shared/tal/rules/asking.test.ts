// What is asked of whom, what the options are called, and what everybody learns of it (API.md, View; API.md, Table of tal).
import { expect, test } from 'vitest'
import { scene } from '../scenario.ts'
import { isTalOption } from '#test/shared/typed-by-game.ts'

test('an open march ends with `seal` like a written one, but says enough', () => {
  const { anna } = scene({ round: 1, phase: 'overseers' })
  expect(anna.question).toMatchObject({ kind: 'march', key: 'march.open', params: { left: 6 } })
  expect(anna.question.options.at(-1)).toEqual({ id: 'seal', key: 'enough', params: {} })
  const later = scene({ phase: 'overseers' })
  expect(later.anna.question).toMatchObject({ kind: 'march', key: 'march', params: { left: 6 } })
  expect(later.anna.question.options.at(-1)).toEqual({ id: 'seal', key: 'seal', params: {} })
})

test("`work` and `march` offer a piece's destinations: `PIECE>PLACE` with piece, to, steps and via, a shortest way", () => {
  const { anna } = scene({
    phase: 'workers',
    sites: { 6: { owner: 'anna' } },
    anna: { workers: ['17', '6/C', '6/C', '6/C', '6/C'].map((at, worker) => (worker < 2 ? at : '16')) },
  })
  const offer = (id: string) => anna.question.options.find(option => option.id === id)
  expect(offer('0w1>6/A')).toEqual({
    id: '0w1>6/A',
    key: 'go',
    params: { piece: '0w1', to: '6/A', steps: 3, via: ['16', '19'] },
  })
  expect(offer('0w2>6/D')?.params).toEqual({ piece: '0w2', to: '6/D', steps: 1, via: [] })
  expect(offer('0w2>6/A')?.params).toEqual({ piece: '0w2', to: '6/A', steps: 2, via: ['19'] })
  expect(offer('0w2>22')?.params).toEqual({ piece: '0w2', to: '22', steps: 4, via: ['19', '16', '21'] })
  expect(anna.question.options.at(-1)).toEqual({ id: 'enough', key: 'enough', params: {} })
})

test('a march that is written goes on from where it has led', () => {
  const { anna } = scene({ phase: 'overseers' })
  anna.picks('o1>17')
  expect(anna.question.options.find(({ id }) => id === '0o1>18')?.params).toEqual({
    piece: '0o1',
    to: '18',
    steps: 1,
    via: [],
  })
  expect(anna.question.options.find(({ id }) => id === '0o2>18')?.params).toEqual({
    piece: '0o2',
    to: '18',
    steps: 2,
    via: ['17'],
  })
})

test("every destination of every figure is offered, the nearest first; of figures alike in one area the first one's", () => {
  const { anna } = scene({ phase: 'overseers', anna: { overseers: ['16', '18'] }, ben: {}, cleo: {}, dan: {} })
  const steps = (piece: string) =>
    anna.question.options
      .filter(isTalOption('go'))
      .filter(({ params }) => params.piece === piece)
      .map(({ params }) => params.steps)
  // 7 areas and the spaces of 6 large and 9 small sites, without where each stands.
  for (const piece of ['0o1', '0o2']) {
    expect(steps(piece)).toHaveLength(7 + 6 * 8 + 9 * 6 - 1)
    expect(steps(piece)).toEqual([...steps(piece)].sort((one, other) => one - other))
  }
})

test('a question with one answer is put all the same', () => {
  const { anna } = scene({
    phase: 'steal',
    sites: { 9: { owner: 'ben', built: 'R' } },
    anna: { overseers: ['9/A'], workers: ['9/B'] },
  })
  anna.steals('9.0.0')
  anna.isAsked('steal', ['enough'])
  expect(anna.question.params).toEqual({ left: [] })
})

test('why a seat is waited for is what everybody sees: the phase, and the site that is claimed or taken over', () => {
  const waiting = ({ table }: ReturnType<typeof scene>) =>
    table.referee.waitingFor.map(seat => table.referee.waiting(seat))
  expect(waiting(scene({ phase: 'auction', groups: ['RRRWK'] }))).toEqual([{ key: 'waiting.bid', params: {} }])
  expect(waiting(scene({ phase: 'overseers' }))).toEqual([
    { key: 'waiting.march', params: {} },
    { key: 'waiting.march', params: {} },
  ])
  const claiming = scene({ round: 1, phase: 'overseers' })
  claiming.anna.picks('o1>15/A')
  expect(waiting(claiming)).toEqual([{ key: 'waiting.claim', params: { site: 15 } }])
  const raid = { sites: { 9: { owner: 'ben' as const, built: 'R' } }, anna: { overseers: ['9/A'], workers: ['9/B'] } }
  expect(waiting(scene({ ...raid, phase: 'takeover' }))).toEqual([{ key: 'waiting.takeover', params: { site: 9 } }])
  expect(waiting(scene({ ...raid, phase: 'steal' }))).toEqual([{ key: 'waiting.steal', params: {} }])
  expect(waiting(scene({ phase: 'workers' }))).toEqual([{ key: 'waiting.work', params: {} }])
  expect(
    waiting(scene({ phase: 'build', sites: { 9: { owner: 'anna' } }, anna: { workers: ['9/A'], blocks: 'R' } })),
  ).toEqual([{ key: 'waiting.build', params: {} }])
})

test('a decision is named SEAT-N, the N-th ever put to that seat, those that an undo took back included', () => {
  const { anna, ben } = scene({ phase: 'overseers' })
  expect([anna.question.id, ben.question.id]).toEqual(['0-1', '1-1'])
  anna.picks('o1>17')
  expect(anna.question.id).toBe('0-2')
  anna.takesBack()
  expect([anna.question.id, ben.question.id]).toEqual(['0-3', '1-1'])
})

test('there is no result as long as the game goes on', () => {
  const { table } = scene({ phase: 'workers', pharaoh: 'K'.repeat(30) })
  expect([table.over, table.result]).toEqual([false, null])
})
