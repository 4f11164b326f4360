// The levels of bots, as the API names them, the weakest first.

export const levels = ['newcomer', 'club', 'strong', 'master'] as const
export type Level = (typeof levels)[number]
