// Set-up of tests that read what a page says: all texts are learned in English.
import { learn } from '#web/lib/messages/collection.ts'
import * as books from '#web/lib/messages/books.ts'
import * as texts from '#web/lib/messages/texts.ts'
import { collectionsOf } from './all-collections.ts'

await learn(...collectionsOf({ ...texts, ...books }))
