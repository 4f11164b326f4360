// Rulings name other cards, and a table is played with some of them only. What a ruling says of others stands in it as
// `[ids:words|ids:words|...]`: of these words the first whose cards (`a&b`, none for always) can all come up, else none. The
// sentence on what a card is good for is written like a ruling.

/** Stands among the ids for the free entombing of every turn, which a Master solitaire has not. */
export const freeEntombing = 'free-entombing'

/** The words of a ruling, with all that it says where every card comes up. */
export const ruled = (ruling: string): string => ruledWhere(ruling, () => true)

/**
 * The words of a ruling at a table.
 * @param plays whether a title can come up there, by its id, or the free entombing
 * @returns nothing where all that it says is about cards that cannot
 */
export function ruledWhere(ruling: string, plays: (title: string) => boolean): string {
  return ruling
    .replace(/\[([^\]]*)\]/g, (_, ways: string) => {
      const way = ways.split('|').find(each => namedIn(each).every(plays))
      return way === undefined ? '' : way.slice(way.indexOf(':') + 1)
    })
    .trim()
}

const namedIn = (way: string): readonly string[] =>
  way
    .slice(0, way.indexOf(':'))
    .split('&')
    .filter(id => id !== '')
