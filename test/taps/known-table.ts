// A table of the deck-builder for two at a site whose deals are known (`test/worker/site.ts`): the same game is played here beside
// it, so that bots can say what somebody sensible would pick. They are handed what their seat knows, as at any table.
import { hexToBytes } from '@noble/hashes/utils.js'
import { seedOf } from '#shared/table/shuffle.ts'
import { drawLot, newSecret, seatToken } from '#shared/table/tokens.ts'
import type { State } from '#shared/engine/game-context.ts'
import type { RandomBytes } from '#shared/table/ports.ts'
import { Referee } from '#shared/engine/referee.ts'
import type { SatDown } from '#shared/protocol.ts'
import type { Box } from '#shared/valley/editions.ts'
import { Bot } from '#shared/bots/bot.ts'
import { styles } from '#shared/bots/levels.ts'
import { Net } from '#shared/bots/net.ts'
import { unpack } from '#shared/bots/packed-weights.ts'
import { endTurn, toBuy, toEntomb, useIn } from '#shared/valley/option-codec.ts'
import { bots } from '#shared/valley/bot/index.ts'
import { valley } from '#shared/valley/index.ts'
import { settle } from '#shared/valley/options.ts'
import { playerOf, type PlayerName } from '#test/arena/players.ts'
import { Client, madeTable, type Reach } from '#test/client/player.ts'
import { accepted } from '#test/shared/accepted-options.ts'
import { Chance } from '#shared/chance.ts'
import { settled } from '#test/training/valley.ts'
import type { Setting } from '#test/training/trainer.ts'
import type { Thinker } from '#test/training/self-play.ts'
import { drawing } from '#test/worker/drawing.ts'

const seats = 2
/** The seat that is played by hand; the other one is a bot's. */
export const own = 0

/** What was picked: the options, and those of the questions that followed in one call. */
export interface Made {
  readonly decision: string
  readonly options: readonly string[]
  readonly then?: readonly (readonly string[])[]
}

/** Who decides: somebody who buys and entombs what is best and plays no card for its text, or a player of the arena. */
export type Decider = 'buyer' | PlayerName

export interface Wish {
  readonly edition: Box
  /** Who sits at the table: another name is dealt another game. */
  readonly name: string
  /** Who decides for the hand, and who plays against it. */
  readonly level: Decider
  readonly against: Decider
}

/** What somebody who plays no card for its text does in a turn. */
const usesOfBuyer: readonly number[] = [toBuy, toEntomb]

/** Worlds over which chance is averaged: of more, only the better half would be weighed. */
const worlds = 4

/** Does what a strong bot judges best, of purchases, burials and the end of the turn. */
const buyer =
  (bot: Bot<State>): Thinker =>
  thought => {
    if (thought.point.kind !== 'play') return bot.plan(thought)
    return bot.judge
      .weigh(thought, worlds)
      .filter(
        ({ plan: [[option = endTurn] = []] }) =>
          (option >= 0 && usesOfBuyer.includes(useIn(option))) || option === endTurn,
      )
      .reduce((best, each) => (each.worth > best.worth ? each : best), { plan: [[endTurn]], worth: -Infinity }).plan
  }

export class KnownTable {
  private readonly chance = new Chance(1)

  private constructor(
    readonly host: Client,
    private readonly guest: Client,
    private readonly referee: Referee,
    private readonly thinkers: readonly [Thinker, Thinker],
  ) {}

  /** Makes the table and seats both. */
  static async made(reach: Reach, { edition, name, level, against }: Wish): Promise<KnownTable> {
    const wished = { edition }
    const host = await madeTable(reach, seats, wished, 'valley', name)
    const draw = drawing(JSON.stringify(['valley', seats, name, wished]))
    const randomBytes: RandomBytes = count => draw(new Uint8Array(count))
    if (seatToken(host.id, undefined, randomBytes) !== host.token)
      throw new Error('the deals of this site are not known')
    const options = accepted(settle(wished, seats, count => drawLot(count, randomBytes)))
    const seed = hexToBytes(seedOf({ secret: newSecret(randomBytes), shares: [null, null], count: 0 }))
    const sat: SatDown = await (await host.call('/seats', 'POST', { name: `${name}s other` })).json()
    const setting: Setting = settled(options, seats)
    const weights = bots.weights(options, seats)
    const thinker = (of: Decider) =>
      of === 'buyer'
        ? buyer(new Bot(setting.rules, new Net(unpack(weights)), styles.strong))
        : playerOf(of, setting, weights)
    return new KnownTable(host, new Client(reach, host.id, sat.token), new Referee(valley, options, seats, seed), [
      thinker(level),
      thinker(against),
    ])
  }

  get isOver(): boolean {
    return this.referee.over
  }

  /** The other one answers whatever it is asked, until only the hand is asked something, or the game is over. */
  async goOn(): Promise<void> {
    while (!this.isOver && !this.referee.waitingFor.includes(own)) {
      const [seat = 1] = this.referee.waitingFor
      const [decision = ''] = this.referee.openFor(seat)
      const options = this.thinking(seat)
      await this.guest.pick({ decision, options: [...options] })
      this.note(seat, { decision, options })
    }
  }

  /** What the hand would pick, as ids of options; and the same for the next question, once that is picked. */
  get wanted(): { readonly options: readonly string[]; readonly next: readonly string[] } {
    const options = this.thinking(own)
    const [decision = ''] = this.referee.openFor(own)
    const ahead = this.referee.copy()
    ahead.pick(own, decision, options)
    return { options, next: ahead.waitingFor.includes(own) ? this.thinking(own, ahead) : [] }
  }

  private thinking(seat: number, referee = this.referee): readonly string[] {
    const thinker = this.thinkers[seat]
    if (!thinker) throw new Error('nobody sits there')
    const seed = Uint8Array.from({ length: 16 }, () => this.chance.below(256))
    const [picked = []] = thinker(referee.thought(seat, seed), this.chance)
    return referee.idsOf(seat, picked)
  }

  /** Carries out here what was picked at the site. */
  note(seat: number, { decision, options, then = [] }: Made): void {
    const taken = this.referee.pick(seat, decision, options, then)
    if ('code' in taken) throw new Error(`a pick that the site took is refused here: ${taken.reason}`)
  }
}
