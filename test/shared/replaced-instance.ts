// A game whose instances are replaced by others: by one that is watched, or one with something changed.
import type { Game, GameInstance } from '#shared/engine/game.ts'
import type { GameContext, State } from '#shared/engine/game-context.ts'

/** The game, each of whose instances is what `replace` makes of it. */
export function withInstances<S extends State, G extends Game<S>>(
  game: G,
  replace: (instance: GameInstance, context: GameContext<S>) => GameInstance,
): G {
  return {
    ...game,
    prepare: (options, seats) => {
      const prepared = game.prepare(options, seats)
      return { ...prepared, play: context => replace(prepared.play(context), context) }
    },
  } satisfies Game<S>
}
