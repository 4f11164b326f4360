// The show at the end of a game as a function of time: which page is on, and how far its motion has come. Pure, so that it can be
// stopped, turned by hand and tested.

/** A page of the show, and how long it is on, in milliseconds. */
export interface ShowPage {
  readonly title: string
  readonly time: number
}

export interface Frame {
  /** The index of the page. */
  readonly page: number
  /** How much of its motion is done: 0 to 1. */
  readonly progress: number
}

/** How much of its time a page moves; then it stands still, to be read. */
const moving = 0.72

/**
 * What is on at a time.
 * @param time in milliseconds from the beginning
 * @returns null once all pages have been shown
 */
export function frameAt(pages: readonly ShowPage[], time: number): Frame | null {
  let from = 0
  for (const [page, { time: long }] of pages.entries()) {
    if (time < from + long) return { page, progress: Math.min(1, Math.max(0, (time - from) / (long * moving))) }
    from += long
  }
  return null
}

/**
 * How much of one thing is done when several follow one another.
 * @param index of this one, of `count`
 * @param progress of all of them, 0 to 1
 */
export const partOf = (progress: number, index: number, count: number): number =>
  Math.min(1, Math.max(0, progress * count - index))

/** How many of `count` are there at a progress; all of them exactly at its end. */
export const soMany = (count: number, progress: number): number => Math.floor(count * progress + 1e-9)

/** How long each page may be so that all together are not too long, in milliseconds. */
export const timeFor = (pages: number, each: number, all: number): number => Math.min(each, all / Math.max(1, pages))
