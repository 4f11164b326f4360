// What the rules speak, and the cards that stand in them.
import { learnCards } from '#web/lib/words/cards.ts'
import { rules } from '#web/lib/words/books.ts'

export const load = () => Promise.all([rules.learn(), learnCards(['base'])]).then(() => undefined)
