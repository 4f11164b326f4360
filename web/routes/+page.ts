// Fetches the texts of the front page; its picture shows cards.
import { learnCards } from '#web/lib/messages/card-texts.ts'
import { lobby } from '#web/lib/messages/texts.ts'

export const load = () => Promise.all([lobby.learn(), learnCards(['base'])]).then(() => undefined)
