// What is asked in Tal der Könige, in English: questions are what a player is to do, options what a button says.
import type { Params } from '../../protocol.ts'
import { list, number } from '../tal.ts'
import type { Sentences, Speaker } from '../words.ts'
import { colour, figure, group } from './tal-phrases.ts'

/** Pyramids by size and kind: also the parts of a score. */
export const scoreParts: Readonly<Record<string, string>> = {
  'large-single': 'Large, one colour',
  'large-layered': 'Large, layered',
  'large-mixed': 'Large, mixed',
  'small-single': 'Small, one colour',
  'small-layered': 'Small, layered',
  'small-mixed': 'Small, mixed',
}

const steps = (count: unknown): string => number(count, 'step', 'steps')
const tablet = (p: Params): string => (Number(p['tablet']) === 0 ? 'a blank' : `the ${p['tablet']}`)
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
/** Blocks by site: "4 blocks on site 11 and 2 on site 10". */
const blocksBySite = (left: unknown, preposition: string): string =>
  list(left)
    .map(each => each as { readonly site: number; readonly blocks: number })
    .map(({ site, blocks }, k) => `${k === 0 ? number(blocks, 'block', 'blocks') : blocks} ${preposition} site ${site}`)
    .join(' and ')
const cell = (p: Params): string => `layer ${Number(p['layer']) + 1}, place ${Number(p['cell']) + 1}`

/** Questions, by their key. */
export const questions: Sentences = {
  bid: p => `Lay tablets on the groups: ${p['left']} left`,
  'march.open': p =>
    Number(p['left']) === 0 ? 'Your overseers have no steps left' : `Move your overseers: ${steps(p['left'])} left`,
  march: p =>
    Number(p['left']) === 0
      ? 'Your overseers have no steps left: seal the march'
      : `Write the march of your overseers: ${steps(p['left'])} left`,
  claim: p => `Claim site ${p['site']}?`,
  work: p =>
    Number(p['left']) === 0 ? 'Your workers have no steps left' : `Move your workers: ${steps(p['left'])} left`,
  steal: p =>
    list(p['left']).length === 0 ? 'Nothing is left to steal' : `Steal: up to ${blocksBySite(p['left'], 'from')}`,
  takeover: (p, speak) => `Take site ${p['site']} over from ${speak.player(p['from'])}?`,
  build: p =>
    list(p['left']).length === 0 ? 'Nothing is left to build' : `Build: up to ${blocksBySite(p['left'], 'on')}`,
}

/** What an option says. */
export const options: Sentences = {
  lay: p => `Lay ${tablet(p)} on ${group(p['group'])}`,
  lift: p => `Take ${tablet(p)} back from ${group(p['group'])}`,
  seal: () => 'Seal',
  go: p => `${capital(figure(p['piece']))} to ${p['to']}, ${steps(p['steps'])}`,
  back: () => 'Take the last step back',
  enough: () => 'Enough',
  pass: () => 'Leave it',
  claim: p => `Claim site ${p['site']}`,
  takeover: p => `Take site ${p['site']} over`,
  steal: p => `Steal ${colour(p)} from site ${p['site']}, ${cell(p)}`,
  build: p => `Build ${colour(p)} on site ${p['site']}, ${cell(p)}`,
}

/** Whom the table waits for: "Anna is", "Anna and Tom are". */
function who(p: Params, speak: Speaker, one: string, many: string): string {
  const names = list(p['seats']).map(seat => speak.player(seat))
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)} ${many}` : `${names[0]} ${one}`
}

/** What whoever is waited for is doing: `seats` are all who are asked the same. */
export const waits: Sentences = {
  'waiting.bid': (p, speak) => `${who(p, speak, 'is', 'are')} laying tablets`,
  'waiting.march': (p, speak) => `${who(p, speak, 'is', 'are')} moving overseers`,
  'waiting.claim': (p, speak) => `${who(p, speak, 'may', 'may')} claim site ${p['site']}`,
  'waiting.work': (p, speak) => `${who(p, speak, 'is', 'are')} moving workers`,
  'waiting.steal': (p, speak) => `${who(p, speak, 'may', 'may')} steal blocks`,
  'waiting.takeover': (p, speak) => `${who(p, speak, 'may', 'may')} take site ${p['site']} over`,
  'waiting.build': (p, speak) => `${who(p, speak, 'is', 'are')} building`,
}
