// Set-up of tests that read what a page says: all texts are loaded in English.
import { loadAllTexts } from './all-collections.ts'

await loadAllTexts()
