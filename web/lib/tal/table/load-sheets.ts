// What is opened over the board game's table, each with the texts it speaks.
import { lesson } from '../../messages/books.ts'
import { partWithTexts } from '../../messages/collection.ts'
import { lazy, lobby } from '../../messages/texts.ts'
import { talRules } from '../messages/books.ts'

export const opened = {
  menu: partWithTexts(() => import('./MenuSheet.svelte'), lobby, lazy),
  rules: partWithTexts(() => import('../rules/Rules.svelte'), talRules, lesson),
} as const
