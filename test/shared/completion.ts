// What looking ahead should find, found another way: every way of going on is carried out for real on the live state and
// taken back, with none of the shortcuts that trials take.
import { dead, isAsk, type Ask, type Step } from '#shared/engine/ask.ts'
import { copyNumbers } from '#shared/engine/log.ts'
import type { Run, State } from '#shared/engine/run.ts'

/**
 * Whether some way of going on after an option comes to a point that looking ahead need not pass (an unknown card,
 * another seat's answer, the end of the effect) without a dead end. To be asked only while nothing unknown was seen.
 */
export function canReallyComplete<S extends State>(run: Run<S>, ask: Ask, option: number): boolean {
  return carriedOut(run, () => ask.answer(option, [option]), step => goesOn(run, ask.seat, step))
}

function goesOn<S extends State>(run: Run<S>, seat: number, step: Step): boolean {
  if (step === dead) return false
  if (run.state.unknown === 1 || !isAsk(step)) return true
  if (step.seat !== seat) {
    // A seat that can pass is taken to pass.
    const pass = step.candidates.find(candidate => candidate < 0)
    return pass === undefined || carriedOut(run, () => step.answer(pass, [pass]), next => goesOn(run, seat, next))
  }
  if (step.max > 1) return carriedOut(run, () => step.answer(-1, step.candidates.slice(0, step.min)), next => goesOn(run, seat, next))
  return step.candidates.some(option => carriedOut(run, () => step.answer(option, [option]), next => goesOn(run, seat, next)))
}

/** Carries something out in earnest, looks at it, and takes it back. */
function carriedOut<S extends State>(run: Run<S>, act: () => Step, look: (step: Step) => boolean): boolean {
  const { journal, telling, barrier } = run
  const { recording } = journal
  const mark = journal.mark()
  const numbers = copyNumbers(run.numbers)
  journal.recording = true
  run.telling = false
  const seen = look(act())
  journal.back(mark)
  journal.recording = recording
  run.telling = telling
  run.barrier = barrier
  Object.assign(run.numbers, numbers)
  return seen
}
