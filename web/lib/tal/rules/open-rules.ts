// The board game's rules as a page of their own, with what they speak.
import { talRules } from '../../messages/books.ts'
import { speaking } from '../../messages/collection.ts'
import { tal } from '../../messages/texts.ts'

export const openRules = speaking(() => import('./RulesPage.svelte'), tal, talRules)
