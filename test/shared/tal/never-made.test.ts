// Two tables of the board game side by side: at one of them picks are taken back, also while others go on with theirs; at the
// other those picks are never made. What everybody sees of them is the same at every moment, but for ids and the log.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TalState } from '#shared/tal/state.ts'
import { Chance } from '../chance.ts'
import { patience, runs } from '../properties/kind.ts'
import { Table, type Sent } from '../tables.ts'
import { described, tableOf, talKind } from './playing.ts'

/** What everybody sees, without the numbers of questions. */
const seenOf = ({ referee, viewers }: Table<TalState>): unknown => viewers.map(viewer => [
  referee.table(viewer), referee.waitingFor.map(seat => [seat, referee.waiting(seat)]), referee.round, referee.over,
  viewer === null ? [] : [referee.decisions(viewer).map(({ id: _, ...question }) => question), referee.canUndo(viewer)],
])

test('a table at which picks are taken back is like one at which they were never made', patience, () => {
  const sum = { undone: 0, meanwhile: 0 }
  fc.assert(fc.property(described, fc.nat(), (game, seed) => {
    const live = tableOf(game)
    const [picking, chance] = [new Chance(game.picking), new Chance(seed)]
    let made: Sent[] = []
    let never: string | undefined
    let { stretch } = live.referee
    for (let picks = 0; picks < Math.min(game.picks, 300) && !live.referee.over; picks++) {
      const able = Array.from({ length: game.seats }, (_, seat) => seat).filter(seat => live.referee.canUndo(seat))
      if (able.length > 0 && chance.once(5)) {
        const seat = chance.one(able)
        const last = made.findLastIndex(sent => sent.seat === seat)
        sum.undone++
        if (last < made.length - 1) sum.meanwhile++
        live.sendLegal({ seat, undo: true })
        made.splice(last, 1)
      } else {
        const sent = talKind.nextSent(live, game, picking)
        made.push(sent)
        live.sendLegal(sent)
      }
      const isNewStretch = live.referee.stretch !== stretch
      if (!isNewStretch && !chance.once(8)) continue
      const other = Table.again<TalState>(live.setting, never, [])
      for (const { seat, options } of made) other.sendLegal({ seat, decision: other.referee.openFor(seat)[0] ?? '', options })
      expect(live.run.state).toEqual(other.run.state)
      expect(seenOf(live)).toEqual(seenOf(other))
      if (!isNewStretch) continue
      stretch = live.referee.stretch
      never = JSON.stringify(other.referee.saved)
      made = []
    }
  }), runs(20))
  expect(sum.undone).toBeGreaterThan(200)
  expect(sum.meanwhile).toBeGreaterThan(10)
})
