// The state of the rules as they are read: which chapters hold at the table, which are about other ways to play, and whether
// these have been fetched and are shown.
import { createContext } from 'svelte'
import type { Chapter } from './chapter.ts'
import { chapters } from './chapters.ts'
import { fetchWays } from './fetch-ways.ts'
import { isPlain, type Played } from './rules-context.ts'

const base: readonly Chapter[] = chapters

export class Reading {
  readonly played: Played
  /** Whether all ways to play are shown one after the other: there is no table. */
  readonly whole: boolean
  #ways: readonly Chapter[] = $state.raw([])
  /** Whether the other ways to play are shown. */
  unfolded = $state(false)

  constructor(played: Played, whole = false) {
    this.played = played
    this.whole = whole
  }

  /** Whether all chapters that hold here are there; those of the base game always are. */
  readonly complete: boolean = $derived.by(() => isPlain(this.played) || this.#ways.length > 0)
  readonly here: readonly Chapter[] = $derived.by(() => [...base, ...this.#ways].filter(chapter => this.holds(chapter)))
  readonly core: readonly Chapter[] = $derived(this.here.filter(({ core }) => core))
  readonly more: readonly Chapter[] = $derived(
    this.here.filter(({ core, form }) => !core && form !== 'words' && form !== 'cards'),
  )
  /** The chapters for looking things up: terms and cards. */
  readonly lists: readonly Chapter[] = $derived(this.here.filter(({ form }) => form === 'words' || form === 'cards'))
  /** The chapters of ways that are not played here. */
  readonly others: readonly Chapter[] = $derived(this.#ways.filter(chapter => !this.holds(chapter)))
  /** Whether the terms of the other ways are known. */
  readonly knowsWays: boolean = $derived(this.#ways.length > 0)

  holds({ when }: Pick<Chapter, 'when'>): boolean {
    return when?.(this.played) ?? true
  }

  /** The items of a list that hold at this table; in a chapter that does not hold here, all of them. */
  holding<Each extends Pick<Chapter, 'when'>>(list: readonly Each[], of: Chapter): readonly Each[] {
    return this.holds(of) ? list.filter(each => this.holds(each)) : list
  }

  /** Fetches the other ways to play; rejects if they do not arrive. */
  readonly fetch = async (): Promise<void> => {
    this.#ways = await fetchWays()
  }
}

export const [reading, provideReading] = createContext<Reading>()
