// Taking back: as if the pick had never been made, but for numbers that run on; and never after something was seen.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { valley } from '#shared/valley/game.ts'
import type { Line } from '#shared/engine/log.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { steps } from '#shared/valley/table.ts'
import type { Table } from '../tables.ts'
import { described, nextSent, patience, play, runs } from './playing.ts'

const shownBy = (table: Table<ValleyState>) => JSON.stringify(table.viewers.map(viewer => table.referee.table(viewer)))
const waits = (table: Table<ValleyState>) => JSON.stringify(table.referee.waitingFor.map(seat => [seat, table.referee.waiting(seat)]))

test('what was taken back is as if it had never been made, for everybody, and the question is asked again by a new name', patience, () => {
  let taken = 0
  fc.assert(fc.property(described, game => {
    const asked = new Set<string>()
    play({ ...game, undoes: false }, (table, chance) => {
      const { referee } = table
      if (referee.over || !chance.once(4)) return
      const before = { state: valley.copy(table.run.state), shown: shownBy(table), waits: waits(table), stretch: referee.stretch }
      const sent = nextSent(table, game, chance)
      const question = referee.decisions(sent.seat)
      for (const { id } of question) asked.add(id)
      const told = table.sendLegal(sent).lines
      if (!referee.canUndo(sent.seat)) return
      for (const id of referee.openFor(sent.seat)) asked.add(id)
      const { lines: [undo, ...more] } = table.undo(sent.seat) as { lines: readonly Line[] }
      expect([undo, more]).toMatchObject([{ key: 'undo', params: { since: told[0]?.n ?? undo?.n } }, []])
      expect({ state: table.run.state, shown: shownBy(table), waits: waits(table), stretch: referee.stretch }).toEqual(before)
      const again = referee.decisions(sent.seat)
      expect(again.map(({ id: _, ...rest }) => rest)).toEqual(question.map(({ id: _, ...rest }) => rest))
      for (const { id } of again) expect(asked.has(id)).toBe(false)
      // It comes late once more: its question is not asked any more, and nothing changes.
      const { everything } = table
      expect(table.send(sent)).toEqual({ code: 'stale-decision', reason: 'not-open' })
      expect(table.everything).toEqual(everything)
      taken++
    })
  }), runs(14))
  expect(taken).toBeGreaterThan(200)
})

test('where nothing can be taken back the wish is refused and leaves no trace', patience, () => {
  fc.assert(fc.property(described, game => {
    play(game, (table, chance) => {
      if (!chance.once(15)) return
      const before = table.everything
      for (let seat = 0; seat < game.seats; seat++) if (!table.referee.canUndo(seat)) expect(table.undo(seat)).toEqual({ code: 'nothing-to-undo' })
      expect(table.everything).toEqual(before)
    })
  }), runs(15))
})

/** Lines by which somebody saw what nobody could know before. */
const seen = ['draw', 'look', 'reveal', 'refilled', 'reshuffle', 'shuffle', 'over']
const showsNew = ({ key, params }: Line) => seen.includes(key) && !(key === 'reveal' && params['from'] === 'hand') && params['count'] !== 0
const searches = ['recover.deck', 'entomb.deck', 'recover.discard', 'entomb.discard', 'exchange.discard', 'entomb.hand-or-discard', 'entomb.boneyard']
/** Lines of picks that show, at most, a card of the own hand. */
const harmless = ['play', 'pay', 'swap', 'repeat']

test('only whoever picked last can take back, and not after anything was seen or anybody else asked', patience, () => {
  let harmlessPicks = 0
  fc.assert(fc.property(described, game => {
    let before = 0
    let stretch = -1
    play(game, (table, _, sent) => {
      const { referee, run: { state } } = table
      const lines = table.lines.slice(before)
      const told = lines.map(line => line.key)
      before = table.lines.length
      const isNewTurn = referee.stretch !== stretch
      stretch = referee.stretch
      const able = Array.from({ length: game.seats }, (_each, seat) => seat).filter(seat => referee.canUndo(seat))
      // Of several who seal their choice, each can take back as long as nobody has sealed since.
      if (steps[state.step] === 'pharaoh') return
      for (const seat of able) expect([referee.waitingFor, seat]).toEqual([[sent?.seat], sent?.seat])
      if (!sent || 'undo' in sent) return
      const question = referee.openFor(sent.seat).length > 0 ? referee.decisions(sent.seat)[0] : undefined
      if (isNewTurn || lines.some(showsNew) || !question || searches.includes(question.key)) expect(able).toEqual([])
      else if (told.every(key => harmless.includes(key)) && sent.seat === state.turn) {
        harmlessPicks++
        expect(able).toEqual([sent.seat])
      }
    })
  }), runs(14))
  expect(harmlessPicks).toBeGreaterThan(200)
})

test('pick after pick can be taken back to the last point where something was seen', patience, () => {
  fc.assert(fc.property(described, game => {
    const states: ValleyState[] = []
    play({ ...game, undoes: false }, (table, chance, sent) => {
      const seat = table.run.state.turn
      if (!sent || !table.referee.canUndo(seat)) states.length = 0
      states.push(valley.copy(table.run.state))
      if (states.length < 3 || !chance.once(6)) return
      while (states.length > 1) {
        states.pop()
        table.sendLegal({ seat, undo: true })
        expect(table.run.state).toEqual(states.at(-1))
      }
      expect(table.referee.canUndo(seat)).toBe(false)
    })
  }), runs(14))
})
