// Fetches the texts of the form for a new table.
import { learn } from '#web/lib/messages/collection.ts'
import { maker } from '#web/lib/messages/books.ts'
import { gate, refusals, sets } from '#web/lib/messages/texts.ts'

export const load = () => learn(gate, maker, refusals, sets)
