// What the maker speaks.
import { learn } from '#web/lib/words/collection.ts'
import { maker } from '#web/lib/words/books.ts'
import { gate, refusals, sets } from '#web/lib/words/texts.ts'

export const load = () => learn(gate, maker, refusals, sets)
