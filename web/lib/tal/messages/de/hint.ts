// German: why a move of the board game is good. Sentences.
import type { Same } from '../../../messages/collection.ts'
import type { texts as english } from '../en/hint.ts'

const plus = (values: readonly number[], blanks: number) =>
  [...values, ...(blanks > 0 ? [blanks === 1 ? 'eine leere' : `${blanks} leere`] : [])].join(' + ')
const laidOn = (groups: Parameters<typeof english.laid>[0]['groups']) =>
  groups.map(({ group, values, blanks }) => `${plus(values, blanks)} auf ${group}`).join(', ')

export const texts = {
  bid: p => `Lege ${laidOn(p.groups)}${p.seals ? ', dann versiegle' : ''}`,
  laid: p => laidOn(p.groups),
  blank: 'Keine Tafel, die zählt',
  onSite: p => `Bauplatz ${p.site}: ${p.blocks}`,
  stay: p => (p.workers ? 'Alle Arbeiter bleiben' : 'Beide Aufseher bleiben'),
  more: 'Nichts mehr',
  points: p => (p.points === 1 ? '+1 Punkt für fertige Pyramiden.' : `+${p.points} Punkte für fertige Pyramiden.`),
  sites: p => (p.n === 1 ? 'Ein Bauplatz mehr gehört dir.' : `${p.n} Bauplätze mehr gehören dir.`),
  built: p => (p.n === 1 ? 'Ein Stein mehr auf deinen Bauplätzen.' : `${p.n} Steine mehr auf deinen Bauplätzen.`),
  held: p => (p.n === 1 ? 'Ein Stein mehr zum Bauen.' : `${p.n} Steine mehr zum Bauen.`),
} as const satisfies Same<typeof english>
