// Set-up of tests that read what a page says: all texts are learned in English.
import { learnAll } from './all-collections.ts'

await learnAll()
