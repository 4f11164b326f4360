// The sheets of the deck-builder's table beside those of every table: a tomb, a pile, the pharaohs; on top of all the
// details of a card; and below all, on a phone, the sheet of a hand card.
import { createContext } from 'svelte'
import type { OpenSheet } from '../../table/history-entries.ts'
import { focused, provideSheets as provideAny, Sheets as AnySheets, type Kinds } from '../../table/sheets.svelte.ts'
import { wordsOf } from '../../messages/card-texts.ts'

/** A tomb is opened by its seat, a pile by its name: the boneyard, or the viewer's own discard pile. */
interface Own extends Kinds {
  readonly tomb: number
  readonly pile: 'boneyard' | 'discard'
  readonly pharaohs: null
}
/** The kinds of card details and of a hand card's sheet in the browser's history. */
const look = 'look'
const hand = 'hand'
/** The sheet of a hand card: open as long as the player is choosing among the card's uses. */
interface HandSheet {
  /** The card's id; null if the sheet is closed. */
  readonly card: string | null
  /** Opens the sheet of this card if it has uses now; null closes it. */
  show(card: string | null): void
}
const noHand: HandSheet = { card: null, show: () => undefined }
export type Sheet = AnySheets<Own>['open']

export class Sheets extends AnySheets<Own> {
  /** The title whose details are open. */
  shownCard: string | null = $state(null)
  /** The title under the mouse or with keyboard focus, for the preview beside the wide table. */
  hovered: string | null = $state(null)
  /** What had the focus inside the sheet when card details were opened over it. */
  #within: HTMLElement | null = null
  readonly #hand: HandSheet

  constructor(handSheet = noHand) {
    super()
    this.#hand = handSheet
  }

  showCard(title: string): void {
    this.rememberFocus()
    this.#within = this.open ? focused() : null
    this.shownCard = title
  }

  override get openSheets(): readonly OpenSheet[] {
    const { card } = this.#hand
    return [
      ...(card === null ? [] : [{ kind: hand, of: card }]),
      ...super.openSheets,
      ...(this.shownCard === null ? [] : [{ kind: look, of: this.shownCard }]),
    ]
  }

  protected override restoreSheets(stack: readonly OpenSheet[]): void {
    const card = stack.find(({ kind }) => kind === hand)?.of
    this.#hand.show(typeof card === 'string' ? card : null)
    super.restoreSheets(stack.filter(({ kind }) => kind !== look && kind !== hand))
    const looked = stack.find(({ kind }) => kind === look)?.of
    this.shownCard = typeof looked === 'string' && wordsOf(looked) ? looked : null
  }

  override close(): boolean {
    if (this.shownCard === null) {
      if (super.close()) return true
      if (this.#hand.card === null) return false
      this.#hand.show(null)
      return true
    }
    this.shownCard = null
    this.#within?.focus()
    if (!this.open) this.restoreFocus()
    return true
  }

  protected override show(sheet: NonNullable<Sheet>): void {
    super.show(sheet)
    this.shownCard = null
  }

  protected override get isAnyOpen(): boolean {
    return super.isAnyOpen || this.shownCard !== null
  }
}

const [sheets, provideOwn] = createContext<Sheets>()
export { sheets }
/** Provides the sheets to the deck-builder's own components and to those of every table. */
export function provideSheets(made: Sheets): Sheets {
  provideAny(made)
  return provideOwn(made)
}
