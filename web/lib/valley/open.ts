// Fetches the table in the form that fits the screen, and then, step by step, what the first card does not need.
import { MediaQuery } from 'svelte/reactivity'
import { notesOf } from './notes.ts'
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

export async function openTable() {
  const [table] = await Promise.all([import('./Table.svelte'), layout(isWide.current)])
  return table
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
 * @returns what calls it off
 */
export function fetchLater(): () => void {
  const coming = setTimeout(() => {
    const both = Math.max(screen.width, screen.height) >= 1080
    const late: readonly (() => Promise<unknown>)[] = [...Object.values(opened), () => notesOf(''), ...both ? Object.values(forms) : []]
    void Promise.allSettled(late.map(fetch => fetch()))
  }, rest)
  return () => clearTimeout(coming)
}
