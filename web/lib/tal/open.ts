// Fetches the board game's table and its end, with the texts they speak, and what is opened over the table.
import { speaking } from '../words/collection.ts'
import { end, gate, late, logs, refusals, sentences, tal, talRules, talStory } from '../words/texts.ts'

export const openTable = speaking(() => import('./Table.svelte'), tal, talStory, late, sentences.tal, logs.tal, refusals)
export const openEnd = speaking(() => import('./Ended.svelte'), tal, sentences.tal, logs.tal, end)

export const opened = {
  menu: speaking(() => import('./MenuSheet.svelte'), gate, late),
  rules: speaking(() => import('./Rules.svelte'), talRules),
} as const
