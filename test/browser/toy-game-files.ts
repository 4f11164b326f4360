// The toy board game as a game of the page, in as little as that takes: the files of its folders, by their paths, and its line in
// each registry.

const texts = (text: string) => `export const texts = ${text}\n`
const offer = "{ kind: 'a toy', what: 'Sail.', legal: 'A toy.', invitation: 'Sail with us.' }"
const words = (folder: string) => ({
  [`shared/harbour/messages/${folder}/prompts.ts`]:
    'export const questions = {}\nexport const options = {}\nexport const waits = {}\n',
  [`shared/harbour/messages/${folder}/log.ts`]: "export const lines = {}\nexport const did = () => ''\n",
  [`web/lib/harbour/messages/${folder}/offer.ts`]: texts(offer),
})

/** What its table shows, to be found in what is built. */
export const mark = 'the harbour by night'

export const toyFiles: Readonly<Record<string, string>> = {
  'shared/harbour/index.ts': "export { toyManifest as harbour } from '#test/shared/engine/toy-manifest.ts'\n",
  'shared/harbour/play.ts': "export { toyManifest as rules } from '#test/shared/engine/toy-manifest.ts'\n",
  'shared/harbour/version.ts': 'export const version = 1\n',
  'shared/harbour/options.ts': 'export const settle = options => options\n',
  ...words('en'),
  ...words('de'),
  'web/lib/harbour/offer.ts': `import { part } from '../platform/part.ts'
export const offer = { seats: [2, 3], decisions: [10], switches: [], needs: {}, openPicture: part(() => import('./lobby/FrontPicture.svelte')) }
`,
  'web/lib/harbour/lobby/FrontPicture.svelte': '<p>boats</p>\n',
  'web/lib/harbour/lobby/options-summary.ts': `export const played = () => ({ title: 'Harbour', text: 'Boats.' })
export const invitation = () => 'Sail with us.'
`,
  'web/lib/harbour/log/load-names.ts': 'export const loadNames = () => Promise.resolve()\n',
  'web/lib/harbour/rules/Rules.svelte': '<p>Sail.</p>\n',
  'web/lib/harbour/rules/RulesPage.svelte': "<script>import Rules from './Rules.svelte'</script><Rules />\n",
  'web/lib/harbour/rules/open-rules.ts': "export const openRules = () => import('./RulesPage.svelte')\n",
  'web/lib/harbour/hint/hint.ts': `export const hints = { reason: () => '', at: () => [], texts: { learn: () => Promise.resolve() } }
`,
  'web/lib/harbour/tutorial/tutorial.ts': `export const texts = { learn: () => Promise.resolve() }
export const tutorial = { steps: [], between: () => ({ text: '', at: [] }) }
export const game = { seed: '0'.repeat(32), options: {} }
`,
  'web/lib/harbour/table/Table.svelte': `<p>${mark}</p>\n`,
  'web/lib/harbour/table/table-parts.ts': "export { default as Table } from './Table.svelte'\n",
  'web/lib/harbour/table/load-table.ts': `export const openPlayed = () => import('../lobby/options-summary.ts')
export const openTable = () => import('./table-parts.ts').then(({ Table }) => ({ default: Table }))
export const openEnd = openTable
`,
}

/** By registry: what stands there, and what stands there with the toy. */
export const registryLines: Readonly<Record<string, readonly (readonly [from: RegExp, to: string])[]>> = {
  'shared/game-names.ts': [
    [/(gameNames = \[.*?)\]/, "$1, 'harbour']"],
    [/(gameTitles.* = \{.*?) \}/, "$1, harbour: 'Harbour' }"],
  ],
  'shared/games.ts': [
    [/(?=import \{ valley)/, "import { harbour } from './harbour/index.ts'\n"],
    [/(games: .* = \{.*?) \}/, '$1, harbour }'],
  ],
  'web/lib/games.ts': [
    [/(?=import \* as valley)/, "import * as harbour from './harbour/table/load-table.ts'\n"],
    [/(games: .* = \{.*?) \}/, '$1, harbour }'],
  ],
}
