// What is opened over the board game's table, each with the texts it speaks.
import { talRules } from '../words/books.ts'
import { speaking } from '../words/collection.ts'
import { gate, late } from '../words/texts.ts'

export const opened = {
  menu: speaking(() => import('./MenuSheet.svelte'), gate, late),
  rules: speaking(() => import('./Rules.svelte'), talRules),
} as const
