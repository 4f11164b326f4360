// What the front page speaks; its picture shows cards.
import { learnCards } from '#web/lib/words/cards.ts'
import { gate, refusals } from '#web/lib/words/texts.ts'

export const load = () => Promise.all([gate.learn(), refusals.learn(), learnCards(['base'])]).then(() => undefined)
