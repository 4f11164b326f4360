// What every sentence must be that anybody reads.
import { expect } from 'vitest'

/** A sentence, not a key that lacks one, and made of nothing missing. */
export function saysSomething(words: string): void {
  expect(words).not.toMatch(/undefined|NaN|\[object|^[\w-]+(\.[\w-]+)+$/)
  expect(words.trim()).not.toBe('')
}
