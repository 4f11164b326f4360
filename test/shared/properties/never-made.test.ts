// Two tables side by side: at one of them picks are taken back, at the other those picks are never made. What everybody
// sees of them is the same at every moment, but for ids, the log and the version.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ValleyState } from '#shared/valley/state.ts'
import { Chance } from '../chance.ts'
import { Table } from '../tables.ts'
import { described, nextSent, patience, runs, tableOf } from './playing.ts'

type Valley = Table<ValleyState>

/** A pick in which a card is itself, not one of its names. */
interface Made { readonly seat: number, readonly options: readonly string[] }

const names = /t\d+|\d+h\d+/g
/** Names in hands are kept as -(n * seatsInName + seat). */
const seatsInName = 8

function cardCalled(name: string, { run: { state } }: Valley): number {
  const [shown, held] = [/^t(\d+)$/.exec(name), /^(\d+)h(\d+)$/.exec(name)]
  return state.names.indexOf(shown ? Number(shown[1]) : -(Number(held?.[2]) * seatsInName + Number(held?.[1])))
}

function nameOf(card: number, { run: { state } }: Valley): string {
  const name = state.names[card] ?? 0
  return name > 0 ? `t${name}` : `${-name % seatsInName}h${Math.floor(-name / seatsInName)}`
}

/** Names of another's hand that was shown are no card's names: such options are known by their place. */
const placed = (seat: number, at: Valley) => (at.referee.decisions(seat)[0]?.key === 'discard.shown' ? at.referee.decisions(seat)[0]?.options ?? [] : []).map(({ id }) => id)
const unnamed = (id: string, seat: number, at: Valley): string => {
  const place = placed(seat, at).indexOf(id)
  return place < 0 ? id.replace(names, name => `#${cardCalled(name, at)}`) : `@${place}`
}
const named = (option: string, seat: number, at: Valley): string =>
  option.startsWith('@') ? placed(seat, at)[Number(option.slice(1))] ?? '' : option.replace(/#(\d+)/, (_, card) => nameOf(Number(card), at))

const withoutIds = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (key, each: unknown) =>
  key === 'id' && typeof each === 'string' ? each.replace(names, '').replace(/^\d+-\d+$/, '') : each))

/** What everybody sees of a table. */
const seenOf = ({ referee, viewers }: Valley): unknown => withoutIds(viewers.map(viewer => [
  referee.table(viewer), referee.waitingFor.map(seat => [seat, referee.waiting(seat)]), referee.round, referee.over,
  viewer === null ? [] : [referee.decisions(viewer), referee.canUndo(viewer)],
]))

/** What lies beneath: of names only whether a card has one on the table, in a hand, or none. */
const stateOf = ({ run: { state } }: Valley): unknown => ({ ...state, names: state.names.map(Math.sign) })

test('a table at which picks are taken back is like one at which they were never made', patience, () => {
  const sum = { undone: 0, twice: 0, answers: 0 }
  fc.assert(fc.property(described, fc.nat(), (game, seed) => {
    const live = tableOf(game)
    const [picking, chance] = [new Chance(game.picking), new Chance(seed)]
    let made: Made[] = []
    let never: string | undefined
    let stretch = live.referee.stretch
    let lastWasUndo = false
    for (let picks = 0; picks < Math.min(game.picks, 300) && !live.referee.over; picks++) {
      const able = Array.from({ length: game.seats }, (_, seat) => seat).filter(seat => live.referee.canUndo(seat))
      const [taker] = able
      if (taker !== undefined && chance.once(lastWasUndo ? 2 : 5)) {
        if (lastWasUndo) sum.twice++
        if (taker !== live.run.state.turn) sum.answers++
        sum.undone++
        live.sendLegal({ seat: taker, undo: true })
        made.splice(made.findLastIndex(({ seat }) => seat === taker), 1)
        lastWasUndo = true
      } else {
        const sent = nextSent(live, game, picking)
        made.push({ seat: sent.seat, options: sent.options.map(id => unnamed(id, sent.seat, live)) })
        live.sendLegal(sent)
        lastWasUndo = false
      }
      const isNewStretch = live.referee.stretch !== stretch
      if (!isNewStretch && !chance.once(8)) continue
      const other = Table.again<ValleyState>(live.setting, never, [])
      for (const { seat, options } of made) {
        other.sendLegal({ seat, decision: other.referee.openFor(seat)[0] ?? '', options: options.map(option => named(option, seat, other)) })
      }
      expect(stateOf(live)).toEqual(stateOf(other))
      expect(seenOf(live)).toEqual(seenOf(other))
      if (!isNewStretch) continue
      stretch = live.referee.stretch
      never = JSON.stringify(other.referee.saved)
      made = []
    }
  }), runs(30))
  expect(sum.undone).toBeGreaterThan(500)
  expect(sum.twice).toBeGreaterThan(100)
  if (process.env['PROPERTIES']) console.log(sum)
})
