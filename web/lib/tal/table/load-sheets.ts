// What is opened over the board game's table, each with the texts it speaks.
import { talRules } from '../../messages/books.ts'
import { speaking } from '../../messages/collection.ts'
import { gate, late } from '../../messages/texts.ts'

export const opened = {
  menu: speaking(() => import('./MenuSheet.svelte'), gate, late),
  rules: speaking(() => import('../rules/Rules.svelte'), talRules),
} as const
