// A toy game for the engine's own tests: traders with purses of coins, a bag whose order nobody knows, and a turn that
// each test writes down as a part. The game is over when the turn has ended.
import { completed, done, sure, type Ask, type Part, type Step, type Then } from '#shared/engine/ask.ts'
import type { Game, Play } from '#shared/engine/game.ts'
import type { Run, State } from '#shared/engine/run.ts'

export interface MarketState extends State {
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
  readonly run: Run<MarketState>
  readonly state: MarketState
  readonly seat: number
  readonly all: readonly Trader[]
  /** How many answers were tried. */
  readonly tried: { answers: number }
}

type Test = (coin: number, trader: Trader) => boolean

export const pass = -1

function question(trader: Trader, then: Then, asked: Partial<Ask> & Pick<Ask, 'key' | 'candidates' | 'answer'>): Ask {
  return {
    seat: trader.seat, kind: 'choose-number', min: 1, max: 1, ordered: false, sure: then.sure, facts: [], ...asked,
    answer: (option, all) => {
      if (trader.run.trying) trader.tried.answers++
      return asked.answer(option, all)
    },
  }
}

function pay(trader: Trader, coin: number): void {
  const { run, state, seat } = trader
  const purse = state.purses[seat] as number[]
  run.journal.remove(purse, purse.indexOf(coin))
  run.journal.push(state.spent, coin)
  run.tell(seat, 'spend', { coin })
}

/** Spends one coin; `next` says what follows from it, `trials` what the question knows of its trials. */
export function spend(where: Test = () => true, next?: (coin: number) => Part<Trader>, trials: Pick<Ask, 'alike' | 'doubtful'> = {}): Part<Trader> {
  return (trader, then) => {
    const { run, state, seat } = trader
    const candidates = (state.purses[seat] as number[]).filter(coin => where(coin, trader))
    if (candidates.length === 0) return run.impossible(then)
    const isSure = then.sure && !next
    if (run.trying && isSure) return completed
    return question(trader, then, {
      key: 'spend', candidates, sure: isSure, ...trials,
      answer: coin => {
        pay(trader, coin)
        return next ? next(coin)(trader, then) : run.follow(then)
      },
    })
  }
}

/** Spends several coins at once. */
export function spendSome(min: number, max: number): Part<Trader> {
  return (trader, then) => {
    const { run, state, seat } = trader
    const purse = state.purses[seat] as number[]
    if (purse.length < min) return run.impossible(then)
    if (run.trying && then.sure) return completed
    return question(trader, then, {
      key: 'spend-some', candidates: [...purse], min, max, ordered: true,
      answer: (_, picked) => {
        for (const coin of picked) pay(trader, coin)
        return run.follow(then)
      },
    })
  }
}

/** Can be carried out only while something holds. */
export const need = (test: (trader: Trader) => boolean): Part<Trader> =>
  (trader, then) => test(trader) ? trader.run.follow(then) : trader.run.impossible(then)

/** Takes a coin out of the bag: nobody knows which one comes. */
export const drawCoin: Part<Trader> = (trader, then) => {
  const { run, state, seat } = trader
  if (state.bag.length === 0) return run.impossible(then)
  if (run.trying) return completed
  run.sawUnknown()
  const coin = run.journal.pop(state.bag)
  run.journal.push(state.purses[seat] as number[], coin)
  run.tell(seat, 'draw', { count: 1 }, { seat, params: { count: 1, coin } })
  return run.follow(then)
}

/** Stirs the bag. Cannot fail. */
export const stir: Part<Trader> = sure((trader, then) => {
  if (trader.run.trying) return completed
  trader.run.sawUnknown()
  trader.run.random.shuffle(trader.state.bag)
  return trader.run.follow(then)
})

/** Another trader chooses a coin of his own to spend, or passes where that is allowed. */
export function neighbourSpends(mayPass: boolean): Part<Trader> {
  return (trader, then) => {
    const { run, state, all } = trader
    const neighbour = all[(trader.seat + 1) % all.length] as Trader
    if (run.trying && mayPass) return run.follow(then)
    const purse = state.purses[neighbour.seat] as number[]
    if (purse.length === 0 && !mayPass) return run.impossible(then)
    return question(neighbour, then, {
      key: 'neighbour', candidates: mayPass ? [...purse, pass] : [...purse], sure: true,
      answer: coin => {
        if (coin !== pass) {
          run.noWayBack()
          pay(neighbour, coin)
        }
        return run.follow(then)
      },
    })
  }
}

export interface Market { readonly purses: readonly (readonly number[])[], readonly bag?: readonly number[], readonly turn: Part<Trader> }

/** The game in which trader 0 has one turn. */
export function market({ purses, bag, turn }: Market): Game<MarketState> & { readonly tried: { answers: number } } {
  const tried = { answers: 0 }
  return {
    tried, name: 'market', version: 1,
    settle: () => ({}),
    start: () => ({ position: 0, round: 1, unknown: 0, over: 0, purses: purses.map(purse => [...purse]), bag: [...bag ?? []], spent: [] }),
    copy: state => ({ ...state, purses: state.purses.map(purse => [...purse]), bag: [...state.bag], spent: [...state.spent] }),
    play: run => new MarketPlay(run, turn, tried),
  }
}

class MarketPlay implements Play {
  private readonly traders: Trader[] = []

  constructor(private readonly run: Run<MarketState>, private readonly turn: Part<Trader>, tried: { answers: number }) {
    run.state.purses.forEach((_, seat) => this.traders.push({ run, state: run.state, seat, all: this.traders, tried }))
  }

  deal(): void {
    this.run.random.shuffle(this.run.state.bag)
    this.run.tell(null, 'begin', {})
  }

  next(): Step {
    const { run } = this
    if (run.state.over === 1) return done
    const end: Then = {
      sure: true,
      go: () => {
        run.journal.set(run.state, 'over', 1)
        run.journal.set(run.state, 'unknown', 0)
        return done
      },
    }
    return this.turn(this.traders[0] as Trader, end)
  }

  get stretch(): number {
    return this.run.state.over
  }

  get result() {
    return this.run.state.over === 1 ? { scores: [], winners: [] } : null
  }

  redraw: Play['redraw'] = (_, random) => random.shuffle(this.run.state.bag)
  waiting: Play['waiting'] = () => ({ key: 'turn', params: {} })
  question: Play['question'] = ask => ({ key: ask.key, params: {} })
  sorted: Play['sorted'] = (_, options) => [...options].sort((one, other) => one - other)
  offer: Play['offer'] = (_, option) => option === pass ? { id: 'pass', key: 'pass', params: {} } : { id: `c${option}`, key: 'coin', params: { coin: option } }

  table: Play['table'] = viewer => ({
    bag: this.run.state.bag.length, spent: [...this.run.state.spent],
    purses: this.run.state.purses.map((purse, seat) => seat === viewer ? [...purse] : purse.length),
  })
}
