// The parts of the lazy part `lazy-missed.ts`.
import { replay } from '../../messages/books.ts'
import { loadTexts } from '../../messages/collection.ts'
import { missed } from '../../messages/lazy-texts.ts'

export { default as MissedSheet } from './MissedSheet.svelte'
export { default as MissedButton } from '../../table/missed/MissedButton.svelte'
export { default as MissedWatch } from '../../table/missed/MissedWatch.svelte'
export { talMissed as words } from './tal-missed.ts'

/** Fetches the texts that they speak. */
export const loadOwnTexts = () => loadTexts(missed, replay)
