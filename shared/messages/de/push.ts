// What push messages say, in German.
import { and } from './lists.ts'
import type { PushSentences } from '../push-sentences.ts'

const asked = { turn: 'Du bist dran.', answer: 'Deine Antwort ist gefragt.' }
const reminders = { turn: 'Du bist seit gestern dran.', answer: 'Deine Antwort fehlt seit gestern.' }

export const sentences: PushSentences = {
  asked: ({ what, isReminder, waiting }) =>
    (isReminder ? reminders : asked)[what] +
    (waiting.length > 0 ? ` ${and.format(waiting)} ${waiting.length === 1 ? 'wartet' : 'warten'}.` : ''),
  begun: ({ isAsked, first }) =>
    isAsked
      ? 'Das Spiel hat begonnen, und du bist dran.'
      : `Das Spiel hat begonnen. Zuerst ${first.length === 1 ? 'ist' : 'sind'} ${and.format(first)} dran.`,
}
