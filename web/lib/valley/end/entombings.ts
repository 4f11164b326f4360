// What every entombing of a finished game added to the points of its tomb, from the tombs at the end of each turn. Pure functions.

/** A card of a tomb, by its title. */
type Title = string

/** The tombs when a turn had ended, by seat; each in the order in which its cards were entombed. */
export interface Tombs {
  readonly round: number
  readonly tombs: readonly (readonly Title[])[]
}

export interface Entombing {
  readonly seat: number
  readonly card: Title
  readonly round: number
  /** The points of that tomb just before and just after. */
  readonly before: number
  readonly after: number
}

/** What is left of some titles when each of others takes one equal away. */
function without(titles: readonly Title[], others: readonly Title[]): readonly Title[] {
  const away = [...others]
  return titles.filter(title => {
    const at = away.indexOf(title)
    if (at >= 0) away.splice(at, 1)
    return at < 0
  })
}

/**
 * All entombings in the order in which they were made. Cards that came to lie in a tomb within one turn count one after another, each
 * on top of those before; a card that left its tomb in the same turn, or was taken back, was no entombing.
 * @param worth the points of a tomb
 */
export function entombingsIn(
  moments: readonly Tombs[],
  worth: (tomb: readonly Title[]) => number,
): readonly Entombing[] {
  return moments.flatMap(({ round, tombs }, at) =>
    tombs.flatMap((tomb, seat) => {
      const earlier = moments[at - 1]?.tombs[seat] ?? []
      const added = without(tomb, earlier)
      const stayed = without(tomb, added)
      return added.map((card, k): Entombing => {
        const lying = [...stayed, ...added.slice(0, k)]
        return { seat, card, round, before: worth(lying), after: worth([...lying, card]) }
      })
    }),
  )
}

/**
 * The best entombings: of those whose card still lay in that tomb at the end, the ones that added most points to it when they were
 * made. Equal ones are all there, the first made first; none where no entombing added anything.
 */
export function bestEntombings(
  moments: readonly Tombs[],
  worth: (tomb: readonly Title[]) => number,
): readonly Entombing[] {
  const last = moments.at(-1)?.tombs ?? []
  const entombings = entombingsIn(moments, worth).filter(({ seat, card }) => last[seat]?.includes(card))
  const most = Math.max(0, ...entombings.map(({ before, after }) => after - before))
  return entombings.filter(({ before, after }) => most > 0 && after - before === most)
}
