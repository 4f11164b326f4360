// Lint: imports within shared/ run in one direction (README, How it is built).
import { ESLint, Linter, type Linter as Lint } from 'eslint'
import { expect, test } from 'vitest'

const rule = 'no-restricted-imports'

/** Whether lint lets a file import another. */
async function mayImport(file: string, path: string): Promise<boolean> {
  const config: Lint.Config = await new ESLint().calculateConfigForFile(file)
  const found = new Linter().verify(`import '${path}'`, { rules: { [rule]: config.rules?.[rule] ?? 'off' } })
  return found.length === 0
}

test.each([
  ['shared/engine/any.ts', '../bots/any.ts'],
  ['shared/engine/any.ts', '../valley/any.ts'],
  ['shared/engine/any.ts', '../table/any.ts'],
  ['shared/engine/any.ts', '../games.ts'],
  ['shared/bots/any.ts', '../tal/any.ts'],
  ['shared/bots/any.ts', '../table/any.ts'],
  ['shared/valley/any.ts', '../tal/any.ts'],
  ['shared/valley/any.ts', '../table/any.ts'],
  ['shared/valley/any.ts', './bot/any.ts'],
  ['shared/valley/bot/any.ts', '../../table/any.ts'],
  ['shared/table/any.ts', '../games.ts'],
  ['shared/table/any.ts', '../simulator/any.ts'],
  ['shared/table/any.ts', '#worker/any.ts'],
  ['worker/any.ts', '#web/lib/any.ts'],
  ['web/lib/any.ts', '#worker/any.ts'],
])('%s may not import %s', async (file, path) => {
  expect(await mayImport(file, path)).toBe(false)
})

test.each([
  ['shared/simulator/any.ts', '../table/any.ts'],
  ['shared/table/any.ts', '../bots/any.ts'],
  ['shared/table/any.ts', '../engine/any.ts'],
  ['shared/bots/any.ts', '../engine/any.ts'],
  ['shared/valley/any.ts', '../engine/any.ts'],
  ['shared/valley/bot/any.ts', '../../bots/any.ts'],
  ['shared/games.ts', './valley/index.ts'],
  ['worker/any.ts', '#shared/any.ts'],
  ['web/lib/any.ts', '#shared/any.ts'],
])('%s may import %s', async (file, path) => {
  expect(await mayImport(file, path)).toBe(true)
})
