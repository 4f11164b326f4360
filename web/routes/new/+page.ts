// What the maker speaks.
import { learn } from '#web/lib/words/collection.ts'
import { gate, maker, refusals, sets } from '#web/lib/words/texts.ts'

export const load = () => learn(gate, maker, refusals, sets)
