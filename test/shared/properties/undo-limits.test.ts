// Taking back in the deck-builder: never after something was seen, else to the last point where something was.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { valley } from '#shared/valley/index.ts'
import type { Line } from '#shared/engine/log-lines.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { steps } from '#shared/valley/table.ts'
import { randomValleyGames, longTimeout, play, runs } from './valley-games.ts'
import { isValleyLine } from '#test/shared/typed-by-game.ts'

/** Lines by which somebody saw what nobody could know before. */
const seen = ['draw', 'look', 'reveal', 'refilled', 'reshuffle', 'shuffle', 'over']
const showsNew = (line: Line) =>
  seen.includes(line.key) &&
  !(isValleyLine('reveal')(line) && line.params.from === 'hand') &&
  !(isValleyLine('draw', 'look', 'reshuffle')(line) && line.params.count === 0)
const searches = [
  'recover.deck',
  'entomb.deck',
  'recover.discard',
  'entomb.discard',
  'exchange.discard',
  'entomb.hand-or-discard',
  'entomb.boneyard',
]
/** Lines of picks that show, at most, a card of the own hand. */
const harmless = ['play', 'pay', 'swap', 'repeat']

test(
  'only whoever picked last can take back, and not after anything was seen or anybody else asked',
  longTimeout,
  () => {
    let harmlessPicks = 0
    fc.assert(
      fc.property(randomValleyGames, game => {
        let before = 0
        let checkpoint = -1
        play(game, (table, _, sent) => {
          const {
            referee,
            context: { state },
          } = table
          const lines = table.lines.slice(before)
          const loggedKeys = lines.map(line => line.key)
          before = table.lines.length
          const isNewTurn = referee.checkpoint !== checkpoint
          checkpoint = referee.checkpoint
          const able = Array.from({ length: game.seats }, (_each, seat) => seat).filter(seat => referee.canUndo(seat))
          // Of several who seal their choice, each can take back as long as nobody has sealed since.
          if (steps[state.step] === 'pharaoh') return
          for (const seat of able) expect([referee.waitingFor, seat]).toEqual([[sent?.seat], sent?.seat])
          if (!sent || 'undo' in sent) return
          const question = referee.openFor(sent.seat).length > 0 ? referee.decisions(sent.seat)[0] : undefined
          if (isNewTurn || lines.some(showsNew) || !question || searches.includes(question.key))
            expect(able).toEqual([])
          else if (loggedKeys.every(key => harmless.includes(key)) && sent.seat === state.turn) {
            harmlessPicks++
            expect(able).toEqual([sent.seat])
          }
        })
      }),
      runs(14),
    )
    expect(harmlessPicks).toBeGreaterThan(200)
  },
)

test('pick after pick can be taken back to the last point where something was seen', longTimeout, () => {
  let takenBack = 0
  fc.assert(
    fc.property(randomValleyGames, game => {
      const states: ValleyState[] = []
      play({ ...game, undoes: false }, (table, chance, sent) => {
        const seat = table.context.state.turn
        if (!sent || !table.referee.canUndo(seat)) states.length = 0
        states.push(valley.copy(table.context.state))
        if (states.length < 3 || !chance.once(6)) return
        // No more than a seat may take back in one turn.
        while (states.length > 1 && !table.referee.undos.spent(seat)) {
          states.pop()
          takenBack++
          table.sendLegal({ seat, undo: true })
          expect(table.context.state).toEqual(states.at(-1))
        }
        expect(table.referee.canUndo(seat)).toBe(false)
      })
    }),
    runs(14),
  )
  expect(takenBack).toBeGreaterThan(100)
})
