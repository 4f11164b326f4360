// The parts of the late part `late-missed.ts`.
import { replay } from '../../messages/books.ts'
import { loadTexts } from '../../messages/collection.ts'
import { missed } from '../../messages/late-texts.ts'

export { default as MissedSheet } from './MissedSheet.svelte'
export { default as MissedButton } from '../../table/missed/MissedButton.svelte'
export { default as MissedWatch } from '../../table/missed/MissedWatch.svelte'
export { talMissed as words } from './tal-missed.ts'

/** Fetches the texts that they speak. */
export const loadOwnTexts = () => loadTexts(missed, replay)
