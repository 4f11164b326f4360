// Fetches the table in the form that fits the screen, both parts at once.
import { MediaQuery } from 'svelte/reactivity'

export const isWide = new MediaQuery('(min-width: 1080px) and (min-height: 620px)')

// Not one `import` or the other in one expression: the bundler then folds both into one call and forgets the styles of one.
const forms = {
  wide: () => import('./Wide.svelte'),
  phone: () => import('./Phone.svelte'),
} as const
export const layout = (wide: boolean) => forms[wide ? 'wide' : 'phone']()

export const lively = () => import('./lively/Lively.svelte')

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
export function fetchLater(): () => void {
  const coming = setTimeout(() => void Promise.all(Object.values(opened).map(fetch => fetch())).catch(() => undefined), rest)
  return () => clearTimeout(coming)
}
