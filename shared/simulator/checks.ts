// What is checked at a simulated table after a step, where nothing goes on: that everybody was sent what the table answers,
// that somebody is asked and can pick, and that the rows tell of the same table and give away no secret.
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Chance } from '../chance.ts'
import { Replay } from '../engine/game-replay.ts'
import type { GameHistory, SeatView, View } from '../protocol.ts'
import { ApiError } from '../table/api-error.ts'
import { provesSeed } from '../table/shuffle.ts'
import { isSame } from '../view-diff.ts'
import type { SimulatedServer } from './simulated-server.ts'
import type { Ledger } from './ledger.ts'
import { tableByRows, withSecretsExchanged } from './twin.ts'

/** Once in so many checkpoints the rows are read anew and the secrets exchanged. */
const twinsEvery = 3
/** Once in so many checks every seat that is waited for is asked whether it can pick. */
const stuckEvery = 8
/** A table that is looked at is loaded from so many rows at most. */
const maxReads = 60

/** Whether two views show the same, whoever is there: that is told a moment later and does not survive the table's sleep. */
export function isAlike(one: View, other: View): boolean {
  const keys = Object.keys(one) as (keyof View)[]
  const isSameAt = (key: keyof View) => {
    if (key === 'watching') return true
    return key === 'seats'
      ? isSame(one.seats.map(withoutPresence), other.seats.map(withoutPresence))
      : isSame(one[key], other[key])
  }
  return keys.length === Object.keys(other).length && keys.every(isSameAt)
}

function withoutPresence(seat: SeatView): SeatView {
  return { ...seat, connected: false }
}

/** What is known of a table between two steps. */
export interface Checked {
  readonly server: SimulatedServer
  readonly ledger: Ledger
}

export class Checks {
  private lastCheckpoint = 0
  /** What the books counted when the table was checked last. */
  private last = ''
  /** How often somebody had come or gone when all tokens were tried last. */
  private lastTried = 0

  constructor(private readonly table: Checked) {}

  /** Checks the table after a step. Whatever is found goes into the books. */
  afterStep(chance: Chance): void {
    const { server, ledger } = this.table
    if (!server.isQuiet || server.life.isFresh || server.disk.count === 0 || ledger.violation) return
    // Where nothing was stored or sent nothing new is found, but an alarm that has rung and is not set again.
    const { rows, messages } = ledger.counts
    const now = `${rows} ${messages} ${server.lives} ${server.alarm === null}`
    if (now === this.last) return
    this.last = now
    this.compareLines()
    if (server.readsOfLoading > maxReads) ledger.found('too-many-reads', `${server.readsOfLoading} to load a table`)
    // One that the platform has given up is set again with the next row, if nothing loads the table before.
    if (server.alarm === null && server.lostAlarmAt !== server.disk.count)
      ledger.found('no-alarm', `none is set after row ${server.disk.count}`)
    ledger.checkPushes()
    this.tryTokens()
    if (chance.once(stuckEvery)) this.findStuck()
    this.compareTwins(chance)
  }

  /** Checks a game that is over. */
  async atEnd(): Promise<void> {
    const { server, ledger } = this.table
    const view = this.lookAs(null)
    const { status, text } = await server.life.machine.history(null)
    if (!view || status !== 200) return ledger.found('replay-differs', `no history: ${text}`)
    const { game, options, seats, seed, shuffle, picks }: GameHistory = JSON.parse(text)
    this.checkShuffle(view, seed, shuffle)
    const rules = server.games[game]
    if (!rules) return
    const replay = new Replay(rules, { options, seats, seed: hexToBytes(seed), moves: picks })
    replay.goTo(replay.length)
    const totals = (result: { readonly scores: readonly { readonly total: number }[] } | null) =>
      JSON.stringify(result?.scores.map(({ total }) => total))
    if (totals(replay.referee.result) !== totals(view.result))
      ledger.found('replay-differs', `${totals(replay.referee.result)} for ${totals(view.result)}`)
    const stored = tableByRows(server.disk.rows, server.games)
    if (stored) this.compareRows(view, stored.views.whole(null))
  }

  /** The seed comes out of what was opened at the end, and that fits the hashes. */
  private checkShuffle(view: View, seed: string, opened: GameHistory['shuffle']): void {
    const { ledger } = this.table
    if (!opened) return ledger.found('shuffle-differs', 'nothing was opened')
    if (!provesSeed(opened, seed) || JSON.stringify(opened) !== JSON.stringify(view.shuffle))
      ledger.found('shuffle-differs', JSON.stringify([seed, opened, view.shuffle]))
    ledger.checkShuffle(view)
  }

  /** What the table answers whoever looks at it with this token; null for a refusal. */
  private lookAs(token: string | null): View | null {
    try {
      return this.table.server.life.machine.view(token)
    } catch (thrown) {
      if (thrown instanceof ApiError) return null
      throw thrown
    }
  }

  /** Every open connection was sent what the table answers now. */
  private compareLines(): void {
    const { server, ledger } = this.table
    const open = server.lines.filter(({ state }) => state === 'open')
    for (const token of new Set(open.map(line => line.token))) {
      const view = this.lookAs(token)
      const lines = open.filter(line => line.token === token)
      if (!view) return ledger.found('view-differs', `${lines[0]?.viewer} is connected, and its token is no one's`)
      for (const sent of new Set(lines.map(line => line.sent)))
        if (sent && !isAlike(sent, view))
          return ledger.found('view-differs', `seat ${view.you}: ${difference(sent, view)}`)
    }
  }

  /** A token opens the seat of its person, and no other; none once that person has left. */
  private tryTokens(): void {
    const { server, ledger } = this.table
    const { comingsAndGoings } = ledger
    if (comingsAndGoings === this.lastTried || server.isOtherVersion) return
    this.lastTried = comingsAndGoings
    for (const [token, seat] of ledger.seatsByToken) {
      const opened = this.lookAs(token)?.you ?? null
      if (opened !== seat) ledger.found('wrong-token', `a token of ${seat ?? 'nobody'} opens ${opened ?? 'nothing'}`)
    }
  }

  /** While the game goes on somebody is waited for, and whoever is can pick. */
  private findStuck(): void {
    const { ledger } = this.table
    const spectator = this.lookAs(null)
    if (spectator?.phase !== 'playing') return
    const { waitingFor, seats } = spectator
    if (waitingFor.length === 0) ledger.found('stuck', 'nobody is waited for')
    for (const seat of waitingFor) {
      if (seats[seat]?.bot !== null) continue
      const view = this.lookAtSeat(seat)
      if (!view) continue
      const isAble = view.decisions.some(({ options, min }) => options.length > 0 && options.length >= min)
      if (!isAble) ledger.found('stuck', `seat ${seat} is waited for and has nothing to pick`)
    }
  }

  /** What a seat sees, by whichever of the tokens given out for it still holds. */
  private lookAtSeat(seat: number): View | null {
    for (const [token, of] of this.table.ledger.tokens) {
      const view = of === seat ? this.lookAs(token) : null
      if (view?.you === seat) return view
    }
    return null
  }

  private compareTwins(chance: Chance): void {
    const { server, ledger } = this.table
    const { disk, games } = server
    const { newest } = ledger
    if (!newest || newest.after.settled !== newest.n || newest.n === this.lastCheckpoint) return
    this.lastCheckpoint = newest.n
    if (!chance.once(twinsEvery)) return
    const { length } = newest.after.versions
    const viewer = chance.one([null, ...Array.from({ length: length - 1 }, (_, seat) => seat)])
    const table = tableByRows(disk.rows, games)
    const exchanged = table && withSecretsExchanged(disk.rows, table, viewer, chance)
    if (!exchanged) return
    const view = table.views.whole(viewer)
    const other = tableByRows(exchanged, games)?.views.whole(viewer)
    if (other && JSON.stringify(view) !== JSON.stringify(other))
      ledger.found('secret-shown', `to ${viewer ?? 'spectators'}: ${difference(view, other)}`)
    const sent = server.lines.find(line => line.viewer === viewer && line.state === 'open')?.sent
    if (sent) this.compareRows(sent, view)
  }

  private compareRows(sent: View, view: View): void {
    if (!isAlike(sent, view)) this.table.ledger.found('rows-differ', difference(sent, view))
  }
}

/** The keys by which two views differ, with what they hold. */
export function difference(one: View, other: View): string {
  const keys = Object.keys(one) as (keyof View)[]
  const differing = keys.filter(key => key !== 'watching' && JSON.stringify(one[key]) !== JSON.stringify(other[key]))
  return differing
    .map(key => `${key}: ${JSON.stringify(one[key])} for ${JSON.stringify(other[key])}`.slice(0, 600))
    .join('; ')
}
