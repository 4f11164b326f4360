// Fetches the table in the form that fits the screen, both parts at once.
import { MediaQuery } from 'svelte/reactivity'

export const isWide = new MediaQuery('(min-width: 1080px) and (min-height: 620px)')
export const layout = (wide: boolean) => wide ? import('./Wide.svelte') : import('./Phone.svelte')

export async function openTable() {
  const [table] = await Promise.all([import('./Table.svelte'), layout(isWide.current)])
  return table
}
