// The parts of the page that each game provides, in files of the same path in its folder web/lib/GAME. Code that needs such a
// part for every game finds the files by `import.meta.glob`:
//   offer.ts                what the front page says of it
//   table/load-table.ts     loads its table (web/lib/games.ts)
//   lobby/FrontPicture      its picture on the front page, when another game is offered first
//   log/learn-names.ts      loads the names that its log uses
//   rules/open-rules.ts     its rules as a page
//   pages.ts                its other pages, if it has any
//   messages/               its texts, a folder for each language
// and shared/GAME/play.ts   its rules, for replays.
import type { Component } from 'svelte'
import { byName, gameNames, type GameName } from '#shared/game-names.ts'

/** What a page reads out of its address. */
export interface Address {
  readonly hash: string
  readonly searchParams: Pick<URLSearchParams, 'get'>
}

/** Pages of one game's own, by their addresses: `{ cards }` is at `/cards`. Each comes with the texts that it speaks. */
export type GamePages = Readonly<Record<string, () => Promise<{ readonly default: Component<{ url: Address }> }>>>

/**
 * One such part of every game, by its name.
 * @param files by their paths, which contain a folder named like the game
 * @throws Error if a game has no such file
 */
export const byGame = <Part>(files: Readonly<Record<string, Part>>): Readonly<Record<GameName, Part>> =>
  byName(gameNames, name => {
    const found = Object.entries(files).find(([path]) => path.split('/').includes(name))
    if (!found) throw new Error(`${name} has none of these files`)
    return found[1]
  })
