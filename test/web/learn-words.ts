// Before tests that read what a page says: all texts are learned, as they are in English.
import { learn } from '#web/lib/messages/collection.ts'
import * as books from '#web/lib/messages/books.ts'
import * as texts from '#web/lib/messages/texts.ts'

const { cards, notes, sentences, logs, ...others } = { ...texts, ...books }
await learn(
  ...Object.values(others),
  ...Object.values(cards),
  ...Object.values(notes),
  ...Object.values(sentences),
  ...Object.values(logs),
)
