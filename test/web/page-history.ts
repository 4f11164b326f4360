// The history of a browser, for pages that are drawn as text: the sheets of a table keep themselves there.
import { afterAll, beforeAll, vi } from 'vitest'

/** Gives every test of a file a page with an empty history, which nothing is heard of. */
export function withPageHistory(): void {
  beforeAll(() => {
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('removeEventListener', () => undefined)
    vi.stubGlobal('location', { pathname: '/' })
    vi.stubGlobal('history', { state: null })
  })
  afterAll(() => void vi.unstubAllGlobals())
}
