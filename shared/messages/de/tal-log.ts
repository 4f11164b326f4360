// What happens in Tal der Könige, in German: lines of the log are sentences about a player, put behind a name by `did`.
import type { Params } from '../../protocol.ts'
import { list, number } from '../tal.ts'
import type { Sentences, Speaker } from '../words.ts'
import { scoreParts } from './tal.ts'
import { colour, colours, figure, group } from './tal-phrases.ts'

export { did } from './log.ts'

const points = (count: unknown): string => number(count, 'Punkt', 'Punkte')
const joined = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}` : (parts[0] ?? '')

/** Blocks counted by colour: "2 rot und 1 blau". */
function blocks(value: unknown): string {
  const counts = new Map<string, number>()
  for (const colour of list(value)) counts.set(String(colour), (counts.get(String(colour)) ?? 0) + 1)
  return joined([...counts].map(([colour, count]) => `${count} ${colours[colour] ?? colour}`))
}

const walked = (p: Params): string => `${figure(p['piece'])} von ${p['from']} nach ${p['to']}`
const lost = (p: Params): string => (p['out'] === undefined ? '' : `, ${p['out']} aus dem Spiel`)

/** The sums that were bid, in turn order. */
function bids(p: Params, speak: Speaker): string {
  const laid = list(p['bids']).map(bid => bid as { readonly seat: number; readonly value: number })
  return laid.length === 0 ? '' : ` (${laid.map(({ seat, value }) => `${speak.player(seat)} ${value}`).join(', ')})`
}

/** Where sealed tablets lie: "2 auf Gruppe A und 1 auf Gruppe C". */
function laidOn(p: Params): string {
  const laid = list(p['tablets']).flatMap((count, index) => (Number(count) > 0 ? [`${count} auf ${group(index)}`] : []))
  return laid.length > 0 ? `Tafeln gelegt: ${joined(laid)}` : 'keine Tafeln gelegt'
}

/** Who stood in a space before this overseer came, where that was somebody else. */
const before = ({ by, piece }: Params, speak: Speaker): string =>
  by === undefined || String(piece).startsWith(String(by)) ? '' : `von ${speak.player(by, 'whom')} `

/** Lines of the log, to be put behind a name (`did`) where they are about a player. */
export const lines: Sentences = {
  begin: () => 'den Pharaonenstein bekommen und angefangen',
  groups: p => number(list(p['groups']).length, 'Gruppe wurde gezogen', 'Gruppen wurden gezogen'),
  'no-groups': () => 'Der Beutel gibt keine Gruppen mehr her: Es gibt keine Auktion',
  bid: laidOn,
  won: (p, speak) => `${group(p['group'])} bekommen: ${blocks(p['blocks'])}${bids(p, speak)}`,
  unsold: (p, speak) =>
    `Niemand bekommt ${group(p['group'])}${bids(p, speak)}: Sie kommt ${p['to'] === 'bag' ? 'zurück in den Beutel' : `auf die Pyramide des Pharaos${lost(p)}`}`,
  march: p => `${walked(p)} bewegt`,
  stopped: (p, speak) =>
    `${p['at']} ${before(p, speak)}besetzt gefunden: ${figure(p['piece'])} steht in ${p['to']}, und sein Marsch endet`,
  void: () => 'zu viele Schritte aufgeschrieben: Der Marsch gilt nicht',
  claim: p => `Bauplatz ${p['site']} in Besitz genommen`,
  work: p => `${walked(p)} bewegt`,
  takeover: (p, speak) => `Bauplatz ${p['site']} von ${speak.player(p['from'], 'whom')} übernommen`,
  steal: (p, speak) => `${colour(p)}en Stein von Bauplatz ${p['site']} gestohlen (${speak.player(p['from'])})`,
  build: p => `${colour(p)}en Stein auf Bauplatz ${p['site']} gebaut`,
  complete: p =>
    `die Pyramide von Bauplatz ${p['site']} vollendet: ${(scoreParts[`${p['size']}-${p['kind']}`] ?? '').toLowerCase()}, ${points(p['points'])}`,
  unused: p => `${blocks(p['blocks'])} dem Pharao überlassen${lost(p)}`,
  stone: () => 'den Pharaonenstein bekommen',
  undo: () => 'die letzte Wahl zurückgenommen',
  over: () => 'Das Spiel ist aus, die Pyramiden werden gezählt',
}
