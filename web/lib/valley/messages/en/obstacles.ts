// English: why something cannot be done now, in a few words: no sentence, no full stop.
import type { ValleyDecisions } from '#shared/valley/decisions.ts'
import type { ValleyObstacle } from '#shared/valley/obstacles.ts'

/** What the card in question costs now, and the gold that there is to pay with. */
export interface Means {
  readonly cost: number
  readonly gold: number
}

type Reason = string | ((p: Means) => string)

export interface ObstacleWords {
  /** What is no matter of rules: the game has not begun, another player is asked, or another question is open. */
  readonly early: string
  readonly turn: (p: { name: string }) => string
  readonly others: string
  readonly asked: string
  /** Where nothing better is known. */
  readonly impossible: string
  /** Reasons of the rules. Choices for which no card fits are said by `noCard`, where nothing better is said here. */
  readonly reasons: { readonly [K in Exclude<ValleyObstacle, keyof ValleyDecisions>]: Reason } & {
    readonly [K in ValleyObstacle]?: Reason
  }
  /** A choice for which no card fits: where it would lie, and what would be done with it; either may be empty. */
  readonly noCard: (p: { place: string; verb: string }) => string
  /** By the parts of a choice's key, `VERB.PLACE`. */
  readonly places: Readonly<Record<string, string>>
  readonly verbs: Readonly<Record<string, string>>
}

export const obstacles: ObstacleWords = {
  early: 'the first turn has not begun',
  turn: p => `not your turn: ${p.name} plays`,
  others: 'others are asked first',
  asked: 'answer the question first',
  impossible: 'no effect now',
  reasons: {
    'upper-row': 'only base cards can be bought',
    'face-down': 'face down: cannot be bought',
    'too-dear': p => `costs ${p.cost}, you have ${p.gold} gold: ${p.cost - p.gold} short`,
    entombed: 'already entombed this turn',
    'only-actions': 'only actions entomb in Master',
    reaction: 'a reaction, not an action',
    'no-action': 'has no action',
    opponents: 'mentions other players: not in solitaire',
    'power-used': 'used this turn',
    'no-own-cards': 'your deck and discard pile are empty',
    'no-draw': 'would draw no card',
    'no-hand': 'no other card in your hand',
    'no-stock': 'the stock is empty',
    'no-boneyard': 'too few cards in the boneyard',
    'no-apex': 'no card at the apex whose action it could call',
    'no-open-apex': 'no face-up card at the apex',
    'no-pile-top': 'no card lies there',
    'no-gap': 'no gap that the stock could fill',
    'no-second-card': 'too few cards in the pyramid',
    'no-card-each': 'too few cards for all players',
    'no-opponent': 'would reach no opponent',
    'no-earlier-action': 'the first action of this turn is missing or cannot be repeated',
    'discard-some.hand': 'too few other cards in your hand',
    'no-condition': 'what its text demands does not hold',
    repeat: 'no earlier action this turn to repeat',
  },
  noCard: p => ['no fitting card', p.place, p.verb && `to ${p.verb}`].filter(Boolean).join(' '),
  places: {
    hand: 'in your hand',
    pyramid: 'in the pyramid',
    base: 'in the base row',
    tomb: 'in your tomb',
    boneyard: 'in the boneyard',
    discard: 'in your discard pile',
    'discard-top': 'on your discard pile',
    deck: 'in your deck',
    top: 'on your deck',
    'hand-or-discard': 'in your hand or discard pile',
    stock: 'in the stock',
  },
  verbs: {
    discard: 'discard',
    take: 'take',
    sacrifice: 'sacrifice',
    entomb: 'entomb',
    give: 'give',
    stack: 'put on your deck',
    recover: 'recover',
    reveal: 'reveal',
    call: 'call',
    'turn-down': 'turn face down',
    swap: 'swap',
    exchange: 'swap',
    order: 'put in order',
    buy: 'buy',
  },
}
