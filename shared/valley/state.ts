// The state of a game of Valley of the Kings: plain data. A card is a small integer, a zone an array of cards.
import type { State } from '../engine/game-context.ts'
import type { CardIndex } from './card-index.ts'

/** The slots of the pyramid, apex first: 0 apex, 1 and 2 the middle, 3 to 5 the base from left to right. */
export const slots = [0, 1, 2, 3, 4, 5] as const
export const emptySlot = -1

/** In `uses`: this card in play was played for its action. A card that paid has there the card it paid for. */
export const acted = -1

/** In `buriedBy`: no seat. */
export const nobody = -1

export interface Player {
  readonly hand: readonly number[]
  /** Last is the top. */
  readonly deck: readonly number[]
  /**
   * How many of the lowest cards of the deck lie in an order that its owner does not know. What lies on top of them the owner
   * has laid there, or looked at. Cards that leave the deck leave this number as it is, so the deck may hold fewer.
   */
  shuffled: number
  /** Last is the top. */
  readonly discard: readonly number[]
  readonly tomb: readonly number[]
  /** In the order played; `uses` says what each was used for. */
  readonly play: readonly number[]
  readonly uses: readonly number[]
  /** Indices of the pharaohs dealt, while all choose; and of the one kept, -1 before. */
  readonly dealt: readonly number[]
  pharaoh: number
  /**
   * How many cards the stock had when this seat last looked at its top card and left it there; 0 before. While the stock has
   * as many, the seat knows that card.
   */
  peeked: number
  /** Turns taken. */
  turns: number
  /** Cards entombed in the turn that is being played. */
  entombed: number
}

export interface ValleyState extends State {
  readonly players: readonly Player[]
  first: number
  /** The seat whose turn it is. */
  turn: number
  /** 1 when the game is over. */
  over: number
  /** The step of the turn, as an index of `steps`. */
  step: number
  /** By slot, `emptySlot` where no card lies. */
  readonly pyramid: readonly number[]
  /** Pyramid cards that lie face down; beside it, the seat at whose next turn each is turned up. */
  readonly down: readonly number[]
  readonly downOf: readonly number[]
  /** Last is the top. */
  readonly stock: readonly number[]
  /** Last is the top. */
  readonly boneyard: readonly number[]
  /** How many of the lowest cards of the boneyard lie in an order that only one seat knows; and that seat, or `nobody`. */
  buried: number
  buriedBy: number
  /** 1 while a seat looks through the boneyard: then nobody sees its top. */
  searched: number
  /** Revealed cards that have not been put anywhere yet; beside it, the seat they belong to. */
  readonly aside: readonly number[]
  readonly asideOf: readonly number[]
  /** 1 once the pyramid was changed in this turn. */
  changed: number
  /** 1 while the free entombing of this turn is unused. */
  freeEntombing: number
  /** 1 once the pharaoh's power was used in this turn. */
  powerUsed: number
  /** The lasting effects of this turn, as bits (lasting-effects.ts). */
  lasting: number
  /** Gold, for one purchase each, that actions and powers have left in this turn; beside it, the card it comes from, or -1 for the pharaoh. */
  readonly credits: readonly number[]
  readonly creditsFrom: readonly number[]
  /** Cards bought this turn, in order. */
  readonly bought: readonly number[]
  /** The highest printed cost of a card bought from the pyramid in this turn, -1 if none. */
  dearest: number
  /** Actions executed this turn, in order, as cards. */
  readonly executed: readonly number[]
  /** Cards whose action has begun and not ended, the outermost first. */
  readonly acting: readonly number[]
  /** Pyramid and stock when the turn began. */
  beganPyramid: number
  beganStock: number
  /** Consecutive turns that ended with the stock empty and no fewer cards in the pyramid than before. */
  stalledTurns: number
  /** Consecutive whole rounds in which neither stock nor pyramid became smaller. */
  stalledRounds: number
  /** 1 once a turn of this round has made stock or pyramid smaller without the sacrifice owed for holding up. */
  shrank: number
  /**
   * The id of each card: 0 for none, n > 0 for the n-th id in public places, below 0 for an id in a hand (see `idOf`). Called
   * `names` since ids were called so, and stored states have it.
   */
  readonly names: readonly number[]
  /** By card: 1 if it is in a hand and everybody knows that. */
  readonly known: readonly number[]
}

/** The state before anything is shuffled or dealt: every card is in its owner's deck or in the stock. */
export function startOf(cardIndex: CardIndex, seats: number): ValleyState {
  return {
    position: 0,
    round: 1,
    irreversible: 0,
    first: 0,
    turn: 0,
    over: 0,
    step: 1,
    players: Array.from({ length: seats }, (_, seat) => ({
      hand: [],
      deck: [...cardIndex.startersOf(seat)],
      shuffled: cardIndex.startersOf(seat).length,
      discard: [],
      tomb: [],
      play: [],
      uses: [],
      dealt: [],
      pharaoh: -1,
      peeked: 0,
      turns: 0,
      entombed: 0,
    })),
    pyramid: slots.map(() => emptySlot),
    down: [],
    downOf: [],
    stock: [...cardIndex.stock],
    boneyard: [],
    buried: 0,
    buriedBy: nobody,
    searched: 0,
    aside: [],
    asideOf: [],
    changed: 0,
    freeEntombing: 1,
    powerUsed: 0,
    lasting: 0,
    credits: [],
    creditsFrom: [],
    bought: [],
    dearest: -1,
    executed: [],
    acting: [],
    beganPyramid: 6,
    beganStock: 0,
    stalledTurns: 0,
    stalledRounds: 0,
    shrank: 0,
    names: cardIndex.definitions.map(() => 0),
    known: cardIndex.definitions.map(() => 0),
  }
}

/** A player in a stored state, which may be from before it was noted what a seat knows of hidden cards. */
type StoredPlayer = Omit<Player, 'shuffled' | 'peeked'> & Partial<Pick<Player, 'shuffled' | 'peeked'>>

/**
 * Fills in what a state stored earlier may lack: then no seat knows anything of its deck or of the stock. Only `redraw` reads
 * this, so every pick comes out as it did, and such a state goes on under the same version of the game.
 */
export function completeStored({ players }: { readonly players: readonly StoredPlayer[] }): void {
  for (const player of players) {
    player.shuffled ??= player.deck.length
    player.peeked ??= 0
  }
}

/** A deep copy. */
export function copyState(state: ValleyState): ValleyState {
  return {
    ...state,
    players: state.players.map(player => ({
      ...player,
      hand: [...player.hand],
      deck: [...player.deck],
      discard: [...player.discard],
      tomb: [...player.tomb],
      play: [...player.play],
      uses: [...player.uses],
      dealt: [...player.dealt],
    })),
    pyramid: [...state.pyramid],
    down: [...state.down],
    downOf: [...state.downOf],
    stock: [...state.stock],
    boneyard: [...state.boneyard],
    aside: [...state.aside],
    asideOf: [...state.asideOf],
    credits: [...state.credits],
    creditsFrom: [...state.creditsFrom],
    bought: [...state.bought],
    executed: [...state.executed],
    acting: [...state.acting],
    names: [...state.names],
    known: [...state.known],
  }
}
