// What one viewer makes of the newest view of the board game: who is who, what is asked, who stands where. Only reads; what
// this person is about to do is in `intent.svelte.ts`.
import { createContext } from 'svelte'
import type { TalOffers } from '#shared/tal/decisions.ts'
import type { TalDecision, TalLine, TalOption, TalView } from '#shared/tal/declarations.ts'
import type { PlayerRole } from '#shared/messages/words.ts'
import type { Piece, PieceName, PlayerTable, SiteTable, TalTable } from '#shared/tal/table.ts'
import { playerName } from '../../messages/telling.ts'
import { ownDecision } from '../../table/own-decision.ts'
import { byName } from '../decision/option-lookup.ts'

type StartedView = TalView & { readonly table: TalTable }

export class Viewpoint {
  readonly #read: () => StartedView
  readonly #hear: () => readonly TalLine[]

  /** @param hear all that is known of the log, oldest first: a view tells only the last of it */
  constructor(read: () => StartedView, hear: () => readonly TalLine[]) {
    this.#read = read
    this.#hear = hear
  }

  get view(): StartedView {
    return this.#read()
  }
  get lines(): readonly TalLine[] {
    return this.#hear()
  }
  get table(): TalTable {
    return this.view.table
  }
  get you(): number | null {
    return this.view.you
  }

  readonly me: PlayerTable | null = $derived.by(
    () => this.table.players.find(player => player.seat === this.you) ?? null,
  )
  /** In the order of this round's phases, from whoever has the Pharaoh stone. */
  readonly players: readonly PlayerTable[] = $derived.by(() => {
    const { players, start } = this.table
    const at = players.findIndex(({ seat }) => seat === start)
    return [...players.slice(at), ...players.slice(0, at)]
  })
  readonly decision: TalDecision | null = $derived.by(() => ownDecision(this.view))
  /** The site that is asked about, whether to claim it or to take it over; else null. */
  readonly siteAsked: number | null = $derived.by(() => {
    const { decision } = this
    return decision?.kind === 'claim' || decision?.kind === 'takeover' ? decision.params.site : null
  })
  readonly #pieces: ReadonlyMap<PieceName, Piece> = $derived.by(() => byName(this.table.pieces))

  pieceOf(id: PieceName): Piece | undefined {
    return this.#pieces.get(id)
  }
  siteOf(site: number): SiteTable | undefined {
    return this.table.sites[site - 1]
  }
  /** "you" for the viewer, else the name, in the form that the sentence needs. */
  nameOf(seat: number, role?: PlayerRole): string {
    return playerName(this.view, seat, role)
  }
  isAsked(seat: number): boolean {
    return this.view.waitingFor.includes(seat)
  }
  /** The options of the present question with this key. */
  optionsOf<K extends keyof TalOffers>(key: K): readonly TalOption<K>[] {
    const options: readonly TalOption[] = this.decision?.options ?? []
    return options.filter((option): option is TalOption<K> => option.key === key)
  }
  /**
   * Whether tablets that lie, or written steps, stay: they can be taken back only so many times (RULES.md, Auction).
   */
  get isKept(): boolean {
    const { mine } = this.table
    switch (this.decision?.key) {
      case 'bid':
        return mine !== null && mine.bids.some(({ length }) => length > 0) && this.optionsOf('lift').length === 0
      case 'march':
        return mine !== null && mine.march.length > 0 && this.optionsOf('back').length === 0
      default:
        return false
    }
  }
}

export const [getViewpoint, provideViewpoint] = createContext<Viewpoint>()
