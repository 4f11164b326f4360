// How a bug is planted for the simulator to find: a method of a class is replaced for a while, or a game by one that leaks.
import type { GameInstance } from '#shared/engine/game.ts'
import type { GameContext, State } from '#shared/engine/game-context.ts'
import type { GameManifest, Games } from '#shared/game-manifest.ts'
import { withChanged } from '#test/shared/replaced-instance.ts'
import { replaceMethod } from '#test/shared/replaced-method.ts'

/** A bug that is in the program for now. */
export interface Planted {
  /** The games to be played with it. */
  readonly games: Games
  /** Takes the bug out again. */
  uproot(): void
}

/** A bug that can be planted. */
export interface PlantedBug {
  readonly name: string
  /** A seed from which on it is soon found: some bugs need much to come together. */
  readonly from: number
  plant(games: Games): Planted
}

/** An object as a bug sees it, with all its parts. */
type Open = Record<string, unknown>
export type Method = (this: Open, ...given: unknown[]) => unknown

/** A part of an object, whatever its class lets be seen. */
export const partOf = (object: unknown, name: string): unknown => (object as Open)[name]

/** Calls a part of an object that is a method. */
export function callOf(object: unknown, name: string, ...given: unknown[]): unknown {
  const method: unknown = (object as Open)[name]
  if (typeof method !== 'function') throw new Error(`${name} is no method: the bug has to be planted elsewhere`)
  return Reflect.apply(method, object, given)
}

/**
 * A bug in a method, or a getter, of a class.
 * @param buggy makes the method with the bug in it
 */
export function inMethod(
  name: string,
  of: { readonly prototype: object },
  method: string,
  buggy: (original: Method) => Method,
  from = 1,
): PlantedBug {
  return {
    name,
    from,
    plant: games => ({ games, uproot: replaceMethod(of, method, original => buggy(original) as typeof original) }),
  }
}

/** A bug in the instances of every game. */
export function inGames(
  name: string,
  change: (instance: GameInstance, context: GameContext<State>) => Partial<GameInstance>,
): PlantedBug {
  return {
    name,
    from: 1,
    plant: games => ({
      games: Object.fromEntries(
        Object.entries(games).map(([key, game]) => [
          key,
          { ...game, ...withChanged(game, change) } satisfies GameManifest,
        ]),
      ),
      uproot: () => {},
    }),
  }
}
