// The parts of the page that each game provides, in files of the same path in its folder web/lib/GAME. Code that needs such a
// part for every game finds the files by `import.meta.glob`:
//   offer.ts                what the front page offers of it, with its picture there
//   table/load-table.ts     loads its table (web/lib/games.ts)
//   log/load-names.ts      loads the names that its log uses
//   rules/open-rules.ts     its rules as a page
//   tutorial/tutorial.ts    how its first game teaches it, step by step
//   hint/hint.ts            words and points at the moves of hints, if it has bots
//   pages.ts                its other pages, if it has any
//   messages/               its texts, a folder for each language; there offer.ts says what it is
//   build/                  what it hands in at build time, if anything:
//     chunks.ts               which of its files are bundled together; without it all are, in a bundle of its own
//     virtual-modules.ts      modules made of its rules, so that a page need not load these
//     files.ts                files for other programs
//     signs.ts                the signs to be drawn (web/vite/signs.mjs)
//     preview-scenes.ts       what the pictures of its link previews show, by variant (web/vite/previews.ts)
// and in its folder shared/GAME, for replays:
//   play.ts                 its rules
//   version.ts              their version
//   options.ts              `settle`, which checks the options of a table
//   bot/index.ts            its bots, if it has any, by which a finished game is analysed
import type { Component } from 'svelte'
import { byName, gameNames, type GameName } from '#shared/game-names.ts'

/** What a page reads out of its address. */
export interface Address {
  readonly hash: string
  readonly searchParams: Pick<URLSearchParams, 'get'>
}

/** Pages of one game's own, by their addresses: `{ cards }` is at `/cards`. Each comes with the texts that it speaks. */
export type GamePages = Readonly<Record<string, () => Promise<{ readonly default: Component<{ url: Address }> }>>>

/** Files of one game's own for other programs, by their names without `.json`. */
export type GameFiles = Readonly<Record<string, () => unknown>>

/** The hieroglyphs of one game, by the sprite that each is drawn into. */
export type GameSigns = Readonly<Record<string, readonly string[]>>

/** Modules of one game's own, by their names without `virtual:`: the text of each. */
export type VirtualModules = Readonly<Record<string, string>>

/** Which files of a game are bundled together: what it adds to each bundle of the page (web/vite/chunks.ts), and bundles of its own. */
export interface GameChunks {
  /** The entry modules of each bundle, by their paths in the game's folder. */
  readonly roots: Readonly<Record<string, readonly string[]>>
  /** Its pages that are opened by their address, and the bundle that each needs. */
  readonly pages: Readonly<Record<string, string>>
  /** The texts of a language that are bundled together, by their paths in the folders of that language. `first` is needed at once. */
  readonly texts: Readonly<Record<string, readonly string[]>>
}

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
