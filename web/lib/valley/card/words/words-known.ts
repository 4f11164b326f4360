// Which terms somebody knows in this browser: those whose explanation was opened, and those seen on the sheets of four cards.
import { keep, kept } from '../../../platform/storage.ts'
import type { Term } from '../../rules/terms.ts'

const name = 'valley:words'
/** On how many cards a term is marked until it is known. */
const enough = 4
/** Stands for all cards: the explanation was opened. */
const opened = '*'

/** By term the cards it was seen on. */
function read(): Map<string, readonly string[]> {
  const lines = (kept(name) ?? '').split(' ').filter(Boolean)
  return new Map(
    lines.map(line => {
      const [term = '', titles = ''] = line.split(':')
      return [term, titles.split('+')]
    }),
  )
}
function write(seen: ReadonlyMap<string, readonly string[]>): void {
  keep(name, [...seen].map(([term, titles]) => `${term}:${titles.join('+')}`).join(' '))
}

/** Whether a term needs no mark any more. */
export function isKnown(term: Term): boolean {
  const titles = read().get(term) ?? []
  return titles.includes(opened) || titles.length >= enough
}

/** Notes that these terms were marked on the sheet of a card. */
export function noteSeen(title: string, terms: readonly Term[]): void {
  const seen = read()
  for (const term of terms) {
    const titles = seen.get(term) ?? []
    if (!titles.includes(title)) seen.set(term, [...titles, title].slice(0, enough))
  }
  write(seen)
}

/** Notes that the explanation of a term was read. */
export function noteOpened(term: Term): void {
  write(read().set(term, [opened]))
}
