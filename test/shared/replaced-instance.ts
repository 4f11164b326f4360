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

/** The game with something changed in each of its instances: what `change` does not name stays as it is. */
export const withChanged = <S extends State>(
  game: Game<S>,
  change: (instance: GameInstance, context: GameContext<S>) => Partial<GameInstance>,
): Game<S> =>
  withInstances<S, Game<S>>(game, (instance, context) => {
    const changed: GameInstance = Object.create(instance)
    return Object.assign(changed, change(instance, context))
  })
