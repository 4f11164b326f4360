// A player of a scene: does what a client could do, by the ids of options, and sees what a client would see.
import { expect } from 'vitest'
import type { UnwordedDecision } from '#shared/engine/game.ts'
import type { PickRefused } from '#shared/engine/referee.ts'
import type { Colour } from '#shared/tal/board.ts'
import type { Piece, PlaceName, TalTable } from '#shared/tal/table.ts'
import type { Scene } from './tal-scene.ts'
import { inLetters } from '../block-letters.ts'
import { required } from '#test/shared/required.ts'

export class Player {
  constructor(
    private readonly scene: Scene,
    readonly seat: number,
    readonly name: string,
  ) {}

  // What there is

  /** The table as this player is shown it. */
  get sees(): TalTable {
    return this.scene.shownTo(this.seat)
  }

  /** Blocks of this round, as letters. */
  get blocks(): string {
    return inLetters(this.own.blocks)
  }

  get scarabs(): number {
    return this.own.scarabs
  }

  get points(): number {
    return this.own.points
  }

  /** Where a figure stands: `o1` or `w3`. */
  at(figure: string): PlaceName {
    return this.piece(figure).at
  }

  piece(figure: string): Piece {
    const found = this.sees.pieces.find(({ id }) => id === `${this.seat}${figure}`)
    if (!found) throw new Error(`no figure ${figure}`)
    return found
  }

  private get own(): TalTable['players'][number] {
    return required(this.sees.players[this.seat])
  }

  // What is asked

  /** The open question of this player. */
  get question(): UnwordedDecision {
    const [question] = this.scene.referee.decisions(this.seat)
    if (!question) throw new Error(`${this.name} is not asked anything, but ${this.scene.asked.join(', ')}`)
    return question
  }

  get isWaitedFor(): boolean {
    return this.scene.referee.waitingFor.includes(this.seat)
  }

  /** Ids of what is offered, figures named as in a scene. */
  get options(): readonly string[] {
    return this.question.options.map(({ id }) => id.replace(/^\d(?=[ow])/, ''))
  }

  /** This player alone is asked this and, where they are given, offered exactly these options. */
  isAsked(kind: string, options?: readonly string[]): void {
    expect(this.scene.asked, `who is asked ${kind}`).toEqual([this.name])
    expect(this.question.kind).toBe(kind)
    if (options) expect([...this.options].sort()).toEqual([...options].sort())
  }

  can(...options: readonly string[]): void {
    for (const option of options) expect(this.options).toContain(option)
  }

  /** Is not offered this, and is refused it. */
  cannot(...options: readonly string[]): void {
    for (const option of options) {
      expect(this.options).not.toContain(option)
      expect(this.scene.attempt(this.seat, [this.idOf(option)])).toMatchObject({ code: 'illegal-pick' })
    }
  }

  // What this player does

  /** Picks options one after the other: `o1>15/A`, `3>0`, `red>9.0.1`, `enough`. */
  picks(...options: readonly string[]): void {
    for (const option of options) this.scene.take(this.seat, [this.idOf(option)])
  }

  /** Picks options in one call. */
  picksAtOnce(first: string, ...then: readonly string[]): void {
    this.scene.take(
      this.seat,
      [this.idOf(first)],
      then.map(option => [this.idOf(option)]),
    )
  }

  /** Is refused these picks in one call, whole: nothing of it is left. */
  cannotAtOnce(code: PickRefused['code'], first: string, ...then: readonly string[]): void {
    const before = JSON.stringify([this.scene.state, this.question])
    expect(
      this.scene.attempt(
        this.seat,
        [this.idOf(first)],
        then.map(option => [this.idOf(option)]),
      ),
    ).toMatchObject({ code })
    expect(JSON.stringify([this.scene.state, this.question])).toBe(before)
  }

  /** Lays tablets, each as `VALUE>GROUP`, and seals. */
  bids(...tablets: readonly string[]): void {
    this.picks(...tablets, 'seal')
  }

  /** Writes these steps of a march, and seals it. */
  marches(...steps: readonly string[]): void {
    this.picks(...steps, 'seal')
  }

  claims(site: number): void {
    this.answers('claim', String(site))
  }

  takesOver(site: number): void {
    this.answers('takeover', String(site))
  }

  /** Does not claim, or does not take over. */
  passes(): void {
    this.picks('pass')
  }

  steals(...cells: readonly string[]): void {
    for (const cell of cells) this.answers('steal', cell)
  }

  builds(colour: Colour, ...cells: readonly string[]): void {
    for (const cell of cells) this.answers('build', `${colour}>${cell}`)
  }

  /** Ends the own part of a phase, with nothing more laid, written or done. */
  hasEnough(): void {
    this.picks(['bid', 'march'].includes(this.question.kind) ? 'seal' : 'enough')
  }

  /** Takes the last pick back. */
  takesBack(): void {
    this.scene.takeBack(this.seat)
  }

  /** Cannot take anything back, and is refused it. */
  cannotTakeBack(why?: string): void {
    expect(this.scene.referee.canUndo(this.seat), why).toBe(false)
    expect(this.scene.referee.undo(this.seat), why).toBeNull()
  }

  private answers(kind: string, option: string): void {
    expect(this.question.kind, `what ${this.name} is asked before ${option}`).toBe(kind)
    this.picks(option)
  }

  private idOf(option: string): string {
    return /^[ow]\d>/.test(option) ? `${this.seat}${option}` : option
  }
}
