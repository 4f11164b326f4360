// What a seed decides before anything happens: which table is made, who comes to it, and which faults strike it how often.
import type { Level } from '../bot-levels.ts'
import { Chance } from '../chance.ts'
import { tableKinds, type TableKind } from './kinds.ts'

/** What may go wrong around a table. */
export const faultKinds = [
  /** A call, or the answer to one, never arrives. */
  'lost',
  /** A call arrives twice. */
  'doubled',
  /** Calls and answers arrive in another order than they were sent in. */
  'reordered',
  /** A connection breaks, which the table hears of some time later. */
  'cut',
  /** A connection breaks, and the table is not told. */
  'silent',
  /** The table's memory is dropped while nothing goes on; connections stay. */
  'unloaded',
  /** The program dies: memory, connections and calls under way are gone, rows stay. */
  'killed',
  /** The same just before a row is stored, or all are deleted. */
  'killed-before-row',
  /** The same just after. */
  'killed-after-row',
  /** The same, and rows that have not reached the disk are gone too. */
  'power-cut',
  /** A row cannot be stored, or the rows cannot be deleted. */
  'write-fails',
  /** For a while no row can be stored and no alarm set, as for an account that has used up its day. */
  'disk-full',
  /** For a while rows reach the disk late. */
  'slow-disk',
  /** The clock is set to another time, up to some hours away. */
  'clock-jumps',
  /** The alarm rings before its time. */
  'alarm-early',
  /** The alarm rings twice. */
  'alarm-twice',
  /** Another build takes over, by whose rules this game cannot go on, and is then taken back. */
  'other-version',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** What a seed has decided. */
export interface Scenario {
  readonly seed: number
  readonly kind: TableKind
  /** The bots that the host seats, and whether in the call that makes the table. */
  readonly bots: readonly Level[]
  readonly seatsBotsAtOnce: boolean
  /** How many connections of spectators there may be. */
  readonly watchers: number
  /** Whether people have their browsers told when they are asked. */
  readonly isTold: boolean
  /** Whether people who are told also put their pages out of sight. */
  readonly hidesPages: boolean
  /** Whether people play on after the game, at a next table. */
  readonly playsAgain: boolean
  /** Whether somebody means harm: a player, or somebody without a seat. */
  readonly intruder: 'none' | 'player' | 'stranger'
  /** Whether frames are rate-limited (`Ports`). */
  readonly isLimited: boolean
  /** Whether bots think as they do at real tables, not hastily. */
  readonly botsThink: boolean
  /** How many picks of bots one event thinks out (`Ports`). */
  readonly picksAtOnce: number
  /** How often each fault strikes, against 100 for all else that happens; none of those that are missing. */
  readonly faults: ReadonlyMap<FaultKind, number>
  /** In which step everybody is called away, if at all: for a while nobody does anything, and time passes. */
  readonly desertedFrom: number | null
  /** How many steps the faults last. The game is then played to its end without any. */
  readonly stormy: number
}

/** Faults that strike a table are drawn out of these weights. */
const rarely = 0.1
const weights = [rarely, 0.3, 1, 3]
/** Bots think at one table of so many. */
const thinkEvery = 4
/** Everybody is called away for a while at one table without a clock of so many. */
const awayEvery = 4
const lengths = [100, 400, 1500, 4000]

/**
 * What a seed decides.
 * @param without faults that are not to strike, whatever the seed says
 */
export function scenarioOf(seed: number, without: ReadonlySet<FaultKind> = new Set()): Scenario {
  const chance = new Chance(seed)
  // Small tables are quick, and what goes wrong at a large one mostly does at a small one, too.
  const kind = chance.weighed(tableKinds, ({ seats }) => 1 / seats ** 2)
  const bots = chance.once(3)
    ? Array.from({ length: 1 + chance.below(Math.max(1, kind.seats - 1)) }, () =>
        chance.once(6) ? ('club' as const) : ('newcomer' as const),
      ).slice(0, kind.seats - 1)
    : []
  const clock = chance.once(6) ? { clock: 30 + chance.below(600) } : {}
  const patience = chance.once(4) ? { patience: 60 + chance.below(600) } : {}
  const hints = chance.once(6) ? { hints: true } : {}
  const scenario = {
    seed,
    kind: { ...kind, options: { ...kind.options, ...clock, ...patience, ...hints } },
    bots,
    seatsBotsAtOnce: chance.once(2),
    watchers: chance.below(3),
    intruder: chance.one(['none', 'player', 'stranger'] as const),
    isLimited: chance.once(2),
    picksAtOnce: chance.once(4) ? 1 : 1000,
    stormy: chance.one(lengths),
    isTold: chance.once(3),
    playsAgain: chance.once(3),
  }
  // Most faults are left out most of the time, so that those which are there meet undisturbed.
  const isMany = chance.once(3)
  const faults = new Map<FaultKind, number>()
  for (const fault of faultKinds) {
    const strikes = chance.once(isMany ? 2 : 6)
    const weight = chance.one(weights)
    if (strikes && !without.has(fault)) faults.set(fault, weight)
  }
  const botsThink = chance.once(thinkEvery)
  const isDeserted = chance.once('clock' in clock ? 3 : awayEvery)
  if (isDeserted && !without.has('killed') && !faults.has('killed')) faults.set('killed', rarely)
  const desertedFrom = isDeserted ? chance.below(scenario.stormy) : null
  return { ...scenario, faults, botsThink, desertedFrom, hidesPages: scenario.isTold && chance.once(2) }
}
