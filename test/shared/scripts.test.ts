// Every script of package.json works on a fresh clone, where nothing has been installed or made yet: it begins with `npm run ready`,
// itself or by a script that it begins with.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

const begunBy = (name: string) => /^npm run ([\w:]+)/.exec(scripts[name] ?? '')?.[1]
const isReady = (name: string): boolean => name === 'ready' || isReadyBy(begunBy(name))
const isReadyBy = (first: string | undefined) => first !== undefined && isReady(first)

/** Scripts that are not for a fresh clone: they are called by others. */
const called = ['types', 'lint']

test.each(Object.keys(scripts).filter(name => !called.includes(name)))('npm run %s begins with what it needs', name => {
  expect(isReady(name), scripts[name]).toBe(true)
})

test('ready installs the packages and writes the configuration that the build reads', () => {
  expect(scripts['ready']).toMatch(/npm install --no-save; \} && svelte-kit sync$/)
})
