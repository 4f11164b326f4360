// Lint: a game is named, and its files are imported, in its own folders and in the lists of games alone.
import { expect, test } from 'vitest'
import { gameNames } from '#shared/game-names.ts'
import { faultsIn } from './lint/faults.ts'

const rule = 'no-restricted-syntax'

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
  // Where another rule of the same kind forbids the import too, it says so as well.
  for (const code of naming) expect([...new Set(await faultsIn(file, code, rule))], code).toEqual([rule])
  for (const code of [
    "x = 'alley'",
    'x = { total: valleys }',
    "x = 'valley:name'",
    'x = all[game]',
    "import { x } from './valleys/x.ts'",
  ])
    expect(await faultsIn(file, code, rule), code).toEqual([])
})

test('the folders of a game name it, and so do the lists of games', async () => {
  const loadsAnother = (name: string, file: string, code: string) =>
    file.includes(`/${name}/`) && gameNames.some(other => other !== name && code.includes(`('../../lib/${other}/`))
  for (const name of gameNames)
    for (const file of [
      `shared/${name}/any.ts`,
      `web/lib/${name}/any/Any.svelte`,
      'shared/games.ts',
      'web/lib/games.ts',
    ])
      for (const code of naming) {
        const faults = await faultsIn(file, code, rule)
        expect(faults, `${file}: ${code}`).toEqual(loadsAnother(name, file, code) ? [rule] : [])
      }
})
