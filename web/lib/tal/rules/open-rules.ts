// The board game's rules as a page of their own, with what they speak.
import { partWithTexts } from '../../messages/collection.ts'
import { lesson } from '../../messages/books.ts'
import { talRules } from '../messages/books.ts'
import { talTable } from '../messages/texts.ts'

export const openRules = partWithTexts(() => import('./RulesPage.svelte'), talTable, talRules, lesson)
