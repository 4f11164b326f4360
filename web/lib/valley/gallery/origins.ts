// The sources of values, the most reliable first.
import type { Source } from '#shared/valley/card-definition.ts'
import type { Entry } from './collection.ts'

export const origins = ['rulebook', 'public', 'reconstructed'] as const satisfies readonly Source[]

/** How many values of these cards come from each source. */
export function originsOf(entries: readonly Entry[]): Readonly<Record<Source, number>> {
  const all = entries.flatMap(({ values }) => values)
  const from = (origin: Source) => all.filter(value => value.from === origin).length
  return { rulebook: from('rulebook'), public: from('public'), reconstructed: from('reconstructed') }
}
