// Which modules are bundled into one file. By itself the bundler would split a table's first load into forty files, each with
// its own request and compressed separately. Here: one for every page, one for all tables, one for each layout; those that are
// fetched once a table is shown; rules and gallery; and the texts of each language by when they are needed. Few files also matter
// because each of them has a rule of its own (see `headers-file.ts`).
import type { Plugin } from 'vite'
import { gameNames, otherGames } from '../../shared/game-names.ts'
import type { GameChunks } from '../lib/platform/by-game.ts'
import { languages } from '../lib/messages/language.ts'
import { handedIn } from './handed-in.ts'

type Bundles = Readonly<Record<string, readonly string[]>>

/** The bundles of the page itself: the entry modules of each, by the end of their paths. */
const ofPage = {
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
  table: ['/web/routes/t/[id]/+page.svelte'],
  phone: [],
  wide: [],
  // What comes after the first load.
  later: [],
  rules: [],
  lobby: ['/web/lib/lobby/Lobby.svelte'],
  // What the ends of all games have in common.
  ended: [
    '/web/lib/table/AfterGame.svelte',
    '/web/lib/table/analysis/LazyAnalysis.svelte',
    '/web/lib/table/end/GameShow.svelte',
    '/web/lib/table/end/flowing-blocks.ts',
    '/web/lib/table/end/HowItWent.svelte',
    '/web/lib/table/end/SharePicture.svelte',
    '/web/lib/table/end/end-show.svelte.ts',
    '/web/lib/table/end/play-through.ts',
    '/web/lib/table/end/game-summary.ts',
  ],
  end: [],
  // What tells a player what to do.
  guided: ['/web/lib/table/hint/HintStrip.svelte', '/web/lib/table/tutorial/Panel.svelte'],
} as const satisfies Bundles
const atOnce = ['start', 'frame', 'error', 'front', 'table', 'phone', 'wide']
/** The bundles that first loads consist of, but for the few bytes of `start`: each after those that it builds on. */
export const firstBundles: readonly string[] = ['frame', 'table', 'phone', 'wide', 'front']

/** The texts of a language that are bundled together, by their files. Those of every page come first: else modules that they
    share with later texts would be bundled with these, and every page would load them all. */
const always = ['page', 'frame', 'doors', 'table-page', 'numbers']
const textsOfPage: Bundles = {
  lazy: ['lazy', 'asked', 'did'],
  few: ['tables', 'bots', 'company', 'talk', 'refusals', 'missed', 'push', 'local', 'hint', 'tutorial'],
  lobby: ['lobby', 'offer'],
  made: ['end'],
  books: ['replay', 'lesson', 'analysis', 'shuffle'],
}

/** A game that does not say how it is bundled is bundled as a whole. */
const wholeOf = (name: string): GameChunks => ({
  roots: { [name]: ['table/table-parts.ts', 'rules/Rules.svelte', 'rules/RulesPage.svelte'] },
  pages: {},
  texts: {},
})

const joined = (all: readonly Bundles[]): Bundles => {
  const names = new Set(all.flatMap(each => Object.keys(each)))
  return Object.fromEntries([...names].map(name => [name, all.flatMap(each => each[name] ?? [])]))
}

/** How the page is bundled: by name the entry modules of each bundle, and the texts that are bundled together. */
export interface Chunks {
  readonly roots: Bundles & Readonly<Record<keyof typeof ofPage, readonly string[]>>
  readonly pages: Readonly<Record<string, string>>
  readonly texts: Bundles
}

/** The bundles of the page with what the games hand in. */
export async function readChunks(): Promise<Chunks> {
  const { parts: given } = await handedIn<{ readonly chunks: GameChunks }>('build/chunks.ts')
  const ofGames = gameNames.map(name => [name, given[name]?.chunks ?? wholeOf(name)] as const)
  const paths = ofGames.map(([name, { roots }]) =>
    Object.fromEntries(
      Object.entries(roots).map(([bundle, ends]) => [bundle, ends.map(end => `/web/lib/${name}/${end}`)]),
    ),
  )
  return {
    roots: { ...ofPage, ...joined([ofPage, ...paths]) },
    pages: Object.assign({}, ...ofGames.map(([, { pages }]) => pages)),
    texts: joined([textsOfPage, ...ofGames.map(([, { texts }]) => texts)]),
  }
}

const isOf = (id: string, language: string, names: readonly string[]) =>
  names.some(name => id.endsWith(`/messages/${language}/${name}.ts`))

/** The texts that the first pages need in a language, by the end of their paths. */
export const spokenFirst = ({ texts }: Chunks, language: string) => [
  `/web/lib/messages/${language}/page.ts`,
  ...(texts['first'] ?? []).map(name => `/messages/${language}/${name}.ts`),
]

/** A Vite plugin that bundles the page's modules so. Other late modules are split by the bundler. */
export function parts({ roots, texts }: Chunks): Plugin {
  const reached = new Map<string, Set<string>>()
  /** Bundles loaded after the first load. A module needed by one of them goes into it; one needed by several gets its own file. */
  const afterwards = Object.keys(roots).filter(root => !atOnce.includes(root))
  const inOrder = [...firstBundles, 'shared', ...afterwards]

  function partOf(id: string): string | null {
    const from = reached.get(id)
    if (!from) return null
    const atTables = from.has('table') || from.has('phone') || from.has('wide')
    if (from.has('frame') || from.has('error') || (from.has('front') && atTables)) return 'frame'
    // What another game needs of one layout must not bring that whole layout to its tables.
    const atOthers = otherGames.some(name => from.has(name))
    if (atTables)
      return from.has('table') || atOthers || (from.has('phone') && from.has('wide'))
        ? 'table'
        : from.has('phone')
          ? 'phone'
          : 'wide'
    if (from.has('front')) return 'front'
    if (from.has('ended')) return 'ended'
    // A bundle NAME-… is wanted only where NAME is here.
    const [first = null, ...more] = afterwards.filter(root => from.has(root))
    return more.every(root => root.startsWith(`${first}-`)) ? first : 'shared'
  }

  const pageTextsOf = (id: string) => Object.keys(languages).find(language => isOf(id, language, always)) ?? null
  function textsOf(id: string): string | null {
    for (const language of Object.keys(languages)) {
      // What a game says that is not offered first travels together, but for what it is offered with.
      const other = otherGames.find(
        name => !isOf(id, language, ['offer']) && id.includes(`/${name}/messages/${language}/`),
      )
      if (other) return `${language}-${other}`
      const found = Object.entries(texts).find(([, names]) => isOf(id, language, names))
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
                      test: id => reached.get(id)?.has('start') && !roots.start.some(end => id.endsWith(end)),
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
      for (const [root, ends] of Object.entries(roots)) {
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
