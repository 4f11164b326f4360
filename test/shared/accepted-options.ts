// Options as a game settles them, where a test knows that it accepts them.
import { isProblem, type CompleteOptions, type Problem } from '#shared/engine/game.ts'

/** What `settle` gave; throws with its message where the options were refused. */
export function accepted<Options extends CompleteOptions>(settled: Options | Problem): Options {
  if (isProblem(settled)) throw new Error(settled.message)
  return settled
}
