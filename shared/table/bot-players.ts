// The bots of one table: what each picks when it is asked.
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Level } from '../bot-levels.ts'
import { advise } from '../bots/advice.ts'
import { Bot } from '../bots/bot.ts'
import type { Picked } from '../bots/bot-rules.ts'
import { Net, type Weights } from '../bots/net.ts'
import { unpack, type PackedWeights } from '../bots/packed-weights.ts'
import { Intention } from '../bots/plans.ts'
import type { DecisionPoint } from '../engine/effect.ts'
import type { UnwordedDecision } from '../engine/game.ts'
import type { State } from '../engine/game-context.ts'
import { Journal } from '../engine/journal.ts'
import { Random, Stream } from '../engine/random.ts'
import type { Referee } from '../engine/referee.ts'
import type { Hint } from '../protocol.ts'
import type { BotPick } from './rows.ts'
import type { TableState } from './table-state.ts'

/** Worths go from -1 to 1, chances from 0 to 100. */
const worthOfChance = 50
/** How many bytes the seed of a stream has. */
const seedBytes = 16

/** Who thinks: a bot of some level, or whoever advises a person. */
type Role = Level | 'adviser'

/** What a bot means to pick next, and until which checkpoint. */
interface Meant {
  readonly checkpoint: number
  readonly intention: Intention
}

/** All bots that play at one table. */
export class BotPlayers {
  /** By the weights that they think with, and by role: made when they are first asked, and kept. */
  private readonly bots = new Map<PackedWeights, Map<Role, Bot<State>>>()
  private readonly meant = new Map<number, Meant>()

  /** @param reportError is told what a bot has thrown, or that its pick was refused */
  constructor(
    private readonly table: Pick<TableState, 'made' | 'dealing' | 'game'>,
    private readonly reportError: (thrown: unknown) => void,
  ) {}

  /** Has them forget what they meant to pick next: what they pick then follows from the game alone. */
  thinkAnew(): void {
    this.meant.clear()
  }

  /**
   * Has a bot answer what a seat is asked. A bot that throws, or whose pick is refused, picks at random instead.
   * @param referee of a copy of the game, which gets the pick
   * @param level of the bot; null, as where there is no such bot, counts as one that throws
   */
  pick(referee: Referee, seat: number, level: Level | null): BotPick {
    const [decision = ''] = referee.openFor(seat)
    const seed = thoughtSeed(this.table.dealing.seed, decision)
    const made = (options: readonly string[]): BotPick | null => {
      const taken = referee.pick(seat, decision, options)
      if (!('code' in taken)) return { seat, decision, options: [...options] }
      this.reportError(new Error(`a bot's pick is refused: ${taken.reason}`))
      return null
    }
    const options = this.wanted(referee, seat, level, seed)
    const pick = (options && made(options)) ?? made(anyOptions(referee.decisions(seat)[0], seed))
    if (pick === null) throw new Error('what was offered is refused')
    return pick
  }

  /** The ids of the options that a bot wants; null where it throws. */
  private wanted(referee: Referee, seat: number, level: Level | null, seed: Uint8Array): readonly string[] | null {
    try {
      return referee.idsOf(seat, this.choosePick(referee, seat, level, seed))
    } catch (thrown) {
      this.reportError(thrown)
      return null
    }
  }

  /**
   * What the strongest bot would do in place of a seat; not a pick of it. Alone it may also be what a bot leaves out because it
   * could go on for ever.
   * @throws Error where nothing is asked of this seat
   */
  advise(referee: Referee, seat: number): Hint {
    const [decision = ''] = referee.openFor(seat)
    const thought = referee.thought(seat, thoughtSeed(this.table.dealing.seed, `hint ${decision}`))
    const bot = this.bot('adviser', thought.point)
    const { plan, ahead, changes } = advise(bot, thought)
    // Alone, a worth says how near one comes to the perfect tomb, not how likely one is to win.
    const isChance = bot.judge.rules.pointsOf === undefined
    return {
      decision,
      picks: plan.map(picked => [...referee.idsOf(seat, picked)]),
      ahead: isChance ? Math.round(ahead * worthOfChance) : 0,
      changes,
    }
  }

  private choosePick(referee: Referee, seat: number, level: Level | null, seed: Uint8Array): Picked {
    const { checkpoint } = referee
    const thought = referee.thought(seat, seed)
    const meant = this.meant.get(seat)
    const next = meant?.checkpoint === checkpoint ? meant.intention.next(thought.match, thought.point) : undefined
    if (next) return next
    const intention = new Intention(thought.point, this.bot(level, thought.point).plan(thought))
    this.meant.set(seat, { checkpoint, intention })
    const picked = intention.next(thought.match, thought.point)
    if (!picked) throw new Error('a bot has planned what is not legal')
    return picked
  }

  private bot(role: Role | null, { kind }: DecisionPoint): Bot<State> {
    const {
      made: { options, seats },
      game: { bots },
    } = this.table
    if (!bots || role === null) throw new Error('there is no bot')
    const weights = bots.weights(options, seats, kind)
    const known = this.bots.get(weights)?.get(role)
    if (known) return known
    const advises = role === 'adviser'
    const style = bots.styles[advises ? 'master' : role]
    const bot = new Bot(bots.rules(options, seats, advises), new Net(unpacked(weights)), style)
    this.bots.set(weights, new Map(this.bots.get(weights)).set(role, bot))
    return bot
  }
}

/** Weights that were unpacked, for all tables of this program: nobody changes them, and to unpack a net takes longer than a turn. */
const known = new WeakMap<PackedWeights, Weights>()

function unpacked(packed: PackedWeights): Weights {
  const weights = known.get(packed) ?? unpack(packed)
  known.set(packed, weights)
  return weights
}

/**
 * The seed of what a bot thinks about one question: the same game with the same picks gets the same one, and nothing is taken
 * from the chance of the game itself.
 * @param seed of the game
 */
function thoughtSeed(seed: string, decision: string): Uint8Array {
  return sha256(utf8ToBytes(`thought ${seed} ${decision}`)).slice(0, seedBytes)
}

/** Any legal answer, each as likely as the others of its size. */
function anyOptions(decision: UnwordedDecision | undefined, seed: Uint8Array): readonly string[] {
  if (!decision) throw new Error('nothing is asked of this seat')
  const { options, min, max } = decision
  const random = new Random({ position: 0 }, new Journal(), new Stream(seed))
  const order = options.map((_, at) => at)
  random.shuffle(order)
  return order.slice(0, min + random.below(max - min + 1)).map(at => options[at]?.id ?? '')
}
