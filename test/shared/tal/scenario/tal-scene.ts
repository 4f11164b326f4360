// A scene: a table in the middle of a game, its players, and what must hold whatever is done in it.
// One ruling becomes one scene: put these figures and blocks there, do this, expect that question, expect that table.
import { expect } from 'vitest'
import type { UnwordedDecision } from '#shared/engine/game.ts'
import type { Line } from '#shared/engine/log-lines.ts'
import type { Result } from '#shared/protocol.ts'
import { tal } from '#shared/tal/index.ts'
import type { TalState } from '#shared/tal/state.ts'
import type { Phase, SiteTable, TalTable } from '#shared/tal/table.ts'
import { eachPlayer, playerNames, GameScene, type PlayerName } from '#test/shared/game-scene.ts'
import { blocksOnTable } from '../blocks-on-table.ts'
import { Player } from './tal-player.ts'
import { inLetters } from '../block-letters.ts'
import { prepare, type Prepared, type Setting } from './tal-setting.ts'
import { required } from '#test/shared/required.ts'
import { talTable } from '#test/shared/typed-by-game.ts'

export class Scene extends GameScene<TalState, TalTable> {
  constructor({ state, numbers, options, seed }: Prepared) {
    super(tal.english, talTable, { game: tal, options, seats: state.blocks.length, seed }, { state, numbers })
    this.checkInvariants()
  }

  get sees(): TalTable {
    return this.shownTo(null)
  }
  get phase(): Phase {
    return this.sees.phase
  }
  get round(): number {
    return this.sees.round
  }
  get result(): Result | null {
    return this.referee.result
  }
  get pharaoh(): string {
    return inLetters(this.sees.pharaoh)
  }
  get bag(): number {
    return this.sees.bag
  }
  /** Whose turn it is. */
  get turn(): PlayerName | null {
    const { turn } = this.sees
    return turn === null ? null : required(playerNames[turn])
  }

  site(number: number): SiteTable {
    const found = this.sees.sites.find(({ site }) => site === number)
    if (!found) throw new Error(`no site ${number}`)
    return found
  }

  /** Whose a site is. */
  owner(number: number): PlayerName | null {
    const { owner } = this.site(number)
    return owner === null ? null : required(playerNames[owner])
  }

  /** What lies on a site, layer by layer with blanks between. */
  built(number: number): string {
    return this.site(number).layers.map(inLetters).join(' ')
  }

  /** Params of every line with this key. */
  paramsOf(key: string): readonly Line['params'][] {
    return this.lines.filter(line => line.key === key).map(({ params }) => params)
  }

  /** No block lost, one figure in a space. */
  protected override checkInvariants(): void {
    for (const viewer of [null, 0, 1]) {
      const table = this.shownTo(viewer)
      expect(blocksOnTable(table), 'blocks on the table').toBe(165)
      const spaces = table.pieces.map(({ at }) => at).filter(at => at.includes('/'))
      expect(new Set(spaces).size, 'one figure in a build space').toBe(spaces.length)
    }
    super.checkInvariants()
  }

  protected override checkDecision({ min, max, ordered }: UnwordedDecision): void {
    expect([min, max, ordered]).toEqual([1, 1, false])
  }
}

export type SceneTable = { readonly table: Scene } & Readonly<Record<PlayerName, Player>>

/** Sets a scene. Those of cleo and dan who are not in the setting are not at the table. */
export function scene(setting: Setting): SceneTable {
  const table = new Scene(prepare(setting))
  return { table, ...eachPlayer((name, seat) => new Player(table, seat, name)) }
}
