// The board game's log joined into groups: one for what was done in one go, told in one sentence.
import { describe, expect, test } from 'vitest'
import type { Colour } from '#shared/tal/board.ts'
import type { TalLine } from '#shared/tal/declarations.ts'
import { beginningsOf, logGroupsOf, tellsAttackOn } from '#web/lib/tal/log/log-groups.ts'
import { groupPieces } from '#web/lib/tal/log/group-sentences.ts'
import { plain } from '#web/lib/messages/telling.ts'
import { line } from '#test/shared/tal/wire-fixtures.ts'
import '#test/web/load-texts.ts'
import { at, march, view, work } from './moments.ts'

const sentences = (lines: readonly TalLine[], now = at('build', null)) =>
  logGroupsOf(lines, now).map(group => plain(groupPieces(view, group)))

describe('log groups', () => {
  test('block groups that one player got are told together, and so are those that nobody got', () => {
    expect(
      sentences([
        line(1, 3, 'bid', { tablets: [2] }),
        line(2, 1, 'won', { group: 1, blocks: ['white', 'red'], bids: [] }),
        line(3, 0, 'won', { group: 0, blocks: ['blue'], bids: [] }),
        line(4, 1, 'won', { group: 2, blocks: ['white', 'blue'], bids: [] }),
        line(5, null, 'unsold', { group: 3, blocks: [], bids: [], to: 'bag' }),
        line(6, null, 'unsold', { group: 4, blocks: [], bids: [], to: 'bag' }),
      ]),
    ).toEqual([
      'Anna took groups B and C: 1 red, 2 white and 1 blue',
      'You took group A: 1 blue',
      'Groups D and E go back into the bag',
    ])
  })
  test('where the Pharaoh’s pyramid has no room for groups that nobody got, it is told how many blocks left the game', () => {
    const unsold = (n: number, group: number, out?: number) =>
      line(n, null, 'unsold', { group, blocks: [], bids: [], to: 'pharaoh', ...(out === undefined ? {} : { out }) })
    expect(sentences([unsold(1, 1, 3), unsold(2, 2, 5)])).toEqual([
      'Groups B and C go onto the Pharaoh’s pyramid, 8 blocks out of the game',
    ])
    expect(sentences([unsold(1, 1)])).toEqual(['Group B goes onto the Pharaoh’s pyramid'])
  })
  test('a march is told as one, whoever stopped it and whatever was claimed on it', () => {
    expect(
      sentences([
        march(1, 3, 2, '17', '18', '3/C'),
        march(2, 0, 2, '21', '9/C'),
        march(3, 0, 1, '22', '21', '9/H'),
        line(4, 0, 'claim', { site: 9, piece: '0o1' }),
        march(5, 2, 2, '17', '16', '21'),
        line(6, 2, 'stopped', { piece: '2o2', at: '9/H', to: '21', by: 0 }),
        march(7, 2, 1, '6/D', '19', '5/A'),
      ]),
    ).toEqual([
      'Lea: 17 → 18 → 3/C',
      'You: 21 → 9/C; 22 → 21 → 9/H; claimed site 9',
      'Tom: 17 → 16 → 21 → 9/H, taken by you: waits in 21; 6/D → 19 → 5/A',
    ])
  })
  test('a march stopped by an own figure names nobody, nor does a line of an older game that does not say whose figure it was', () => {
    const stopped = (params: { readonly by?: number }) =>
      sentences([march(1, 2, 2, '17', '16'), line(2, 2, 'stopped', { piece: '2o2', at: '15/B', to: '16', ...params })])
    expect(stopped({ by: 2 })).toEqual(['Tom: 17 → 16 → 15/B, which was taken: waits in 16'])
    expect(stopped({})).toEqual(stopped({ by: 2 }))
    expect(stopped({ by: 1 })).toEqual(['Tom: 17 → 16 → 15/B, taken by Anna: waits in 16'])
  })
  test('an overseer stopped between two spaces of a site is told to go from the one to the other, and where he waits', () => {
    const stopped = line(2, 2, 'stopped', { piece: '2o2', from: '9/A', at: '9/B', to: '21', by: 0 })
    expect(sentences([stopped])).toEqual(['Tom: 9/A → 9/B, taken by you: waits in 21'])
    expect(sentences([march(1, 2, 2, '16', '21', '9/A'), stopped])).toEqual([
      'Tom: 16 → 21 → 9/A → 9/B, taken by you: waits in 21',
    ])
    // Where he wrote the area himself, it is named.
    expect(
      sentences([
        march(1, 2, 2, '9/A', '21'),
        line(2, 2, 'stopped', { piece: '2o2', from: '21', at: '9/B', to: '21', by: 0 }),
      ]),
    ).toEqual(['Tom: 9/A → 21 → 9/B, taken by you: waits in 21'])
  })
  test('all steps of a worker are told as one, and the end of a turn with the steps left unused', () => {
    const lines = [
      march(1, 3, 2, '17', '18'),
      work(2, 3, 5, '16', '14/C'),
      work(3, 0, 1, '16', '21'),
      work(4, 0, 1, '21', '9/D', 2, ['22']),
    ]
    expect(sentences(lines, at('workers', 0)).slice(1)).toEqual([
      'Lea: a worker 16 → 14/C, 1 step',
      'Lea is done: 5 steps unused',
      'You: a worker 16 → 21 → 22 → 9/D, 3 steps',
    ])
    expect(sentences(lines, at('steal', null)).at(-1)).toBe('You are done: 3 steps unused')
    expect(sentences(lines.slice(1), at('steal', null)).slice(0, 2)).toEqual([
      'Lea: a worker 16 → 14/C, 1 step',
      'You: a worker 16 → 21 → 22 → 9/D, 3 steps',
    ])
  })
  test('blocks built are counted by site, and what came of them follows', () => {
    const build = (n: number, site: number, colour: Colour) => line(n, 1, 'build', { site, colour, layer: 0, cell: n })
    expect(
      sentences([
        build(1, 9, 'white'),
        build(2, 9, 'white'),
        build(3, 4, 'red'),
        line(4, 1, 'complete', { site: 9, size: 'large', kind: 'single', points: 12 }),
        line(5, 1, 'unused', { blocks: ['blue'] }),
      ]),
    ).toEqual([
      'Anna built 2 white on site 9 and 1 red on site 4; completed the pyramid of site 9: large, one colour, 12 points; left 1 blue to the Pharaoh',
    ])
  })
  test('what was taken from a player is an attack for that player alone, unless it was taken back', () => {
    const steal = line(1, 1, 'steal', { site: 9, layer: 1, cell: 0, colour: 'red', from: 0, piece: '1w1' })
    const takeover = line(2, 1, 'takeover', { site: 9, from: 0 })
    const told = (lines: readonly TalLine[], you: number | null) =>
      logGroupsOf(lines, at('takeover', null)).map(group => tellsAttackOn(you, group))
    expect(told([steal, takeover], 0)).toEqual([true, true])
    expect([told([steal, takeover], 1), told([steal, takeover], null)]).toEqual([
      [false, false],
      [false, false],
    ])
    expect(told([steal, line(2, 1, 'undo', { since: 1 })], 0)).toEqual([false])
  })
  test('an undone move is marked as undone, and what follows it is told anew', () => {
    const lines = [
      work(1, 1, 1, '16', '14/A'),
      work(2, 1, 2, '16', '14/B'),
      line(3, 1, 'undo', { since: 2 }),
      work(4, 1, 1, '14/A', '14/C'),
    ]
    expect(sentences(lines, at('workers', 1))).toEqual([
      'Anna: a worker 16 → 14/A, 1 step',
      'Anna: a worker 16 → 14/B, 1 step (undone)',
      'Anna: a worker 14/A → 14/C, 1 step',
    ])
    const undone = logGroupsOf(lines, at('workers', 1))[1]
    expect(
      undone &&
        groupPieces(view, undone)
          .filter(piece => piece.undone === true)
          .map(({ text }) => text)
          .join(''),
    ).toBe('Anna: a worker 16 → 14/B, 1 step')
  })
  test('what was left unused is told last of a player’s workers, after what was undone and after a takeover', () => {
    const lines = [
      march(0, 3, 2, '17', '18'),
      work(1, 1, 1, '16', '14/A'),
      work(2, 1, 2, '16', '14/B'),
      line(3, 1, 'undo', { since: 2 }),
      work(4, 2, 1, '16', '9/A', 2),
      line(5, 2, 'takeover', { site: 9, from: 0 }),
    ]
    expect(sentences(lines, at('steal', null)).map(said => said.split(/:| \(/)[0])).toEqual([
      'Lea',
      'Anna',
      'Anna',
      'Anna is done',
      'Tom',
      'Tom took site 9 over from you',
      'Tom is done',
    ])
  })
  test('a takeover that a step leads to begins no phase; one that no step has just led to begins its own', () => {
    const lines = [
      work(1, 1, 1, '16', '21'),
      work(2, 1, 2, '16', '21', 2, ['9/A']),
      work(3, 1, 3, '21', '9/D'),
      line(4, 1, 'takeover', { site: 9, from: 0 }),
      work(5, 1, 1, '21', '22'),
      line(6, 1, 'takeover', { site: 12, from: 0 }),
    ]
    expect(logGroupsOf(lines, at('takeover', 1)).map(({ kind, phase }) => [kind, phase])).toEqual([
      ['work', 'workers'],
      ['work', 'workers'],
      ['work', 'workers'],
      ['line', 'workers'],
      ['work', 'workers'],
      ['line', 'takeover'],
    ])
  })
  test('takeovers that one way leads to, on sites that it passes too and after a claim, all belong to its phase', () => {
    const lines = [
      march(1, 1, 1, '21', '9/A', '21', '10/A'),
      line(2, 1, 'takeover', { site: 9, from: 0 }),
      line(3, 1, 'takeover', { site: 10, from: 0 }),
      march(4, 1, 2, '16', '13/A', '16', '14/A'),
      line(5, 1, 'claim', { site: 13, piece: '1o2' }),
      line(6, 1, 'takeover', { site: 14, from: 0 }),
      line(7, 1, 'undo', { since: 6 }),
      line(8, 1, 'takeover', { site: 14, from: 0 }),
    ]
    expect(new Set(logGroupsOf(lines, at('takeover', 1)).map(({ phase }) => phase))).toEqual(new Set(['overseers']))
  })
  test('begin a round or a phase, and a line about who plays a seat does not end the phase that it comes in', () => {
    const lines = [
      line(1, 1, 'late', {}),
      march(2, 3, 2, '17', '18', '3/C'),
      line(3, 2, 'stand-in', { bot: 'club' }),
      march(4, 0, 2, '21', '9/C'),
      line(5, 0, 'back', {}),
      work(6, 1, 1, '21', '9/H'),
    ]
    expect(beginningsOf(logGroupsOf(lines, at('workers', 1)))).toEqual(['round', 'phase', null, null, null, 'phase'])
  })
})
