// The newest view as one viewer reads it: who is who, what lies where, what is asked. Only reads; what this person is about
// to do is in `intent.svelte.ts`.
import { costWith, goldWith, lastingBitsOf } from '#shared/valley/lasting-effects.ts'
import { createContext } from 'svelte'
import type { Card } from '#shared/protocol.ts'
import type { ValleyDecision, ValleyOption, ValleyView } from '#shared/valley/declarations.ts'
import type { Pile, PlayerTable, ValleyTable } from '#shared/valley/table.ts'
import { playerName } from '../../messages/telling.ts'
import { t } from '../../messages/page-texts.ts'
import { ownDecision } from '../../table/own-decision.ts'
import { mixOf, type Mix } from '../card/mix.ts'
import type { Sheet } from './sheets.svelte.ts'
import { owned } from '../tomb/tomb.ts'
import { titleOf } from '../card/loaded-titles.ts'

/** The uses of cards that options of the `play` question stand for. */
export type Use = 'buy' | 'execute' | 'entomb'

/** Whether an option concerns this copy of a card. */
const isAbout = (option: ValleyOption, card: string): boolean => option.card?.id === card || option.id === card

export class Viewpoint {
  #mix: Mix | null = null
  readonly #read: () => ValleyView & { readonly table: ValleyTable }

  constructor(read: () => ValleyView & { readonly table: ValleyTable }) {
    this.#read = read
  }

  get view() {
    return this.#read()
  }
  get table(): ValleyTable {
    return this.view.table
  }
  get you(): number | null {
    return this.view.you
  }

  /** What the table is played with; it never changes. */
  get mix(): Mix {
    return (this.#mix ??= mixOf(this.view.options))
  }

  /** Whether the viewer plays without opponents. */
  get alone(): boolean {
    return this.mix.alone !== null && this.you !== null
  }

  readonly me: PlayerTable | null = $derived.by(
    () => this.table.players.find(player => player.seat === this.you) ?? null,
  )
  readonly hand: readonly Card[] = $derived.by(() => (typeof this.me?.hand === 'object' ? this.me.hand : []))
  /** All other players in turn order, starting after the viewer; for a spectator all players. */
  readonly others: readonly PlayerTable[] = $derived.by(() => {
    const { players } = this.table
    const at = players.findIndex(player => player.seat === this.you)
    return at < 0 ? players : [...players.slice(at + 1), ...players.slice(0, at)]
  })
  readonly decision: ValleyDecision | null = $derived.by(() => ownDecision(this.view))
  readonly yourTurn: boolean = $derived.by(() => this.you !== null && this.table.turn === this.you)
  /** The player whose turn it is: the cards in play are theirs. */
  readonly acting: PlayerTable | null = $derived.by(() => this.playerAt(this.table.turn))
  readonly #pyramid = $derived.by(() => this.table.pyramid)
  readonly places: readonly (Card | null)[] = $derived.by(() => this.#pyramid.flat())

  playerAt(seat: number | null): PlayerTable | null {
    return this.table.players.find(player => player.seat === seat) ?? null
  }
  /** The player's name, or "you" for the viewer. */
  nameOf(seat: number): string {
    return playerName(this.view, seat)
  }
  /** The pile of an open sheet, with its name; null if the sheet shows no pile. */
  pileOf(sheet: Sheet): { readonly title: string; readonly pile: Pile } | null {
    if (sheet?.kind !== 'pile') return null
    if (sheet.of === 'boneyard') return { title: t('boneyard'), pile: this.table.boneyard }
    return this.me && { title: t('discard.yours'), pile: this.me.discard }
  }
  /** How many different titles of this title's set lie in the viewer's tomb; undefined for a spectator. */
  owned(title: string): number | undefined {
    return this.me ? owned(this.me.tomb, title) : undefined
  }
  /** The lasting effects that hold for the viewer: they end with the turn of whoever has played them. */
  readonly #lasting = $derived.by(() => (this.yourTurn ? lastingBitsOf(this.table.now.lasting) : 0))
  /** The gold that a card of the viewer's hand pays now. */
  worth(title: string): number {
    return goldWith(this.#lasting, titleOf(title).gold)
  }
  /** What a title costs the viewer now, without discounts by an action or a power. */
  price(title: string): number {
    return costWith(this.#lasting, titleOf(title).cost)
  }
  /** The seat whose turn comes next. */
  readonly next: number | null = $derived.by(() => {
    const { players, turn } = this.table
    const at = players.findIndex(player => player.seat === turn)
    return at < 0 ? null : (players[(at + 1) % players.length]?.seat ?? null)
  })

  /** The options of the question that concern this copy of a card. */
  about(card: string): readonly ValleyOption[] {
    return this.decision?.options.filter(option => isAbout(option, card)) ?? []
  }
  /** The options that concern a place of the pyramid, or the card that lies there. */
  at(place: number): readonly ValleyOption[] {
    const card = this.places[place]
    return (
      this.decision?.options.filter(option => option.place === String(place) || (card && isAbout(option, card.id))) ??
      []
    )
  }
  /** In the `play` question: the option that puts a card to this use. */
  toUse<K extends Use>(use: K, card: string): ValleyOption<K> | null {
    const options: readonly ValleyOption[] = this.decision?.options ?? []
    const isMeant = (option: ValleyOption): option is ValleyOption<K> =>
      option.key === use && (option.card?.id === card || option.id === `${use}-${card}`)
    return options.find(isMeant) ?? null
  }
}

export const [getViewpoint, provideViewpoint] = createContext<Viewpoint>()
