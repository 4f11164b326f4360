// The parts of the late part `late-missed.ts`.
import { replay } from '../../messages/books.ts'
import { loadTexts } from '../../messages/collection.ts'
import { missed } from '../../messages/late-texts.ts'
import { late, logs } from '../../messages/texts.ts'
import { logSummaries } from '../messages/late-texts.ts'

export { default as MissedSheet } from './MissedSheet.svelte'
export { default as MissedButton } from '../../table/missed/MissedButton.svelte'
export { default as MissedWatch } from '../../table/missed/MissedWatch.svelte'
export { valleyMissed as words } from './valley-missed.ts'

/** Fetches the texts that they speak. */
export const loadOwnTexts = () => loadTexts(missed, replay, late, logSummaries, logs.valley)
