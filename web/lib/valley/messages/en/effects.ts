// English: what playing a card, or using a pharaoh's power, would do now, in a few words: no sentence, no full stop. Where the table already settles
// which card or whom it concerns, that is named. Fetched after the table stands.
import type { LastingRule } from '#shared/valley/lasting-effects.ts'
import { and, or } from '#shared/messages/en/lists.ts'

/** What there is to be named. Cards and players are names already. */
export interface Now {
  /** On top of the boneyard, and of the own discard pile. */
  readonly boneyard: string
  readonly discard: string
  /** What the boneyard's top costs now. */
  readonly boneyardPrice: number
  /** Empty places of the pyramid that the stock can fill. */
  readonly gaps: number
  /** Of the pyramid cards that lie face up, those of the lowest cost. */
  readonly cheapest: readonly string[]
  /** Cards that can still be drawn. */
  readonly drawable: number
  /** Cards of the hand beside this one. */
  readonly besides: number
  /** The lasting effects of this turn, and what each hand card pays once Statue of Thoth is among them. */
  readonly lasting: readonly LastingRule[]
  readonly evenGold: number
  /** Printed cost of the dearest card bought out of the pyramid this turn; null where that is not known. */
  readonly dearest: number | null
  /** Opponents that hold many cards, and that own many outside their tombs. */
  readonly holders: readonly string[]
  readonly owners: readonly string[]
  /** Where another Sarcophagus lies; null if neither in the tomb nor in the hand, out of which it could be entombed. */
  readonly otherSarcophagus: 'tomb' | 'hand' | null
}
type Says = (now: Now) => string

const draw =
  (most: number): Says =>
  ({ drawable }) => {
    const count = Math.min(most, drawable)
    return count === 0 ? 'there is nothing to draw' : count === 1 ? 'draw a card' : `draw ${count} cards`
  }
/** A lasting effect, which adds nothing where it holds already. */
const lasting =
  (rule: LastingRule, says: Says): Says =>
  now =>
    now.lasting.includes(rule) ? 'nothing new: it holds this turn already' : says(now)
const noOther = 'nothing yet: no other card in your hand'
const each = (names: readonly string[], one: string, more: string) =>
  `${and.format(names)} ${names.length === 1 ? one : more}`

export const effects: Readonly<Record<string, string | Says>> = {
  shabti: 'swap two pyramid cards, or sacrifice one',
  urn: 'put a hand card on top of your deck',
  'box-of-food': draw(1),
  'offering-table': now => `sacrifice a hand card, then ${draw(1)(now)}`,
  'inner-sarcophagus': 'entomb a hand card',
  'middle-sarcophagus': now => `${draw(2)(now)}, then discard one`,
  'outer-sarcophagus': now => {
    const condition = { tomb: ', then', hand: '; if it is another Sarcophagus,' }
    return `entomb a hand card${now.otherSarcophagus ? `${condition[now.otherSarcophagus]} ${draw(2)(now)}` : ''}`
  },
  'imseti-canopic-jar': draw(2),
  'qebehsenuef-canopic-jar': now => each(now.owners, 'sacrifices a hand card', 'sacrifice a hand card each'),
  'duamutef-canopic-jar': now => each(now.holders, 'discards a card', 'discard a card each'),
  'hopi-canopic-jar': 'search your deck for any card',
  'heart-scarab-amulet': 'recover a tomb card, entomb another card',
  'tyet-amulet': 'repeat an action of this turn',
  'wadj-amulet': now => `recover ${now.discard}`,
  'djed-pillar-amulet': 'take a pyramid card of a set in your tomb',
  'weres-amulet': 'buy any pyramid card for 2 less',
  'book-of-gates': 'reveal your top deck card and carry it out',
  'book-of-the-earth': 'sacrifice a hand card, then take a pyramid card',
  'book-of-the-heavens': 'entomb a card of your discard pile',
  'book-of-the-dead': now => `entomb ${or.format(now.cheapest)}`,
  'book-of-the-netherworld': 'take the top card of the stock, unseen',
  'book-of-traversing-eternity': now =>
    `take a pyramid card that costs less than ${now.dearest ?? 'one you bought there'}`,
  'statue-of-anubis': now => `take ${now.boneyard} from the boneyard`,
  'statue-of-bastet': now => each(now.owners, 'gives you a hand card', 'give you a hand card each'),
  'statue-of-sobek': 'sacrifice a hand card, then buy a base card for less',
  'statue-of-horus': 'take a pyramid card that costs 5 or less',
  'statue-of-isis': 'recover any card of your discard pile',
  'statue-of-osiris': 'entomb 1 or 2 hand cards',
  'statue-of-thoth': lasting('hand-gold-4', ({ besides, evenGold }) => {
    if (besides === 0) return noOther
    return besides === 1 ? `your other card pays ${evenGold}` : `your ${besides} other cards pay ${evenGold} each`
  }),
  'ka-figurine': 'discard a set card, then take a pyramid card of that set',
  'burial-mask': 'entomb it, then a hand card if you like',
  censer: lasting('bought-to-hand', () => 'what you buy this turn goes into your hand'),
  chariot: draw(3),

  'brain-hook': 'look at your top 3 deck cards and recover one',
  'linen-bandages': 'discard some hand cards, then draw as many',
  'pesesh-kef': now => `sacrifice up to 2 hand cards, then ${draw(2)(now)}`,
  bracelet: 'sacrifice a hand card for a credit of its gold plus 3',
  ring: 'buy a base card, into your hand',
  brooch: lasting('discount-2-min-1', () => 'what you buy this turn costs 2 less'),
  necklace: 'reveal a hand card for a credit of its cost',
  antechamber: now => `${draw(1)(now)}, and another with a Chamber in your tomb`,
  'offering-chapel': 'sacrifice a card of your tomb, then take a base card that costs 4 or less',
  serdab: now => `entomb ${now.discard} from your discard pile`,
  'burial-chamber': 'entomb a hand card, with 2 Chambers in your tomb another',
  'grand-gallery': 'draw a card for each set in your tomb, 4 at most',
  dagger: 'see a hand of 4 or more and choose a card to be discarded',
  sling: now => `sacrifice a pyramid card, then ${draw(1)(now)}`,
  bow: 'take the card at the apex',
  axe: 'sacrifice a pyramid card, then take one that costs no more',
  khopesh: 'sacrifice 1 or 2 pyramid cards, then refill the pyramid',
  spear: now => each(now.holders, 'puts a hand card on top of the deck', 'put a hand card each on top of their decks'),
  'apis-bull': lasting('hand-gold-plus-1', ({ besides }) => {
    if (besides === 0) return noOther
    return besides === 1 ? 'your other card pays 1 more' : `your ${besides} other cards pay 1 more each`
  }),
  harvest: 'draw a card for each card bought this turn',
  'goddess-nut': now => `shuffle your discard pile into your deck, then ${draw(2)(now)}`,
  'burial-ceremony': 'entomb hand cards of one set, as many as you like',
  'goddess-maat': 'draw until you hold 3 cards',
  judgment: 'reveal 2 deck cards, entomb one and sacrifice the other',
  victory: 'take a pyramid card that costs no more than your tomb has cards',
  'calcite-cup': now => `${draw(3)(now)}, then put 2 hand cards on top of your deck`,
  'hounds-and-jackals-game': 'reveal deck cards until you stop or two pay the same',
  'mirror-case': 'carry out another hand card, which stays in your hand',
  'senet-game': 'draw 2 cards, take a base card, or entomb a hand card',

  menial: 'buy from any row, or discard a card and draw one',
  embalmer: 'sacrifice a pyramid or hand card, or refill the pyramid',
  kite: 'turn a pyramid card face down until your next turn',
  medjay: 'sacrifice it and discard 4 cards, then take a pyramid card',
  'priestess-of-hathor': 'draw a card for every 3 in your deck',
  'priestess-of-maat': 'reveal your hand, then draw a card for each kind in it',
  'priestess-of-sekhmet': 'every player may draw up to 3 cards, you first',
  'high-priestess-of-bastet': 'entomb the most expensive card of the boneyard, give the cheapest away',
  'priestess-of-nut': 'of your top 3 deck cards entomb one and recover one',
  'priest-of-anubis': now => `swap a hand card for ${now.boneyard} from the boneyard`,
  'priest-of-sobek': now => `an opponent holding 4 or more cards discards one, then ${draw(1)(now)}`,
  'priest-of-horus': 'discard cards and repeat your first action for each',
  'high-priest-of-ra': now => `entomb a hand card, then recover ${now.discard}`,
  'priest-of-osiris': 'entomb a card of your hand or discard pile',
  'priest-of-thoth': 'entomb any card of your deck',
  carpenter: 'take a base card that costs 3 or less',
  'stone-mason': 'reveal the top of the stock, buy it for 2 less or sacrifice it',
  'brick-mason': 'every player may entomb the top of boneyard or stock, you first',
  architect: 'a credit of 1 gold for each card of your discard pile, or with 7 deck cards take a pyramid card',
  engineer: 'sacrifice a starter, discard a set card, then take the 2 cheapest pyramid cards',
  overseer: 'carry out the action of a card in your tomb',
  plasterer: 'an opponent picks pyramid cards, you give one to each player',
  weaver: 'discard a card, then entomb a cheaper one',
  potter: 'carry out the action of the apex card',
  'leather-worker': 'swap a hand card for any card of your discard pile',
  'glass-blower': 'sacrifice a hand card, then take a pyramid card that costs at most 2 more',
  draughtsman: 'swap a set card for a pyramid card; opponents may recover their top discard',
  goldsmith: 'sacrifice a set card, then entomb any pyramid card',
  sculptor: 'reveal a set card, then take a pyramid card of its set',
  'tomb-painter': 'draw a card, and one more for each card you entombed this turn',
  merchant: 'discard up to 3 cards, then take a pyramid card that costs no more than they do',
  scribe: 'look at your top 4 deck cards, recover one and order the others',
  jeweler: 'buy from any row, straight into your tomb',
  astrologer: 'reveal 3 stock cards, entomb one and sacrifice the others',

  'oil-lamp': lasting('next-hand-plus-2', () => 'your next hand has 2 more cards'),
  'water-clock': 'reveal 2 stock cards, take one and sacrifice the other',
  'golden-throne': 'take any pyramid card; every opponent draws a card',
  'crook-and-flail': 'recover one card of your discard pile and entomb another',
  'canopic-shrine': 'entomb up to 3 starters of your hand',

  hatshepsut: 'a credit of 1 gold, for one purchase of this turn',
  'ramesses-ii': 'swap two pyramid cards',
  'thutmose-iii': now => `buy ${now.boneyard} for ${Math.max(0, now.boneyardPrice - 1)}`,
  akhenaten: 'sacrifice a starter of your hand for a credit of 1 gold',
  tutankhamun: now => `entomb ${now.discard}: the free entombing of this turn`,
  'seti-i': 'put a hand card on top of your deck',
  'amenhotep-iii': now => `${draw(1)(now)}, then discard one`,
  khufu: now => (now.gaps === 1 ? 'fill the gap from the stock' : `fill ${now.gaps} gaps from the stock`),
  djoser: 'look at the top of the stock, and buy it if you like',
  'cleopatra-vii': 'a credit of 2 gold, for one purchase of this turn',
}
