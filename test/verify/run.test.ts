// `npm run verify` with files: each is told of, whatever the others are.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { historyOf, shuffledGame } from '#test/shared/table/shuffled-table.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verify-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const script = join(import.meta.dirname, 'run.ts')
const node = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning']
const verified = (...given: readonly string[]) =>
  spawnSync(process.execPath, [...node, script, ...given], { cwd: folder, encoding: 'utf8' })

test('a file that holds no game, or is not there, is told of, and those after it are verified', async () => {
  const { table } = await shuffledGame('tal', 3, 9, { short: true })
  writeFileSync(join(folder, 'list.json'), '[]')
  writeFileSync(join(folder, 'game.json'), JSON.stringify(await historyOf(table)))
  const { status, stdout, stderr } = verified('list.json', 'none.json', 'game.json')
  expect(stderr).toMatch(/^list\.json holds no game\.\n.*no such file.*'none\.json'\n$/)
  expect(stdout).toMatch(/^game\.json: the seed comes out of what was opened/)
  expect(status).toBe(1)
  expect(verified('game.json').status).toBe(0)
})

test('who had to begin is not asked of random games', () => {
  const { status, stdout, stderr } = verified('--begins', '0', '--games', '1')
  expect(stderr).toBe('--begins is about a game that was kept: name its file.\n')
  expect(stdout).toBe('')
  expect(status).toBe(1)
})

test('random games are not verified beside a file, so neither their number nor their seed is taken with one', () => {
  for (const option of ['--games', '--seed']) {
    const { status, stdout, stderr } = verified(option, '3', 'game.json')
    expect(stderr).toBe('--games and --seed are about random games: verify them without a file.\n')
    expect(stdout).toBe('')
    expect(status).toBe(1)
  }
})
