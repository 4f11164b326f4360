// Fetches the table in the layout that fits the screen, and then step by step what the first card does not need.
import type { Edition } from '#shared/valley/editions.ts'
import { MediaQuery } from 'svelte/reactivity'
import type { Params } from '#shared/protocol.ts'
import { LazyPart } from '../../platform/lazy-part.svelte.ts'
import { connected, part } from '../../platform/part.ts'
import { partWithTexts, withOwnTexts } from '../../messages/collection.ts'
import { company } from '../../table/company/lazy-company.ts'
import { end as endTexts, lazy, lobby, logs, prompts, refusals } from '../../messages/texts.ts'
import { solitaire } from '../messages/texts.ts'
import { mixOf } from '../card/mix.ts'
import { pharaohs } from '../pharaohs/lazy-pharaohs.ts'
import { loadEditions, loadPharaohs } from '../card/loaded-titles.ts'
import { landscapeTable, roomyTable, wideTable } from '../../table/wide-form.ts'

export const isWide = new MediaQuery(wideTable)
export const isLandscape = new MediaQuery(landscapeTable)
export const isRoomy = new MediaQuery(roomyTable)

// Two functions, not one conditional `import`: the bundler would fold that into one call and lose the styles of one layout.
export const forms = {
  wide: part(() => import('./WideLayout.svelte')),
  phone: part(() => import('./PhoneLayout.svelte')),
} as const
export const layout = (wide: boolean) => forms[wide ? 'wide' : 'phone']()

const soon = 300
/** Resolves a moment after the layout has arrived, so that what is fetched then does not delay the first card. */
export async function stands(): Promise<void> {
  await layout(isWide.current)
  await new Promise(resolve => setTimeout(resolve, soon))
}

const fetchEnhancements = partWithTexts(() => import('../input/TableEnhancements.svelte'), lazy, refusals)
export const loadEnhancements = () => stands().then(connected).then(fetchEnhancements)
const fetchLog = partWithTexts(() => import('../log/lazy-log.ts').then(withOwnTexts), lazy, logs.valley, prompts.valley)
export const lazyLog = new LazyPart(() => stands().then(connected).then(fetchLog))

/** Fetches the cards and pharaohs that a table with these options is played with. */
async function loadTitles(options: Params): Promise<void> {
  const mix = mixOf(options)
  await Promise.all([loadEditions(mix.editions), ...(mix.pharaohs ? [loadPharaohs(), pharaohs.fetch()] : [])])
}

const fetchPlayed = part(() => import('../table-options/load-options.ts'))
/** Fetches what describes in the lobby what is played. */
export const openPlayed = () => fetchPlayed().then(({ openPlayed }) => openPlayed())
/** Fetches what a solitaire shows in place of opponents. */
export const fetchSolitaire = partWithTexts(() => import('../solitaire/solitaire-parts.ts'), solitaire)
const table = part(() => import('./Table.svelte'))
/** Fetches the table with the titles that it is played with, and only that: what can come later is fetched later. */
export async function openTable(options: Params) {
  const [come] = await Promise.all([
    table(),
    layout(isWide.current),
    loadTitles(options),
    ...(mixOf(options).alone ? [fetchSolitaire()] : []),
  ])
  return come
}

const after = [endTexts, lobby, refusals] as const
const end = partWithTexts(() => company.fetch().then(() => import('../end/End.svelte')), ...after)
const endAlone = partWithTexts(
  () => company.fetch().then(() => import('../end/EndSolitaire.svelte')),
  ...after,
  solitaire,
)
/** Fetches the end of a game at a table with these options. */
export async function openEnd(options: Params) {
  const [come] = await Promise.all([mixOf(options).alone ? endAlone() : end(), loadTitles(options)])
  return come
}

/** The sheets over a table, fetched when one is wanted, or some seconds after the table was drawn. */
export const openSheets = part(() => import('./lazy-sheets.ts'))
/** The details of a card, over the table. */
export const openCardDetails = async () => (await openSheets()).opened.look()

const rest = 4_000
/**
 * Fetches, some seconds from now, what may be wanted later, while the connection and this deploy are still there.
 * @param editions whose cards can come up
 * @returns cancels it
 */
export function fetchLater(editions: readonly Edition[]): () => void {
  const coming = setTimeout(
    () =>
      void openSheets()
        .then(({ fetchAll }) => fetchAll(editions))
        .catch(() => undefined),
    rest,
  )
  return () => clearTimeout(coming)
}
