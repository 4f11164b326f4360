// English: what playing a card would do now, in a few words: no sentence, no full stop. Where the table already settles
// which card or whom it concerns, that is named. Fetched after the table stands.
const or = new Intl.ListFormat('en', { type: 'disjunction' })
const and = new Intl.ListFormat('en')

/** What there is to be named. Cards and players are names already. */
export interface Now {
  /** On top of the boneyard, and of the own discard pile. */
  readonly boneyard: string
  readonly discard: string
  /** The pyramid cards of the lowest cost. */
  readonly cheapest: readonly string[]
  /** Cards that can still be drawn. */
  readonly drawable: number
  /** Cards of the hand beside this one. */
  readonly besides: number
  /** Printed cost of the dearest card bought this turn. */
  readonly dearest: number
  /** Opponents that hold many cards, and that own many outside their tombs. */
  readonly holders: readonly string[]
  readonly owners: readonly string[]
  /** Whether another Sarcophagus lies in the tomb. */
  readonly otherSarcophagus: boolean
}
type Says = (now: Now) => string

const draw = (most: number): Says => ({ drawable }) => Math.min(most, drawable) === 1 ? 'draw a card' : `draw ${Math.min(most, drawable)} cards`
const each = (names: readonly string[], one: string, more: string) => `${and.format(names)} ${names.length === 1 ? one : more}`

export const effects: Readonly<Record<string, string | Says>> = {
  'shabti': 'swap two pyramid cards, or sacrifice one',
  'urn': 'put a hand card on top of your deck',
  'box-of-food': draw(1),
  'offering-table': now => `sacrifice a hand card, then ${draw(1)(now)}`,
  'inner-sarcophagus': 'entomb a hand card',
  'middle-sarcophagus': now => `${draw(2)(now)}, then discard one`,
  'outer-sarcophagus': now => `entomb a hand card${now.otherSarcophagus ? `, then ${draw(2)(now)}` : ''}`,
  'imseti-canopic-jar': draw(2),
  'qebehsenuef-canopic-jar': now => each(now.owners, 'sacrifices a hand card', 'sacrifice a hand card each'),
  'duamutef-canopic-jar': now => each(now.holders, 'discards a card', 'discard a card each'),
  'hopi-canopic-jar': 'search your deck for any card',
  'heart-scarab-amulet': 'take a tomb card back, entomb another card',
  'tyet-amulet': 'repeat an action of this turn',
  'wadj-amulet': now => `take ${now.discard} back into your hand`,
  'djed-pillar-amulet': 'take a pyramid card of a set in your tomb',
  'weres-amulet': 'buy any pyramid card for 2 less',
  'book-of-gates': 'turn up your top card and carry it out',
  'book-of-the-earth': 'sacrifice a hand card, then take a pyramid card',
  'book-of-the-heavens': 'entomb a card of your discard pile',
  'book-of-the-dead': now => `entomb ${or.format(now.cheapest)}`,
  'book-of-the-netherworld': 'take the top card of the stock, unseen',
  'book-of-traversing-eternity': now => `take a pyramid card that costs less than ${now.dearest}`,
  'statue-of-anubis': now => `take ${now.boneyard} from the boneyard`,
  'statue-of-bastet': now => each(now.owners, 'gives you a hand card', 'give you a hand card each'),
  'statue-of-sobek': 'sacrifice a hand card, then buy a base card for less',
  'statue-of-horus': 'take a pyramid card that costs 5 or less',
  'statue-of-isis': 'take any card of your discard pile back',
  'statue-of-osiris': 'entomb 1 or 2 hand cards',
  'statue-of-thoth': now => now.besides === 1 ? 'your other card pays 4' : `your ${now.besides} other cards pay 4 each`,
  'ka-figurine': 'discard a set card, then take a pyramid card of that set',
  'burial-mask': 'entomb it, then a hand card if you like',
  'censer': 'what you buy this turn goes into your hand',
  'chariot': draw(3),
}
