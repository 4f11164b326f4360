// Before tests that read what a page says: all texts are learned, as they are in English.
import { learn } from '#web/lib/words/collection.ts'
import * as books from '#web/lib/words/books.ts'
import * as texts from '#web/lib/words/texts.ts'

const { cards, notes, sentences, logs, ...others } = { ...texts, ...books }
await learn(...Object.values(others), ...Object.values(cards), ...Object.values(notes), ...Object.values(sentences), ...Object.values(logs))
