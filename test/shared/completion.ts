// What looking ahead should find, found another way: every way of going on is really carried out on the live state and
// undone, with none of the shortcuts of dry runs.
import { deadEnd, isDecisionPoint, type DecisionPoint, type Outcome } from '#shared/engine/effect.ts'
import { copyNumbers } from '#shared/engine/log-lines.ts'
import type { GameContext, State } from '#shared/engine/game-context.ts'

/**
 * Whether some way of going on after an option reaches a point that looking ahead need not pass (a hidden card,
 * another seat's answer, the end of the effect) without a dead end. To be asked only while nothing hidden was revealed.
 */
export function canReallyComplete<S extends State>(
  game: GameContext<S>,
  point: DecisionPoint,
  option: number,
): boolean {
  return carriedOut(
    game,
    () => point.answer(option, [option]),
    outcome => goesOn(game, point.seat, outcome),
  )
}

function goesOn<S extends State>(game: GameContext<S>, seat: number, outcome: Outcome): boolean {
  if (outcome === deadEnd) return false
  if (game.state.irreversible === 1 || !isDecisionPoint(outcome)) return true
  if (outcome.seat !== seat) {
    // A seat that can pass is taken to pass.
    const pass = outcome.candidates.find(candidate => candidate < 0)
    return (
      pass === undefined ||
      carriedOut(
        game,
        () => outcome.answer(pass, [pass]),
        next => goesOn(game, seat, next),
      )
    )
  }
  if (outcome.max > 1)
    return carriedOut(
      game,
      () => outcome.answer(-1, outcome.candidates.slice(0, outcome.min)),
      next => goesOn(game, seat, next),
    )
  return outcome.candidates.some(option =>
    carriedOut(
      game,
      () => outcome.answer(option, [option]),
      next => goesOn(game, seat, next),
    ),
  )
}

/** Really carries something out, looks at what it leads to, and undoes it. */
function carriedOut<S extends State>(
  game: GameContext<S>,
  act: () => Outcome,
  look: (outcome: Outcome) => boolean,
): boolean {
  const { journal, logging, barrier } = game
  const { recording } = journal
  const mark = journal.mark()
  const numbers = copyNumbers(game.numbers)
  journal.recording = true
  game.logging = false
  const seen = look(act())
  journal.rollback(mark)
  journal.recording = recording
  game.logging = logging
  game.barrier = barrier
  Object.assign(game.numbers, numbers)
  return seen
}
