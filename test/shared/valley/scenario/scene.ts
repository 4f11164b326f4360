// A scene: a table in the middle of a game, its players, and what must hold whatever is done in it.
// One ruling becomes one scene: put these cards there, do this, expect that question, expect that table.
import { expect } from 'vitest'
import type { Game } from '#shared/engine/game.ts'
import { paramsFor, type Line } from '#shared/engine/log.ts'
import { Referee, type PickRefused, type PickTaken } from '#shared/engine/referee.ts'
import { English } from '#shared/words/english.ts'
import type { Run, State } from '#shared/engine/run.ts'
import { valley } from '#shared/valley/game.ts'
import type { ValleyOptions } from '#shared/valley/options.ts'
import { gap, type ValleyState } from '#shared/valley/state.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { saysSomething } from '../../saying.ts'
import { Player } from './player.ts'
import { playerNames, prepare, type PlayerName, type Prepared, type PyramidOfNames, type Setting } from './setting.ts'
import { printed } from './titles.ts'

const english = new English('valley', playerNames)

export class Scene {
  readonly referee: Referee
  /** All lines told in this scene. */
  readonly lines: Line[] = []
  private readonly deck: Prepared['deck']
  private readonly cards: readonly number[]
  private fresh: readonly Line[] = []
  private run: Run<ValleyState> | null = null

  constructor(prepared: Prepared) {
    const { state, numbers, options, deck, seed } = prepared
    const watched = { ...valley, play: (run: Run<ValleyState>, ...rest: [ValleyOptions, number]) => valley.play(this.run = run, ...rest) }
    this.deck = deck
    this.referee = new Referee(watched as unknown as Game<State>, options, state.players.length, seed, { state, numbers })
    this.cards = this.everyCard
  }

  /** The state as it is now: another one after an undo. */
  get state(): ValleyState {
    if (!this.run) throw new Error('a referee that plays nothing')
    return this.run.state
  }

  // What all see

  get pyramid(): PyramidOfNames {
    const [apex, left, right, ...base] = this.state.pyramid.map(card => card === gap ? null : this.name(card))
    return [[apex], [left, right], base] as unknown as PyramidOfNames
  }

  /** Top first. */
  get stock(): readonly string[] { return this.names(this.state.stock).reverse() }
  /** Top first. */
  get boneyard(): readonly string[] { return this.names(this.state.boneyard).reverse() }
  /** Revealed cards that have not gone anywhere yet. */
  get aside(): readonly string[] { return this.names(this.state.aside) }
  /** Actions executed this turn, in order. */
  get executed(): readonly string[] { return this.names(this.state.executed) }
  get bought(): readonly string[] { return this.names(this.state.bought) }
  /** The mark that the pyramid was changed in this turn. */
  get changed(): boolean { return this.state.changed === 1 }
  get freeEntombing(): boolean { return this.state.freeEntombing === 1 }
  get over(): boolean { return this.referee.over }
  /** Whose turn it is. */
  get turn(): PlayerName { return playerNames[this.state.turn] as PlayerName }

  /** Who has a question open. */
  get asked(): readonly string[] {
    return this.referee.waitingFor.map(seat => playerNames[seat] as string)
  }

  /** The lines that the last pick has made: who, and which key. */
  get news(): readonly string[] {
    return this.fresh.map(({ seat, key }) => seat === null ? key : `${playerNames[seat]} ${key}`)
  }

  /** The table as a seat, or a spectator, is shown it. */
  shownTo(viewer: number | null): ValleyTable {
    return this.referee.table(viewer) as ValleyTable
  }

  names(cards: readonly number[]): string[] {
    return cards.map(card => this.name(card))
  }

  private name(card: number): string {
    return printed(this.deck.titles[card]?.id ?? `card ${card}`)
  }

  // What is done

  /** Makes a pick that must be accepted. */
  take(seat: number, options: readonly string[]): PickTaken {
    const taken = this.attempt(seat, options)
    if ('code' in taken) throw new Error(`${playerNames[seat]} was refused ${options.join(', ')}: ${taken.reason}`)
    this.fresh = taken.lines
    this.lines.push(...taken.lines)
    this.holds()
    return taken
  }

  /** Makes a pick, and perhaps more at once, that may be refused. */
  attempt(seat: number, options: readonly string[], then: readonly (readonly string[])[] = []): PickTaken | PickRefused {
    return this.referee.pick(seat, this.referee.openFor(seat)[0] ?? '', options, then)
  }

  /** Takes a seat's last pick back, which must be possible. */
  takeBack(seat: number): void {
    const lines = this.referee.undo(seat)
    if (!lines) throw new Error(`${playerNames[seat]} cannot take anything back`)
    this.fresh = lines
    this.lines.push(...lines)
    this.holds()
  }

  /** What holds after every pick: no card lost, nothing changed by looking ahead, something to pick, words and names for all of it. */
  private holds(): void {
    expect(this.everyCard, 'cards, none lost and none twice').toEqual(this.cards)
    const { players, aside, asideOf } = this.state
    expect(asideOf.length, 'owners of the cards set aside').toBe(aside.length)
    for (const { play, uses } of players) expect(uses.length, 'uses of the cards in play').toBe(play.length)
    const before = JSON.stringify(this.state)
    const { referee } = this
    for (const seat of referee.waitingFor) {
      for (const question of referee.decisions(seat)) {
        if (question.kind === 'play') expect([this.state.acting, aside], 'nothing under way').toEqual([[], []])
        expect(question.min).toBeLessThanOrEqual(question.max)
        if (question.max === 1 && question.min === 1) expect(question.ordered).toBe(false)
        expect(question.options.length, `options of ${question.key}`).toBeGreaterThanOrEqual(Math.max(1, question.min))
        expect(new Set(question.options.map(option => option.id)).size, 'ids of options, all different').toBe(question.options.length)
        const { prompt, options } = english.decision(question)
        for (const words of [prompt, ...options.map(option => option.label)]) saysSomething(words)
      }
    }
    expect(JSON.stringify(this.state), 'the state after looking ahead').toBe(before)
    for (const viewer of [null, 0, 1]) {
      for (const line of this.fresh) saysSomething(english.line(line, viewer))
      expect(JSON.stringify([this.shownTo(viewer), this.fresh.map(line => paramsFor(line, viewer))]), 'cards that are shown, all named').not.toContain('"id":""')
    }
  }

  private get everyCard(): readonly number[] {
    const { players, pyramid, stock, boneyard, aside } = this.state
    const held = players.flatMap(({ hand, deck, discard, tomb, play }) => [hand, deck, discard, tomb, play])
    return [...held, pyramid, stock, boneyard, aside].flat().filter(card => card !== gap).sort((one, other) => one - other)
  }
}

export interface Table { readonly table: Scene, readonly anna: Player, readonly ben: Player, readonly cleo: Player, readonly dan: Player }

/** Sets a scene. Those of cleo and dan who are not in the setting are not at the table. */
export function scene(setting: Setting): Table {
  const table = new Scene(prepare(setting))
  const [anna, ben, cleo, dan] = playerNames.map((name, seat) => new Player(table, seat, name)) as [Player, Player, Player, Player]
  return { table, anna, ben, cleo, dan }
}
