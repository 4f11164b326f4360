// How a finished game was played: a planted blunder is found and named, what is no mistake is not, and what was hidden from a seat
// is not held against it.
import { hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { analyse, type Analysis } from '#shared/bots/analysis.ts'
import { Bot } from '#shared/bots/bot.ts'
import { Net } from '#shared/bots/net.ts'
import { unpack } from '#shared/bots/packed-weights.ts'
import { applyMove, type Played } from '#shared/engine/game-replay.ts'
import { movesIn } from '#shared/engine/recorded-moves.ts'
import { Referee } from '#shared/engine/referee.ts'
import type { GameManifest } from '#shared/game-manifest.ts'
import type { GameName } from '#shared/game-names.ts'
import { games } from '#shared/games.ts'
import type { RecordedMove } from '#shared/protocol.ts'
import { accepted } from '#test/shared/accepted-options.ts'
import { Chance } from '#shared/chance.ts'
import { recordingOf } from '#test/shared/recordings/recorded.ts'
import { required } from '#test/shared/required.ts'
import { longTimeout } from '../properties/tested-game.ts'

/** What a seat picks in place of what the strong bot would: null where it does as that. */
type Instead = (
  decision: { readonly kind: string; readonly options: readonly { readonly id: string }[] },
  nth: number,
) => string | null

/** A game of two strong bots, in which the first seat does something else now and then. */
function playedBy(game: GameManifest, wanted: Record<string, unknown>, seed: number, instead: Instead): Played {
  const chance = new Chance(seed)
  const options = accepted(game.settle(wanted, 2, count => chance.below(count)))
  const { rules, weights, styles } = required(game.bots)
  const bot = new Bot(rules(options, 2), new Net(unpack(weights(options, 2))), styles.strong)
  const dealt = chance.seed()
  const referee = new Referee(game, options, 2, dealt)
  const moves: RecordedMove[] = []
  for (let nth = 0; !referee.over; nth++) {
    const seat = required(referee.waitingFor[0])
    const decision = required(referee.decisions(seat)[0])
    const other = seat === 0 ? instead(decision, nth) : null
    const picked = other === null ? referee.idsOf(seat, bot.pick(referee.thought(seat, chance.seed()))) : [other]
    referee.pick(seat, decision.id, picked)
    moves.push({ seat, decision: decision.id, options: [...picked] })
  }
  return { options, seats: 2, seed: dealt, moves }
}

function analysed(game: GameManifest, played: Played): Analysis {
  const steps = analyse(game, required(game.bots), played)
  let done = 0
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    expect(step.value).toBeGreaterThanOrEqual(done)
    done = step.value
  }
}

const base = { edition: 'base' }
const asTheBot: Instead = () => null

describe('a game of two strong bots', longTimeout, () => {
  const played = playedBy(games.valley, base, 3, asTheBot)
  const found = analysed(games.valley, played)

  test('it is followed from the deal to the end, turn by turn', () => {
    expect(found.course.map(({ at }) => at)).toEqual(
      [...found.course.map(({ at }) => at)].sort((one, other) => one - other),
    )
    expect(found.course[0]?.at).toBe(0)
    const last = required(found.course.at(-1))
    expect(last.at).toBe(played.moves.length)
    for (const { values } of found.course) expect(values.reduce((sum, value) => sum + value)).toBeCloseTo(100)
    // At the end nothing is open any more.
    const [one = 0, other = 0] = last.values
    expect(Math.abs(one - other)).toBeGreaterThan(50)
  })

  test('what a turn came to is told of the round in which it was played', () => {
    const rounds = found.course.map(({ round }) => round)
    // The deal belongs to the first, of which both turns follow; then two belong to each.
    expect(rounds.slice(0, 7)).toEqual([1, 1, 1, 2, 2, 3, 3])
  })

  test('at most three mistakes a seat are told, the costliest first, each surely one', () => {
    expect(found.mistakes).toHaveLength(2)
    for (const mistakes of found.mistakes) {
      expect(mistakes.length).toBeLessThanOrEqual(3)
      expect(mistakes.map(({ lost }) => lost.mean)).toEqual(
        mistakes.map(({ lost }) => lost.mean).sort((one, other) => other - one),
      )
      for (const { lost, at, seat, better } of mistakes) {
        expect(lost.mean).toBeGreaterThan(lost.within)
        expect(played.moves[at]?.seat).toBe(seat)
        expect(better.lines.length + better.options.length).toBeGreaterThan(0)
      }
    }
  })

  test('the same game is judged alike every time', () => {
    expect(analysed(games.valley, played)).toEqual(found)
  })
})

test('a turn that is thrown away is found, and what would have been better is told', longTimeout, () => {
  const thrown = 60
  let at = 0
  const played = playedBy(games.valley, base, 5, ({ kind }, nth) => {
    if (at > 0 || nth < thrown || kind !== 'play') return null
    at = nth
    return 'end'
  })
  const [mistakes = []] = analysed(games.valley, played).mistakes
  const blunder = required(mistakes.find(each => each.at === at))
  expect(blunder.lost.mean).toBeGreaterThan(2.5)
  expect(blunder.better.lines.map(({ seat }) => seat)).toContain(0)
})

test('what was taken back is no mistake', longTimeout, () => {
  let at = 0
  const played = playedBy(games.valley, base, 5, ({ kind, options }, nth) => {
    const buried = options.find(({ id }) => id.startsWith('entomb-'))
    if (at > 0 || nth < 40 || kind !== 'play' || !buried) return null
    at = nth
    return buried.id
  })
  const referee = new Referee(games.valley, played.options, 2, played.seed)
  const moves: RecordedMove[] = []
  for (const move of played.moves.slice(0, at + 1)) {
    if ('decision' in move) referee.pick(move.seat, move.decision, move.options)
    moves.push(move)
  }
  expect(referee.canUndo(0)).toBe(true)
  referee.undo(0)
  moves.push({ seat: 0, undo: true })
  const found = analysed(games.valley, { ...played, moves })
  expect(found.mistakes.flat().map(mistake => mistake.at)).not.toContain(at)
})

/** A game that players who know nothing played: it is full of mistakes. */
function recorded(game: GameName, like: string): Played {
  const { options, seats, seed, moves } = required(recordingOf(game).games.find(({ name }) => name === like))
  return { options, seats, seed: hexToBytes(seed), moves: movesIn(moves) }
}

describe('a game of the board', longTimeout, () => {
  const played = recorded('tal', 'two seats')
  const { unit, course, mistakes, luck } = analysed(games.tal, played)

  test('chances are told of it, but no luck: what is drawn lies open to all', () => {
    expect(unit).toBe('chances')
    expect(course.length).toBeGreaterThan(5)
    for (const { values } of course) expect(values.reduce((sum, value) => sum + value)).toBeCloseTo(100)
    expect(luck).toBeNull()
  })

  test('whole moves are compared, and told by what was picked, for sealed ones log nothing', () => {
    expect(mistakes.map(({ length }) => length)).toEqual([3, 3])
    const told = mistakes.flat().flatMap(({ made, better }) => [made, better])
    for (const { lines, options } of told) {
      expect(lines).toEqual([])
      expect(options.length).toBeGreaterThan(0)
    }
    const marches = told.filter(({ options }) => options.at(-1)?.key === 'seal').map(({ options }) => options)
    expect(marches.length).toBeGreaterThan(0)
    for (const options of marches) expect(options.slice(0, -1).map(({ key }) => key)).not.toContain('seal')
  })

  test('a move is one only once: what belongs to a mistake is no other', () => {
    for (const found of mistakes)
      for (const { at, made } of found)
        for (const other of found) if (other.at > at) expect(other.at - at).toBeGreaterThanOrEqual(made.options.length)
  })

  test('what a bot picked that stood in is no mistake of its player', () => {
    const moves: readonly RecordedMove[] = [{ seat: 0, by: 1, standIn: 'club' }, ...played.moves]
    const [own, others] = analysed(games.tal, { ...played, moves }).mistakes
    expect(own).toEqual([])
    expect(others?.map(({ at }) => at)).toEqual(mistakes[1]?.map(({ at }) => at + 1))
  })
})

test(
  'alone nobody is ahead: the points are told that were to be expected, up to those that it came to',
  longTimeout,
  () => {
    const played = recorded('valley', 'solitaire, starter')
    const referee = new Referee(games.valley, played.options, 1, played.seed)
    for (const move of played.moves) applyMove(referee, move)
    const { unit, course, mistakes, luck } = analysed(games.valley, played)
    expect(unit).toBe('points')
    expect(course.at(-1)?.values[0]).toBeCloseTo(referee.result?.scores[0]?.total ?? NaN)
    expect(required(mistakes[0]).length).toBeGreaterThan(0)
    expect(luck).toBeNull()
  },
)
