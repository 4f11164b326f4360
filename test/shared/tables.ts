// A table of any game under test: its referee, and beneath it the run and the play that a real table never sees.
import type { Game, Play, Settled } from '#shared/engine/game.ts'
import type { Line } from '#shared/engine/log.ts'
import type { Saved } from '#shared/engine/match.ts'
import { Referee, type PickRefused, type PickTaken } from '#shared/engine/referee.ts'
import type { Run, State } from '#shared/engine/run.ts'

/** What a table is made from. */
export interface Setting<S extends State = State> {
  readonly game: Game<S>
  readonly options: Settled
  readonly seats: number
  readonly seed: Uint8Array
}

/** A pick as it is sent, and who sends it. */
export interface Sent {
  readonly seat: number
  readonly decision: string
  readonly options: readonly string[]
  readonly then?: readonly (readonly string[])[]
}

export class Table<S extends State = State> {
  readonly referee: Referee
  readonly run: Run<S>
  readonly play: Play
  readonly lines: Line[] = []
  /** Accepted picks since the table was made or taken up again. */
  readonly picks: Sent[] = []

  /** @param saved where to take the game up again */
  constructor(readonly setting: Setting<S>, saved?: Saved<S>) {
    const { game, options, seats, seed } = setting
    const beneath: { run?: Run<S>, play?: Play } = {}
    const watched: Game<S> = {
      ...game,
      play: (run, settled, count) => {
        beneath.run = run
        return beneath.play = game.play(run, settled, count)
      },
    }
    this.referee = new Referee(watched as unknown as Game<State>, options, seats, seed, saved)
    if (!beneath.run || !beneath.play) throw new Error('a referee that plays nothing')
    this.run = beneath.run
    this.play = beneath.play
    this.lines.push(...this.referee.opening)
  }

  /** Everybody who may look: the seats, and a spectator. */
  get viewers(): readonly (number | null)[] {
    return [...Array.from({ length: this.setting.seats }, (_, seat) => seat), null]
  }

  send({ seat, decision, options, then }: Sent): PickTaken | PickRefused {
    const answer = this.referee.pick(seat, decision, options, then)
    if ('code' in answer) return answer
    this.lines.push(...answer.lines)
    this.picks.push({ seat, decision, options, ...(then ? { then } : {}) })
    return answer
  }

  /** Sends a pick that has to be accepted. */
  sendLegal(sent: Sent): PickTaken {
    const answer = this.send(sent)
    if ('code' in answer) throw new Error(`${JSON.stringify(sent)} was refused: ${answer.reason}`)
    return answer
  }

  /** The same game as it is stored and read again: a settled state as text, then the picks since. */
  static again<S extends State>(setting: Setting<S>, saved: string | undefined, picks: readonly Sent[]): Table<S> {
    const table = new Table<S>(setting, saved === undefined ? undefined : JSON.parse(saved) as Saved<S>)
    for (const sent of picks) table.sendLegal(sent)
    return table
  }

  /** All that lies beneath, as one value to compare: what a refused pick or a look must not have changed. */
  get everything(): unknown {
    const { run, referee } = this
    return structuredClone({
      state: run.state, numbers: run.numbers, told: run.lines, noted: run.journal.mark(), recording: run.journal.recording, trying: run.trying,
      open: Array.from({ length: this.setting.seats }, (_, seat) => referee.openFor(seat)), over: referee.over,
    })
  }
}
