// The platform behaves as of the date in wrangler.toml: the table relies on what came with this one.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a table whose bots pause is not evicted: the platform keeps it since 2026-10-01', () => {
  const [, date = ''] = /^compatibility_date = "(.*)"/m.exec(readFileSync('wrangler.toml', 'utf8')) ?? []
  expect(date >= '2026-10-01', date).toBe(true)
})
