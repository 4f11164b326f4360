// What is opened over a table: one sheet at a time, of a kind that its game names, and where there are several of a kind
// with what it is about. Nothing here touches a game.
import { createContext, onDestroy, tick } from 'svelte'
import { isSame, syncHistory, setOpenSheets, type OpenSheet } from './history-entries.ts'

/** The kinds that every table has. A game adds its own, each with what a sheet of it is about; null where there is only one. */
export interface Kinds {
  readonly log: null
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

  /** All that lies open, lowest first. */
  get openSheets(): readonly OpenSheet[] {
    return this.open ? [this.open as OpenSheet] : []
  }

  /** Opens and closes until this lies open; what is not known here is left out. */
  restore(stack: readonly OpenSheet[]): void {
    while (this.openSheets.length > stack.length) this.close()
    if (!isSame(this.openSheets, stack)) this.restoreSheets(stack)
  }

  protected restoreSheets([sheet]: readonly OpenSheet[]): void {
    this.open = (sheet ?? null) as Opened<All> | null
  }

  /** Closes what lies on top; false where nothing is open. Focus goes back to where it was. */
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

  /** To what opened it all; where that was taken away meanwhile, to what stands in its place, or else to the question. */
  protected restoreFocus(): void {
    const before = this.#before
    before?.focus()
    if (before && document.activeElement === before) return
    void tick().then(() =>
      ((before && sameAs(before)) ?? document.getElementById('ask'))?.focus({ preventScroll: true }),
    )
  }
}

/** The element that does now what another did that is gone. */
function sameAs(gone: HTMLElement): HTMLElement | undefined {
  const label = gone.getAttribute('aria-label')
  return [...document.querySelectorAll<HTMLElement>(gone.tagName)].find(
    each => each.className === gone.className && each.getAttribute('aria-label') === label,
  )
}

/** What there is of any game's sheets. */
interface AnySheets {
  readonly open: { readonly kind: string } | null
  readonly openSheets: readonly OpenSheet[]
  toggle(kind: keyof Kinds): void
  close(): boolean
  restore(stack: readonly OpenSheet[]): void
}
const [sheets, provide] = createContext<AnySheets>()
export { sheets }

/** For what lies over a table. What is open stands in the browser's history from now on. */
export function provideSheets<Made extends AnySheets>(made: Made): Made {
  onDestroy(syncHistory(stack => made.restore(stack)))
  $effect(() => setOpenSheets(made.openSheets))
  provide(made)
  return made
}
