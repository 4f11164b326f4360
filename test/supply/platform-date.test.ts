// The platform behaves as of the date in wrangler.toml: the table relies on what came with this one.
import { expect, test } from 'vitest'
import { compatibilityDate } from '../compatibility-date.ts'

test('a table whose bots pause is not evicted: the platform keeps it since 2026-10-01', () => {
  const date = compatibilityDate()
  expect(date >= '2026-10-01', date).toBe(true)
})
