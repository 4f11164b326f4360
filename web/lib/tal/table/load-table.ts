// Fetches the board game's table, what comes before and after it, with the texts they speak.
import { speaking } from '../../messages/collection.ts'
import { end, gate, late, logs, refusals, sentences, tal, talStory } from '../../messages/texts.ts'

export const openPlayed = speaking(() => import('../lobby/options-summary.ts'), gate)
export const openTable = speaking(
  () => import('./Table.svelte'),
  tal,
  talStory,
  late,
  sentences.tal,
  logs.tal,
  refusals,
)
export const openEnd = speaking(() => import('../end/Ended.svelte'), tal, sentences.tal, logs.tal, end)
