// A finished game at any of its moments: jumps lead to what playing on from the beginning leads to, and carry out few moves.
import { hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test, vi } from 'vitest'
import { Replay, snapshotInterval } from '#shared/engine/game-replay.ts'
import { movesIn } from '#shared/engine/recorded-moves.ts'
import { Referee } from '#shared/engine/referee.ts'
import { gameNames, type GameName } from '#shared/game-names.ts'
import { games } from '#shared/games.ts'
import { Chance } from '#shared/chance.ts'
import { recordingOf, type RecordedGame } from '../recordings/recorded.ts'

const replayOf = (name: GameName, { options, seats, seed, moves }: RecordedGame): Replay =>
  new Replay(games[name], { options, seats, seed: hexToBytes(seed), moves: movesIn(moves) })

/** All that is seen of a moment. */
function shown({ referee, lines }: Replay, seats: number): string {
  const everybody = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
  return JSON.stringify([
    everybody.map(viewer => referee.table(viewer)),
    everybody.map(viewer => viewer !== null && referee.openFor(viewer)),
    referee.waitingFor.map(seat => [referee.waiting(seat), referee.decisions(seat)]),
    referee.round,
    referee.result,
    lines,
  ])
}

describe.each(gameNames)('%s', name => {
  const { games: recorded } = recordingOf(name)

  test.each(recorded)('$name: every jump leads where playing on leads', game => {
    const onwards = replayOf(name, game)
    const jumping = replayOf(name, game)
    const chance = new Chance(game.moves.length)
    const jumps = Array.from({ length: 12 }, () => chance.below(onwards.length + 1))
    const moments = new Map<number, string>()
    while (onwards.at < onwards.length) {
      onwards.goTo(onwards.at + 1)
      if (jumps.includes(onwards.at)) moments.set(onwards.at, shown(onwards, game.seats))
    }
    for (const at of jumps) {
      // Marks come to be on the way and between jumps, in any order.
      if (chance.once(3)) jumping.extendSnapshots()
      jumping.goTo(at)
      expect(jumping.at).toBe(at)
      if (at > 0) expect(shown(jumping, game.seats) === moments.get(at), `jump to ${at}`).toBe(true)
    }
    expect(onwards.length).toBeGreaterThan(snapshotInterval)
  })

  test('turns are found from anywhere, onwards and back, whether or not that part was played through', () => {
    const game = recorded[0]
    if (!game) throw new Error('nothing is recorded')
    const onwards = replayOf(name, game)
    const turns = [0]
    let { checkpoint } = onwards.referee
    while (onwards.at < onwards.length) {
      onwards.goTo(onwards.at + 1)
      if (onwards.referee.checkpoint !== checkpoint && onwards.at < onwards.length) turns.push(onwards.at)
      ;({ checkpoint } = onwards.referee)
    }
    expect(turns.length).toBeGreaterThan(10)
    const jumping = replayOf(name, game)
    const there: number[] = [0]
    while (jumping.at < jumping.length) {
      jumping.goTo(jumping.nextTurn)
      there.push(jumping.at)
    }
    expect(there).toEqual([...turns, jumping.length])
    const back: number[] = [jumping.at]
    while (jumping.at > 0) {
      jumping.goTo(jumping.lastTurn)
      back.unshift(jumping.at)
    }
    expect(back).toEqual(there)
    jumping.goTo((turns[2] ?? 0) + 1)
    expect(jumping.lastTurn).toBe(turns[2])
  })

  test('a jump carries out fewer moves than lie between two marks, wherever it leads, in the longest game', () => {
    const [longest] = recorded.toSorted((one, other) => other.moves.length - one.moves.length)
    if (!longest) throw new Error('nothing is recorded')
    const replay = replayOf(name, longest)
    const picks = vi.spyOn(Referee.prototype, 'pick')
    const undos = vi.spyOn(Referee.prototype, 'undo')
    const madeBy = (act: () => void): number => {
      picks.mockClear()
      undos.mockClear()
      act()
      return picks.mock.calls.length + undos.mock.calls.length
    }
    expect(
      madeBy(() => {
        while (replay.extendSnapshots());
      }),
    ).toBe(replay.length)
    expect(replay.at).toBe(0)
    const chance = new Chance(5)
    const jumps = [replay.length, 0, ...Array.from({ length: 60 }, () => chance.below(replay.length + 1))].map(at =>
      madeBy(() => {
        replay.goTo(at)
      }),
    )
    expect(Math.max(...jumps)).toBeLessThan(snapshotInterval)
    expect(Math.max(...jumps)).toBeGreaterThan(snapshotInterval / 2)
    // From move to move nothing is made twice; where there is a mark nothing is made at all.
    replay.goTo(0)
    expect(
      madeBy(() => {
        for (let at = 1; at <= replay.length; at++) replay.goTo(at)
      }),
    ).toBe(replay.length - Math.floor(replay.length / snapshotInterval))
    vi.restoreAllMocks()
  })
})
