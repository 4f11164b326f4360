// What happens and what is asked in Tal der Könige, in English. Lines of the log are sentences about a player; questions
// are what that player is to do; options what a button says.
import type { Params } from '../../protocol.ts'
import type { Sentences, Speaker } from '../words.ts'

/** Block colours. */
export const colours: Readonly<Record<string, string>> = { black: 'black', red: 'red', white: 'white', blue: 'blue', yellow: 'yellow' }

/** Pyramids by size and kind: also the parts of a score. */
export const scoreParts: Readonly<Record<string, string>> = {
  'large-single': 'Large, one colour', 'large-layered': 'Large, layered', 'large-mixed': 'Large, mixed',
  'small-single': 'Small, one colour', 'small-layered': 'Small, layered', 'small-mixed': 'Small, mixed',
}

const list = (value: unknown): readonly unknown[] => Array.isArray(value) ? value : []
const number = (count: unknown, one: string, many: string): string => Number(count) === 1 ? `1 ${one}` : `${count} ${many}`
const steps = (count: unknown): string => number(count, 'step', 'steps')
const points = (count: unknown): string => number(count, 'point', 'points')
const joined = (parts: readonly string[]): string => parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0] ?? ''

/** Blocks counted by colour: "2 red and 1 blue". */
function blocks(value: unknown): string {
  const counts = new Map<string, number>()
  for (const colour of list(value)) counts.set(String(colour), (counts.get(String(colour)) ?? 0) + 1)
  return joined([...counts].map(([colour, count]) => `${count} ${colours[colour] ?? colour}`))
}

const group = (index: unknown): string => `group ${Number(index) + 1}`
const colour = (p: Params): string => colours[String(p['colour'])] ?? String(p['colour'])
const tablet = (p: Params): string => Number(p['tablet']) === 0 ? 'a blank' : `the ${p['tablet']}`
/** `0w3` is "worker 3". */
const figure = (piece: unknown): string => `${String(piece)[1] === 'o' ? 'overseer' : 'worker'} ${String(piece).slice(2)}`
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
const cell = (p: Params): string => `layer ${Number(p['layer']) + 1}, place ${Number(p['cell']) + 1}`
const walked = (p: Params): string => `${figure(p['piece'])} from ${p['from']} to ${p['to']}`
const lost = (p: Params): string => p['out'] === undefined ? '' : `, ${p['out']} out of the game`

/** The sums that were bid, the winner's first as they lie in turn order. */
function bids(p: Params, speak: Speaker): string {
  const laid = list(p['bids']).map(bid => bid as { readonly seat: number, readonly value: number })
  return laid.length === 0 ? '' : ` (${laid.map(({ seat, value }) => `${speak.player(seat)} ${value}`).join(', ')})`
}

/** Where sealed tablets lie: "2 on group 1 and 1 on group 3". */
function laidOn(p: Params): string {
  const laid = list(p['tablets']).flatMap((count, index) => Number(count) > 0 ? [`${count} on ${group(index)}`] : [])
  return laid.length > 0 ? `laid tablets: ${joined(laid)}` : 'laid no tablets'
}

/** Lines of the log. The player's name goes in front where the line is about one. */
export const lines: Sentences = {
  'begin': () => 'has the Pharaoh stone and goes first',
  'groups': p => number(list(p['groups']).length, 'group of blocks was drawn', 'groups of blocks were drawn'),
  'no-groups': () => 'The bag gives no more groups: there is no auction',
  'bid': laidOn,
  'won': (p, speak) => `won ${group(p['group'])}: ${blocks(p['blocks'])}${bids(p, speak)}`,
  'unsold': (p, speak) => `Nobody won ${group(p['group'])}${bids(p, speak)}: it goes ${p['to'] === 'bag' ? 'back into the bag' : `onto the Pharaoh's pyramid${lost(p)}`}`,
  'march': p => `moved ${walked(p)}`,
  'stopped': p => `found ${p['at']} taken: ${figure(p['piece'])} stands in ${p['to']} and his march ends`,
  'void': () => 'wrote too many steps: the march is void',
  'claim': p => `claimed site ${p['site']}`,
  'work': p => `moved ${walked(p)}`,
  'takeover': (p, speak) => `took site ${p['site']} over from ${speak.player(p['from'])}`,
  'steal': (p, speak) => `stole a ${colour(p)} block from site ${p['site']} of ${speak.player(p['from'])}`,
  'build': p => `built a ${colour(p)} block on site ${p['site']}`,
  'complete': p => `completed the pyramid of site ${p['site']}: ${(scoreParts[`${p['size']}-${p['kind']}`] ?? '').toLowerCase()}, ${points(p['points'])}`,
  'unused': p => `left ${blocks(p['blocks'])} to the Pharaoh${lost(p)}`,
  'stone': () => 'got the Pharaoh stone',
  'undo': () => 'took back the last move',
  'over': () => 'The game is over, the pyramids are counted',
}

/** Questions, by their key. */
export const questions: Sentences = {
  'bid': p => `Lay tablets on the groups: ${p['left']} left`,
  'march.open': p => `Move your overseers: ${steps(p['left'])} left`,
  'march': p => `Write the march of your overseers: ${steps(p['left'])} left`,
  'claim': p => `Claim site ${p['site']}?`,
  'work': p => `Move your workers: ${steps(p['left'])} left`,
  'steal': p => list(p['left']).length === 0 ? 'Nothing is left to steal' : 'Steal a block',
  'takeover': (p, speak) => `Take site ${p['site']} over from ${speak.player(p['from'])}?`,
  'build': p => list(p['left']).length === 0 ? 'Nothing is left to build' : 'Build a block',
}

/** What an option says. */
export const options: Sentences = {
  'lay': p => `Lay ${tablet(p)} on ${group(p['group'])}`,
  'lift': p => `Take ${tablet(p)} back from ${group(p['group'])}`,
  'seal': () => 'Seal',
  'go': p => `${capital(figure(p['piece']))} to ${p['to']}, ${steps(p['steps'])}`,
  'back': () => 'Take the last step back',
  'enough': () => 'Enough',
  'pass': () => 'Leave it',
  'claim': p => `Claim site ${p['site']}`,
  'takeover': p => `Take site ${p['site']} over`,
  'steal': p => `Steal ${colour(p)} from site ${p['site']}, ${cell(p)}`,
  'build': p => `Build ${colour(p)} on site ${p['site']}, ${cell(p)}`,
}

/** Why somebody is waited for. */
export const waits: Sentences = {
  'waiting.bid': () => 'They are laying tablets',
  'waiting.march': () => 'They are moving overseers',
  'waiting.claim': p => `They may claim site ${p['site']}`,
  'waiting.work': () => 'They are moving workers',
  'waiting.steal': () => 'They may steal blocks',
  'waiting.takeover': p => `They may take site ${p['site']} over`,
  'waiting.build': () => 'They are building',
}
