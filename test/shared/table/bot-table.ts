// A table of people and bots in memory, played on by random picks of the people.
import { expect } from 'vitest'
import type { Level } from '#shared/bot-levels.ts'
import type { BotRules } from '#shared/bots/bot-rules.ts'
import type { GameManifest, Games } from '#shared/game-manifest.ts'
import { games } from '#shared/games.ts'
import type { GameName, View } from '#shared/protocol.ts'
import type { Row } from '#shared/table/rows.ts'
import { anyPick } from '#test/client/player.ts'
import { required } from '#test/shared/required.ts'
import { Chance } from '#shared/chance.ts'
import { MemoryPlace, bodyOf, settled, type HostedTable, type MemoryConnection, type Seated } from './memory-place.ts'

/** Bots answer what they are asked in another's turn after so many milliseconds. */
export const reactionTime = 700
/** Time passes in steps of so many milliseconds. */
const moment = 100

export interface Plan {
  readonly game: GameName
  readonly people: number
  readonly bots: readonly Level[]
  readonly options?: Readonly<Record<string, unknown>>
}

/** The deck-builder with other bots. */
export function withBots(change: (rules: BotRules) => Partial<BotRules>): Games {
  const valley: GameManifest = games.valley
  const bots = required(valley.bots)
  return {
    ...games,
    valley: {
      ...valley,
      bots: {
        ...bots,
        rules: (options, seats) => {
          const rules = bots.rules(options, seats)
          return { ...rules, ...change(rules) }
        },
      },
    },
  }
}

/** Its bots pick at random: what they do follows from the rules alone, not from what they have learned. */
export const withRandomBots = (): Games => withBots(() => ({ choices: () => [] }))

/** One viewer: with a connection that follows changes, and one that always gets whole views. */
export interface Looker {
  readonly token: string | null
  readonly following: MemoryConnection
  readonly whole: MemoryConnection
}

/** A table at which people sit with bots, and everybody is connected. */
export class BotTable {
  readonly lookers: readonly Looker[]

  private constructor(
    readonly place: MemoryPlace,
    readonly id: string,
    readonly table: HostedTable,
    readonly seated: readonly Seated[],
    readonly chance: Chance,
  ) {
    this.lookers = [null, ...seated.map(({ token }) => token)].map(token => ({
      token,
      following: table.connect(token),
      whole: table.connect(token, false),
    }))
  }

  /** @param seed of the game and of all that people pick */
  static async made(plan: Plan, seed: number, games?: Games, picksAtOnce = 1000): Promise<BotTable> {
    const { game, people, bots, options = {} } = plan
    const place = new MemoryPlace(seed, games)
    place.picksAtOnce = picksAtOnce
    const { id, table, seated } = await place.made(
      { game, seats: people + bots.length, options, bots: [...bots] },
      ['Anna', 'Bert', 'Cleo', 'Dora'].slice(0, people),
    )
    const made = new BotTable(place, id, table, seated, new Chance(seed))
    await made.quiet()
    // Who is there is told once a second.
    await place.pass(1000)
    return made
  }

  /** Waits until only people are asked something. */
  async quiet(): Promise<void> {
    await settled()
    while (this.botsAsked.length > 0) await this.place.pass(moment)
  }

  /** The bots that are asked something, by seat. */
  get botsAsked(): readonly number[] {
    const { seats, waitingFor } = this.view
    return waitingFor.filter(seat => required(seats[seat]).bot !== null)
  }

  /** What a spectator was sent last. */
  get view(): View {
    return this.of(null).following.view
  }

  of(seat: number | null): Looker {
    const token = seat === null ? null : required(this.seated.find(each => each.seat === seat)).token
    return required(this.lookers.find(looker => looker.token === token))
  }

  get rows(): readonly Row[] {
    return this.table.rows.between(1, this.table.rows.texts.length)
  }

  /** A person who is asked something; null once the game is over. */
  get asked(): Looker | null {
    const asked = this.lookers.filter(({ following }) => following.view.decisions.length > 0)
    return asked.length > 0 ? this.chance.one(asked) : null
  }

  /** A pick of somebody who is asked; what bots answer comes later. */
  async pick({ token, following }: Looker): Promise<void> {
    bodyOf(await this.table.machine.pick(token, anyPick(this.chance.one(following.view.decisions), this.chance)))
  }

  /** Plays on to the end, or for so many picks of people. */
  async playOn(most = Infinity, before: () => void = () => {}): Promise<void> {
    for (let made = 0; made < most; made++) {
      const { asked } = this
      if (asked === null) return
      before()
      await this.pick(asked)
      await this.quiet()
    }
  }

  /** Compares what everybody was sent with what the table itself answers. */
  async check(): Promise<void> {
    for (const { token, following, whole } of this.lookers) {
      expect(following.view).toEqual(whole.view)
      expect(following.view).toEqual(bodyOf<View>(await this.table.machine.fetchView(token, null)))
    }
  }
}
