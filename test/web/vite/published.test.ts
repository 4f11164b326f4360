// A new build takes the place of an old one file by file, so that whoever serves the folder never loses it.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replaceSite } from '#web/vite/publish.ts'

const named = vi.hoisted((): string[] => [])
vi.mock('node:fs', async actual => {
  const fs = await actual<typeof import('node:fs')>()
  return {
    ...fs,
    renameSync: (from: string, to: string) => {
      named.push(to)
      fs.renameSync(from, to)
    },
    rmSync: (name: string, options?: object) => {
      named.push(`gone ${name}`)
      fs.rmSync(name, options)
    },
  }
})

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'valley-published-'))
})
afterEach(() => {
  rmSync(place, { recursive: true, force: true })
})

const write = (folder: string, files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(place, folder, name, '..'), { recursive: true })
    writeFileSync(join(place, folder, name), text)
  }
}
const site = () =>
  Object.fromEntries(
    readdirSync(join(place, 'site'), { recursive: true, encoding: 'utf8' })
      .filter(name => statSync(join(place, 'site', name)).isFile())
      .map(name => [name, readFileSync(join(place, 'site', name), 'utf8')]),
  )

test('a build replaces the files of a folder that is served, and never the folder', () => {
  write('site', { 'index.html': 'old', 'app/old.js': 'old', 'app/same.js': 'same' })
  const next = { _headers: 'new', 'app/new.js': 'new', 'app/same.js': 'same', 'index.html': 'new' }
  write('made', next)
  const { ino } = statSync(join(place, 'site'))
  named.length = 0
  replaceSite(join(place, 'made'), join(place, 'site'))
  expect(site()).toEqual(next)
  expect(statSync(join(place, 'site')).ino).toBe(ino)
  // What the page names is there before it, and what the old one named stays until then. What is the same is not touched.
  const order = named.map(name => name.replace(`${join(place, 'site')}/`, ''))
  expect(order.slice(0, 2).sort()).toEqual(['_headers', 'app/new.js'])
  expect(order.slice(2)).toEqual(['index.html', 'gone app/old.js'])
})

test('a first build makes the folder', () => {
  write('made', { 'index.html': 'new', 'app/new.js': 'new' })
  replaceSite(join(place, 'made'), join(place, 'site'))
  expect(site()).toEqual({ 'index.html': 'new', 'app/new.js': 'new' })
})
