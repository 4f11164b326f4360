// The games there are, by the names that addresses, tables and pages know them by. Without the schema library, for the list
// travels with the front page.

export const gameNames = ['valley', 'tal'] as const
export type GameName = (typeof gameNames)[number]
