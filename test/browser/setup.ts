// Before every file of browser tests: each test fails if one of its pages printed something on its console.
import { afterEach, expect } from 'vitest'
import { takeConsoleMessages } from './console.ts'

afterEach(() => {
  expect(takeConsoleMessages()).toEqual([])
})
