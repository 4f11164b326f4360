// Lint: a game is named, and its files are imported, in its own folders and in the lists of games alone.
import { ESLint, Linter, type Linter as Lint } from 'eslint'
import { expect, test } from 'vitest'
import { gameNames } from '#shared/game-names.ts'

const rule = 'no-restricted-syntax'

/** What is found wrong with a piece of code, if it stands in this file. */
async function faultsIn(file: string, code: string): Promise<readonly string[]> {
  const config: Lint.Config = await new ESLint().calculateConfigForFile(file)
  const found = new Linter().verify(code, { rules: { [rule]: config.rules?.[rule] ?? 'off' } })
  return found.map(({ ruleId }) => ruleId ?? 'no code')
}

const naming = gameNames.flatMap(name => [
  `x = '${name}'`,
  `x = { ${name}: 1 }`,
  `x = all.${name}`,
  `x = \`${name}\``,
  `say('game.${name}')`,
  `import { x } from '#shared/${name}/x.ts'`,
  `import { x } from '#web/lib/${name}/x.ts'`,
  `export { x } from '../${name}/x.ts'`,
  `export * from './${name}/x.ts'`,
  `x = import('../../lib/${name}/x.ts')`,
  `x = import(\`../../lib/${name}/\${file}\`)`,
])

test.each([
  'shared/table/any.ts',
  'shared/engine/any.ts',
  'worker/any.ts',
  'web/lib/lobby/Any.svelte',
  'web/vite/any.ts',
  'web/routes/Any.svelte',
  'shared/messages/en/any.ts',
  'web/lib/messages/en/any.ts',
])('nothing in %s names a game', async file => {
  for (const code of naming) expect(await faultsIn(file, code), code).toEqual([rule])
  for (const code of [
    "x = 'alley'",
    'x = { total: valleys }',
    "x = 'valley:name'",
    'x = all[game]',
    "import { x } from './valleys/x.ts'",
  ])
    expect(await faultsIn(file, code), code).toEqual([])
})

test('the folders of a game name it, and so do the lists of games', async () => {
  for (const name of gameNames)
    for (const file of [
      `shared/${name}/any.ts`,
      `web/lib/${name}/any/Any.svelte`,
      'shared/games.ts',
      'web/lib/games.ts',
    ])
      for (const code of naming) expect(await faultsIn(file, code), `${file}: ${code}`).toEqual([])
})
