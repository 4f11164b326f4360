// What is asked in Tal der Könige, in German: questions are what a player is to do, options what a button says.
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
  'large-single': 'Groß, einfarbig',
  'large-layered': 'Groß, geschichtet',
  'large-mixed': 'Groß, gemischt',
  'small-single': 'Klein, einfarbig',
  'small-layered': 'Klein, geschichtet',
  'small-mixed': 'Klein, gemischt',
}

const steps = (count: number): string => number(count, 'Schritt', 'Schritte')
const tablet = (p: TalOffers['lay']): string => (p.tablet === 0 ? 'eine leere' : `die ${p.tablet}`)
/** Blocks by site: "4 Steine auf Bauplatz 11 und 2 auf Bauplatz 10". */
const blocksBySite = (left: readonly Room[], preposition: string): string =>
  left
    .map(
      ({ site, blocks }, k) =>
        `${k === 0 ? number(blocks, 'Stein', 'Steine') : blocks} ${preposition} Bauplatz ${site}`,
    )
    .join(' und ')
const cellOf = ({ layer, cell }: CellName): string => `Schicht ${layer + 1}, Stelle ${cell + 1}`

/** Questions, by their key. */
export const questions: Sentences<QuestionsOf<TalDecisions>> = {
  bid: p => `Lege Tafeln auf die Gruppen: noch ${p.left}`,
  'march.open': p =>
    p.left === 0 ? 'Deine Aufseher haben keinen Schritt mehr' : `Bewege deine Aufseher: noch ${steps(p.left)}`,
  march: p =>
    p.left === 0
      ? 'Deine Aufseher haben keinen Schritt mehr: versiegle den Marsch'
      : `Schreibe den Marsch deiner Aufseher auf: noch ${steps(p.left)}`,
  claim: p => `Bauplatz ${p.site} in Besitz nehmen?`,
  work: p =>
    p.left === 0 ? 'Deine Arbeiter haben keinen Schritt mehr' : `Bewege deine Arbeiter: noch ${steps(p.left)}`,
  steal: p => (p.left.length === 0 ? 'Es ist nichts mehr zu stehlen' : `Stiehl bis zu ${blocksBySite(p.left, 'von')}`),
  takeover: (p, speak) => phrase`Bauplatz ${p.site} von ${speak.player(p.from, 'dative')} übernehmen?`,
  build: p => (p.left.length === 0 ? 'Es ist nichts mehr zu bauen' : `Baue bis zu ${blocksBySite(p.left, 'auf')}`),
}

/** What an option says. */
export const options: Sentences<TalOffers> = {
  lay: p => `Lege ${tablet(p)} auf ${group(p.group)}`,
  lift: p => `Nimm ${tablet(p)} von ${group(p.group)} zurück`,
  seal: () => 'Versiegeln',
  go: p => `${figure(p.piece)} nach ${p.to}, ${steps(p.steps)}`,
  back: () => 'Nimm den letzten Schritt zurück',
  enough: () => 'Genug',
  pass: () => 'Lass es',
  claim: p => `Nimm Bauplatz ${p.site} in Besitz`,
  takeover: p => `Übernimm Bauplatz ${p.site}`,
  steal: p => `Stiehl ${colours[p.colour]} von Bauplatz ${p.site}, ${cellOf(p)}`,
  build: p => `Baue ${colours[p.colour]} auf Bauplatz ${p.site}, ${cellOf(p)}`,
}

/** Whom the table waits for: "Anna baut", "Anna und Tom bauen". */
function who({ seats }: Waited, speak: Speaker, one: string, many: string): Phrase {
  const names = seats.map(seat => speak.player(seat))
  return phrase`${joined(names, ', ', ' und ')} ${names.length > 1 ? many : one}`
}

/** What whoever is waited for is doing: `seats` are all who are asked the same. */
export const waits: Sentences<TalWaited> = {
  'waiting.bid': (p, speak) => phrase`${who(p, speak, 'legt', 'legen')} Tafeln`,
  'waiting.march': (p, speak) => phrase`${who(p, speak, 'bewegt', 'bewegen')} Aufseher`,
  'waiting.claim': (p, speak) => phrase`${who(p, speak, 'darf', 'dürfen')} Bauplatz ${p.site} in Besitz nehmen`,
  'waiting.work': (p, speak) => phrase`${who(p, speak, 'bewegt', 'bewegen')} Arbeiter`,
  'waiting.steal': (p, speak) => phrase`${who(p, speak, 'darf', 'dürfen')} Steine stehlen`,
  'waiting.takeover': (p, speak) => phrase`${who(p, speak, 'darf', 'dürfen')} Bauplatz ${p.site} übernehmen`,
  'waiting.build': (p, speak) => who(p, speak, 'baut', 'bauen'),
}
