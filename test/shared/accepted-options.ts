// Options as a game settles them, where a test knows that it accepts them.
import type { Problem, Settled } from '#shared/engine/game.ts'

const isProblem = (settled: Settled | Problem): settled is Problem => 'code' in settled

/** What `settle` gave; throws with its message where the options were refused. */
export function accepted<Options extends Settled>(settled: Options | Problem): Options {
  if (isProblem(settled)) throw new Error(settled.message)
  return settled
}
