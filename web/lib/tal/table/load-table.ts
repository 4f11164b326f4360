// Fetches the board game's table, what comes before and after it, with the texts they speak.
import { partWithTexts, withOwnTexts } from '../../messages/collection.ts'
import { company } from '../../table/company/lazy-company.ts'
import { end, lazy, lobby, logs, prompts, refusals } from '../../messages/texts.ts'

export const openPlayed = partWithTexts(() => import('../lobby/options-summary.ts').then(withOwnTexts), lobby)
const fetchParts = partWithTexts(
  () => import('./table-parts.ts').then(withOwnTexts),
  lazy,
  prompts.tal,
  logs.tal,
  refusals,
)
export const openTable = () => fetchParts().then(({ Table }) => ({ default: Table }))
const fetchEnd = partWithTexts(() => company.fetch().then(() => import('../end/Ended.svelte')), end, lobby)
export const openEnd = () => Promise.all([fetchEnd(), fetchParts()]).then(([come]) => come)
