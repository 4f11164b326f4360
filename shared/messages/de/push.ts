// What push messages say, in German.
import { and } from './lists.ts'
import type { PushSentences, PushSpan } from '../push-sentences.ts'

const asked = { turn: 'Du bist dran.', answer: 'Deine Antwort ist gefragt.' }
const sinceYesterday = { turn: 'Du bist seit gestern dran.', answer: 'Deine Antwort fehlt seit gestern.' }

const still = { turn: 'Du bist immer noch dran', answer: 'Deine Antwort fehlt noch' }
const spanOf = ({ unit, n }: PushSpan) => n.toLocaleString('de', { style: 'unit', unit, unitDisplay: 'long' })

export const sentences: PushSentences = {
  asked: ({ what, reminder, left, waiting }) =>
    (reminder && left
      ? `${still[what]}. Du hast noch ${spanOf(left)} Zeit.`
      : reminder === 'before'
        ? `${still[what]}.`
        : (reminder ? sinceYesterday : asked)[what]) +
    (waiting.length > 0 ? ` ${and.format(waiting)} ${waiting.length === 1 ? 'wartet' : 'warten'}.` : ''),
  begun: ({ isAsked, first }) =>
    isAsked
      ? 'Das Spiel hat begonnen, und du bist dran.'
      : `Das Spiel hat begonnen. Zuerst ${first.length === 1 ? 'ist' : 'sind'} ${and.format(first)} dran.`,
  stoodIn: 'Ein Bot spielt jetzt für dich weiter. Öffne den Tisch, um deinen Platz wieder einzunehmen.',
  over: ({ isWon, winners }) =>
    winners.length === 0
      ? `Das Spiel ist zu Ende.${isWon ? ' Du hast gewonnen.' : ''}`
      : isWon
        ? `Das Spiel ist zu Ende. Du teilst dir den Sieg mit ${and.format(winners)}.`
        : `Das Spiel ist zu Ende. ${and.format(winners)} ${winners.length === 1 ? 'hat' : 'haben'} gewonnen.`,
}
