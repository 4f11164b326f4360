// One table with everything around it, driven by one seed: in each step one thing happens, by a chance of its own, so that a
// step can be left out and the others stay what they are.
import { Chance } from '../chance.ts'
import type { Games } from '../game-manifest.ts'
import { tableId } from '../table/tokens.ts'
import { Checks } from './checks.ts'
import type { Action, Client, Site } from './client.ts'
import { isStirring, type ActionKind } from './action-kinds.ts'
import { heal, strike, type Struck } from './faults.ts'
import { withHastyBots } from './hasty-bots.ts'
import { SimulatedServer } from './simulated-server.ts'
import { Intruder } from './intruder.ts'
import { Ledger } from './ledger.ts'
import type { SimulatedConnection } from './connection.ts'
import { Network } from './network.ts'
import { LonelyBots } from './lonely-bots.ts'
import { NextTable } from './next-table.ts'
import { Person } from './person.ts'
import { PushServices } from './push-services.ts'
import type { FaultKind, Scenario } from './scenario.ts'
import { stateOf } from './state-of.ts'
import type { Violation } from './violations.ts'
import { Watcher } from './watcher.ts'

/** What has happened in a step. */
export interface SimulationEvent {
  readonly step: number
  /** Who has done it, or got it; null for what the table or its surroundings do. */
  readonly who: string | null
  readonly what: ActionKind | FaultKind
}

/** What a client does, or what happens around the table. */
type AnyAction = Omit<Action, 'what'> & Pick<SimulationEvent, 'what'>

/** What a simulation needs of whoever runs it. */
export interface Surroundings {
  readonly games: Games
  /** Resolves when nothing that was begun goes on any more. */
  readonly settled: () => Promise<void>
}

const names = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fina']
const start = Date.UTC(2026, 0, 1)
const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute
/** In the calm people look for a way on after so many steps in which nothing was stored, */
const longIdleSteps = 1_000
/** a table stands still that stores nothing for so many, */
const maxIdleSteps = 5_000
/**
 * beside those in which what was under way arrives: whoever is not connected asks again as often as answers come, so that each
 * message that was under way needs several steps (in seed 2380036 more than two),
 */
const stepsOfParcel = 8
/** and so many bring every game to its end, also where each of six has several connections that are sent everything. */
const maxCalmSteps = 200_000
/** Everybody is away for so many steps: enough for a table to have bots pick for them many times. */
const awaySteps = 400
/** Meanwhile the program dies so often at least, or bots that are asked then would hardly ever lose it. */
const deathsAway = 0.5
/** Weights of what happens around those who play. */
const often = { arrives: 60, turn: 40, disk: 15, time: 4, alarm: 6, timer: 12 }

/** A number for a step that tells nothing of the next. */
function mixed(seed: number, step: number): number {
  let hash = Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1) ^ Math.imul(step + 1, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35)
  return hash ^ (hash >>> 13)
}

/** One simulated table. */
export class Simulation implements Site {
  readonly network = new Network()
  readonly server: SimulatedServer
  readonly ledger: Ledger
  readonly people: readonly Person[]
  readonly others: readonly Client[]
  chance: Chance
  now = start
  /** How many steps were made. */
  steps = 0
  private happened: SimulationEvent | null = null
  /** How often each fault has struck. */
  readonly struck = new Map<FaultKind, number>()
  private readonly checks: Checks
  private readonly lonelyBots: LonelyBots
  private readonly pushServices = new PushServices(
    this.network,
    () => this.chance,
    endpoint => this.people.find(({ name }) => endpoint.includes(`/${name}/`))?.name ?? endpoint,
  )
  private readonly next: NextTable
  /** What faults strike: the table, and the one that follows. */
  private readonly struckServers: readonly Struck[]
  /** Whether no fault strikes any more. */
  isCalm = false
  standsStill = false

  constructor(
    readonly scenario: Scenario,
    private readonly surroundings: Surroundings,
  ) {
    const { seed, kind, bots, seatsBotsAtOnce, isLimited, picksAtOnce, watchers, intruder, botsThink } = scenario
    const chance = new Chance(mixed(seed, -1))
    this.chance = chance
    this.ledger = new Ledger(() => this.server, !scenario.faults.has('slow-disk'))
    const games = botsThink ? surroundings.games : withHastyBots(surroundings.games)
    const { network, pushServices } = this
    const around = { games, isLimited, picksAtOnce, now: () => this.now, network, pushServices }
    const next = new NextTable(around, mixed(seed, -3))
    this.next = next
    this.server = new SimulatedServer({
      ...around,
      secrets: new Chance(mixed(seed, -2)),
      watcher: this.ledger,
      follow: request => next.follow(request),
      failuresElsewhere: () => next.unanswered,
    })
    this.struckServers = [this.server, next.server].map(server => ({ server, network, games }))
    const key = (of: number) => `${'k'.repeat(20)}${of}${Math.abs(seed)}`
    const request = {
      ...kind,
      id: tableId(key(0), () => new Uint8Array(16)),
      key: key(0),
      origin: 'https://table.test',
      name: names[0] ?? '',
      ...(seatsBotsAtOnce && bots.length > 0 ? { bots: [...bots] } : {}),
    }
    const isShared = () => this.ledger.tokens.size > 0
    this.people = names
      .slice(0, kind.seats - bots.length)
      .map((name, at) =>
        at === 0
          ? new Person(name, key(at), { makes: request, bots }, () => true, this)
          : new Person(name, key(at), { makes: null }, isShared, this),
      )
    const own = chance.one(this.people)
    this.others = [
      ...Array.from({ length: watchers }, (_, at) => new Watcher(`watcher ${at + 1}`, this)),
      ...(intruder === 'none' ? [] : [new Intruder('intruder', intruder === 'player' ? own : null, this.people, this)]),
    ]
    const { server, ledger } = this
    this.checks = new Checks({ server, ledger })
    this.lonelyBots = new LonelyBots(server, ledger)
  }

  get violation(): Violation | null {
    return this.ledger.violation ?? this.next.violation
  }

  /**
   * Makes one step.
   * @param isLeftOut whether nothing is to happen in it
   */
  private async step(isLeftOut = false): Promise<void> {
    const { steps } = this
    this.steps++
    this.happened = null
    if (isLeftOut) return
    this.chance = new Chance(mixed(this.scenario.seed, steps))
    const { isDeserted } = this
    const action = this.chance.weighed(this.actions(), ({ weight }) => weight)
    action.run()
    const happened = this.happened ?? { step: steps, who: null, what: action.what }
    this.happened = happened
    if (isStirring(happened.what)) await this.surroundings.settled()
    this.ledger.recount()
    this.next.afterStep()
    this.lonelyBots.afterStep(isDeserted)
    try {
      this.checks.afterStep(this.chance)
    } catch (thrown) {
      this.ledger.accident(thrown, 'a check')
    }
  }

  /**
   * Plays it all: with faults for as long as the seed says, then without any until the game is over, or a promise is broken.
   * @param kept the steps with faults in which something happens; null: all
   */
  async *run(kept: ReadonlySet<number> | null): AsyncGenerator<SimulationEvent, void> {
    for (let step = 0; step < this.scenario.stormy && !this.isEnded; step++) {
      await this.step(kept?.has(step) === false)
      if (this.happened) yield this.happened
    }
    this.isCalm = true
    for (const each of this.struckServers) heal(each)
    await this.surroundings.settled()
    let rows = this.server.disk.count
    let idle = 0
    let maxIdle = this.maxIdle
    for (let calm = 0; !this.isEnded; calm++) {
      if (idle === maxIdle || calm === maxCalmSteps) {
        const where = `${calm} steps in the calm, ${idle} of them since the last row`
        return this.ledger.found('endless', `not over after ${where}: ${stateOf(this)}`)
      }
      await this.step()
      if (this.happened) yield this.happened
      const { count } = this.server.disk
      idle = count === rows ? idle + 1 : 0
      if (idle === 0) ({ maxIdle } = this)
      this.standsStill = idle >= longIdleSteps
      rows = count
    }
    if (!this.ledger.isDeleted && !this.violation && this.ledger.newest?.after.result) await this.checkEnd()
  }

  /** Whether everybody is away. */
  private get isDeserted(): boolean {
    const { steps, isCalm } = this
    const { desertedFrom } = this.scenario
    return !isCalm && desertedFrom !== null && steps > desertedFrom && steps <= desertedFrom + awaySteps
  }

  private get maxIdle(): number {
    return maxIdleSteps + stepsOfParcel * this.network.count
  }

  /** Whether there is nothing left to do: the game is over, its table is gone, or a promise is broken. */
  private get isEnded(): boolean {
    const { violation, ledger, people } = this
    return violation !== null || ledger.isDeleted || (people.every(({ isDone }) => isDone) && !ledger.isLeftToBots)
  }

  call(client: Client, call: Parameters<Site['call']>[1]): void {
    this.send(client, 'call', () => {
      this.server.call(call, reply => {
        this.send(client, 'answer', () => {
          client.answered(call, reply)
        })
      })
    })
  }

  open(client: Client, wish: Parameters<Site['open']>[1]): void {
    this.network.send({
      what: 'opening',
      who: client.name,
      toTable: true,
      lane: null,
      isLost: () => {
        client.refused()
      },
      arrive: () => {
        if (!client.isConnecting) return
        this.server.connect(client, wish, () => {
          client.refused()
        })
      },
    })
  }

  frame(line: SimulatedConnection, text: string): void {
    this.network.send({
      what: 'frame',
      who: line.client.name,
      toTable: true,
      lane: line.up,
      arrive: () => {
        this.server.frame(line, text)
      },
    })
  }

  closeConnection(line: SimulatedConnection): void {
    line.isClientOpen = false
    this.network.drop([line.down])
    this.server.tellGone(line)
  }

  private async checkEnd(): Promise<void> {
    await this.checks.atEnd()
    const seated = this.people.flatMap(({ next }) => next ?? [])
    const wrong = await this.next.wrongIn(seated)
    if (wrong !== null) this.ledger.found('next-differs', wrong)
  }

  get phrases(): readonly string[] {
    const { kind } = this.scenario
    return this.surroundings.games[kind.game]?.talk ?? []
  }

  get isTold(): boolean {
    return this.scenario.isTold
  }

  get hidesPages(): boolean {
    return this.scenario.hidesPages
  }

  get playsAgain(): boolean {
    return this.scenario.playsAgain
  }

  forget(endpoint: string): void {
    this.pushServices.forget(endpoint)
  }

  /** Everything that may happen next. */
  private actions(): readonly AnyAction[] {
    const { network, server, chance, isCalm, isDeserted, scenario } = this
    const actions: AnyAction[] = []
    const add = (weight: number, what: AnyAction['what'], run: () => void) => actions.push({ weight, what, run })
    for (const client of [...this.people, ...this.others])
      for (const action of isDeserted ? client.actionsAway() : client.actions(isCalm))
        actions.push({
          ...action,
          run: () => {
            this.happened = { step: this.steps - 1, who: client.name, what: action.what }
            action.run()
          },
        })
    if (network.count > 0) add(often.arrives, 'message', () => this.letArrive())
    for (const { life, disk } of [server, this.next.server]) {
      if (life.waitsForTurn) add(often.turn, 'goes-on', () => life.takeTurn())
      if (disk.unflushed > 0) add(often.disk, 'reaches-disk', () => disk.flush())
    }
    const timer = server.life.nextTimer
    if (timer !== null && timer <= this.now) add(often.timer, 'timer', () => server.life.runNextTimer())
    if (server.alarm !== null && server.alarm <= server.now()) add(often.alarm, 'alarm', () => server.ring())
    this.addTimes(add)
    if (!isCalm)
      for (const [fault, weight] of scenario.faults) {
        const struck = strike(fault, chance.one(this.struckServers.slice(0, this.next.isAsked ? 2 : 1)), chance)
        const isDeath = isDeserted && fault === 'killed'
        if (struck)
          add(isDeath ? Math.max(weight, deathsAway) : weight, fault, () => {
            this.countStruck(fault)
            this.happened = { step: this.steps - 1, who: null, what: fault }
            struck()
          })
      }
    return actions
  }

  private addTimes(add: (weight: number, what: ActionKind, run: () => void) => void): void {
    const { server, isCalm, isDeserted, now } = this
    const { nextTimer, waitsForTurn } = server.life
    const due = Math.min((nextTimer ?? Infinity) - now, (server.alarm ?? Infinity) - server.now())
    // Where everybody is away, what is due is held up by nothing here: how late bots are there is the table's doing.
    if (isDeserted && (due <= 0 || waitsForTurn || server.disk.unflushed > 0)) return
    const pass = (weight: number, time: number) =>
      add(weight, 'time', () => {
        this.now += isDeserted ? Math.min(time, due) : time
      })
    pass(often.time, 40 * (1 + this.chance.below(20)))
    pass(0.4, 5 * second)
    pass(0.1, minute)
    if (!isCalm && !isDeserted) {
      pass(0.02, 60 * minute)
      pass(0.004, day)
      return
    }
    // In the calm, and where everybody is away, time passes up to what is due next: the table has everything done before
    // a lobby would be deleted.
    const times = [nextTimer, server.alarm].filter(time => time !== null && time - now < 2 * day)
    const next = Math.min(...times.map(time => time ?? Infinity))
    if (next < Infinity && next > now) pass(2, next - now)
  }

  private letArrive(): void {
    const { network, chance, scenario } = this
    const parcels = network.next
    const isReordered = scenario.faults.has('reordered') && !this.isCalm
    const parcel = isReordered ? chance.one(parcels) : parcels[chance.below(Math.min(2, parcels.length))]
    if (!parcel) return
    if (isReordered && parcel.lane === null && parcels.find(({ lane }) => lane === null) !== parcel)
      this.countStruck('reordered')
    network.take(parcel)
    this.happened = { step: this.steps - 1, who: parcel.who, what: parcel.what }
    parcel.arrive()
  }

  private countStruck(fault: FaultKind): void {
    this.struck.set(fault, (this.struck.get(fault) ?? 0) + 1)
  }

  private send(client: Client, what: 'call' | 'answer', arrive: () => void): void {
    this.network.send({ what, who: client.name, toTable: what === 'call', lane: null, arrive })
  }
}
