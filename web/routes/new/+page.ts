// What the maker speaks.
import { learn } from '#web/lib/messages/collection.ts'
import { maker } from '#web/lib/messages/books.ts'
import { gate, refusals, sets } from '#web/lib/messages/texts.ts'

export const load = () => learn(gate, maker, refusals, sets)
