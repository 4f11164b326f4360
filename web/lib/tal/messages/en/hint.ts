// English: why a move of the board game is good. Sentences.
interface Laid {
  readonly group: string
  readonly values: readonly number[]
  readonly blanks: number
}

const plus = (values: readonly number[], blanks: number) =>
  [...values, ...(blanks > 0 ? [blanks === 1 ? 'a blank' : `${blanks} blanks`] : [])].join(' + ')
const laidOn = (groups: readonly Laid[]) =>
  groups.map(({ group, values, blanks }) => `${plus(values, blanks)} on ${group}`).join(', ')

export const texts = {
  bid: (p: { groups: readonly Laid[]; seals: boolean }) => `Lay ${laidOn(p.groups)}${p.seals ? ', then seal' : ''}`,
  laid: (p: { groups: readonly Laid[] }) => laidOn(p.groups),
  blank: 'No tablet that counts',
  onSite: (p: { site: number; blocks: string }) => `Site ${p.site}: ${p.blocks}`,
  stay: (p: { workers: boolean }) => (p.workers ? 'All workers stay' : 'Both overseers stay'),
  more: 'Nothing more',
  points: (p: { points: number }) =>
    p.points === 1 ? '+1 point for complete pyramids.' : `+${p.points} points for complete pyramids.`,
  sites: (p: { n: number }) => (p.n === 1 ? 'One more site is yours.' : `${p.n} more sites are yours.`),
  built: (p: { n: number }) => (p.n === 1 ? 'One more block on your sites.' : `${p.n} more blocks on your sites.`),
  held: (p: { n: number }) => (p.n === 1 ? 'One more block to build with.' : `${p.n} more blocks to build with.`),
} as const
