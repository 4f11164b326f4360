// English: what happened in the board game, what one player did in one go joined into a sentence. Where it is about a
// player the name goes in front.
import { pluralOf } from '../plural.ts'

const plural = pluralOf('en')
const list = new Intl.ListFormat('en-GB')
interface Counted { readonly blocks: readonly { readonly n: number, readonly colour: string }[] }
const blocks = (p: Counted) => list.format(p.blocks.map(({ n, colour }) => `${n} ${colour}`))
const groups = (letters: readonly string[]) => `${letters.length === 1 ? 'group' : 'groups'} ${list.format(letters)}`

export const talStory = {
  'log.round': (p: { n: number, phase: string }) => `Round ${p.n}, ${p.phase.toLocaleLowerCase()}`,
  'deed.won': (p: Counted & { groups: readonly string[] }) => `took ${groups(p.groups)}: ${blocks(p)}`,
  'deed.unsold': (p: { groups: readonly string[], bag: boolean }) =>
    `${groups(p.groups)} ${p.groups.length === 1 ? 'goes' : 'go'} ${p.bag ? 'back into the bag' : 'onto the Pharaoh’s pyramid'}`,
  'deed.way': (p: { places: readonly string[], taken: string, by: string, aloud: boolean }) => {
    const way = p.aloud ? p.places.join(', ') : [...p.places, ...p.taken ? [p.taken] : []].join(' → ')
    return p.taken === '' ? way : p.aloud ? `${way}, where ${p.taken} was taken${p.by && ` by ${p.by}`}` : `${way}, ${p.by ? `taken by ${p.by}` : 'which was taken'}: waits in ${p.places.at(-1)}`
  },
  'deed.march': (p: { who: string, ways: readonly string[], more: readonly string[] }) => `${p.who}: ${[p.ways.join(' and '), ...p.more].join('; ')}`,
  'deed.worker': (p: { who: string, way: string, steps: number }) => `${p.who}: a worker ${p.way}, ${plural(p.steps, { one: '# step', other: '# steps' })}`,
  'deed.workers': (p: { to: readonly string[] }) => `moved ${p.to.length === 1 ? 'a worker' : 'workers'} to ${list.format(p.to)}`,
  'deed.rest': (p: { who: string, you: boolean, n: number }) => `${p.who} ${p.you ? 'are' : 'is'} done: ${plural(p.n, { one: '# step', other: '# steps' })} unused`,
  'deed.stole': (p: Counted & { site: number, from: string }) => `stole ${blocks(p)} from site ${p.site} of ${p.from}`,
  'deed.built': (p: Counted & { site: number }) => `built ${blocks(p)} on site ${p.site}`,
  'deed.all': (p: { what: readonly string[] }) => p.what.join(', '),
  'deed.takenBack': ' (taken back)',
} as const
