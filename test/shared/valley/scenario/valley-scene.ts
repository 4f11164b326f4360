// A scene: a table in the middle of a game, its players, and what must hold whatever is done in it.
// One ruling becomes one scene: put these cards there, do this, expect that question, expect that table.
import { expect } from 'vitest'
import type { UnwordedDecision } from '#shared/engine/game.ts'
import { paramsFor } from '#shared/engine/log-lines.ts'
import { valley } from '#shared/valley/index.ts'
import { emptySlot, type ValleyState } from '#shared/valley/state.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { eachPlayer, playerNames, GameScene, type PlayerName } from '#test/shared/game-scene.ts'
import { Player } from './valley-player.ts'
import { prepare, type Prepared, type PyramidOfNames, type Setting } from './valley-setting.ts'
import { printed } from './titles.ts'
import { required } from '#test/shared/required.ts'
import { valleyTable } from '#test/shared/typed-by-game.ts'

export class Scene extends GameScene<ValleyState, ValleyTable> {
  private readonly deck: Prepared['deck']
  private readonly cards: readonly number[]

  constructor({ state, numbers, options, deck: cardIndex, seed }: Prepared) {
    super(valley.english, valleyTable, { game: valley, options, seats: state.players.length, seed }, { state, numbers })
    this.deck = cardIndex
    this.cards = this.everyCard
  }

  get pyramid(): PyramidOfNames {
    const named = (place: number) => {
      const card = required(this.state.pyramid[place])
      return card === emptySlot ? null : this.name(card)
    }
    return [[named(0)], [named(1), named(2)], [named(3), named(4), named(5)]]
  }

  /** Top first. */
  get stock(): readonly string[] {
    return this.names(this.state.stock).reverse()
  }
  /** Top first. */
  get boneyard(): readonly string[] {
    return this.names(this.state.boneyard).reverse()
  }
  /** Revealed cards that have not gone anywhere yet. */
  get aside(): readonly string[] {
    return this.names(this.state.aside)
  }
  /** Actions executed this turn, in order. */
  get executed(): readonly string[] {
    return this.names(this.state.executed)
  }
  get bought(): readonly string[] {
    return this.names(this.state.bought)
  }
  /** The mark that the pyramid was changed in this turn. */
  get changed(): boolean {
    return this.state.changed === 1
  }
  get freeEntombing(): boolean {
    return this.state.freeEntombing === 1
  }
  /** Whose turn it is. */
  get turn(): PlayerName {
    return required(playerNames[this.state.turn])
  }

  names(cards: readonly number[]): string[] {
    return cards.map(card => this.name(card))
  }

  private name(card: number): string {
    return printed(this.deck.definitions[card]?.id ?? `card ${card}`)
  }

  /** No card lost, nothing changed by looking ahead, names for all that is shown. */
  protected override checkInvariants(): void {
    expect(this.everyCard, 'cards, none lost and none twice').toEqual(this.cards)
    const { players, aside, asideOf } = this.state
    expect(asideOf.length, 'owners of the cards set aside').toBe(aside.length)
    for (const { play, uses } of players) expect(uses.length, 'uses of the cards in play').toBe(play.length)
    const before = JSON.stringify(this.state)
    super.checkInvariants()
    expect(JSON.stringify(this.state), 'the state after looking ahead').toBe(before)
    for (const viewer of [null, 0, 1]) {
      expect(
        JSON.stringify([this.shownTo(viewer), this.newestLines.map(line => paramsFor(line, viewer))]),
        'cards that are shown, all named',
      ).not.toContain('"id":""')
    }
  }

  protected override checkDecision({ kind, min, max, ordered }: UnwordedDecision): void {
    if (kind === 'play') expect([this.state.acting, this.state.aside], 'nothing under way').toEqual([[], []])
    if (max === 1 && min === 1) expect(ordered).toBe(false)
  }

  private get everyCard(): readonly number[] {
    const { players, pyramid, stock, boneyard, aside } = this.state
    const held = players.flatMap(({ hand, deck, discard, tomb, play }) => [hand, deck, discard, tomb, play])
    return [...held, pyramid, stock, boneyard, aside]
      .flat()
      .filter(card => card !== emptySlot)
      .sort((one, other) => one - other)
  }
}

export type SceneTable = { readonly table: Scene } & Readonly<Record<PlayerName, Player>>

/** Sets a scene. Those of cleo and dan who are not in the setting are not at the table. */
export function scene(setting: Setting): SceneTable {
  const table = new Scene(prepare(setting))
  return { table, ...eachPlayer((name, seat) => new Player(table, seat, name)) }
}
