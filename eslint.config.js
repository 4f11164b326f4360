// Lint of components, and the directions in which imports may run. What holds for all other scripts is in `.oxlintrc.json`.
import { existsSync, readdirSync } from 'node:fs'
import { defineConfig } from 'eslint/config'
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import typescript from 'typescript-eslint'
import { journalledFields } from './test/shared/lint/journalled-fields.ts'

const leavesPage = '^#(worker|test)/|^(\\.\\./)+(worker|test)/|^node:'
/** Folders of web/lib from the ground up: each knows only those before it. The games build on all of them. */
const layers = ['platform', 'ui', 'messages', 'local', 'table', 'menu', 'lobby']
const above = (layer, ...others) => {
  const folders = [...layers.slice(layers.indexOf(layer) + 1), 'replay', 'simulator', ...others].join('|')
  return `${leavesPage}|^(?!#shared/).*/((${folders})/|games\\.ts$)|^#shared/(${others.join('|')})/`
}
/** The games there are: each has a folder with a manifest. */
const games = readdirSync(new URL('shared', import.meta.url)).filter(name =>
  existsSync(new URL(`shared/${name}/index.ts`, import.meta.url)),
)
/** Where a game is named outside its folders: in the lists of games. */
const registries = ['shared/games.ts', 'shared/game-names.ts', 'shared/simulator/kinds.ts', 'web/lib/games.ts']
const othersThan = game => games.filter(other => other !== game)
const aGame = `/^(.*\\.)?(${games.join('|')})$/`
/** The path of a file of a game. A slash cannot stand in a pattern of a selector. */
const intoAGame = `/(^|\\u002F)(${games.join('|')})\\u002F/`
const namingGames = [
  `Literal[value=${aGame}]`,
  `TemplateElement[value.cooked=${aGame}]`,
  `Literal[value=${intoAGame}]`,
  `TemplateElement[value.cooked=${intoAGame}]`,
  `Property[computed=false] > Identifier.key[name=${aGame}]`,
  `MemberExpression[computed=false] > Identifier.property[name=${aGame}]`,
].map(selector => ({
  selector,
  message: 'A game is named, and its files are imported, in its own folders and in the lists of games alone.',
}))
const mayNameGames = [...registries, ...games.flatMap(game => [`shared/${game}/**`, `web/lib/${game}/**`])]
/**
 * What files may not import, at once or lazily. A rule that is set again for a file replaces the one before: so each
 * arrow says again how no game is named.
 */
const arrow = (files, regex, message, ignores = []) => {
  const lazily = { selector: `ImportExpression > Literal[value=/${regex.replaceAll('/', '\\u002F')}/]`, message }
  return [
    {
      files,
      ignores,
      rules: {
        'no-restricted-imports': ['error', { patterns: [{ regex, message }] }],
        'no-restricted-syntax': ['error', lazily],
      },
    },
    {
      files,
      ignores: [...ignores, ...mayNameGames],
      rules: { 'no-restricted-syntax': ['error', lazily, ...namingGames] },
    },
  ]
}
const leavesShared = '^(?!\\.|#shared/|valibot$|@noble/)|^(\\.\\./)+(web|worker|test)/'
/** What leaves shared/, or leads to one of these folders in it, or to the list of all games. */
const leadsTo = (...folders) => `${leavesShared}|(${folders.join('|')})/|(^|/)games\\.ts$`

export default defineConfig(
  { ignores: ['build', '.svelte-kit', '.wrangler', 'node_modules', '**/*.{js,mjs}', 'test/**/!(*.svelte).ts'] },
  {
    files: ['**/*.ts'],
    languageOptions: { parser: typescript.parser },
    // A comment may be meant for the other linter.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    extends: [js.configs.recommended, typescript.configs.strict, svelte.configs.recommended],
    languageOptions: { globals: globals.browser, parserOptions: { parser: typescript.parser } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-undef': 'off',
      eqeqeq: 'error',
      // Its own form knows that props are declared with `let`.
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      'one-var': ['error', 'never'],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      // The site always lies at the root of its host.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: [`shared/{${['engine', ...games].join(',')}}/**/*.ts`],
    plugins: { journal: { rules: { 'journalled-fields': journalledFields } } },
    rules: { 'journal/journalled-fields': 'error' },
  },
  {
    files: ['{shared,worker,web}/**/*.{ts,svelte}'],
    ignores: mayNameGames,
    rules: { 'no-restricted-syntax': ['error', ...namingGames] },
  },
  arrow(['shared/**/*.ts'], leavesShared, 'shared/ imports nothing outside itself but valibot and @noble.', [
    'shared/engine/**',
  ]),
  arrow(
    ['shared/bots/**/*.ts'],
    leadsTo(...games, 'table', 'simulator'),
    'Bots know the engine; a game hands in what else they need of it.',
  ),
  arrow(
    ['shared/engine/**/*.ts'],
    leadsTo(...games, 'bots', 'table', 'simulator'),
    'The engine knows no game, and nothing that builds on it.',
  ),
  ...games.flatMap(game => [
    arrow(
      [`shared/${game}/**/*.ts`],
      leadsTo(...othersThan(game), 'bots?', 'table', 'simulator'),
      'A game knows the engine and no other game; its bots are known only to their own folder and the manifest.',
      [`shared/${game}/bot/**`, `shared/${game}/index.ts`],
    ),
    arrow(
      [`shared/${game}/bot/**/*.ts`],
      leadsTo(...othersThan(game), 'table', 'simulator'),
      'A bot knows its game, the engine and what all bots share.',
    ),
  ]),
  arrow(
    ['shared/table/**/*.ts'],
    leadsTo(...games, 'simulator'),
    'A table knows the engine, the bots and what travels; games are handed in.',
  ),
  arrow(['web/**/*.{ts,svelte}'], leavesPage, 'The page knows only shared/.', ['web/vite/**']),
  ...layers.map(name =>
    arrow(
      [`web/lib/${name}/**/*.{ts,svelte}`],
      above(name, ...games),
      'What all games share knows none of them, and no folder one that builds on it.',
    ),
  ),
  ...games.map(game =>
    arrow([`web/lib/${game}/**/*.{ts,svelte}`], above('lobby', ...othersThan(game)), 'A game knows no other game.'),
  ),
  arrow(['worker/**/*.ts'], '^#(web|test)/|^(\\.\\./)+(web|test)/|^node:', 'The worker knows only shared/.'),
)
