// What a tutorial is made of: steps, each a statement about what the player sees. Knows no game; each has its own in
// web/lib/GAME/tutorial/tutorial.ts.
import type { View } from '#shared/protocol.ts'

/**
 * Something of the page that a step points at: a data attribute and its value. The first ones are written by the maps of a table's
 * elements (`element-map.ts`); `do` marks what a button does, `use` also with which card.
 */
export type Pointed =
  `${'card' | 'spot' | 'place' | 'piece' | 'site' | 'ground' | 'colour-held' | 'do' | 'use'}=${string}`

/** What is said at a moment, and what it points at. */
export interface Said {
  readonly text: string
  /** The first of these that can be seen is pointed at. */
  readonly at: readonly Pointed[]
  /** What is said and pointed at in its place while none of these can be seen, but this can: something still lies over them. */
  readonly first?: { readonly text: string; readonly at: Pointed }
}

/** One thing that is learned. `Seen` is the view of a game in which a table stands. */
export interface Step<Seen> {
  /** Under which it is remembered that the step is over. */
  readonly key: string
  /** Whether it is the moment for it. */
  readonly when: (seen: Seen) => boolean
  /** Asked only at its moment. */
  readonly say: (seen: Seen) => Said
  /**
   * When it is over, whether it was shown or not. By `doing`: as soon as `done` holds, by whatever way the player came
   * there. By `reading`: once it was read, or as soon as `done` holds. By `passing`: once it was shown and its moment
   * is gone.
   */
  readonly ends: {
    readonly by: 'doing' | 'reading' | 'passing'
    readonly done?: (seen: Seen) => boolean
  }
}

export interface Tutorial<Seen = View> {
  /** In the order in which they are meant to be learned. The tutorial ends with the last one. */
  readonly steps: readonly Step<Seen>[]
  /** What is said while it is the moment for none of them. */
  readonly between: (seen: Seen) => Said
}

/**
 * The tutorial of one game for views of any.
 * @param seenIn the view as one of that game, once a table stands; else null
 */
export function forAnyView<Seen>({ steps, between }: Tutorial<Seen>, seenIn: (view: View) => Seen | null): Tutorial {
  const at =
    <Made>(read: (seen: Seen) => Made, otherwise: Made) =>
    (view: View): Made => {
      const seen = seenIn(view)
      return seen === null ? otherwise : read(seen)
    }
  const nothing: Said = { text: '', at: [] }
  return {
    steps: steps.map(({ key, when, say, ends: { by, done } }) => ({
      key,
      when: at(when, false),
      say: at(say, nothing),
      ends: done ? { by, done: at(done, false) } : { by },
    })),
    between: at(between, nothing),
  }
}
