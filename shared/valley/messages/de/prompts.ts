// What is asked in Valley of the Kings, in German: questions are what a player is to do, options what a button says.
import type { Source, ValleyDecisions, ValleyOffers, ValleyWaits } from '../../decisions.ts'
import { phrase } from '../../../messages/phrase.ts'
import type { Phrase } from '../../../messages/pieces.ts'
import type { Asked, QuestionSentences, Sentences, Speaker } from '../../../messages/words.ts'
import { card, cardsIn, some, topmost } from './phrases.ts'

const source = (p: Source, speak: Speaker): Phrase => (p.card ? phrase`${speak.card(p.card)}: ` : '')
/** Who could do something: the verb follows their number. */
const could = (p: { readonly could: readonly string[] }, speak: Speaker): Phrase =>
  phrase`${cardsIn(p.could, speak)} ${p.could.length > 1 ? 'könnten' : 'könnte'}`
/** What must be done, or may. */
const may = (p: Asked, must: string, could: string): string => (p.may ? `Du darfst ${could}` : must)

/** Questions, by their key. */
export const questions: QuestionSentences<ValleyDecisions> = {
  play: () => 'Du bist dran: kaufen, spielen, bestatten',
  pharaoh: () => 'Wähle deinen Pharao',
  pay: (p, speak) => phrase`Bezahle ${p.price - p.paid} für ${card(p, speak)}`,
  crumble: () => 'Wähle, welche Karte nachrutscht',
  order: p => `Wähle ${some(p, 'eine Karte', 'Karte', 'Karten')} für oben auf deinem Ablagestapel${topmost(p)}`,
  'react.bought': (p, speak) =>
    phrase`${speak.player(p.seat)} hat ${card(p, speak)}${p.price === undefined ? '' : ` für ${p.price}`} gekauft. ${could(p, speak)} reagieren`,
  'react.sacrificed': (p, speak) =>
    phrase`${speak.player(p.seat)} hat ${card(p, speak)} geopfert. ${could(p, speak)} reagieren`,
  'react.rebuilt': (p, speak) =>
    phrase`${speak.player(p.seat)} hat die Pyramide mit ${cardsIn(p.cards, speak)} wieder aufgebaut. ${could(p, speak)} reagieren`,
  'react.affected': (p, speak) =>
    phrase`${speak.player(p.seat)} führt ${card(p, speak)} aus, und es betrifft dich. ${could(p, speak)} dich schützen`,
  'rebuild.unchanged': () => 'Pyramide in diesem Zug unverändert: Opfere eine Karte',
  'rebuild.held-up': () => 'Das Spiel stockt: Opfere eine Pyramidenkarte',
  'discard.hand': (p, speak) =>
    phrase`${source(p, speak)}${may(p, 'Wähle eine Handkarte zum Ablegen', 'eine Handkarte ablegen')}`,
  'take.pyramid': (p, speak) => phrase`${source(p, speak)}Nimm eine Pyramidenkarte`,
  'take.base': (p, speak) => phrase`${source(p, speak)}Nimm eine Karte der Grundreihe`,
  'sacrifice.pyramid': (p, speak) =>
    phrase`${source(p, speak)}${may(p, 'Opfere eine Pyramidenkarte', 'eine Pyramidenkarte opfern')}`,
  'sacrifice.hand': (p, speak) =>
    phrase`${source(p, speak)}${may(p, 'Opfere eine Handkarte', 'eine Handkarte opfern')}`,
  'entomb.hand': (p, speak) =>
    phrase`${source(p, speak)}${may(p, 'Bestatte eine Handkarte', 'eine Handkarte bestatten')}`,
  'entomb.discard': (p, speak) => phrase`${source(p, speak)}Bestatte eine Karte deines Ablagestapels`,
  'entomb.pyramid': (p, speak) => phrase`${source(p, speak)}Bestatte eine Pyramidenkarte`,
  'entomb-some.hand': (p, speak) =>
    phrase`${source(p, speak)}Bestatte ${some(p, 'eine Handkarte', 'Handkarte', 'Handkarten')}`,
  'give.hand': (p, speak) =>
    phrase`${source(p, speak)}Gib eine Handkarte ${p.seat === undefined ? 'ab' : phrase`an ${speak.player(p.seat, 'whom')}`}`,
  'stack.hand': (p, speak) => phrase`${source(p, speak)}Wähle eine Handkarte für oben auf deinem Deck`,
  'recover.tomb': (p, speak) => phrase`${source(p, speak)}Hole eine Karte deines Grabs zurück`,
  'recover.deck': (p, speak) => phrase`${source(p, speak)}Hole eine Karte deines Decks zurück`,
  'recover.discard': (p, speak) => phrase`${source(p, speak)}Hole eine Karte deines Ablagestapels zurück`,
  'buy.stock': (p, speak) =>
    p.tooDear
      ? phrase`${source(p, speak)}${speak.card(p.looked)}, oben auf dem Vorrat, kostet mehr, als du hast: Du darfst nur passen`
      : phrase`${source(p, speak)}Du darfst ${speak.card(p.looked)}, oben auf dem Vorrat, kaufen`,
  'buy.boneyard': (p, speak) => phrase`${source(p, speak)}Kaufe die oberste Karte des Knochenfelds`,
  'buy.base': (p, speak) =>
    phrase`${source(p, speak)}${may(p, 'Kaufe eine Karte der Grundreihe', 'eine Karte der Grundreihe kaufen')}`,
  'buy.pyramid': (p, speak) => phrase`${source(p, speak)}Kaufe eine Pyramidenkarte`,
  'swap.first': (p, speak) => phrase`${source(p, speak)}Wähle die erste von zwei Pyramidenkarten zum Tauschen`,
  'swap.second': (p, speak) =>
    phrase`${source(p, speak)}Wähle die Karte, mit der ${speak.card(p.first)} den Platz tauscht`,
  'swap-or-sacrifice': (p, speak) => phrase`${source(p, speak)}Wähle eines`,
  repeat: (p, speak) => phrase`${source(p, speak)}Wähle eine Aktion, die du noch einmal ausführst`,
  'react.taken': (p, speak) =>
    phrase`${speak.player(p.seat)} hat ${card(p, speak)} genommen. ${could(p, speak)} reagieren`,
  menial: (p, speak) => phrase`${source(p, speak)}Wähle eines`,
  embalmer: (p, speak) => phrase`${source(p, speak)}Wähle eines`,
  architect: (p, speak) => phrase`${source(p, speak)}Wähle eines`,
  'buy-or-sacrifice': (p, speak) => phrase`${source(p, speak)}Wähle eines`,
  'turn-down': (p, speak) => phrase`${source(p, speak)}Drehe eine Pyramidenkarte um`,
  'draw-number': (p, speak) => phrase`${source(p, speak)}Wähle, wie viele Karten du ziehst`,
  'entomb-from': (p, speak) => phrase`${source(p, speak)}Du darfst eine Karte bestatten`,
  'entomb.boneyard': (p, speak) => phrase`${source(p, speak)}Bestatte die teuerste Karte des Knochenfelds`,
  'give.boneyard': (p, speak) => phrase`${source(p, speak)}Wähle die billigste Karte des Knochenfelds für einen Gegner`,
  'order.boneyard': (p, speak) =>
    phrase`${source(p, speak)}Wähle ${some(p, 'eine Karte', 'Karte', 'Karten')} für oben auf dem Knochenfeld${topmost(p)}`,
  'order.top': (p, speak) =>
    phrase`${source(p, speak)}Lege die ${some(p, 'andere Karte', 'andere Karte', 'übrigen Karten')} zurück${topmost(p)}`,
  'entomb.top': (p, speak) => phrase`${source(p, speak)}Bestatte eine dieser Karten`,
  'entomb.deck': (p, speak) => phrase`${source(p, speak)}Bestatte eine Karte deines Decks`,
  'entomb.hand-or-discard': (p, speak) =>
    phrase`${source(p, speak)}Bestatte eine Handkarte oder eine Karte deines Ablagestapels`,
  'take.aside': (p, speak) => phrase`${source(p, speak)}Nimm eine der aufgedeckten Karten`,
  'sacrifice.aside': (p, speak) => phrase`${source(p, speak)}Wähle eine aufgedeckte Karte, die du opferst`,
  'exchange.hand': (p, speak) => phrase`${source(p, speak)}Wähle eine Handkarte zum Tauschen`,
  'exchange.pyramid': (p, speak) => phrase`${source(p, speak)}Wähle die Pyramidenkarte, gegen die du sie tauschst`,
  'exchange.discard': (p, speak) =>
    phrase`${source(p, speak)}Wähle die Karte deines Ablagestapels, gegen die du sie tauschst`,
  'recover.discard-top': (p, speak) =>
    phrase`${source(p, speak)}Du darfst die oberste Karte deines Ablagestapels zurückholen`,
  'discard-any.hand': (p, speak) =>
    phrase`${source(p, speak)}Lege ${some(p, 'eine Handkarte', 'Handkarte', 'Handkarten')} ab${topmost(p)}`,
  'pick.pyramid': (p, speak) => phrase`${source(p, speak)}Wähle eine Pyramidenkarte aus`,
  'give.picked': (p, speak) => phrase`${source(p, speak)}Welche Karte geht an ${speak.player(p.to, 'whom')}?`,
  'call.tomb': (p, speak) => phrase`${source(p, speak)}Führe eine Karte deines Grabs aus`,
  'call.hand': (p, speak) => phrase`${source(p, speak)}Führe eine Handkarte aus`,
  'reveal.hand': (p, speak) => phrase`${source(p, speak)}Zeige eine Handkarte vor`,
  'recover.top': (p, speak) => phrase`${source(p, speak)}Wähle die Karte, die du zurückholst`,
  'discard.top': (p, speak) =>
    phrase`${source(p, speak)}Lege die ${some(p, 'andere Karte', 'andere Karte', 'übrigen Karten')} ab${topmost(p)}`,
  'discard-some.hand': (p, speak) =>
    phrase`${source(p, speak)}Lege ${some(p, 'eine Handkarte', 'Handkarte', 'Handkarten')} ab${topmost(p)}`,
  'discard.shown': (p, speak) => phrase`${source(p, speak)}Wähle die Karte, die ${speak.player(p.of)} ablegt`,
  'stack-some.hand': (p, speak) =>
    phrase`${source(p, speak)}Wähle ${some(p, 'eine Handkarte', 'Handkarte', 'Handkarten')} für oben auf deinem Deck${topmost(p)}`,
  'sacrifice.tomb': (p, speak) => phrase`${source(p, speak)}Opfere eine Karte deines Grabs`,
  'entomb.aside': (p, speak) => phrase`${source(p, speak)}Bestatte eine der aufgedeckten Karten`,
  'entomb-set.hand': (p, speak) => phrase`${source(p, speak)}Bestatte eine Handkarte; sie bestimmt das Set`,
  'entomb-more.hand': (p, speak) =>
    phrase`${source(p, speak)}${may(p, 'Bestatte noch eine Handkarte dieses Sets', 'noch eine Handkarte dieses Sets bestatten')}`,
  opponent: (p, speak) =>
    phrase`${source(p, speak)}${p.given ? phrase`Wähle, wer ${speak.card(p.given)} bekommt` : 'Wähle einen Gegner'}`,
  press: (p, speak) => phrase`${source(p, speak)}Decke noch eine Karte auf, oder hör auf und hole alle zurück`,
  senet: (p, speak) => phrase`${source(p, speak)}Wähle eines`,
}

/** What an option says. */
export const options: Sentences<ValleyOffers> = {
  buy: (p, speak) => phrase`${card(p, speak)} für ${p.price} kaufen`,
  execute: (p, speak) => phrase`${card(p, speak)} spielen`,
  entomb: (p, speak) => phrase`${card(p, speak)} bestatten`,
  end: () => 'Zug beenden',
  'end-order': () => 'Zug beenden und die Karten ordnen',
  pay: (p, speak) => phrase`${p.gold} mit ${card(p, speak)} bezahlen`,
  'pay.credit': (p, speak) => phrase`${p.gold} mit dem Guthaben von ${speak.card(p.from)} bezahlen`,
  power: (p, speak) => phrase`Die Kraft von ${speak.card(p.pharaoh)} nutzen`,
  pharaoh: (p, speak) => speak.card(p.pharaoh),
  player: (p, speak) => speak.player(p.seat),
  react: (p, speak) => phrase`${card(p, speak)} ablegen und reagieren`,
  'react.take': (p, speak) =>
    phrase`${card(p, speak)} ablegen, ${p.taken ? speak.card(p.taken) : 'eine Karte der Grundreihe'} nehmen`,
  protect: (p, speak) => phrase`${card(p, speak)} vorzeigen und geschützt sein`,
  'protect-discard': (p, speak) => phrase`${card(p, speak)} ablegen und geschützt sein`,
  card: (p, speak) => (p.price === undefined ? card(p, speak) : phrase`${card(p, speak)} für ${p.price}`),
  pass: () => 'Passen',
  enough: () => 'Aufhören',
  'menial.0': () => 'Eine Karte aus einer beliebigen Reihe kaufen',
  'menial.1': () => 'Eine Karte ablegen, dann eine ziehen',
  'embalmer.0': () => 'Eine Pyramidenkarte opfern',
  'embalmer.1': () => 'Eine Handkarte opfern',
  'embalmer.2': () => 'Die Pyramide auffüllen',
  'architect.0': () => 'Gold für jede Karte des Ablagestapels',
  'architect.1': () => 'Eine Pyramidenkarte nehmen',
  'buy-or-sacrifice.0': () => 'Kaufen',
  'buy-or-sacrifice.1': () => 'Opfern',
  'draw-number.0': () => 'Keine',
  'draw-number.1': () => 'Eine Karte',
  'draw-number.2': () => '2 Karten',
  'draw-number.3': () => '3 Karten',
  'entomb-from.boneyard': () => 'Die oberste Karte des Knochenfelds',
  'entomb-from.stock': () => 'Die oberste Karte des Vorrats, ungesehen',
  'press.0': () => 'Noch eine Karte aufdecken',
  'senet.0': () => '2 Karten ziehen',
  'senet.1': () => 'Eine Karte der Grundreihe nehmen',
  'senet.2': () => 'Eine Handkarte bestatten',
  'swap-or-sacrifice.0': () => 'Zwei Pyramidenkarten tauschen',
  'swap-or-sacrifice.1': () => 'Eine Pyramidenkarte opfern',
}

/** Why somebody is waited for. */
export const waits: Sentences<ValleyWaits> = {
  'waiting.turn': () => 'Der Zug läuft noch',
  'waiting.pharaoh': () => 'Ein Pharao wird gewählt',
  'waiting.react': (p, speak) => phrase`${could(p, speak)} reagieren`,
  'waiting.affected': (p, speak) => phrase`Von ${card(p, speak)} betroffen`,
  'waiting.answer': () => 'Die Wahl läuft noch',
}

/** Parts of a score that are not sets. */
export const scoreParts: Readonly<Record<string, string>> = {
  starters: 'Startkarten',
  uniques: 'Unikate',
  duplicates: 'Doppelte',
}
