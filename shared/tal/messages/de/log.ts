// What happens in Tal der Könige, in German: lines of the log are sentences about a player, put behind a name by `did`.
import type { Colour } from '../../board.ts'
import type { TalEvents } from '../../events.ts'
import type { TalDeclarations } from '../../declarations.ts'
import { joined, phrase } from '../../../messages/phrase.ts'
import type { Phrase } from '../../../messages/pieces.ts'
import { bids, number } from '../count-words.ts'
import type { Sentences, Speaker } from '../../../messages/words.ts'
import { scoreParts } from './prompts.ts'
import { colours, figure, group } from './phrases.ts'
import { seatLines } from '../../../messages/de/seat-lines.ts'

export { did } from '../../../messages/de/did.ts'

const points = (count: number): string => number(count, 'Punkt', 'Punkte')
const list = (parts: readonly string[]): string => joined(parts, ', ', ' und ')

/** Blocks counted by colour: "2 rot und 1 blau". */
function blocks(all: readonly Colour[]): string {
  const counts = new Map<Colour, number>()
  for (const colour of all) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return list([...counts].map(([colour, count]) => `${count} ${colours[colour]}`))
}

const walked = (p: TalEvents['march']): string => `${figure(p.piece)} von ${p.from} nach ${p.to}`
const lost = (p: TalEvents['unused'] | TalEvents['unsold']): string =>
  p.out === undefined ? '' : `, ${p.out} aus dem Spiel`

/** Where sealed tablets lie: "2 auf Gruppe A und 1 auf Gruppe C". */
function laidOn({ tablets }: TalEvents['bid']): string {
  const laid = tablets.flatMap((count, index) => (count > 0 ? [`${count} auf ${group(index)}`] : []))
  return laid.length > 0 ? `Tafeln gelegt: ${list(laid)}` : 'keine Tafeln gelegt'
}

/** Who stood in a space before this overseer came, where that was somebody else. */
const before = ({ by, piece }: TalEvents['stopped'], speak: Speaker): Phrase =>
  by === undefined || piece.startsWith(String(by)) ? '' : phrase`von ${speak.player(by, 'dative')} `

/** Lines of the log, to be put behind a name (`did`) where they are about a player. */
export const lines: Sentences<TalDeclarations['events']> = {
  ...seatLines,
  begin: () => 'den Pharaonenstein bekommen und angefangen',
  groups: p => number(p.groups.length, 'Gruppe wurde gezogen', 'Gruppen wurden gezogen'),
  'no-groups': () => 'Der Beutel gibt keine Gruppen mehr her: Es gibt keine Auktion',
  bid: laidOn,
  won: (p, speak) => phrase`${group(p.group)} bekommen: ${blocks(p.blocks)}${bids(p, speak)}`,
  unsold: (p, speak) =>
    phrase`Niemand bekommt ${group(p.group)}${bids(p, speak)}: Sie kommt ${p.to === 'bag' ? 'zurück in den Beutel' : `auf die Pyramide des Pharaos${lost(p)}`}`,
  march: p => `${walked(p)} bewegt`,
  stopped: (p, speak) =>
    phrase`${p.at} ${before(p, speak)}besetzt gefunden: ${figure(p.piece)} steht in ${p.to}, und sein Marsch endet`,
  void: () => 'zu viele Schritte aufgeschrieben: Der Marsch gilt nicht',
  claim: p => `Bauplatz ${p.site} in Besitz genommen`,
  work: p => `${walked(p)} bewegt`,
  takeover: (p, speak) => phrase`Bauplatz ${p.site} von ${speak.player(p.from, 'dative')} übernommen`,
  steal: (p, speak) =>
    phrase`${speak.player(p.from, 'dative')} einen ${colours[p.colour]}en Stein von Bauplatz ${p.site} gestohlen`,
  build: p => `einen ${colours[p.colour]}en Stein auf Bauplatz ${p.site} gebaut`,
  complete: p =>
    `die Pyramide von Bauplatz ${p.site} vollendet: ${scoreParts[`${p.size}-${p.kind}`].toLowerCase()}, ${points(p.points)}`,
  unused: p => `${blocks(p.blocks)} dem Pharao überlassen${lost(p)}`,
  stone: () => 'den Pharaonenstein bekommen',
  undo: () => 'den letzten Schritt zurückgenommen',
  over: () => 'Das Spiel ist aus, die Pyramiden werden gezählt',
}
