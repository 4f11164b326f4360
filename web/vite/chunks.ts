// Which modules are bundled into one file. By itself the bundler would split a table's first load into forty files, each with
// its own request and compressed separately. Here: one for every page, one for all tables, one for each layout; those that are
// fetched once a table is shown; rules and gallery; and the texts of each language by when they are needed. Few files also matter
// because each of them has a rule of its own (see `headers-file.ts`).
import type { Plugin } from 'vite'
import { byName, otherGames } from '../../shared/game-names.ts'
import { editions } from '../../shared/valley/editions.ts'
import { languages, type Language } from '../lib/messages/language.ts'

/** A game that is not offered first is bundled as a whole. */
const rootsOfOthers = byName(otherGames, name =>
  ['table/table-parts.ts', 'rules/Rules.svelte', 'rules/RulesPage.svelte'].map(file => `/web/lib/${name}/${file}`),
)

/** The entry modules of each bundle, by the end of their paths. */
export const roots = {
  // SvelteKit's start-up code, which must run first: it sets values that other modules read when they are evaluated.
  start: ['/runtime/client/entry.js'],
  frame: [
    '/runtime/client/client-entry.js',
    '/client-optimized/app.js',
    '/web/routes/+layout.svelte',
    '/web/lib/messages/plural.ts',
  ],
  // Loaded with every page, so that an error can be shown even when offline.
  error: ['/web/routes/+error.svelte'],
  front: ['/web/routes/+page.svelte'],
  table: ['/web/routes/t/[id]/+page.svelte', '/web/lib/valley/table/Table.svelte'],
  phone: ['/web/lib/valley/table/PhoneLayout.svelte'],
  wide: ['/web/lib/valley/table/WideLayout.svelte'],
  later: [
    'input/TableEnhancements.svelte',
    'log/late-log.ts',
    'decision/late-explanations.ts',
    'decision/late-forms.ts',
    'table/load-sheets.ts',
    'tomb/TombSheet.svelte',
    'tomb/PileSheet.svelte',
    'log/LogSheet.svelte',
    'card/CardDetails.svelte',
  ].map(name => `/web/lib/valley/${name}`),
  rules: ['/web/lib/valley/rules/RulesPage.svelte', '/web/lib/valley/rules/Rules.svelte'],
  ways: ['/web/lib/valley/rules/ways/load-ways.ts'],
  gallery: [
    '/web/lib/valley/gallery/CardsPage.svelte',
    '/web/lib/valley/gallery/Gallery.svelte',
    '/web/lib/valley/table/MenuSheet.svelte',
  ],
  lobby: [
    '/web/lib/valley/table-options/NewTable.svelte',
    '/web/lib/lobby/Lobby.svelte',
    '/web/lib/valley/table-options/load-options.ts',
  ],
  end: ['/web/lib/valley/end/End.svelte', '/web/lib/valley/end/EndSolitaire.svelte'],
  ...rootsOfOthers,
} as const
type Root = keyof typeof roots
/** Bundles loaded after the first load. A module needed by one of them goes into it; one needed by several gets its own file. */
const afterwards = [
  'later',
  'rules',
  'ways',
  'gallery',
  'lobby',
  'end',
  ...otherGames,
] as const satisfies readonly Root[]

const inOrder = ['frame', 'table', 'phone', 'wide', 'front', 'shared', ...afterwards] as const

/** The texts of a language that are bundled together, by their files. Those of every page come first: else modules that they
    share with later texts would be bundled with these, and every page would load them all. */
const always = ['page', 'frame', 'doors', 'table-page', 'numbers']
const spoken: Readonly<Record<string, readonly string[]>> = {
  first: ['sets', 'cards/base'],
  late: ['late', 'asked', 'did', 'prompts', 'phrases', 'log', 'log-summaries', 'explanations', 'effects', 'passages'],
  lobby: ['lobby'],
  made: ['table-options', 'end'],
  books: ['rules', 'ways', 'gallery', 'replay'],
  more: ['solitaire', 'pharaohs', 'cards/pharaohs', 'rulings/pharaohs'],
  // The texts of the first edition's cards are needed at once.
  ...Object.fromEntries(editions.slice(1).map(edition => [edition, [`cards/${edition}`, `rulings/${edition}`]])),
}
const isOf = (id: string, language: string, names: readonly string[]) =>
  names.some(name => id.endsWith(`/messages/${language}/${name}.ts`))

/** The texts that the first pages need in a language, by the end of their paths. */
export const spokenFirst = (language: Language) => [
  `/web/lib/messages/${language}/page.ts`,
  `/shared/valley/messages/${language}/cards/base.ts`,
]

/** A Vite plugin that bundles the page's modules so. Other late modules are split by the bundler. */
export function parts(): Plugin {
  const reached = new Map<string, Set<Root>>()

  function partOf(id: string): (typeof inOrder)[number] | null {
    const from = reached.get(id)
    if (!from) return null
    const atTables = from.has('table') || from.has('phone') || from.has('wide')
    if (from.has('frame') || from.has('error') || (from.has('front') && atTables)) return 'frame'
    if (atTables)
      return from.has('table') || (from.has('phone') && from.has('wide'))
        ? 'table'
        : from.has('phone')
          ? 'phone'
          : 'wide'
    if (from.has('front')) return 'front'
    const after = afterwards.filter(root => from.has(root))
    return after.length > 1 ? 'shared' : (after[0] ?? null)
  }

  const pageTextsOf = (id: string) => Object.keys(languages).find(language => isOf(id, language, always)) ?? null
  function textsOf(id: string): string | null {
    for (const language of Object.keys(languages)) {
      // What a game says that is not offered first travels together.
      const other = otherGames.find(name => id.includes(`/${name}/messages/${language}/`))
      if (other) return `${language}-${other}`
      const found = Object.entries(spoken).find(([, names]) => isOf(id, language, names))
      if (found) return `${language}-${found[0]}`
    }
    return null
  }

  return {
    name: 'parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [
                    {
                      name: 'start',
                      test: id => reached.get(id)?.has('start') && !id.endsWith(roots.start[0]),
                      priority: 3 + inOrder.length,
                    },
                    // The first bundle that needs a module gets it, so each bundle comes after those that it builds on.
                    ...inOrder.map((name, k) => ({
                      name,
                      test: (id: string) => partOf(id) === name,
                      priority: 2 + inOrder.length - k,
                    })),
                    { name: pageTextsOf, debugName: 'page texts', priority: 2 },
                    { name: textsOf, debugName: 'texts', priority: 1 },
                  ],
                },
              },
            },
          },
        },
      },
    }),
    renderStart() {
      const all = [...this.getModuleIds()]
      for (const [root, ends] of Object.entries(roots) as [Root, readonly string[]][]) {
        const next = ends.map(end => all.find(id => id.endsWith(end)) ?? this.error(`nothing is called ${end}`))
        for (let id = next.pop(); id !== undefined; id = next.pop()) {
          const known = reached.get(id) ?? new Set()
          if (known.has(root)) continue
          reached.set(id, known.add(root))
          next.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
      }
    },
  }
}
