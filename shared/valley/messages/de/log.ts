// What happens in Valley of the Kings, in German: lines of the log are sentences about a player. All are in the perfect
// tense with "haben", so that every line and every part of a retelling ends in a participle and fits a name, several names
// and "du" alike: only the helping verb between name and line changes, and `did` puts it there.
import type { LoggedPlace, ValleyEvents } from '../../events.ts'
import { phrase } from '../../../messages/phrase.ts'
import type { Sentences } from '../../../messages/words.ts'
import { card, cardsIn } from './phrases.ts'
import { seatLines } from '../../../messages/de/seat-lines.ts'

export { did } from '../../../messages/de/did.ts'

const cards = (number: number): string => (number === 1 ? 'eine Karte' : `${number} Karten`)
const from: Readonly<Record<LoggedPlace, string>> = {
  hand: 'aus der Hand',
  tomb: 'aus dem Grab',
  discard: 'vom Ablagestapel',
  'discard-top': 'vom Ablagestapel',
  deck: 'aus dem Deck',
  pyramid: 'aus der Pyramide',
  base: 'aus der Grundreihe',
  apex: 'von der Spitze',
  boneyard: 'vom Knochenfeld',
  stock: 'aus dem Vorrat',
  itself: 'selbst',
  aside: '',
}
const origin = (p: { readonly from?: LoggedPlace }): string => {
  const words = p.from === undefined || p.from === 'itself' ? '' : from[p.from]
  return words && ` ${words}`
}
/** Where a bought card went, if not where it goes of itself. */
const into = (to: ValleyEvents['buy']['to']): string =>
  to === 'hand' ? ' auf die Hand' : to === 'tomb' ? ' ins Grab' : ''

/** Lines of the log, to be put behind a name (`did`) where they are about a player. */
export const lines: Sentences<ValleyEvents> = {
  ...seatLines,
  begin: (p, speak) => phrase`begonnen. ${speak.card(p.boneyard)} liegt auf dem Knochenfeld`,
  play: (p, speak) => phrase`${card(p, speak)} gespielt`,
  buy: (p, speak) =>
    phrase`${card(p, speak)}${p.place === undefined ? origin(p) : ''} für ${p.price}${into(p.to)} gekauft${p.lost > 0 ? ` und ${p.lost} Gold verloren` : ''}`,
  pay: (p, speak) =>
    p.from
      ? phrase`${p.gold} mit dem Guthaben von ${speak.card(p.from)} bezahlt`
      : phrase`${p.gold} mit ${card(p, speak)} bezahlt`,
  credit: p => `${p.gold} Gold für einen Kauf erhalten`,
  entomb: (p, speak) => phrase`${card(p, speak)}${p.from === 'hand' ? '' : origin(p)} bestattet`,
  take: (p, speak) => (p.kept ? phrase`${card(p, speak)} behalten` : phrase`${card(p, speak)}${origin(p)} genommen`),
  sacrifice: (p, speak) => phrase`${card(p, speak)}${origin(p)} ${p.owed ? 'opfern müssen' : 'geopfert'}`,
  discard: (p, speak) => phrase`${card(p, speak)}${p.from === 'deck' ? origin(p) : ''} abgelegt`,
  give: (p, speak) =>
    p.to === undefined
      ? phrase`${card(p, speak)} abgegeben`
      : phrase`${card(p, speak)} an ${speak.player(p.to, 'whom')} gegeben`,
  stack: (p, speak) => phrase`${card(p, speak)} oben auf das Deck gelegt`,
  recover: (p, speak) => phrase`${card(p, speak)}${origin(p)} zurückgeholt`,
  look: (p, speak) => {
    const pile = p.from === 'stock' ? 'des Vorrats' : 'des Decks'
    if (p.cards)
      return phrase`${cardsIn(p.cards, speak)} oben auf dem ${p.from === 'stock' ? 'Vorrat' : 'Deck'} angesehen`
    return `${p.count === 1 ? 'die oberste Karte' : `die obersten ${p.count} Karten`} ${pile} angesehen`
  },
  draw: (p, speak) =>
    phrase`${p.count === 0 ? 'keine Karte' : p.cards ? cardsIn(p.cards, speak) : cards(p.count)} gezogen`,
  reshuffle: p =>
    `${p.count === 1 ? 'die einzige Karte' : `die ${p.count} Karten`} des Ablagestapels ins Deck gemischt`,
  shuffle: () => 'das Deck gemischt',
  swap: (p, speak) => phrase`${speak.card(p.one)} und ${speak.card(p.other)} getauscht`,
  reveal: (p, speak) => phrase`${card(p, speak)}${p.from === 'hand' ? ' vorgezeigt' : `${origin(p)} aufgedeckt`}`,
  'reveal-hand': (p, speak) =>
    phrase`die ${p.cards.length === 1 ? 'Handkarte' : 'Handkarten'} ${cardsIn(p.cards, speak)} vorgezeigt`,
  call: (p, speak) => phrase`${card(p, speak)}${origin(p)} ausgeführt`,
  repeat: (p, speak) => phrase`${card(p, speak)} noch einmal ausgeführt`,
  'turned-down': (p, speak) => phrase`${card(p, speak)} umgedreht`,
  'turned-up': (p, speak) => phrase`${cardsIn(p.cards, speak)} wieder aufgedeckt`,
  exchange: (p, speak) => phrase`${speak.card(p.one)} gegen ${speak.card(p.other)} ${from[p.with]} getauscht`,
  pick: (p, speak) => phrase`${card(p, speak)} ausgewählt`,
  rearranged: (p, speak) => phrase`das Knochenfeld zurückgelegt, ${card(p, speak)} zuoberst`,
  pharaoh: (p, speak) => phrase`den Pharao ${speak.card(p.pharaoh)} aufgedeckt`,
  power: (p, speak) => phrase`die Kraft von ${speak.card(p.pharaoh)} genutzt`,
  fell: (p, speak) => phrase`${card(p, speak)} nachrutschen lassen`,
  refilled: (p, speak) => phrase`Die Pyramide wurde mit ${cardsIn(p.cards, speak)} aufgefüllt`,
  protected: (p, speak) => phrase`zum Schutz ${card(p, speak)} ${p.discarded ? 'abgelegt' : 'vorgezeigt'}`,
  answer: (p, speak) => phrase`mit ${card(p, speak)} reagiert`,
  end: (p, speak) =>
    p.cards.length > 0 ? phrase`den Zug beendet und ${cardsIn(p.cards, speak)} abgelegt` : 'den Zug beendet',
  undo: () => 'den letzten Schritt zurückgenommen',
  over: () => 'Das Spiel ist vorbei: Nur die Gräber zählen',
}
