// English: what happened in the board game, what one player did in one go joined into a sentence. Where it is about a
// player the name goes in front.
import { joined, listed, phrase } from '#shared/messages/phrase.ts'
import type { Phrase } from '#shared/messages/pieces.ts'
import { and } from '#shared/messages/en/lists.ts'
import { pluralOf } from '../../../messages/plural.ts'
import type { Counted, Way, Won } from '../log-summary-params.ts'

const plural = pluralOf('en')
const blocks = (p: Counted) => and.format(p.blocks.map(({ n, colour }) => `${n} ${colour}`))
/** "2 black blocks", or of several colours "3 blocks (2 black, 1 red)". */
const stolen = (p: Counted) => {
  const [first, ...more] = p.blocks
  const n = p.blocks.reduce((sum, each) => sum + each.n, 0)
  return more.length === 0
    ? `${n} ${first?.colour ?? ''} ${n === 1 ? 'block' : 'blocks'}`
    : `${n} blocks (${p.blocks.map(each => `${each.n} ${each.colour}`).join(', ')})`
}
const groups = (letters: readonly string[]) => `${letters.length === 1 ? 'group' : 'groups'} ${and.format(letters)}`

export const talLogSummaries = {
  'log.round': (p: { n: number; phase: string }) => `Round ${p.n}, ${p.phase.toLocaleLowerCase()}`,
  'deed.won': (p: Counted & { groups: readonly string[] }) => `took ${groups(p.groups)}: ${blocks(p)}`,
  'deed.unsold': (p: { groups: readonly string[]; bag: boolean; out: number }) =>
    `${groups(p.groups)} ${p.groups.length === 1 ? 'goes' : 'go'} ${p.bag ? 'back into the bag' : 'onto the Pharaoh’s pyramid'}${p.out === 0 ? '' : `, ${plural(p.out, { one: '# block', other: '# blocks' })} out of the game`}`,
  /** @param p.waits where an overseer stays who found the last of these places taken; empty for anybody else */
  'deed.way': (p: { places: readonly string[]; waits: string; by: Phrase }) => {
    const way = p.places.join(' → ')
    return p.waits === ''
      ? way
      : phrase`${way}, ${p.by ? phrase`taken by ${p.by}` : 'which was taken'}: waits in ${p.waits}`
  },
  'deed.march': (p: { who: Phrase; ways: readonly Phrase[]; more: readonly Phrase[] }) =>
    phrase`${p.who}: ${joined([...p.ways, ...p.more], '; ')}`,
  'deed.worker': (p: { who: Phrase; way: Phrase; steps: number }) =>
    phrase`${p.who}: a worker ${p.way}, ${plural(p.steps, { one: '# step', other: '# steps' })}`,
  'deed.rest': (p: { who: Phrase; you: boolean; n: number }) =>
    phrase`${p.who} ${p.you ? 'are' : 'is'} done: ${plural(p.n, { one: '# step', other: '# steps' })} unused`,
  'deed.stole': (p: { sites: readonly (Counted & { site: number; from: Phrase; yours: boolean })[] }) =>
    phrase`stole ${listed(
      and,
      p.sites.map(
        each => phrase`${stolen(each)} from ${each.yours ? 'your' : phrase`${each.from}’s`} site ${each.site}`,
      ),
    )}`,
  'deed.built': (p: { sites: readonly (Counted & { site: number })[] }) =>
    `built ${and.format(p.sites.map(each => `${blocks(each)} on site ${each.site}`))}`,
  'deed.all': (p: { what: readonly Phrase[] }) => joined(p.what, '; '),
  'deed.takenBack': ' (undone)',
  'aloud.overseers': (p: { ways: readonly Way[] }) =>
    phrase`moved ${listed(
      and,
      p.ways.map(
        (each, k) =>
          phrase`${k === 0 ? 'an overseer' : 'one'} from ${each.from} to ${each.to}${each.taken ? phrase` (${each.taken} was taken${each.by && phrase` by ${each.by}`})` : ''}`,
      ),
    )}`,
  'aloud.workers': (p: { to: readonly string[] }) =>
    `moved ${p.to.length === 1 ? 'a worker' : 'workers'} to ${and.format(p.to)}`,
  'aloud.again': (p: { at: string; question: string }) => `${p.at === '' ? 'Again' : `Now at ${p.at}`}: ${p.question}`,
  'aloud.stopped': (p: Way) => phrase`kept an overseer in ${p.to} (${p.taken} was taken${p.by && phrase` by ${p.by}`})`,
  'aloud.won': (p: Counted & { groups: readonly Won[] }) =>
    phrase`took ${listed(
      and,
      p.groups.map(
        ({ letter, value, others }) =>
          phrase`group ${letter} for ${value}${
            others.length === 0
              ? ''
              : phrase` (${joined(
                  others.map(each => phrase`${each.name} ${each.value}`),
                  ', ',
                )})`
          }`,
      ),
    )}: ${blocks(p)}`,
  'aloud.round': (p: { n: number; name: string; yours: boolean; laid: number; of: number }) =>
    `Round ${p.n}: ${p.name} ${p.yours ? 'go' : 'goes'} first; the Pharaoh’s pyramid has ${p.laid} of ${p.of} blocks`,
  'aloud.steps': (p: { n: number }) =>
    p.n === 0 ? 'No steps left' : `${plural(p.n, { one: '# step', other: '# steps' })} left`,
  'aloud.blocks': (p: { left: readonly { site: number; blocks: number }[] }) =>
    `${and.format(p.left.map((each, k) => `${k === 0 ? plural(each.blocks, { one: '# block', other: '# blocks' }) : each.blocks} left on site ${each.site}`))}`,
  'aloud.laid': (p: { letter: string; values: readonly number[]; blanks: number }) =>
    `Group ${p.letter}: ${and.format([...p.values.map(String), ...(p.blanks > 0 ? [plural(p.blanks, { one: '# blank', other: '# blanks' })] : [])]) || 'none of yours'}`,
  'aloud.tablets': (p: { n: number }) => `${plural(p.n, { one: '# tablet', other: '# tablets' })} left`,
  'aloud.written': (p: { n: number; to: string }) =>
    `${p.n === 1 ? 'First' : 'Second'} overseer ${p.to === '' ? 'stays' : `to ${p.to}`}`,
} as const
