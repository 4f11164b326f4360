// Sheets as entries of the browser's history: its back closes the top one, what closes by itself leaves no entry, and a
// reload leaves none that does nothing.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { syncHistory, setOpenSheets, type OpenSheet } from '#web/lib/table/history-entries.ts'

/** The state of an entry: what the router keeps there, and the sheets that lie open. */
interface Entry {
  readonly page?: string
  readonly sheets?: readonly OpenSheet[]
}

/** A browser's history, whose leaps take a moment. */
class FakeHistory {
  entries: Entry[] = [{ page: 'home' }, { page: 'table' }]
  at = 1
  readonly #page: EventTarget

  constructor(page: EventTarget) {
    this.#page = page
  }
  get state() {
    return this.entries[this.at]
  }
  pushState(state: Entry): void {
    this.entries = [...this.entries.slice(0, ++this.at), structuredClone(state)]
  }
  replaceState(state: Entry): void {
    this.entries[this.at] = structuredClone(state)
  }
  back(): void {
    this.go(-1)
  }
  go(by: number): void {
    setTimeout(() => {
      this.at = Math.max(0, Math.min(this.entries.length - 1, this.at + by))
      this.#page.dispatchEvent(new Event('popstate'))
    }, 5)
  }
}

const menu: OpenSheet = { kind: 'menu', of: null }
const rules: OpenSheet = { kind: 'rules', of: null }
const boat: OpenSheet = { kind: 'look', of: 'boat' }
let history: FakeHistory
let shown: (readonly OpenSheet[])[]
let release: () => void
const settle = () => vi.runAllTimers()
/** What the entries from the table's on hold. */
const entries = () => history.entries.slice(1).map(({ sheets = [] }) => sheets)
const keep = () =>
  syncHistory(stack => {
    shown.push(stack)
  })

beforeEach(() => {
  vi.useFakeTimers()
  const page = new EventTarget()
  history = new FakeHistory(page)
  vi.stubGlobal('history', history)
  vi.stubGlobal('location', { pathname: '/t/table' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  shown = []
  release = keep()
})
afterEach(() => {
  release()
  settle()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what is opened is an entry of the page that the router knows, and back closes it', () => {
  setOpenSheets([menu])
  expect([history.at, history.state]).toEqual([2, { page: 'table', sheets: [menu] }])
  history.go(-1)
  settle()
  expect([history.at, shown]).toEqual([1, [[]]])
})

test('back closes what lies on top', () => {
  setOpenSheets([menu])
  setOpenSheets([menu, boat])
  history.go(-1)
  settle()
  expect(shown).toEqual([[menu]])
  history.go(-1)
  settle()
  expect(shown).toEqual([[menu], []])
})

test('what closes by itself takes its entry away, and nothing is shown again', () => {
  setOpenSheets([menu])
  setOpenSheets([menu, boat])
  setOpenSheets([])
  settle()
  expect([history.at, shown]).toEqual([1, []])
})

test('a sheet opened from another takes its place', () => {
  setOpenSheets([menu])
  setOpenSheets([rules])
  expect(entries()).toEqual([[], [rules]])
  history.go(-1)
  settle()
  expect(shown).toEqual([[]])
})

test('another opened over a card that is looked at takes the place of both', () => {
  setOpenSheets([menu, boat])
  setOpenSheets([rules])
  settle()
  expect([history.at, history.state]).toEqual([2, { page: 'table', sheets: [rules] }])
})

test('what is closed and opened faster than the browser goes back comes out as it stands', () => {
  setOpenSheets([menu])
  setOpenSheets([])
  setOpenSheets([rules])
  setOpenSheets([rules, boat])
  settle()
  expect([history.at, entries()]).toEqual([3, [[], [rules], [rules, boat]]])
  expect(shown).toEqual([])
})

test('forward opens again what back has closed', () => {
  setOpenSheets([menu])
  history.go(-1)
  settle()
  history.go(1)
  settle()
  expect(shown).toEqual([[], [menu]])
})

test('a reload finds open what lay open, though the router has written over it, and back closes it', async () => {
  setOpenSheets([menu])
  vi.resetModules()
  const reloaded = await import('#web/lib/table/history-entries.ts')
  history.replaceState({ page: 'table' })
  const found: unknown[] = []
  const leave = reloaded.syncHistory(stack => {
    found.push(stack)
  })
  expect([found, history.state]).toEqual([[[menu]], { page: 'table', sheets: [menu] }])
  history.go(-1)
  settle()
  expect(found).toEqual([[menu], []])
  leave()
})

test('where nothing can lie open any more after a reload, no entry is left behind', async () => {
  setOpenSheets([menu, boat])
  vi.resetModules()
  const reloaded = await import('#web/lib/table/history-entries.ts')
  history.replaceState({ page: 'table' })
  const leave = reloaded.clearEntries()
  settle()
  expect(history.at).toBe(1)
  history.go(1)
  settle()
  expect(history.at).toBe(1)
  leave()
})

test('where the table ends while something lies open, no entry is left behind', () => {
  setOpenSheets([menu, boat])
  release()
  settle()
  expect(history.at).toBe(1)
})

test('a table drawn anew at once begins with nothing open', () => {
  setOpenSheets([menu])
  release()
  release = keep()
  settle()
  expect([shown, history.at]).toEqual([[], 1])
  setOpenSheets([rules])
  expect(entries()).toEqual([[], [rules]])
})

test('whoever goes on to another page with something open finds it open when he comes back', () => {
  setOpenSheets([menu])
  history.pushState({ page: 'cards' })
  release()
  settle()
  expect(history.state).toEqual({ page: 'cards' })
})

test('what the player before had open at load does not open for the next one', async () => {
  release()
  history.entries[history.at] = { page: 'table', sheets: [boat] }
  vi.resetModules()
  const { forgetClosedSheets } = await import('#web/lib/lobby/device/forget-closed-sheets.ts')
  const entriesAnew = await import('#web/lib/table/history-entries.ts')
  forgetClosedSheets()
  settle()
  release = entriesAnew.syncHistory(stack => {
    shown.push(stack)
  })
  expect([shown, history.state?.sheets]).toEqual([[], []])
})
