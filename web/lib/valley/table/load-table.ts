// Fetches the table in the form that fits the screen, and then, step by step, what the first card does not need.
import type { Edition } from '#shared/valley/editions.ts'
import { MediaQuery } from 'svelte/reactivity'
import type { Params } from '#shared/protocol.ts'
import { LatePart } from '../../platform/late-part.svelte.ts'
import { connected, part } from '../../platform/part.ts'
import { speaking } from '../../messages/collection.ts'
import { alone as aloneTexts, end as endTexts, late, logs, refusals, sentences, story } from '../../messages/texts.ts'
import { mixOf } from '../card/mix.ts'
import { pharaohs } from '../pharaohs/late-pharaohs.ts'
import { learnEditions, learnPharaohs } from '../card/learned-titles.ts'
import { wideTable } from '../../table/wide-form.ts'

export const isWide = new MediaQuery(wideTable)

// Not one `import` or the other in one expression: the bundler then folds both into one call and forgets the styles of one.
export const forms = {
  wide: part(() => import('./WideLayout.svelte')),
  phone: part(() => import('./PhoneLayout.svelte')),
} as const
export const layout = (wide: boolean) => forms[wide ? 'wide' : 'phone']()

const soon = 300
/** Resolves when the table stands and its first card can be chosen: what is fetched from then on delays neither. */
export async function stands(): Promise<void> {
  await layout(isWide.current)
  await new Promise(resolve => setTimeout(resolve, soon))
}

/** What makes the table move. */
const fetchEnhancements = speaking(() => import('../input/TableEnhancements.svelte'), late, refusals)
export const loadEnhancements = () => stands().then(connected).then(fetchEnhancements)
/** What puts into words what happened. */
const fetchLog = speaking(() => import('../log/late-log.ts'), late, story, logs.valley, sentences.valley)
export const lateLog = new LatePart(() => stands().then(connected).then(fetchLog))

/** Makes known what a table with these options is played with. */
async function learn(options: Params): Promise<void> {
  const mix = mixOf(options)
  await Promise.all([learnEditions(mix.editions), ...(mix.pharaohs ? [learnPharaohs(), pharaohs.fetch()] : [])])
}

const fetchPlayed = part(() => import('../table-options/load-options.ts'))
/** What says in the lobby what is played. */
export const openPlayed = () => fetchPlayed().then(({ openPlayed }) => openPlayed())
/** What a solitaire shows where others would sit. */
export const alone = speaking(() => import('../solitaire/solitaire-parts.ts'), aloneTexts)
const table = part(() => import('./Table.svelte'))
export async function openTable(options: Params) {
  const [come] = await Promise.all([
    table(),
    layout(isWide.current),
    learn(options),
    ...(mixOf(options).alone ? [alone()] : []),
  ])
  return come
}

const end = speaking(() => import('../end/End.svelte'), endTexts)
const endAlone = speaking(() => import('../end/EndSolitaire.svelte'), endTexts, aloneTexts)
export async function openEnd(options: Params) {
  const [come] = await Promise.all([mixOf(options).alone ? endAlone() : end(), learn(options)])
  return come
}

const sheets = part(() => import('./load-sheets.ts'))
/** What is opened over a table, fetched when it is wanted, or a little after the table has come to rest. */
export const opened = {
  tomb: async () => (await sheets()).opened.tomb(),
  pile: async () => (await sheets()).opened.pile(),
  log: async () => (await sheets()).opened.log(),
  menu: async () => (await sheets()).opened.menu(),
  rules: async () => (await sheets()).opened.rules(),
  look: async () => (await sheets()).opened.look(),
} as const

const rest = 4_000
/**
 * Fetches, when the table has come to rest, what may be wanted when the line is down or the site another.
 * @param editions whose cards can come up
 * @returns what calls it off
 */
export function fetchLater(editions: readonly Edition[]): () => void {
  const coming = setTimeout(
    () =>
      void sheets()
        .then(({ fetchAll }) => fetchAll(editions))
        .catch(() => undefined),
    rest,
  )
  return () => clearTimeout(coming)
}
