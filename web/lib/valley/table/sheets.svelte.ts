// What is opened over the deck-builder's table beside what every table has: a tomb, a pile, the pharaohs; and over it all a
// card looked at in full.
import { createContext } from 'svelte'
import type { Laid } from '../../table/entries.ts'
import { focused, provideSheets as provideAny, Sheets as AnySheets, type Kinds } from '../../table/sheets.svelte.ts'
import { wordsOf } from '../../messages/card-texts.ts'

/** A tomb is opened by its seat; a pile is that of the table, or the viewer's own. */
interface Own extends Kinds {
  readonly tomb: number
  readonly pile: 'boneyard' | 'discard'
  readonly pharaohs: null
}
/** What a card looked at in full is called in the history. */
const look = 'look'
export type Sheet = AnySheets<Own>['open']

export class Sheets extends AnySheets<Own> {
  /** The title looked at in full. */
  looked: string | null = $state(null)
  /** The title the pointer or the keyboard is on, where there is room to show it beside the table. */
  hovered: string | null = $state(null)
  /** Where the focus was inside the sheet over which a title is looked at. */
  #within: HTMLElement | null = null

  look(title: string): void {
    this.remember()
    this.#within = this.open ? focused() : null
    this.looked = title
  }

  override get laid(): readonly Laid[] {
    return this.looked === null ? super.laid : [...super.laid, { kind: look, of: this.looked }]
  }

  protected override lay(stack: readonly Laid[]): void {
    super.lay(stack.filter(({ kind }) => kind !== look))
    const looked = stack.find(({ kind }) => kind === look)?.of
    this.looked = typeof looked === 'string' && wordsOf(looked) ? looked : null
  }

  override close(): boolean {
    if (this.looked === null) return super.close()
    this.looked = null
    this.#within?.focus()
    if (!this.open) this.goBack()
    return true
  }

  protected override show(sheet: NonNullable<Sheet>): void {
    super.show(sheet)
    this.looked = null
  }

  protected override get isAnyOpen(): boolean {
    return super.isAnyOpen || this.looked !== null
  }
}

const [sheets, provideOwn] = createContext<Sheets>()
export { sheets }
/** For what is only the deck-builder's, and for what lies over any table. */
export function provideSheets(made: Sheets): Sheets {
  provideAny(made)
  return provideOwn(made)
}
