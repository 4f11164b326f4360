// A scene of any game: a table in the middle of it, what everybody at it can do, and what must hold whatever is done.
import { expect } from 'vitest'
import type { UnwordedDecision } from '#shared/engine/game.ts'
import type { Line } from '#shared/engine/log-lines.ts'
import type { Saved } from '#shared/engine/match.ts'
import type { PickRefused, PickTaken } from '#shared/engine/referee.ts'
import type { State } from '#shared/engine/game-context.ts'
import type { Decision } from '#shared/protocol.ts'
import type { GameMessages } from '#shared/messages/game-messages.ts'
import { English } from '#shared/messages/english.ts'
import { saysSomething } from './says-something.ts'
import { TestTable, type Setting } from './test-table.ts'
import { required } from '#test/shared/required.ts'

/** Players in the order of their seats: anna has seat 0. */
export const playerNames = ['anna', 'ben', 'cleo', 'dan'] as const
export type PlayerName = (typeof playerNames)[number]

/** What is made for each of them, by name. */
export const eachPlayer = <P>(make: (name: PlayerName, seat: number) => P): Readonly<Record<PlayerName, P>> => ({
  anna: make('anna', 0),
  ben: make('ben', 1),
  cleo: make('cleo', 2),
  dan: make('dan', 3),
})

/** A scene in which a seat, or a spectator, is shown a table of this form. */
export abstract class GameScene<S extends State, Shown> extends TestTable<S> {
  /** The lines that the last pick has made. */
  protected newestLines: readonly Line[] = []
  private readonly english: English

  /** @param asShown tells that a table is one of this game */
  constructor(
    messages: GameMessages,
    private readonly asShown: (table: object) => Shown,
    setting: Setting<S>,
    saved: Saved<S>,
  ) {
    super(setting, saved)
    this.english = new English(messages, playerNames)
  }

  /** The state as it is now: another one after an undo. */
  get state(): S {
    return this.context.state
  }
  get over(): boolean {
    return this.referee.over
  }

  /** Who has a question open. */
  get asked(): readonly string[] {
    return this.referee.waitingFor.map(seat => required(playerNames[seat]))
  }

  /** The lines that the last pick has made: who, and which key. */
  get news(): readonly string[] {
    return this.newestLines.map(({ seat, key }) => (seat === null ? key : `${playerNames[seat]} ${key}`))
  }

  /** The table as a seat, or a spectator, is shown it. */
  shownTo(viewer: number | null): Shown {
    return this.asShown(this.referee.table(viewer))
  }

  /** What a seat is asked, as a table sends it, but without words. */
  askedOf(seat: number): readonly Decision[] {
    return this.referee.decisions(seat).map(({ options, ...decision }) => ({
      ...decision,
      prompt: '',
      options: options.map(option => ({ ...option, label: '' })),
    }))
  }

  /** Makes a pick, and those that follow in the same call, which must be accepted. */
  take(seat: number, options: readonly string[], then: readonly (readonly string[])[] = []): PickTaken {
    const taken = this.attempt(seat, options, then)
    if ('code' in taken) throw new Error(`${playerNames[seat]} was refused ${options.join(', ')}: ${taken.reason}`)
    this.afterPick(taken.lines)
    return taken
  }

  /** Makes a pick, and perhaps more at once, that may be refused. */
  attempt(
    seat: number,
    options: readonly string[],
    then: readonly (readonly string[])[] = [],
  ): PickTaken | PickRefused {
    return this.send({ seat, decision: this.referee.openFor(seat)[0] ?? '', options, then })
  }

  /** Takes a seat's last pick back, which must be possible. */
  takeBack(seat: number): void {
    const undone = this.undo(seat)
    if ('code' in undone) throw new Error(`${playerNames[seat]} cannot take anything back`)
    this.afterPick(undone.lines)
  }

  private afterPick(lines: readonly Line[]): void {
    this.newestLines = lines
    this.checkInvariants()
  }

  /** What holds after every pick: something to pick, words for all of it, and what its game adds. */
  protected checkInvariants(): void {
    const { referee } = this
    for (const seat of referee.waitingFor) {
      for (const question of referee.decisions(seat)) {
        expect(question.min).toBeLessThanOrEqual(question.max)
        expect(question.options.length, `options of ${question.key}`).toBeGreaterThanOrEqual(Math.max(1, question.min))
        expect(new Set(question.options.map(({ id }) => id)).size, 'ids of options, all different').toBe(
          question.options.length,
        )
        this.checkDecision(question)
        const { prompt, options } = this.english.decision(question)
        for (const words of [prompt, ...options.map(({ label }) => label)]) saysSomething(words)
      }
    }
    for (const viewer of [null, 0, 1])
      for (const line of this.newestLines) saysSomething(this.english.line(line, viewer))
  }

  /** What holds of a question of this game. */
  protected abstract checkDecision(question: UnwordedDecision): void
}
