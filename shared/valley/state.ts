// The state of a deck-builder's game: plain data, a card a small integer, a zone an array of them.
import type { State } from '../engine/game-context.ts'
import type { CardIndex } from './card-index.ts'

/** Places of the pyramid, apex first: 0 apex, 1 and 2 the middle, 3 to 5 the base from left to right. */
export const places = [0, 1, 2, 3, 4, 5] as const
export const gap = -1

/** The use of a card in play whose action was carried out; one that paid has the card it paid for instead. */
export const acted = -1

export interface Player {
  readonly hand: number[]
  /** Last is the top. */
  readonly deck: number[]
  /** Last is the top. */
  readonly discard: number[]
  readonly tomb: number[]
  /** In the order played; beside it what each was used for. */
  readonly play: number[]
  readonly uses: number[]
  /** Pharaohs dealt, as long as all choose, and the one kept; -1 where there is none. */
  readonly dealt: number[]
  pharaoh: number
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
  /** Six places, `gap` where no card lies. */
  readonly pyramid: number[]
  /** Pyramid cards that lie face down, and at whose next turn each is turned up. */
  readonly down: number[]
  readonly downOf: number[]
  /** Last is the top. */
  readonly stock: number[]
  /** Last is the top. */
  readonly boneyard: number[]
  /** How many of the lowest cards of the boneyard lie in an order that one seat alone knows, and which seat. */
  buried: number
  buriedBy: number
  /** 1 while a seat holds the boneyard and looks through it: nobody sees its top. */
  searched: number
  /** Revealed cards of a deck that have not gone anywhere yet, and whose they are. */
  readonly aside: number[]
  readonly asideOf: number[]
  /** 1 once the pyramid was changed in this turn. */
  changed: number
  /** 1 while the free entombing of this turn is unused. */
  freeEntombing: number
  /** 1 once the pharaoh's power was used in this turn. */
  powerUsed: number
  /** Bits of the lasting effects that hold until the end of the turn. */
  lasting: number
  /** Gold for one purchase each that actions and powers of this turn have left, and whose: a card, or -1 for the pharaoh. */
  readonly credits: number[]
  readonly creditsFrom: number[]
  /** Cards bought this turn, in order. */
  readonly bought: number[]
  /** The highest printed cost bought out of the pyramid this turn, -1 for none. */
  dearest: number
  /** Actions executed this turn, in order, as cards. */
  readonly executed: number[]
  /** Cards whose action has begun and not ended, the outermost first. */
  readonly acting: number[]
  /** Pyramid and stock when the turn began. */
  beganPyramid: number
  beganStock: number
  /** Turns in succession that ended with the stock empty and no fewer cards in the pyramid. */
  stalledTurns: number
  /** Whole rounds in succession in which neither stock nor pyramid shrank. */
  stalledRounds: number
  /** 1 once a turn of this round has made stock or pyramid smaller by itself. */
  shrank: number
  /** What each card is called: 0 unnamed, n > 0 the n-th of the table, else see `nameOf`. */
  readonly names: number[]
  /** 1 for each card of a hand that everybody knows to be there. */
  readonly known: number[]
}

/** The state before anything was shuffled or dealt: every card in its owner's deck or in the stock. */
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
      discard: [],
      tomb: [],
      play: [],
      uses: [],
      dealt: [],
      pharaoh: -1,
      turns: 0,
      entombed: 0,
    })),
    pyramid: places.map(() => gap),
    down: [],
    downOf: [],
    stock: [...cardIndex.stock],
    boneyard: [],
    buried: 0,
    buriedBy: -1,
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
