// A third game is added to the page by its folders and its line in each registry alone: the page as it is, and a copy with it.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, inject, test } from 'vitest'
import { mark, registryLines, toyFiles } from './toy-game-files.ts'

const own = mkdtempSync(join(tmpdir(), 'third-game-'))
afterAll(() => rmSync(own, { recursive: true, force: true }))

/** A page as it is built: the text of every script, and how large the scripts are that an address needs beside those of all. */
interface Built {
  readonly scripts: readonly string[]
  readonly sizes: Readonly<Record<string, number>>
  readonly first: string
}

/** Builds the page of the copy. Gives the folder of what was built. */
async function build(): Promise<string> {
  const built = join(own, 'build')
  const env = { ...process.env, NODE_ENV: 'production', SITE: built }
  const vite = resolve('node_modules/vite/bin/vite.js')
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: own, env })
  return built
}

function readBuilt(folder: string): Built {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const page = read('index.html')
  const needed: Record<string, string[]> = JSON.parse(/const needed = (\{.*\})/.exec(page)?.[1] ?? '')
  const scripts = (paths: readonly string[]) => paths.filter(path => path.endsWith('.js')).map(read)
  const filesOf = (name: string) => scripts([...new Set([...(needed['en'] ?? []), ...(needed[name] ?? [])])])
  const late = new Set(Object.values(needed).flat())
  const everywhere = [...new Set(page.match(/\/_app\/immutable\/[\w./-]+\.js/g))].filter(path => !late.has(path))
  const gzip = (texts: readonly string[]) => texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
  const all = readdirSync(join(folder, '_app/immutable'), { recursive: true, encoding: 'utf8' })
  return {
    scripts: scripts(all.map(path => `_app/immutable/${path}`)),
    sizes: {
      ...Object.fromEntries(Object.keys(needed).map(name => [name, gzip(filesOf(name))])),
      everywhere: gzip(scripts(everywhere)),
    },
    first: [...scripts(everywhere), ...['front', 'phone', 'wide', 'cards'].flatMap(filesOf)].join('\n'),
  }
}

test('a third game is added to the page by its folders and a line in each registry alone', async () => {
  for (const part of ['web', 'shared', 'package.json', 'tsconfig.json', 'tsconfig.strict.json', 'vite.config.ts'])
    cpSync(part, join(own, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(own, 'node_modules'))
  const without = readBuilt(inject('site') ?? (await build()))

  for (const file of ['engine/toy-board-game.ts', 'engine/toy-manifest.ts', 'required.ts'])
    cpSync(join('test/shared', file), join(own, 'test/shared', file))
  for (const [path, text] of Object.entries(toyFiles)) {
    mkdirSync(dirname(join(own, path)), { recursive: true })
    writeFileSync(join(own, path), text)
  }
  for (const [path, lines] of Object.entries(registryLines)) {
    const old = readFileSync(join(own, path), 'utf8')
    const text = lines.reduce((so, [from, to]) => so.replace(from, to), old)
    expect(text.match(/harbour/g)?.length, path).toBeGreaterThanOrEqual(lines.length)
    writeFileSync(join(own, path), text)
  }
  const added = readBuilt(await build())

  const holding = (built: Built) => built.scripts.filter(text => text.includes(mark))
  expect(holding(without)).toEqual([])
  expect(holding(added)).toHaveLength(1)
  expect(added.first).not.toContain(mark)
  expect(Object.keys(added.sizes).sort()).toEqual(
    [...Object.keys(without.sizes), 'harbour', 'en-harbour', 'de-harbour'].sort(),
  )
  // What every page and a table load at first, in compressed bytes; the front page also says what the game is.
  for (const [name, size] of Object.entries(without.sizes)) {
    // Every page knows the name of each game, and where its texts lie; other names of files compress a little better or worse.
    expect(Math.abs((added.sizes[name] ?? Infinity) - size), name).toBeLessThanOrEqual(256)
  }
})
