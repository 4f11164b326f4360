// Two tables side by side: at one of them picks are taken back, also while other seats go on; at the other those picks are
// never made. At every moment everybody sees the same of both, apart from ids, the log and the version.
import fc from 'fast-check'
import { expect } from 'vitest'
import type { State } from '#shared/engine/game-context.ts'
import { Chance } from '#shared/chance.ts'
import { TestTable } from '../test-table.ts'
import { runs, type RandomGame, type TestedGame } from './tested-game.ts'

/** What has to be known of a game to compare two of its tables. */
interface SideBySideGame<S extends State, D extends RandomGame> extends Pick<
  TestedGame<S, D>,
  'randomGames' | 'tableOf' | 'nextSent'
> {
  /** An option of a seat at this table, in a form without running ids that also holds at the other table. */
  readonly unnamed: (option: string, seat: number, table: TestTable<S>) => string
  /** The id of that option at this table. */
  readonly named: (option: string, seat: number, table: TestTable<S>) => string
  /** An id without its running number. */
  readonly withoutNames: (id: string) => string
  /** The part of the state that is the same at both tables. */
  readonly stateOf: (table: TestTable<S>) => unknown
}

/** A pick whose options hold at both tables. */
interface UnnamedPick {
  readonly seat: number
  readonly options: readonly string[]
}

/** How often something was taken back: at all, straight after another undo, and from before what others did meanwhile. */
interface TakenBack {
  undone: number
  twice: number
  meanwhile: number
}

/**
 * Plays games at which picks are taken back, and holds each to the same game without those picks.
 * @param count of the games
 */
export function sideBySide<S extends State, D extends RandomGame>(
  pair: SideBySideGame<S, D>,
  count: number,
): Readonly<TakenBack> {
  const sum: TakenBack = { undone: 0, twice: 0, meanwhile: 0 }
  fc.assert(
    fc.property(pair.randomGames, fc.nat(), (game, seed) => {
      playBoth(pair, game, new Chance(seed), sum)
    }),
    runs(count),
  )
  if (process.env['PROPERTIES']) console.log(sum)
  return sum
}

function playBoth<S extends State, D extends RandomGame>(
  pair: SideBySideGame<S, D>,
  game: D,
  chance: Chance,
  sum: TakenBack,
): void {
  const live = pair.tableOf(game)
  const picking = new Chance(game.picking)
  let made: UnnamedPick[] = []
  let never: string | undefined
  let { checkpoint } = live.referee
  let lastWasUndo = false
  for (let picks = 0; picks < Math.min(game.picks, 300) && !live.referee.over; picks++) {
    const able = Array.from({ length: game.seats }, (_, seat) => seat).filter(seat => live.referee.canUndo(seat))
    if (able.length > 0 && chance.once(lastWasUndo ? 2 : 5)) {
      const taker = chance.one(able)
      const last = made.findLastIndex(({ seat }) => seat === taker)
      sum.undone++
      if (lastWasUndo) sum.twice++
      if (last < made.length - 1) sum.meanwhile++
      live.sendLegal({ seat: taker, undo: true })
      made.splice(last, 1)
      lastWasUndo = true
    } else {
      const sent = pair.nextSent(live, game, picking)
      made.push({ seat: sent.seat, options: sent.options.map(option => pair.unnamed(option, sent.seat, live)) })
      live.sendLegal(sent)
      lastWasUndo = false
    }
    const isNewCheckpoint = live.referee.checkpoint !== checkpoint
    if (!isNewCheckpoint && !chance.once(8)) continue
    const other = TestTable.again<S>(live.setting, never, [])
    for (const { seat, options } of made) {
      other.sendLegal({
        seat,
        decision: other.referee.openFor(seat)[0] ?? '',
        options: options.map(option => pair.named(option, seat, other)),
      })
    }
    expect(pair.stateOf(live)).toEqual(pair.stateOf(other))
    expect(seenOf(live, pair.withoutNames)).toEqual(seenOf(other, pair.withoutNames))
    if (!isNewCheckpoint) continue
    checkpoint = live.referee.checkpoint
    never = JSON.stringify(other.referee.saved)
    made = []
  }
}

/** What everybody sees of a table, without running ids of decisions and cards. */
function seenOf<S extends State>({ referee, viewers }: TestTable<S>, withoutNames: (id: string) => string): unknown {
  const seen = viewers.map(viewer => [
    referee.table(viewer),
    referee.waitingFor.map(seat => [seat, referee.waiting(seat)]),
    referee.round,
    referee.over,
    viewer === null ? [] : [referee.decisions(viewer), referee.canUndo(viewer)],
  ])
  const without = (id: string) => withoutNames(id).replace(/^\d+-\d+$/, '')
  return JSON.parse(
    JSON.stringify(seen, (key, each: unknown) => {
      if (key === 'id' && typeof each === 'string') return without(each)
      // Lists of ids, by the reason.
      return key === 'blocked'
        ? JSON.parse(JSON.stringify(each), (_, id) => (typeof id === 'string' ? without(id) : id))
        : each
    }),
  )
}
