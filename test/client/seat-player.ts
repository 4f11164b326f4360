// Somebody who plays at random over both ways, sockets and calls, and keeps book of what was answered: whatever was acknowledged
// has to hold for ever.
import type { Chance } from '#shared/chance.ts'
import type { SeatPick, RecordedMove, View } from '#shared/protocol.ts'
import { TestConnection } from './connection.ts'
import { anyPick, type Client } from './player.ts'
import type { Site } from './site.ts'

/** A pick is taken back once in so many times where it can be, and made with a call and not over the socket once in so many. */
const undoesOnceIn = 25
const callsOnceIn = 3

/** One seat's player. */
export class SeatPlayer {
  /** The picks that were acknowledged, by their decisions. */
  readonly picked = new Map<string, SeatPick>()
  /** The pick that was sent and not answered before the player was cut off. */
  underWay: SeatPick | null = null
  /** How often a pick was taken back; and how often that was asked for, and nobody knows what came of it. */
  undone = 0
  undosUnderWay = 0
  /** The newest version that it has seen. */
  newest = 0
  private line: TestConnection | null = null
  private hasLeft = false

  constructor(
    readonly client: Client,
    private readonly chance: Chance,
    private readonly site: Site,
  ) {}

  /** Plays on. @returns whether the game is over, or the player was cut off */
  async play(): Promise<boolean> {
    const line = await TestConnection.open(this.client, this.site)
    this.line = line
    const first = await line.until(() => true)
    if (first) this.saw(first)
    for (;;) {
      const view = await line.until(({ phase, decisions }) => phase === 'over' || this.open(decisions).length > 0)
      if (view === null) return this.wasCutOff()
      this.newest = view.version
      if (view.phase === 'over') {
        line.expect(await this.client.view())
        line.close()
        return true
      }
      if (view.canUndo && this.chance.once(undoesOnceIn)) await this.undo(line)
      else if (!(await this.pick(anyPick(this.chance.one(this.open(view.decisions)), this.chance), line))) return false
    }
  }

  /** Makes the pick that was under way, once more if it was made. @returns whether it had been made */
  async settle(): Promise<boolean> {
    const { client, underWay } = this
    if (!underWay) return false
    const view = await client.view()
    this.saw(view)
    const wasMade = !view.decisions.some(({ id }) => id === underWay.decision)
    this.saw(await client.pick(underWay))
    this.acknowledged(underWay)
    return wasMade
  }

  /** Sends an acknowledged pick again: it has to be known, and is not made twice. @returns whether it is known */
  async repeat(pick: SeatPick): Promise<boolean> {
    const before = await this.client.view()
    const { status } = await this.client.call('/picks', 'POST', pick)
    this.saw(before)
    const after = await this.client.view()
    const isAlone = before.seats.every(({ bot }) => bot === null)
    if (isAlone && after.version !== before.version)
      this.site.fault(`table ${this.client.id}: ${pick.decision} was made twice`)
    return status === 200 && !before.decisions.some(({ id }) => id === pick.decision)
  }

  /** Compares the books with the history of the game. @returns how many acknowledged picks are not in it, and how many are twice */
  audit(seat: number, moves: readonly RecordedMove[]): { readonly lost: number; readonly doubled: number } {
    const own = moves.filter(move => move.seat === seat)
    const made = own.filter(move => 'decision' in move)
    const undone = own.length - made.length
    if (undone < this.undone || undone > this.undone + this.undosUnderWay)
      this.site.fault(`table ${this.client.id}: ${undone} undone, but ${this.undone} answered`)
    const known = new Map(made.map(move => [move.decision, move]))
    const lost = [...this.picked.values()].filter(pick => `${known.get(pick.decision)?.options}` !== `${pick.options}`)
    for (const { decision } of made)
      if (!this.picked.has(decision)) this.site.fault(`table ${this.client.id}: nobody has picked ${decision}`)
    return { lost: lost.length, doubled: made.length - known.size }
  }

  /** Plays no more: nobody is to wait for the others of a table at which something went wrong. */
  leave(): void {
    this.hasLeft = true
    this.line?.close()
  }

  private wasCutOff(): false {
    if (!this.hasLeft) this.site.wasCutOff('a line')
    return false
  }

  private open(decisions: View['decisions']): View['decisions'] {
    return decisions.filter(({ id }) => !this.picked.has(id))
  }

  /** @returns whether it was answered */
  private async pick(pick: SeatPick, line: TestConnection): Promise<boolean> {
    this.underWay = pick
    const sent = performance.now()
    if (this.chance.once(callsOnceIn)) {
      const view = await this.client.pick(pick)
      this.saw(view)
      line.expect(view)
    } else {
      const answer = await line.pick(pick)
      if (answer === null) return this.wasCutOff()
      if (answer.type === 'error')
        throw new Error(`table ${this.client.id}: ${JSON.stringify(pick)} is refused: ${answer.error.code}`)
      this.newest = Math.max(this.newest, answer.version)
    }
    this.acknowledged(pick)
    this.site.picked(performance.now() - sent)
    return true
  }

  private acknowledged(pick: SeatPick): void {
    this.picked.set(pick.decision, pick)
    this.underWay = null
  }

  private async undo(line: TestConnection): Promise<void> {
    this.undosUnderWay++
    const answer = await this.client.call('/undo', 'POST')
    this.undosUnderWay--
    // Somebody else may have picked meanwhile.
    if (answer.status === 409) return
    if (answer.status !== 200) return this.site.fault(`table ${this.client.id}: an undo is answered ${answer.status}`)
    this.undone++
    const view: View = await answer.json()
    this.saw(view)
    line.expect(view)
    // What the line shows until then is asked no more.
    await line.until(({ version }) => version >= view.version)
  }

  private saw({ version, id, you }: View): void {
    if (version < this.newest)
      this.site.fault(`table ${id}, seat ${you}: version ${version} although ${this.newest} was seen`)
    this.newest = Math.max(version, this.newest)
  }
}
