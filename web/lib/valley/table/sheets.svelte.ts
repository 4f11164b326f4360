// What is opened over the deck-builder's table beside what every table has: a tomb, a pile, the pharaohs; over it all a
// card looked at in full; and below it all, on a phone, the sheet of a hand card.
import { createContext } from 'svelte'
import type { OpenSheet } from '../../table/history-entries.ts'
import { focused, provideSheets as provideAny, Sheets as AnySheets, type Kinds } from '../../table/sheets.svelte.ts'
import { wordsOf } from '../../messages/card-texts.ts'

/** A tomb is opened by its seat; a pile is that of the table, or the viewer's own. */
interface Own extends Kinds {
  readonly tomb: number
  readonly pile: 'boneyard' | 'discard'
  readonly pharaohs: null
}
/** What a card looked at in full and the sheet of a hand card are called in the history. */
const look = 'look'
const hand = 'hand'
/** The sheet of a hand card: it lies open for as long as the card's uses are what the player is about to choose from. */
interface HandSheet {
  /** The card's id; null where no such sheet lies open. */
  readonly card: string | null
  /** Opens the sheet of this card if it has one now; closes it for null. */
  show(card: string | null): void
}
const noHand: HandSheet = { card: null, show: () => undefined }
export type Sheet = AnySheets<Own>['open']

export class Sheets extends AnySheets<Own> {
  /** The title looked at in full. */
  shownCard: string | null = $state(null)
  /** The title the pointer or the keyboard is on, where there is room to show it beside the table. */
  hovered: string | null = $state(null)
  /** Where the focus was inside the sheet over which a title is looked at. */
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
/** For what is only the deck-builder's, and for what lies over any table. */
export function provideSheets(made: Sheets): Sheets {
  provideAny(made)
  return provideOwn(made)
}
