// What is opened over the table: a tomb, a pile, the log, the menu, the rules, a card looked at. Nothing here touches the game.
import { createContext, tick } from 'svelte'

/** A pile that may be looked through: that of the table, or the viewer's own. */
export type OpenPile = 'boneyard' | 'discard'
export type Sheet = { readonly kind: 'tomb', readonly seat: number } | { readonly kind: 'pile', readonly pile: OpenPile } | { readonly kind: 'log' | 'menu' | 'rules' | 'pharaohs' } | null

const focused = () => document.activeElement instanceof HTMLElement ? document.activeElement : null

export class Sheets {
  open: Sheet = $state.raw(null)
  /** The title looked at in full. */
  looked: string | null = $state(null)
  /** The title the pointer or the keyboard is on, where there is room to show it beside the table. */
  hovered: string | null = $state(null)
  #before: HTMLElement | null = null
  /** Where the focus was inside the sheet over which a title is looked at. */
  #within: HTMLElement | null = null

  toggleTomb(seat: number): void {
    const already = this.open?.kind === 'tomb' && this.open.seat === seat
    if (already) this.close()
    else this.#show({ kind: 'tomb', seat })
  }

  togglePile(pile: OpenPile): void {
    const already = this.open?.kind === 'pile' && this.open.pile === pile
    if (already) this.close()
    else this.#show({ kind: 'pile', pile })
  }

  toggle(kind: 'log' | 'menu' | 'rules' | 'pharaohs'): void {
    if (this.open?.kind === kind) this.close()
    else this.#show({ kind })
  }

  look(title: string): void {
    this.#remember()
    this.#within = this.open ? focused() : null
    this.looked = title
  }

  #show(sheet: Sheet): void {
    this.#remember()
    this.looked = null
    this.open = sheet
  }

  #remember(): void {
    if (!this.open && !this.looked) this.#before = focused()
  }

  /** Closes what lies on top; false where nothing is open. Focus goes back to where it was. */
  close(): boolean {
    if (this.looked !== null) {
      this.looked = null
      this.#within?.focus()
    } else if (this.open) this.open = null
    else return false
    if (!this.open && this.looked === null) this.#goBack()
    return true
  }

  /** To what opened it all, or where that was taken away meanwhile, to what stands in its place. */
  #goBack(): void {
    const before = this.#before
    if (!before || before.isConnected) return before?.focus()
    void tick().then(() => sameAs(before)?.focus())
  }
}

/** The element that does now what another did that is gone. */
function sameAs(gone: HTMLElement): HTMLElement | undefined {
  const label = gone.getAttribute('aria-label')
  return [...document.querySelectorAll<HTMLElement>(gone.tagName)].find(each => each.className === gone.className && each.getAttribute('aria-label') === label)
}

export const [sheets, provideSheets] = createContext<Sheets>()
