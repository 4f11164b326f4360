// Lint: imports within shared/ run in one direction (README, How it is built).
import { expect, test } from 'vitest'
import { faultsIn } from './faults.ts'

const rule = 'no-restricted-imports'
const faultsOf = (file: string, path: string) => faultsIn(file, `import '${path}'`, rule)

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
  expect(await faultsOf(file, path)).toEqual([rule])
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
  expect(await faultsOf(file, path)).toEqual([])
})
