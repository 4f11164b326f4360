// A toy game for the engine's own tests: traders with purses of coins, a bag whose order nobody knows, and a turn that
// each test writes down as an effect. The game is over when the turn has ended.
import {
  feasible,
  done,
  cannotFail,
  type DecisionPoint,
  type Effect,
  type Outcome,
  type Continuation,
} from '#shared/engine/effect.ts'
import type { Game, GameInstance } from '#shared/engine/game.ts'
import type { GameContext, State } from '#shared/engine/game-context.ts'
import { required } from '#test/shared/required.ts'

export interface ToyCardState extends State {
  over: number
  /** Coins of each trader: numbers that are all different. */
  readonly purses: readonly number[][]
  /** Last is the next to come out. */
  readonly bag: number[]
  /** Coins spent, in order. */
  readonly spent: number[]
}

/** A trader's hold on the game. */
export interface Trader {
  readonly game: GameContext<ToyCardState>
  readonly state: ToyCardState
  readonly seat: number
  readonly all: readonly Trader[]
  /** How many answers were tried. */
  readonly tried: { answers: number }
}

type CoinTest = (coin: number, trader: Trader) => boolean

export const pass = -1

function question(
  trader: Trader,
  then: Continuation,
  asked: Partial<DecisionPoint> & Pick<DecisionPoint, 'key' | 'candidates' | 'answer'>,
): DecisionPoint {
  return {
    seat: trader.seat,
    kind: 'choose-number',
    min: 1,
    max: 1,
    ordered: false,
    cannotFail: then.cannotFail,
    about: null,
    ...asked,
    answer: (option, all) => {
      if (trader.game.dryRun) trader.tried.answers++
      return asked.answer(option, all)
    },
  }
}

function pay(trader: Trader, coin: number): void {
  const { game, state, seat } = trader
  const purse = required(state.purses[seat])
  game.journal.remove(purse, purse.indexOf(coin))
  game.journal.push(state.spent, coin)
  game.log(seat, 'spend', { coin })
}

/** Spends one coin; `next` says what follows from it, `trials` what the question knows of its trials. */
export function spend(
  where: CoinTest = () => true,
  next?: (coin: number) => Effect<Trader>,
  trials: Pick<DecisionPoint, 'alike' | 'doubtful'> = {},
): Effect<Trader> {
  return (trader, then) => {
    const { game, state, seat } = trader
    const candidates = required(state.purses[seat]).filter(coin => where(coin, trader))
    if (candidates.length === 0) return game.impossible(then, 'nothing')
    const alwaysFeasible = then.cannotFail && !next
    if (game.dryRun && alwaysFeasible) return feasible
    return question(trader, then, {
      key: 'spend',
      candidates,
      cannotFail: alwaysFeasible,
      ...trials,
      answer: coin => {
        pay(trader, coin)
        return next ? next(coin)(trader, then) : game.follow(then)
      },
    })
  }
}

/** Spends several coins at once. */
export function spendSome(min: number, max: number): Effect<Trader> {
  return (trader, then) => {
    const { game, state, seat } = trader
    const purse = required(state.purses[seat])
    if (purse.length < min) return game.impossible(then, 'nothing')
    if (game.dryRun && then.cannotFail) return feasible
    return question(trader, then, {
      key: 'spend-some',
      candidates: [...purse],
      min,
      max,
      ordered: true,
      answer: (_, picked) => {
        for (const coin of picked) pay(trader, coin)
        return game.follow(then)
      },
    })
  }
}

/** Can be carried out only while something holds. */
export const need =
  (test: (trader: Trader) => boolean): Effect<Trader> =>
  (trader, then) =>
    test(trader) ? trader.game.follow(then) : trader.game.impossible(then, 'nothing')

/** Takes a coin out of the bag: nobody knows which one comes. */
export const drawCoin: Effect<Trader> = (trader, then) => {
  const { game, state, seat } = trader
  if (state.bag.length === 0) return game.impossible(then, 'nothing')
  return game.hidden(() => {
    const coin = game.journal.pop(state.bag)
    game.journal.push(required(state.purses[seat]), coin)
    game.log(seat, 'draw', { count: 1 }, { seat, params: { count: 1, coin } })
    return game.follow(then)
  })
}

/** Stirs the bag. Cannot fail. */
export const stir: Effect<Trader> = cannotFail(({ game, state }, then) =>
  game.hidden(() => {
    game.random.shuffle(state.bag)
    return game.follow(then)
  }),
)

/** Another trader chooses a coin of his own to spend, or passes where that is allowed. */
export function neighbourSpends(mayPass: boolean): Effect<Trader> {
  return (trader, then) => {
    const { game, state, all } = trader
    const neighbour = required(all[(trader.seat + 1) % all.length])
    if (game.dryRun && mayPass) return game.follow(then)
    const purse = required(state.purses[neighbour.seat])
    if (purse.length === 0 && !mayPass) return game.impossible(then, 'nothing')
    return question(neighbour, then, {
      key: 'neighbour',
      candidates: mayPass ? [...purse, pass] : [...purse],
      cannotFail: true,
      answer: coin => {
        if (coin !== pass) {
          game.makeIrreversible()
          pay(neighbour, coin)
        }
        return game.follow(then)
      },
    })
  }
}

export interface ToyCardSetup {
  readonly purses: readonly (readonly number[])[]
  readonly bag?: readonly number[]
  readonly turn: Effect<Trader>
}

/** The game in which trader 0 has one turn. */
export function toyCardGame({
  purses,
  bag,
  turn,
}: ToyCardSetup): Game<ToyCardState> & { readonly tried: { answers: number } } {
  const tried = { answers: 0 }
  return {
    tried,
    name: 'toy-cards',
    version: 1,
    settle: () => ({}),
    prepare: (_, seats) => ({
      seats,
      start: () => ({
        position: 0,
        round: 1,
        irreversible: 0,
        over: 0,
        purses: purses.map(purse => [...purse]),
        bag: [...(bag ?? [])],
        spent: [],
      }),
      play: game => new ToyCardInstance(game, turn, tried),
    }),
    copy: state => ({
      ...state,
      purses: state.purses.map(purse => [...purse]),
      bag: [...state.bag],
      spent: [...state.spent],
    }),
  }
}

class ToyCardInstance implements GameInstance {
  private readonly traders: Trader[] = []

  constructor(
    private readonly game: GameContext<ToyCardState>,
    private readonly turn: Effect<Trader>,
    tried: { answers: number },
  ) {
    game.state.purses.forEach((_, seat) =>
      this.traders.push({ game, state: game.state, seat, all: this.traders, tried }),
    )
  }

  deal(): void {
    this.game.random.shuffle(this.game.state.bag)
    this.game.log(null, 'begin', {})
  }

  next(): Outcome {
    const { game } = this
    if (game.state.over === 1) return done
    const end: Continuation = {
      cannotFail: true,
      go: () => {
        game.state.over = game.journal.change(game.state, 'over', 1)
        game.state.irreversible = game.journal.change(game.state, 'irreversible', 0)
        return done
      },
    }
    return this.turn(required(this.traders[0]), end)
  }

  get checkpoint(): number {
    return this.game.state.over
  }

  get result() {
    return this.game.state.over === 1 ? { scores: [], winners: [] } : null
  }

  blocked: GameInstance['blocked'] = () => []
  redraw: GameInstance['redraw'] = (_, random) => random.shuffle(this.game.state.bag)
  waiting: GameInstance['waiting'] = () => ({ key: 'turn', params: {} })
  question: GameInstance['question'] = () => ({})
  sorted: GameInstance['sorted'] = (_, options) => [...options].sort((one, other) => one - other)
  offer: GameInstance['offer'] = (_, option) =>
    option === pass
      ? { id: 'pass', key: 'pass', params: {} }
      : { id: `c${option}`, key: 'coin', params: { coin: option } }

  table: GameInstance['table'] = viewer => ({
    bag: this.game.state.bag.length,
    spent: [...this.game.state.spent],
    purses: this.game.state.purses.map((purse, seat) => (seat === viewer ? [...purse] : purse.length)),
  })
}
