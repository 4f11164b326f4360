// A table of any kind whose players play at random until it is over, however often they are cut off on the way.
import { isDeepStrictEqual } from 'node:util'
import { hexToBytes } from '@noble/hashes/utils.js'
import { levels, type Level } from '#shared/bot-levels.ts'
import type { Chance } from '#shared/chance.ts'
import { Replay } from '#shared/engine/game-replay.ts'
import { games } from '#shared/games.ts'
import type { GameHistory, MadeTable, Result, SatDown } from '#shared/protocol.ts'
import type { TableKind } from '#shared/simulator/kinds.ts'
import { Client } from './player.ts'
import { SeatPlayer } from './seat-player.ts'
import { CutOff, type Site } from './site.ts'

/** How it ended. */
export interface Ended {
  readonly lost: number
  readonly doubled: number
  readonly moves: number
}

const keyLength = 22

/** One table. */
export class RandomTable {
  readonly players: SeatPlayer[] = []
  private readonly bots: readonly Level[]
  private readonly key: string

  constructor(
    private readonly kind: TableKind,
    private readonly chance: Chance,
    private readonly site: Site,
  ) {
    const { seats } = kind
    this.bots = chance.once(2) ? Array.from({ length: chance.below(seats) }, () => chance.one(levels)) : []
    this.key = Buffer.from(chance.seed()).toString('base64url').slice(0, keyLength)
  }

  /** Its id; null before it is made. */
  get id(): string | null {
    return this.players[0]?.client.id ?? null
  }

  /** Whether every seat is taken: before, whoever knows the address may sit down. */
  get isFull(): boolean {
    return this.players.length + this.bots.length === this.kind.seats
  }

  /** Plays on to the end. @returns how it ended; null if it was cut off before */
  async live(): Promise<Ended | null> {
    try {
      await this.gather()
      const played = await Promise.all(this.players.map(player => player.play().catch(thrown => this.failed(thrown))))
      return played.every(isOver => isOver) ? await this.audit() : null
    } catch (thrown) {
      this.failed(thrown)
      return null
    }
  }

  /** What has failed by itself, and not because the server was gone, is a fault. */
  private failed(thrown: unknown): false {
    if (thrown instanceof CutOff) return false
    this.site.fault(`table ${this.id}: ${String(thrown)}`)
    this.leave()
    return false
  }

  /** Everybody stops playing. */
  leave(): void {
    for (const player of this.players) player.leave()
  }

  /** Seats everybody. A call that was cut off is repeated with the same key, and finds the same seat. */
  private async gather(): Promise<void> {
    const { kind, bots, players, key, site } = this
    if (this.id === null) {
      const { game, seats, options } = kind
      const body = JSON.stringify({ game, seats, options, bots, name: 'Anna', key })
      const headers = { 'Content-Type': 'application/json' }
      await this.seat(await site.reach('/api/games', { method: 'POST', headers, body }))
    }
    const stranger = new Client(site.reach, this.id ?? '')
    while (players.length + bots.length < kind.seats) {
      const name = `Player ${players.length}`
      const own = key.slice(0, -1) + players.length
      await this.seat(await stranger.call('/seats', 'POST', { name, key: own }))
    }
  }

  private async seat(answer: Response): Promise<void> {
    const text = await answer.text()
    if (answer.status !== 201) throw new Error(`no seat: ${answer.status} ${text}`)
    const { id = this.id ?? '', token }: SatDown & Partial<MadeTable> = JSON.parse(text)
    const { chance, site, players } = this
    players.push(new SeatPlayer(new Client(site.reach, id, token), chance, site))
  }

  /** Checks a game that is over: its history holds what was acknowledged, and leads to what everybody sees. */
  private async audit(): Promise<Ended> {
    const { players, site, id } = this
    const [host] = players
    if (!host) throw new Error('nobody plays')
    const history: GameHistory = JSON.parse(await (await host.client.call('/history')).text())
    const { game, options, seats, seed, picks } = history
    const replay = new Replay(games[game], { options, seats, seed: hexToBytes(seed), moves: picks })
    replay.goTo(replay.length)
    let lost = 0
    let doubled = 0
    for (const player of players) {
      const { you, result, table } = await player.client.view()
      const { referee } = replay
      const replayed: unknown = JSON.parse(JSON.stringify(referee.table(you)))
      if (!isDeepStrictEqual([scored(referee.result), replayed], [scored(result), table]))
        site.fault(`table ${id}, seat ${you}: the history leads to another end`)
      const found = player.audit(you ?? -1, picks)
      lost += found.lost
      doubled += found.doubled
    }
    return { lost, doubled, moves: picks.length }
  }
}

/** Who has won and by how much, without the words for it. */
const scored = (result: Result | null): unknown =>
  result && [
    result.winners,
    result.scores.map(({ seat, total, parts }) => [seat, total, parts.map(each => each.points)]),
  ]
