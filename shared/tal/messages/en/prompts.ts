// What is asked in Tal der Könige, in English: questions are what a player is to do, options what a button says.
import type { QuestionsOf } from '../../../message.ts'
import type { Kind, Size } from '../../board.ts'
import type { TalDecisions, TalOffers, TalWaited, Waited } from '../../decisions.ts'
import type { Room } from '../../forecast.ts'
import type { CellName } from '../../table.ts'
import { joined, phrase } from '../../../messages/phrase.ts'
import type { Phrase } from '../../../messages/pieces.ts'
import { number } from '../count-words.ts'
import type { Sentences, Speaker } from '../../../messages/words.ts'
import { colours, figure, group } from './phrases.ts'

/** Pyramids by size and kind: also the parts of a score. */
export const scoreParts: Readonly<Record<`${Size}-${Kind}`, string>> = {
  'large-single': 'Large, one colour',
  'large-layered': 'Large, layered',
  'large-mixed': 'Large, mixed',
  'small-single': 'Small, one colour',
  'small-layered': 'Small, layered',
  'small-mixed': 'Small, mixed',
}

const steps = (count: number): string => number(count, 'step', 'steps')
const tablet = (p: TalOffers['lay']): string => (p.tablet === 0 ? 'a blank' : `the ${p.tablet}`)
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
/** Blocks by site: "4 blocks on site 11 and 2 on site 10". */
const blocksBySite = (left: readonly Room[], preposition: string): string =>
  left
    .map(({ site, blocks }, k) => `${k === 0 ? number(blocks, 'block', 'blocks') : blocks} ${preposition} site ${site}`)
    .join(' and ')
const cellOf = ({ layer, cell }: CellName): string => `layer ${layer + 1}, place ${cell + 1}`

/** Questions, by their key. */
export const questions: Sentences<QuestionsOf<TalDecisions>> = {
  bid: p => `Lay tablets on the groups: ${p.left} left`,
  'march.open': p =>
    p.left === 0 ? 'Your overseers have no steps left' : `Move your overseers: ${steps(p.left)} left`,
  march: p =>
    p.left === 0
      ? 'Your overseers have no steps left: seal the march'
      : `Write the march of your overseers: ${steps(p.left)} left`,
  claim: p => `Claim site ${p.site}?`,
  work: p => (p.left === 0 ? 'Your workers have no steps left' : `Move your workers: ${steps(p.left)} left`),
  steal: p => (p.left.length === 0 ? 'Nothing is left to steal' : `Steal: up to ${blocksBySite(p.left, 'from')}`),
  takeover: (p, speak) => phrase`Take site ${p.site} over from ${speak.player(p.from)}?`,
  build: p => (p.left.length === 0 ? 'Nothing is left to build' : `Build: up to ${blocksBySite(p.left, 'on')}`),
}

/** What an option says. */
export const options: Sentences<TalOffers> = {
  lay: p => `Lay ${tablet(p)} on ${group(p.group)}`,
  lift: p => `Take ${tablet(p)} back from ${group(p.group)}`,
  seal: () => 'Seal',
  go: p => `${capital(figure(p.piece))} to ${p.to}, ${steps(p.steps)}`,
  back: () => 'Take the last step back',
  enough: () => 'Enough',
  pass: () => 'Leave it',
  claim: p => `Claim site ${p.site}`,
  takeover: p => `Take site ${p.site} over`,
  steal: p => `Steal ${colours[p.colour]} from site ${p.site}, ${cellOf(p)}`,
  build: p => `Build ${colours[p.colour]} on site ${p.site}, ${cellOf(p)}`,
}

/** Whom the table waits for: "Anna is", "Anna and Tom are". */
function who({ seats }: Waited, speak: Speaker, one: string, many: string): Phrase {
  const names = seats.map(seat => speak.player(seat))
  return phrase`${joined(names, ', ', ' and ')} ${names.length > 1 ? many : one}`
}

/** What whoever is waited for is doing: `seats` are all who are asked the same. */
export const waits: Sentences<TalWaited> = {
  'waiting.bid': (p, speak) => phrase`${who(p, speak, 'is', 'are')} laying tablets`,
  'waiting.march': (p, speak) => phrase`${who(p, speak, 'is', 'are')} moving overseers`,
  'waiting.claim': (p, speak) => phrase`${who(p, speak, 'may', 'may')} claim site ${p.site}`,
  'waiting.work': (p, speak) => phrase`${who(p, speak, 'is', 'are')} moving workers`,
  'waiting.steal': (p, speak) => phrase`${who(p, speak, 'may', 'may')} steal blocks`,
  'waiting.takeover': (p, speak) => phrase`${who(p, speak, 'may', 'may')} take site ${p.site} over`,
  'waiting.build': (p, speak) => phrase`${who(p, speak, 'is', 'are')} building`,
}
