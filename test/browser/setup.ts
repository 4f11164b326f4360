// Before every file of browser tests: no test forgets to ask what its pages said on their consoles.
import { afterEach, expect } from 'vitest'
import { takeConsoleMessages } from './console.ts'

afterEach(() => {
  expect(takeConsoleMessages()).toEqual([])
})
