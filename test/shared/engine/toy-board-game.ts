// A toy game quite unlike a deck-builder, played through the same contract: captains on a ring of six places bid face
// down for crates and write their voyages secretly, all at once; then everything is turned up and carried out.
import {
  feasible,
  done,
  simultaneously,
  type DecisionPoint,
  type Effect,
  type Outcome,
  type Continuation,
} from '#shared/engine/effect.ts'
import type { Game, GameInstance } from '#shared/engine/game.ts'
import type { GameContext, State } from '#shared/engine/game-context.ts'
import { required } from '#test/shared/required.ts'

export interface ToyBoardState extends State {
  over: number
  /** 0 while bids are laid, 1 while voyages are written. */
  phase: number
  start: number
  readonly boats: number[]
  /** Crates on offer, and the hidden ones; the last comes out next. */
  readonly crates: number[]
  readonly bag: number[]
  readonly won: readonly number[][]
  /** What each seat has laid or written and nobody else knows: tokens on crates, places to sail to. */
  readonly bids: readonly number[][]
  readonly voyages: readonly number[][]
  readonly sealed: number[]
}

interface Captain {
  readonly game: GameContext<ToyBoardState>
  readonly state: ToyBoardState
  readonly seat: number
}

const places = 6
const rounds = 3
const cratesARound = 2
const stepsAtMost = 3
/** Tokens that each captain bids with: three values and a bluff. */
const tokens = [0, 1, 2, 3] as const
const seal = -1
const takeBack = -2
const laidOn = (crate: number, token: number) => crate * tokens.length + token
const crateOf = (laid: number) => Math.floor(laid / tokens.length)
const tokenOf = (laid: number) => laid % tokens.length

function ask(
  captain: Captain,
  kind: DecisionPoint['kind'],
  candidates: readonly number[],
  isSure: boolean,
  answer: DecisionPoint['answer'],
): DecisionPoint {
  return {
    seat: captain.seat,
    kind,
    key: kind,
    candidates,
    min: 1,
    max: 1,
    ordered: false,
    cannotFail: isSure,
    about: null,
    answer,
  }
}

function sealIt({ game, state, seat }: Captain, then: Continuation): Outcome {
  game.journal.put(state.sealed, seat, 1)
  return game.follow(then)
}

/** Lays tokens one by one, taking the last one back if wished, until sealed. */
const layBids: Effect<Captain> = (captain, then) => {
  const { game, state, seat } = captain
  if (game.dryRun) return feasible
  const laid = required(state.bids[seat])
  const free = tokens.filter(token => !laid.some(each => tokenOf(each) === token))
  const lays = free.flatMap(token => state.crates.map((_, crate) => laidOn(crate, token)))
  return ask(captain, 'bid', [...lays, ...(laid.length > 0 ? [takeBack] : []), seal], true, option => {
    if (option === seal) return sealIt(captain, then)
    if (option === takeBack) game.journal.pop(laid)
    else game.journal.push(laid, option)
    return layBids(captain, then)
  })
}

/** Writes a voyage place by place; it ends at a quay, which are the even places. So some steps lead nowhere. */
const writeVoyage: Effect<Captain> = (captain, then) => {
  const { game, state, seat } = captain
  const voyage = required(state.voyages[seat])
  const at = voyage.at(-1) ?? required(state.boats[seat])
  const steps = voyage.length < stepsAtMost ? [(at + 1) % places, (at + places - 1) % places] : []
  const candidates = at % 2 === 0 ? [...steps, seal] : steps
  if (candidates.length === 0) return game.impossible(then, 'nothing')
  return ask(captain, 'march', candidates, false, option => {
    if (option === seal) return sealIt(captain, then)
    game.journal.push(voyage, option)
    return writeVoyage(captain, then)
  })
}

class ToyBoardInstance implements GameInstance {
  private readonly captains: readonly Captain[]
  private readonly state: ToyBoardState

  constructor(private readonly game: GameContext<ToyBoardState>) {
    this.state = game.state
    this.captains = game.state.boats.map((_, seat) => ({ game, state: game.state, seat }))
  }

  deal(): void {
    this.game.random.shuffle(this.state.bag)
    this.state.start = this.game.journal.change(this.state, 'start', this.game.random.below(this.captains.length))
    this.layOut()
  }

  next(): Outcome {
    if (this.state.over === 1) return done
    return this.state.phase === 0
      ? simultaneously(this.captains, layBids, { cannotFail: true, go: () => this.revealBids() })
      : simultaneously(this.captains, writeVoyage, { cannotFail: true, go: () => this.sail() })
  }

  private inTurnOrder(): readonly Captain[] {
    return [...this.captains.slice(this.state.start), ...this.captains.slice(0, this.state.start)]
  }

  private layOut(): void {
    const { game, state } = this
    game.revealHidden()
    for (let crate = 0; crate < cratesARound; crate++) game.journal.push(state.crates, game.journal.pop(state.bag))
    game.log(null, 'crates', { crates: [...state.crates] })
  }

  /** The highest sum takes a crate; a tie goes to whoever comes earlier in turn order. */
  private revealBids(): Outcome {
    const { game, state } = this
    const sum = (seat: number, crate: number) =>
      required(state.bids[seat]).reduce((total, laid) => (crateOf(laid) === crate ? total + tokenOf(laid) : total), 0)
    state.crates.forEach((goods, crate) => {
      const bids = this.captains.map(({ seat }) => sum(seat, crate))
      const most = Math.max(...bids)
      const winner = this.inTurnOrder().find(({ seat }) => bids[seat] === most)?.seat ?? 0
      if (most > 0) game.journal.push(required(state.won[winner]), goods)
      game.log(most > 0 ? winner : null, 'sold', { crate, bids })
    })
    while (state.crates.length > 0) game.journal.pop(state.crates)
    return this.nextPhase(1)
  }

  /** In turn order; a boat stops before a place where another one lies. */
  private sail(): Outcome {
    const { game, state } = this
    for (const { seat } of this.inTurnOrder()) {
      const done: number[] = []
      for (const place of required(state.voyages[seat])) {
        if (state.boats.some((other, at) => at !== seat && other === place)) break
        game.journal.put(state.boats, seat, place)
        done.push(place)
      }
      game.log(seat, 'sailed', { voyage: [...required(state.voyages[seat])], done })
    }
    state.start = game.journal.change(state, 'start', (state.start + 1) % this.captains.length)
    if (state.round === rounds) state.over = game.journal.change(state, 'over', 1)
    else {
      state.round = game.journal.change(state, 'round', state.round + 1)
      this.layOut()
    }
    return this.nextPhase(0)
  }

  private nextPhase(phase: number): Outcome {
    const { game, state } = this
    for (const { seat } of this.captains) {
      for (const sealed of [state.bids[seat], state.voyages[seat]] as number[][])
        while (sealed.length > 0) game.journal.pop(sealed)
      game.journal.put(state.sealed, seat, 0)
    }
    state.phase = game.journal.change(state, 'phase', phase)
    state.irreversible = game.journal.change(state, 'irreversible', 0)
    return done
  }

  get checkpoint(): number {
    return this.state.round * 2 + this.state.phase + this.state.over * 2
  }

  get result() {
    const { over, won, boats } = this.state
    if (over === 0) return null
    const scores = won.map((goods, seat) => ({ seat, total: goods.length * 2 + required(boats[seat]), parts: [] }))
    const most = Math.max(...scores.map(score => score.total))
    return { scores, winners: scores.filter(score => score.total === most).map(score => score.seat) }
  }

  waiting: GameInstance['waiting'] = ({ kind }) => ({ key: `waiting.${kind}`, params: {} })
  question: GameInstance['question'] = ({ seat, key }) => ({
    left:
      key === 'bid'
        ? tokens.length - required(this.state.bids[seat]).length
        : stepsAtMost - required(this.state.voyages[seat]).length,
  })
  sorted: GameInstance['sorted'] = (_, options) => options

  offer: GameInstance['offer'] = ({ kind }, option) => {
    if (option === seal) return { id: 'seal', key: 'seal', params: {} }
    if (option === takeBack) return { id: 'back', key: 'back', params: {} }
    if (kind === 'bid')
      return {
        id: `${tokenOf(option)}>${crateOf(option)}`,
        key: 'lay',
        params: { token: tokenOf(option), crate: crateOf(option) },
      }
    return { id: String(option), key: 'sail', params: { place: option } }
  }

  table: GameInstance['table'] = viewer => {
    const { state } = this
    return {
      round: state.round,
      turn: null,
      players: this.captains.map(({ seat }) => ({ seat })),
      phase: state.phase,
      start: state.start,
      boats: [...state.boats],
      crates: [...state.crates],
      bag: state.bag.length,
      won: state.won.map(goods => [...goods]),
      // How many tokens lie on which crate, once they are sealed; their values never.
      laid: this.captains.map(({ seat }) =>
        state.sealed[seat] === 1 ? required(state.bids[seat]).map(crateOf).sort() : [],
      ),
      mine:
        viewer === null
          ? null
          : { bids: [...required(state.bids[viewer])], voyage: [...required(state.voyages[viewer])] },
    }
  }

  takesBack = ({ kind }: DecisionPoint, option: number) => kind === 'bid' && option === takeBack
  blocked: GameInstance['blocked'] = () => []
  redraw: GameInstance['redraw'] = (viewer, random) => {
    const { game, state } = this
    for (const { seat } of this.captains) {
      if (seat === viewer || state.sealed[seat] === 0) continue
      const values = [...tokens]
      random.shuffle(values)
      const bids = required(state.bids[seat])
      bids.forEach((laid, at) => game.journal.put(bids, at, laidOn(crateOf(laid), required(values[tokenOf(laid)]))))
      const voyage = required(state.voyages[seat])
      if (state.phase === 1) this.rewrite(voyage, required(state.boats[seat]), random)
    }
    random.shuffle(state.bag)
  }

  /** Another voyage that could have been written. */
  private rewrite(voyage: number[], from: number, random: Parameters<GameInstance['redraw']>[1]): void {
    const { journal } = this.game
    while (voyage.length > 0) journal.pop(voyage)
    const lengths = from % 2 === 0 ? [0, 2] : [1, 3]
    const length = required(lengths[random.below(2)])
    let at = from
    for (let step = 0; step < length; step++) {
      at = (at + (random.below(2) === 0 ? 1 : places - 1)) % places
      journal.push(voyage, at)
    }
  }
}

function startOf(seats: number): ToyBoardState {
  return {
    position: 0,
    round: 1,
    irreversible: 0,
    over: 0,
    phase: 0,
    start: 0,
    boats: Array.from({ length: seats }, (_, seat) => seat),
    crates: [],
    bag: Array.from({ length: 12 }, (_, goods) => goods),
    won: Array.from({ length: seats }, () => []),
    bids: Array.from({ length: seats }, () => []),
    voyages: Array.from({ length: seats }, () => []),
    sealed: Array.from({ length: seats }, () => 0),
  }
}

/** The game of sealed bids and voyages, for 2 to 4 seats. */
export const toyBoardGame: Game<ToyBoardState> = {
  name: 'toy-board',
  version: 1,
  settle: () => ({}),
  prepare: (_, seats) => ({ seats, start: () => startOf(seats), play: game => new ToyBoardInstance(game) }),
  copy: state => ({
    ...state,
    boats: [...state.boats],
    crates: [...state.crates],
    bag: [...state.bag],
    sealed: [...state.sealed],
    won: state.won.map(goods => [...goods]),
    bids: state.bids.map(bids => [...bids]),
    voyages: state.voyages.map(voyage => [...voyage]),
  }),
}
