// Taking back, in every game: as if the pick had never been made, but for numbers that run on.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { State } from '#shared/engine/game-context.ts'
import type { TestTable } from '../test-table.ts'
import { longTimeout, playGame, runs, type RandomGame, type Observer } from './tested-game.ts'
import { testedGames } from './tested-games.ts'

const shownBy = (table: TestTable) => JSON.stringify(table.viewers.map(viewer => table.referee.table(viewer)))
const waits = (table: TestTable) =>
  JSON.stringify(table.referee.waitingFor.map(seat => [seat, table.referee.waiting(seat)]))

describe.each(testedGames)('$game.name', kind => {
  const { randomGames, nextSent } = kind
  const play = (game: RandomGame, look: Observer<State>) => playGame(kind, game, look)

  test(
    'what was taken back is as if it had never been made, for everybody, and the question is asked again under a new id',
    longTimeout,
    () => {
      let taken = 0
      fc.assert(
        fc.property(randomGames, game => {
          const askedIds = new Set<string>()
          play({ ...game, undoes: false }, (table, chance) => {
            const { referee } = table
            if (referee.over || !chance.once(4)) return
            const before = {
              state: kind.game.copy(table.context.state),
              shown: shownBy(table),
              waits: waits(table),
              checkpoint: referee.checkpoint,
            }
            const sent = nextSent(table, game, chance)
            const question = referee.decisions(sent.seat)
            for (const { id } of question) askedIds.add(id)
            const logged = table.sendLegal(sent).lines
            if (!referee.canUndo(sent.seat)) return
            for (const id of referee.openFor(sent.seat)) askedIds.add(id)
            const { lines } = table.sendLegal({ seat: sent.seat, undo: true })
            const [undo] = lines
            // Of what others have not learned nothing is logged.
            if (kind.isSecret(question[0], sent)) expect(lines).toEqual([])
            else expect(lines).toMatchObject([{ key: 'undo', params: { since: logged[0]?.n ?? undo?.n } }])
            expect({
              state: table.context.state,
              shown: shownBy(table),
              waits: waits(table),
              checkpoint: referee.checkpoint,
            }).toEqual(before)
            const again = referee.decisions(sent.seat)
            expect(again.map(({ id: _, ...rest }) => rest)).toEqual(question.map(({ id: _, ...rest }) => rest))
            for (const { id } of again) expect(askedIds.has(id)).toBe(false)
            // It comes late once more: its question is not askedIds any more, and nothing changes.
            const { everything } = table
            expect(table.send(sent)).toEqual({ code: 'stale-decision', reason: 'not-open' })
            expect(table.everything).toEqual(everything)
            taken++
          })
        }),
        runs(14),
      )
      expect(taken).toBeGreaterThan(200)
    },
  )

  test(
    'a question says that its pick can be taken back only where that is so, and where no option is final',
    longTimeout,
    () => {
      const said = { undoable: 0, final: 0 }
      fc.assert(
        fc.property(randomGames, game => {
          play({ ...game, undoes: false }, (table, chance) => {
            const { referee } = table
            const [seat] = referee.waitingFor
            if (seat === undefined || referee.waitingFor.length > 1 || !chance.once(4)) return
            const before = table.everything
            const [question] = referee.decisions(seat)
            expect(table.everything).toEqual(before)
            if (!question || question.min !== 1 || question.max !== 1) return
            const canBeUndone = question.options.map(({ id }) => {
              const copy = referee.copy()
              copy.pick(seat, question.id, [id])
              return copy.canUndo(seat)
            })
            expect(question.undoable ?? false).toBe(canBeUndone.every(can => can))
            said[question.undoable ? 'undoable' : 'final']++
          })
        }),
        runs(10),
      )
      expect(said.undoable).toBeGreaterThan(20)
      expect(said.final).toBeGreaterThan(20)
    },
  )

  test('an undo is refused where nothing can be taken back, and leaves no trace', longTimeout, () => {
    fc.assert(
      fc.property(randomGames, game => {
        play(game, (table, chance) => {
          if (!chance.once(15)) return
          const before = table.everything
          for (let seat = 0; seat < game.seats; seat++)
            if (!table.referee.canUndo(seat)) expect(table.undo(seat)).toEqual({ code: 'nothing-to-undo' })
          expect(table.everything).toEqual(before)
        })
      }),
      runs(15),
    )
  })
})
