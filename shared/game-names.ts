// The games there are, by the names that addresses, tables and pages know them by, in the order in which they are offered.
// Without the schema library and the rules, for the list travels with the front page.

export const gameNames = ['valley', 'tal'] as const
export type GameName = (typeof gameNames)[number]

/** The game that is offered first, and the others. */
export const [firstGame, ...otherGames] = gameNames

/** A record with an entry for each of some games. */
export const byName = <Name extends GameName, Part>(names: readonly Name[], part: (name: Name) => Part) =>
  Object.fromEntries(names.map(name => [name, part(name)])) as Readonly<Record<Name, Part>>
