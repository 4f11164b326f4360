// What push messages say, in English.
import { and } from './lists.ts'
import type { PushSentences, PushSpan } from '../push-sentences.ts'

const asked = { turn: 'It is your turn.', answer: 'Your answer is wanted.' }
const sinceYesterday = {
  turn: 'It has been your turn since yesterday.',
  answer: 'Your answer has been missing since yesterday.',
}

const still = { turn: 'It is still your turn', answer: 'Your answer is still missing' }
const spanOf = ({ unit, n }: PushSpan) => n.toLocaleString('en', { style: 'unit', unit, unitDisplay: 'long' })

export const sentences: PushSentences = {
  asked: ({ what, reminder, left, waiting }) =>
    (reminder && left
      ? `${still[what]}, and you have ${spanOf(left)} left.`
      : reminder === 'before'
        ? `${still[what]}.`
        : (reminder ? sinceYesterday : asked)[what]) +
    (waiting.length > 0 ? ` ${and.format(waiting)} ${waiting.length === 1 ? 'is' : 'are'} waiting.` : ''),
  begun: ({ isAsked, first }) =>
    isAsked
      ? 'The game has begun, and it is your turn.'
      : `The game has begun. ${and.format(first)} ${first.length === 1 ? 'goes' : 'go'} first.`,
  stoodIn: 'A bot now plays on for you. Open the table to take your seat back.',
  over: ({ isWon, winners }) =>
    winners.length === 0
      ? `The game is over.${isWon ? ' You have won.' : ''}`
      : isWon
        ? `The game is over. You share the victory with ${and.format(winners)}.`
        : `The game is over. ${and.format(winners)} ${winners.length === 1 ? 'has' : 'have'} won.`,
}
