// Before every file of browser tests: each test fails if one of its pages printed something on its console, and a file
// leaves no page open.
import { afterAll, afterEach, expect } from 'vitest'
import { takeConsoleMessages } from './console.ts'
import { closeContexts } from './shared-browser.ts'

afterEach(() => {
  expect(takeConsoleMessages()).toEqual([])
})
afterAll(closeContexts)
