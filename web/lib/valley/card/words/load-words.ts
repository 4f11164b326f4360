// Fetches what explains the words of a card's text, with the glossary.
import { partWithTexts } from '../../../messages/collection.ts'
import { rules, ways, wordForms } from '../../messages/books.ts'

export const fetchWords = partWithTexts(() => import('./WordMarks.svelte'), rules, ways, wordForms)
