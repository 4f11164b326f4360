// A scene: a table in the middle of a game, its players, and what must hold whatever is done in it.
// One ruling becomes one scene: put these figures and blocks there, do this, expect that question, expect that table.
import { expect } from 'vitest'
import type { Game } from '#shared/engine/game.ts'
import type { Line } from '#shared/engine/log.ts'
import { Referee, type PickRefused, type PickTaken } from '#shared/engine/referee.ts'
import type { Run, State } from '#shared/engine/run.ts'
import type { Result } from '#shared/protocol.ts'
import { tal } from '#shared/tal/game.ts'
import type { TalState } from '#shared/tal/state.ts'
import type { Phase, SiteTable, TalTable } from '#shared/tal/table.ts'
import { English } from '#shared/words/english.ts'
import { saysSomething } from '../../saying.ts'
import { blocksOnTable } from '../counting.ts'
import { Player } from './player.ts'
import { inLetters, playerNames, prepare, type PlayerName, type Prepared, type Setting } from './setting.ts'

const english = new English('tal', playerNames)

export class Scene {
  readonly referee: Referee
  /** All lines told in this scene. */
  readonly lines: Line[] = []
  readonly seats: number
  private fresh: readonly Line[] = []
  private run: Run<TalState> | null = null

  constructor({ state, numbers, options, seed }: Prepared) {
    const watched = { ...tal, play: (run: Run<TalState>, settled: typeof options, count: number) => tal.play(this.run = run, settled, count) }
    this.seats = state.blocks.length
    this.referee = new Referee(watched as unknown as Game<State>, options, this.seats, seed, { state, numbers })
    this.holds()
  }

  /** The state as it is now: another one after an undo. */
  get state(): TalState {
    if (!this.run) throw new Error('a referee that plays nothing')
    return this.run.state
  }

  // What all see

  get sees(): TalTable { return this.shownTo(null) }
  get phase(): Phase { return this.sees.phase }
  get round(): number { return this.sees.round }
  get over(): boolean { return this.referee.over }
  get result(): Result | null { return this.referee.result }
  get pharaoh(): string { return inLetters(this.sees.pharaoh) }
  get bag(): number { return this.sees.bag }
  /** Whose turn it is. */
  get turn(): PlayerName | null {
    const { turn } = this.sees
    return turn === null ? null : playerNames[turn] as PlayerName
  }

  site(number: number): SiteTable {
    const found = this.sees.sites.find(({ site }) => site === number)
    if (!found) throw new Error(`no site ${number}`)
    return found
  }

  /** Whose a site is. */
  owner(number: number): PlayerName | null {
    const { owner } = this.site(number)
    return owner === null ? null : playerNames[owner] as PlayerName
  }

  /** What lies on a site, layer by layer with blanks between. */
  built(number: number): string {
    return this.site(number).layers.map(inLetters).join(' ')
  }

  /** Who has a question open. */
  get asked(): readonly string[] {
    return this.referee.waitingFor.map(seat => playerNames[seat] as string)
  }

  /** The lines that the last pick has made: who, and which key. */
  get news(): readonly string[] {
    return this.fresh.map(({ seat, key }) => seat === null ? key : `${playerNames[seat]} ${key}`)
  }

  /** Params of every line with this key. */
  told(key: string): readonly Line['params'][] {
    return this.lines.filter(line => line.key === key).map(({ params }) => params)
  }

  /** The table as a seat, or a spectator, is shown it. */
  shownTo(viewer: number | null): TalTable {
    return this.referee.table(viewer) as TalTable
  }

  // What is done

  /** Makes a pick, and those that follow in the same call, which must be accepted. */
  take(seat: number, option: string, then: readonly string[] = []): PickTaken {
    const taken = this.attempt(seat, option, then)
    if ('code' in taken) throw new Error(`${playerNames[seat]} was refused ${option}: ${taken.reason}`)
    this.fresh = taken.lines
    this.lines.push(...taken.lines)
    this.holds()
    return taken
  }

  /** Makes a pick that may be refused. */
  attempt(seat: number, option: string, then: readonly string[] = []): PickTaken | PickRefused {
    return this.referee.pick(seat, this.referee.openFor(seat)[0] ?? '', [option], then.map(each => [each]))
  }

  /** Takes a seat's last pick back, which must be possible. */
  takeBack(seat: number): void {
    const lines = this.referee.undo(seat)
    if (!lines) throw new Error(`${playerNames[seat]} cannot take anything back`)
    this.fresh = lines
    this.lines.push(...lines)
    this.holds()
  }

  /** What holds after every pick: no block lost, one figure in a space, something to pick, words for all of it. */
  private holds(): void {
    const { referee } = this
    for (const viewer of [null, 0, 1]) {
      const table = this.shownTo(viewer)
      expect(blocksOnTable(table), 'blocks on the table').toBe(165)
      const spaces = table.pieces.map(({ at }) => at).filter(at => at.includes('/'))
      expect(new Set(spaces).size, 'one figure in a build space').toBe(spaces.length)
      for (const line of this.fresh) saysSomething(english.line(line, viewer))
    }
    for (const seat of referee.waitingFor) {
      for (const question of referee.decisions(seat)) {
        expect([question.min, question.max, question.ordered]).toEqual([1, 1, false])
        expect(question.options.length, `options of ${question.key}`).toBeGreaterThan(0)
        expect(new Set(question.options.map(({ id }) => id)).size, 'ids of options, all different').toBe(question.options.length)
        const { prompt, options } = english.decision(question)
        for (const words of [prompt, ...options.map(({ label }) => label)]) saysSomething(words)
      }
    }
  }
}

export interface Table { readonly table: Scene, readonly anna: Player, readonly ben: Player, readonly cleo: Player, readonly dan: Player }

/** Sets a scene. Those of cleo and dan who are not in the setting are not at the table. */
export function scene(setting: Setting): Table {
  const table = new Scene(prepare(setting))
  const [anna, ben, cleo, dan] = playerNames.map((name, seat) => new Player(table, seat, name)) as [Player, Player, Player, Player]
  return { table, anna, ben, cleo, dan }
}
