// Which tables of this browser have a tutorial, and how far it has come there. It is forgotten with its table, and when it is over.
import { keep, kept } from '../../platform/storage.ts'

const nameOf = (table: string) => `valley:tutorial:${table}`
const aside = '-'

export interface KeptProgress {
  /** The keys of the steps that are over. */
  readonly over: readonly string[]
  /** Whether the player goes on without it for now. */
  readonly isAside: boolean
}

export const hasTutorial = (table: string): boolean => kept(nameOf(table)) !== null

/** How far the tutorial of a table has come; null where it has none, or none any more. */
export function progressAt(table: string): KeptProgress | null {
  const text = kept(nameOf(table))
  if (text === null) return null
  const words = text.split(' ').filter(Boolean)
  return { over: words.filter(word => word !== aside), isAside: words.includes(aside) }
}

/** @param progress null once it is over */
export const keepProgress = (table: string, progress: KeptProgress | null) =>
  keep(nameOf(table), progress && [...progress.over, ...(progress.isAside ? [aside] : [])].join(' '))
