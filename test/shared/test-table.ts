// A table of any game under test: its referee, and the game's context and instance, which a real table never sees.
import type { Game, GameInstance, CompleteOptions } from '#shared/engine/game.ts'
import type { Line } from '#shared/engine/log-lines.ts'
import type { Saved } from '#shared/engine/match.ts'
import { Referee, type PickRefused, type PickTaken } from '#shared/engine/referee.ts'
import type { GameContext, State } from '#shared/engine/game-context.ts'
import { withInstances } from './replaced-instance.ts'

/** What a table is made from. */
export interface Setting<S extends State = State> {
  readonly game: Game<S>
  readonly options: CompleteOptions
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

/** A request to take a seat's last pick back. */
export interface Undo {
  readonly seat: number
  readonly undo: true
}

/** What came of an undo. */
type Undone = { readonly lines: readonly Line[] } | { readonly code: 'nothing-to-undo' }

export class TestTable<S extends State = State> {
  readonly referee: Referee
  readonly lines: Line[] = []
  /** Accepted picks since the table was made or taken up again, and undos. */
  readonly picks: (Sent | Undo)[] = []
  private readonly beneath: { context?: GameContext<S>; instance?: GameInstance } = {}

  /** @param saved where to take the game up again */
  constructor(
    readonly setting: Setting<S>,
    saved?: Saved<S>,
  ) {
    const { game, options, seats, seed } = setting
    const { beneath } = this
    const watched = withInstances<S, Game<S>>(game, (instance, context) => {
      beneath.context = context
      return (beneath.instance = instance)
    })
    this.referee = new Referee(watched, options, seats, seed, saved)
    this.lines.push(...this.referee.dealLines)
  }

  get context(): GameContext<S> {
    if (!this.beneath.context) throw new Error('a referee that plays nothing')
    return this.beneath.context
  }

  get instance(): GameInstance {
    if (!this.beneath.instance) throw new Error('a referee that plays nothing')
    return this.beneath.instance
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

  undo(seat: number): Undone {
    const lines = this.referee.undo(seat)
    if (!lines) return { code: 'nothing-to-undo' }
    this.lines.push(...lines)
    this.picks.push({ seat, undo: true })
    return { lines }
  }

  /** Sends a pick, or an undo, that has to be accepted. */
  sendLegal(sent: Sent | Undo): { readonly lines: readonly Line[] } {
    const answer = 'undo' in sent ? this.undo(sent.seat) : this.send(sent)
    if ('code' in answer) throw new Error(`${JSON.stringify(sent)} was refused: ${answer.code}`)
    return answer
  }

  /** The same game as it is stored and read again: a settled state as text, then the picks since. */
  static again<S extends State>(
    setting: Setting<S>,
    saved: string | undefined,
    picks: readonly (Sent | Undo)[],
  ): TestTable<S> {
    const settled: Saved<S> | undefined = saved === undefined ? undefined : JSON.parse(saved)
    const table = new TestTable<S>(setting, settled)
    for (const sent of picks) table.sendLegal(sent)
    return table
  }

  /** The whole state of the game and its referee as one value to compare: a refused pick or a look must not change it. */
  get everything(): unknown {
    const { context: game, referee } = this
    return structuredClone({
      state: game.state,
      numbers: game.numbers,
      told: game.lines,
      noted: game.journal.mark(),
      recording: game.journal.recording,
      trying: game.dryRun,
      open: Array.from({ length: this.setting.seats }, (_, seat) => [referee.openFor(seat), referee.canUndo(seat)]),
      over: referee.over,
    })
  }
}
