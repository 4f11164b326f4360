// What was picked in a finished game as moves: what was taken back is none, and a whole march is one, whatever was asked in between.
import { hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { moveMade, standingPicks } from '#shared/bots/moves-made.ts'
import { Replay } from '#shared/engine/game-replay.ts'
import { movesIn } from '#shared/engine/recorded-moves.ts'
import { games } from '#shared/games.ts'
import { recordingOf } from '#test/shared/recordings/recorded.ts'
import { required } from '#test/shared/required.ts'

const pick = (seat: number, option: string) => ({ seat, decision: `${seat}-1`, options: [option] })

test('what was taken back does not stand, and what a bot picked for a player is not its own', () => {
  const [one = [], other = []] = standingPicks(
    [
      pick(0, 'a'),
      pick(1, 'b'),
      pick(0, 'c'),
      { seat: 0, undo: true },
      { ...pick(0, 'd'), late: true },
      { seat: 1, by: 0, standIn: 'club' },
      pick(1, 'e'),
      { seat: 1, back: true },
      { ...pick(1, 'f'), then: [['g']] },
      { seat: 0, gaveUp: 'club' },
      pick(0, 'h'),
    ],
    2,
  )
  expect(one.map(({ at, picked, isOwn }) => [at, picked, isOwn])).toEqual([
    [0, [['a']], true],
    [4, [['d']], false],
    [10, [['h']], false],
  ])
  expect(other.map(({ at, picked, isOwn }) => [at, picked, isOwn])).toEqual([
    [1, [['b']], true],
    [6, [['e']], false],
    [8, [['f'], ['g']], true],
  ])
})

test('an open march is one move with the steps after each question about a site', () => {
  const { options, seats, seed, moves } = required(recordingOf('tal').games[0])
  const played = { options, seats, seed: hexToBytes(seed), moves: movesIn(moves) }
  const bots = required(games.tal.bots).rules(options, seats)
  const replay = new Replay(games.tal, played)
  const interrupted: string[][] = []
  for (const [at, each] of played.moves.entries()) {
    if (!('decision' in each)) continue
    replay.goTo(at)
    const { referee } = replay
    if (referee.fullMatch.openFor(each.seat)?.point.key !== 'march.open') continue
    const own = required(standingPicks(played.moves, seats)[each.seat])
    const first = own.findIndex(standing => standing.at === at)
    if (first < 0) continue
    const made = required(moveMade(bots, referee.thought(each.seat, new Uint8Array(16)), own.slice(first), true))
    expect(made.parts[0]).toBe(at)
    expect(made.plan).toHaveLength(made.parts.length)
    const between = own.filter(
      standing => standing.at > at && standing.at < (made.parts.at(-1) ?? 0) && !made.parts.includes(standing.at),
    )
    if (between.length > 0) interrupted.push(between.flatMap(({ picked }) => picked.flat()))
  }
  expect(interrupted.length).toBeGreaterThan(0)
  // Sites to be claimed or left.
  for (const id of interrupted.flat()) expect(id).toMatch(/^(\d+|pass)$/)
})
