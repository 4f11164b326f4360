// What games hand in to the page. Each keeps it in a folder of its name under web/lib, in a file that is called alike in all of
// them, and is fetched with whatever asks for it alone; whoever asks finds the files by a pattern:
//   offer.ts                what the front page offers of it
//   table/load-table.ts     how its tables are shown (web/lib/games.ts)
//   lobby/FrontPicture      its picture on the front page, where another game is offered first
//   log/learn-names.ts      fetches what is named in its log
//   rules/open-rules.ts     its rules as a page of their own
// and shared/GAME/play.ts   what it is played again by.
import { byName, gameNames, type GameName } from '#shared/game-names.ts'

/**
 * What games hand in, by their names.
 * @param files by their paths, in which a folder is named like the game
 * @throws Error where a game has no such file
 */
export const byGame = <Part>(files: Readonly<Record<string, Part>>): Readonly<Record<GameName, Part>> =>
  byName(gameNames, name => {
    const found = Object.entries(files).find(([path]) => path.split('/').includes(name))
    if (!found) throw new Error(`${name} has none of these files`)
    return found[1]
  })
