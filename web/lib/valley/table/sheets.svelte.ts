// The sheets of the deck-builder's table beside those of every table: a tomb, a pile, the pharaohs; on top of all the
// details of a card; and below all, on a phone, the sheet of a card of the hand or the pyramid.
import { createContext, tick } from 'svelte'
import type { OpenSheet } from '../../table/history-entries.ts'
import { focused, provideSheets as provideAny, Sheets as AnySheets, type Kinds } from '../../table/sheets.svelte.ts'
import { wordsOf } from '../../messages/card-texts.ts'
import { rowAround } from '../card/beside.ts'

/** A tomb is opened by its seat, a pile by its name: the boneyard, or the viewer's own discard pile. */
interface Own extends Kinds {
  readonly tomb: number
  readonly pile: 'boneyard' | 'discard'
  readonly pharaohs: null
}
/** The kinds of card details and of a card's sheet in the browser's history. */
const look = 'look'
const sheet = 'card'
/** The sheet of a card of the hand or the pyramid. */
interface CardSheet {
  /** The card's id; null if the sheet is closed. */
  readonly card: string | null
  /** Opens the sheet of this card if it still lies there; null closes it. */
  show(card: string | null): void
}
const noCard: CardSheet = { card: null, show: () => undefined }
export type Sheet = AnySheets<Own>['open']

export class Sheets extends AnySheets<Own> {
  /** The title whose details are open. */
  shownCard: string | null = $state(null)
  /** The titles beside which it lies, itself among them; none where it lies in no row. */
  row: readonly string[] = $state.raw([])
  /** The title under the mouse or with keyboard focus, for the preview beside the wide table. */
  hovered: string | null = $state(null)
  /** What had the focus inside the sheet when card details were opened over it. */
  #within: HTMLElement | null = null
  readonly #card: CardSheet

  constructor(cardSheet = noCard) {
    super()
    this.#card = cardSheet
  }

  /** Opens the details of a title that is shown at an element. */
  showCard(title: string, at?: Element | null): void {
    this.rememberFocus()
    this.#within = this.open ? focused() : null
    this.row = rowAround(at)
    this.shownCard = title
  }

  /** What a button does that opens the details of a title. */
  toCard =
    (title: string) =>
    ({ currentTarget }: MouseEvent & { readonly currentTarget: Element }): void =>
      this.showCard(title, currentTarget)

  override get openSheets(): readonly OpenSheet[] {
    const { card } = this.#card
    return [
      ...(card === null ? [] : [{ kind: sheet, of: card }]),
      ...super.openSheets,
      ...(this.shownCard === null ? [] : [{ kind: look, of: this.shownCard }]),
    ]
  }

  protected override restoreSheets(stack: readonly OpenSheet[]): void {
    const card = stack.find(({ kind }) => kind === sheet)?.of
    this.#card.show(typeof card === 'string' ? card : null)
    super.restoreSheets(stack.filter(({ kind }) => kind !== look && kind !== sheet))
    const looked = stack.find(({ kind }) => kind === look)?.of
    this.shownCard = typeof looked === 'string' && wordsOf(looked) ? looked : null
  }

  override close(): boolean {
    if (this.shownCard === null) {
      if (super.close()) return true
      if (this.#card.card === null) return false
      this.#card.show(null)
      return true
    }
    this.shownCard = null
    if (this.open) void tick().then(() => this.#within?.focus())
    else this.restoreFocus()
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
