// Fetches the table in the form that fits the screen, and then, step by step, what the first card does not need.
import { MediaQuery } from 'svelte/reactivity'
import type { Params } from '#shared/protocol.ts'
import type { Edition } from '#shared/valley/catalogue.ts'
import { learnWords } from '../words/cards.ts'
import { mixOf } from './mix.ts'
import { fetchNotes } from './notes.ts'
import { learnEditions } from './titles.ts'
import { wideScreen } from './wide.ts'

export const isWide = new MediaQuery(wideScreen)

// Not one `import` or the other in one expression: the bundler then folds both into one call and forgets the styles of one.
const forms = {
  wide: () => import('./Wide.svelte'),
  phone: () => import('./Phone.svelte'),
} as const
export const layout = (wide: boolean) => forms[wide ? 'wide' : 'phone']()

const soon = 300
/** What makes the table move, fetched when it stands: nothing of it may delay the first card. */
export async function lively() {
  await layout(isWide.current)
  await new Promise(resolve => setTimeout(resolve, soon))
  return import('./lively/Lively.svelte')
}

/** Makes known what a table with these options is played with. */
async function learn(options: Params): Promise<void> {
  const { editions, pharaohs } = mixOf(options)
  await Promise.all([
    learnEditions(editions),
    ...pharaohs ? [import('#shared/words/en/pharaohs.ts').then(({ pharaohs: words }) => learnWords(words))] : [],
  ])
}

export async function openTable(options: Params) {
  const [table] = await Promise.all([import('./Table.svelte'), layout(isWide.current), learn(options)])
  return table
}

export async function openEnd(options: Params) {
  const [end] = await Promise.all([import('../end/End.svelte'), learn(options)])
  return end
}

/** What is opened over a table, fetched when it is wanted, or a little after the table has come to rest. */
export const opened = {
  tomb: () => import('./TombSheet.svelte'),
  log: () => import('./LogSheet.svelte'),
  menu: () => import('../menu/Menu.svelte'),
  rules: () => import('../rules/Rules.svelte'),
  look: () => import('./Look.svelte'),
} as const

const rest = 4_000
/**
 * Fetches, when the table has come to rest, what may be wanted when the line is down or the site another: what is
 * opened over it, rulings, and on a screen that has room for both the other form.
 * @param editions whose cards can come up
 * @returns what calls it off
 */
export function fetchLater(editions: readonly Edition[]): () => void {
  const coming = setTimeout(() => {
    const both = Math.max(screen.width, screen.height) >= 1080
    const late: readonly (() => Promise<unknown>)[] = [...Object.values(opened), () => Promise.all(editions.map(fetchNotes)), ...both ? Object.values(forms) : []]
    void Promise.allSettled(late.map(fetch => fetch()))
  }, rest)
  return () => clearTimeout(coming)
}
