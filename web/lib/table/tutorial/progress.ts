// How far somebody has come in a tutorial: which steps are over, and which one is shown. Pure.
import type { Step } from './steps.ts'

export interface Progress {
  /** The keys of the steps that are over. They never come back. */
  readonly over: readonly string[]
  /** The key of the step that is shown; null where it is the moment for none. */
  readonly shown: string | null
}

/** Nothing is over, and nothing was shown yet. */
export const atTheBeginning: Progress = { over: [], shown: null }

/** Where a tutorial stands once this is seen: the first step that is not over and whose moment it is, is shown. */
export function follow<Seen>(steps: readonly Step<Seen>[], { over, shown }: Progress, seen: Seen): Progress {
  const isOver = ({ key, when, ends }: Step<Seen>) =>
    over.includes(key) || ends.done?.(seen) === true || (ends.by === 'passing' && key === shown && !when(seen))
  const left = steps.filter(step => !isOver(step))
  return {
    over: steps.filter(step => !left.includes(step)).map(({ key }) => key),
    shown: left.find(({ when }) => when(seen))?.key ?? null,
  }
}

/** The same once the shown step was read. */
export function read<Seen>(steps: readonly Step<Seen>[], { over, shown }: Progress, seen: Seen): Progress {
  const known = shown === null ? over : [...over, shown]
  return follow(steps, { over: known, shown: null }, seen)
}

/** Whether nothing is left to be learned: the last step is over. */
export function isLearned<Seen>(steps: readonly Step<Seen>[], { over }: Progress): boolean {
  const last = steps.at(-1)
  return last === undefined || over.includes(last.key)
}
