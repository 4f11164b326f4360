// What is opened over the board game's table, each with the texts it speaks.
import { lesson } from '../../messages/books.ts'
import { speaking } from '../../messages/collection.ts'
import { late, lobby } from '../../messages/texts.ts'
import { talRules } from '../messages/books.ts'

export const opened = {
  menu: speaking(() => import('./MenuSheet.svelte'), lobby, late),
  rules: speaking(() => import('../rules/Rules.svelte'), talRules, lesson),
} as const
