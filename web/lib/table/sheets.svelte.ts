// The sheets over a table: one at a time, of a kind that its game defines, with what it is about if there can be several of
// a kind. Knows no game.
import { createContext, onDestroy, tick } from 'svelte'
import { isSame, syncHistory, setOpenSheets, type OpenSheet } from './history-entries.ts'

/** The kinds of sheets that every table has. A game adds its own, each with the type of what it is about, or null. */
export interface Kinds {
  readonly log: null
  readonly missed: null
  readonly menu: null
  readonly rules: null
}
type Opened<All> = { readonly [Kind in keyof All]: { readonly kind: Kind; readonly of: All[Kind] } }[keyof All]

export const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

export class Sheets<All extends Kinds = Kinds> {
  open: Opened<All> | null = $state.raw(null)
  #before: HTMLElement | null = null

  /** Opens a sheet; closes it where it is open already. */
  toggle<Kind extends keyof All>(kind: Kind, ...[of]: All[Kind] extends null ? [] : [of: All[Kind]]): void {
    if (this.open?.kind === kind && this.open.of === (of ?? null)) this.close()
    else this.show({ kind, of: of ?? null } as Opened<All>)
  }

  /** All open sheets, lowest first. */
  get openSheets(): readonly OpenSheet[] {
    return this.open ? [this.open as OpenSheet] : []
  }

  /** Closes and opens sheets until these are open; unknown ones are left out. */
  restore(stack: readonly OpenSheet[]): void {
    while (this.openSheets.length > stack.length) this.close()
    if (!isSame(this.openSheets, stack)) this.restoreSheets(stack)
  }

  protected restoreSheets([sheet]: readonly OpenSheet[]): void {
    this.open = (sheet ?? null) as Opened<All> | null
  }

  /** Closes the top sheet and restores the focus; false if none is open. */
  close(): boolean {
    if (!this.open) return false
    this.open = null
    this.restoreFocus()
    return true
  }

  protected show(sheet: Opened<All>): void {
    this.rememberFocus()
    this.open = sheet
  }

  protected get isAnyOpen(): boolean {
    return this.open !== null
  }

  protected rememberFocus(): void {
    if (!this.isAnyOpen) this.#before = focused()
  }

  /** Focuses what opened the first sheet; if that is gone, the element that replaced it, or else the question. */
  protected restoreFocus(): void {
    const before = this.#before
    before?.focus()
    if (before && document.activeElement === before) return
    void tick().then(() => {
      // What lay under what has closed can be focused only now.
      before?.focus()
      if (before && document.activeElement === before) return
      ;((before && replacementOf(before)) ?? document.getElementById('ask'))?.focus({ preventScroll: true })
    })
  }
}

/** The element that has replaced one that is gone: same tag, classes and label. */
function replacementOf(gone: HTMLElement): HTMLElement | undefined {
  const label = gone.getAttribute('aria-label')
  return [...document.querySelectorAll<HTMLElement>(gone.tagName)].find(
    each => each.className === gone.className && each.getAttribute('aria-label') === label,
  )
}

/** The part of `Sheets` that does not depend on the game. */
interface AnySheets {
  readonly open: { readonly kind: string } | null
  readonly openSheets: readonly OpenSheet[]
  toggle(kind: keyof Kinds): void
  close(): boolean
  restore(stack: readonly OpenSheet[]): void
}
const [sheets, provide] = createContext<AnySheets>()
export { sheets }

/** Provides the sheets to a table's components, and keeps the open ones in the browser's history. */
export function provideSheets<Made extends AnySheets>(made: Made): Made {
  onDestroy(syncHistory(stack => made.restore(stack)))
  $effect(() => setOpenSheets(made.openSheets))
  provide(made)
  return made
}
