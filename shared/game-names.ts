// The names of the games, as addresses, tables and pages use them, in the order in which they are offered. Imports neither
// the schema library nor any rules: the front page loads this file first.

export const gameNames = ['valley', 'tal'] as const
export type GameName = (typeof gameNames)[number]

/** The title of each, as it is printed, in every language. */
export const gameTitles: Readonly<Record<GameName, string>> = { valley: 'Valley of the Kings', tal: 'Tal der Könige' }

/** The game that is offered first, and the others. */
export const [firstGame, ...otherGames] = gameNames

/** Makes a record with one entry for each of the named games. */
export const byName = <Name extends GameName, Part>(names: readonly Name[], part: (name: Name) => Part) =>
  Object.fromEntries(names.map(name => [name, part(name)])) as Readonly<Record<Name, Part>>
