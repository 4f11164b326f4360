// Rulings name other cards, and a table is played with some of them only. What a ruling says of others stands in it as
// `[ids:words|ids:words|...]`: of these words the first whose cards (`a&b`, none for always) can all come up, else none.

/** The words of a ruling, with all that it says where every card comes up. */
export const ruled = (ruling: string): string => ruledWhere(ruling, () => true)

/**
 * The words of a ruling at a table.
 * @param plays whether a title can come up there, by its id
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
