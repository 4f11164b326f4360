// Fetches the board game's table, what comes before and after it, with the texts they speak.
import { speaking, withTexts } from '../../messages/collection.ts'
import { company } from '../../table/company/late-company.ts'
import { end, late, lobby, logs, prompts, refusals } from '../../messages/texts.ts'

export const openPlayed = speaking(() => import('../lobby/options-summary.ts').then(withTexts), lobby)
const fetchParts = speaking(() => import('./table-parts.ts').then(withTexts), late, prompts.tal, logs.tal, refusals)
export const openTable = () => fetchParts().then(({ Table }) => ({ default: Table }))
const fetchEnd = speaking(() => company.fetch().then(() => import('../end/Ended.svelte')), end, lobby)
export const openEnd = () => Promise.all([fetchEnd(), fetchParts()]).then(([come]) => come)
