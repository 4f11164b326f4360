// What happens in Tal der Könige, in English: lines of the log are sentences about a player.
import type { Colour } from '../../board.ts'
import type { TalEvents } from '../../events.ts'
import type { TalDeclarations } from '../../declarations.ts'
import { joined, phrase } from '../../../messages/phrase.ts'
import type { Phrase } from '../../../messages/pieces.ts'
import { bids, number } from '../count-words.ts'
import type { Sentences, Speaker } from '../../../messages/words.ts'
import { scoreParts } from './prompts.ts'
import { colours, figure, group } from './phrases.ts'
import { seatLines } from '../../../messages/en/seat-lines.ts'

export { did } from '../../../messages/en/did.ts'

const points = (count: number): string => number(count, 'point', 'points')
const list = (parts: readonly string[]): string => joined(parts, ', ', ' and ')

/** Blocks counted by colour: "2 red and 1 blue". */
function blocks(all: readonly Colour[]): string {
  const counts = new Map<Colour, number>()
  for (const colour of all) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return list([...counts].map(([colour, count]) => `${count} ${colours[colour]}`))
}

const walked = (p: TalEvents['march']): string => `${figure(p.piece)} from ${p.from} to ${p.to}`
const lost = (p: TalEvents['unused'] | TalEvents['unsold']): string =>
  p.out === undefined ? '' : `, ${p.out} out of the game`

/** Where sealed tablets lie: "2 on group A and 1 on group C". */
function laidOn({ tablets }: TalEvents['bid']): string {
  const laid = tablets.flatMap((count, index) => (count > 0 ? [`${count} on ${group(index)}`] : []))
  return laid.length > 0 ? `laid tablets: ${list(laid)}` : 'laid no tablets'
}

/** Who stood in a space before this overseer came, where that was somebody else. */
const before = ({ by, piece }: TalEvents['stopped'], speak: Speaker): Phrase =>
  by === undefined || piece.startsWith(String(by)) ? '' : phrase` by ${speak.player(by, 'dative')}`

/** Lines of the log. The player's name goes in front where the line is about one. */
export const lines: Sentences<TalDeclarations['events']> = {
  ...seatLines,
  begin: () => 'got the Pharaoh stone and went first',
  groups: p => number(p.groups.length, 'group of blocks was drawn', 'groups of blocks were drawn'),
  'no-groups': () => 'The bag gives no more groups: there is no auction',
  bid: laidOn,
  won: (p, speak) => phrase`won ${group(p.group)}: ${blocks(p.blocks)}${bids(p, speak)}`,
  unsold: (p, speak) =>
    phrase`Nobody won ${group(p.group)}${bids(p, speak)}: it goes ${p.to === 'bag' ? 'back into the bag' : `onto the Pharaoh’s pyramid${lost(p)}`}`,
  march: p => `moved ${walked(p)}`,
  stopped: (p, speak) =>
    phrase`found ${p.at} taken${before(p, speak)}: ${figure(p.piece)} waits in ${p.to} and his march ends`,
  void: () => 'wrote too many steps: the march is void',
  claim: p => `claimed site ${p.site}`,
  work: p => `moved ${walked(p)}`,
  takeover: (p, speak) => phrase`took site ${p.site} over from ${speak.player(p.from, 'dative')}`,
  steal: (p, speak) =>
    phrase`stole a ${colours[p.colour]} block from ${speak.player(p.from, 'dative')} on site ${p.site}`,
  build: p => `built a ${colours[p.colour]} block on site ${p.site}`,
  complete: p =>
    `completed the pyramid of site ${p.site}: ${scoreParts[`${p.size}-${p.kind}`].toLowerCase()}, ${points(p.points)}`,
  unused: p => `left ${blocks(p.blocks)} to the Pharaoh${lost(p)}`,
  stone: () => 'got the Pharaoh stone',
  undo: () => 'undid the last move',
  over: () => 'The game is over, the pyramids are counted',
}
