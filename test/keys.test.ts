// `npm run keys`: where the secrets of a site are written, and who can read them there.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const script = join(import.meta.dirname, '../worker/keys.mjs')

test.each([
  ['new', null],
  ['there before, and readable by everybody', 'OTHER="kept"\n'],
])('the file with the keys can be read by its owner alone: one that is %s', (_, before) => {
  const file = join(folder, '.dev.vars')
  if (before !== null) writeFileSync(file, before, { mode: 0o644 })
  execFileSync(process.execPath, [script, 'mailto:anna@site.org'], { cwd: folder })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const text = readFileSync(file, 'utf8')
  expect(text.startsWith(before ?? '')).toBe(true)
  expect(text).toMatch(/^VAPID_PRIVATE_KEY="[\w-]{43}"$/m)
})
