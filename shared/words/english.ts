// The English words that the worker puts beside every key. A page says the same in its reader's language.
import type { Line } from '../engine/log.ts'
import { paramsFor } from '../engine/log.ts'
import type { Offer, Question } from '../engine/game.ts'
import type { Decision, Option, Result } from '../protocol.ts'
import { cards } from './en/cards.ts'
import { pharaohs } from './en/pharaohs.ts'
import { lines } from './en/log.ts'
import { sets } from './en/sets.ts'
import { options, questions, scoreParts } from './en/valley.ts'
import { say, type Speaker } from './words.ts'

/** Says titles by their English names, and players by the names on their seats. */
export function englishSpeaker(names: readonly (string | null)[]): Speaker {
  return {
    player: seat => names[Number(seat)] ?? `Player ${Number(seat) + 1}`,
    card: named => {
      const id = typeof named === 'object' && named !== null && 'card' in named ? String(named.card) : String(named)
      return (cards[id] ?? pharaohs[id])?.name ?? id
    },
    set: set => sets[String(set)] ?? String(set),
  }
}

/** The English sentence of a line, as one viewer may read it. */
export function textOf(line: Line, viewer: number | null, speak: Speaker): string {
  const sentence = say(lines, line.key, paramsFor(line, viewer), speak)
  return line.seat === null ? sentence : `${speak.player(line.seat)} ${sentence}`
}

/** A question with its English words. */
export function decisionOf(question: Question, speak: Speaker): Decision {
  return {
    id: question.id, kind: question.kind, prompt: say(questions, question.key, question.params, speak),
    key: question.key, params: question.params, min: question.min, max: question.max, ordered: question.ordered,
    options: question.options.map(offer => optionOf(offer, speak)),
  }
}

function optionOf(offer: Offer, speak: Speaker): Option {
  const { id, ...rest } = offer
  return { id, label: say(options, offer.key, offer.params, speak), ...rest }
}

/** A result with English labels. */
export function resultIn(result: Result): Result {
  const label = (part: string) => scoreParts[part] ?? part.split('+').map(set => sets[set] ?? set).join(' + ')
  return { ...result, scores: result.scores.map(score => ({ ...score, parts: score.parts.map(part => ({ ...part, label: label(part.label) })) })) }
}
