// The English words that the worker puts beside every key. A page says the same in its reader's language.
import type { Line } from '../engine/log-lines.ts'
import { paramsFor } from '../engine/log-lines.ts'
import type { Decision, Option, Result, UnlabelledOption, UnwordedDecision } from '../protocol.ts'
import { did } from './en/did.ts'
import type { GameMessages } from './game-messages.ts'
import { plain } from './pieces.ts'
import { askedParams, say, type Speaker } from './words.ts'

/** Says titles by their English names, and players by the names on their seats. */
function englishSpeaker({ cards, sets }: GameMessages, names: readonly (string | null)[]): Speaker {
  return {
    player: seat => names[Number(seat)] ?? `Player ${Number(seat) + 1}`,
    card: named => {
      const id = typeof named === 'object' && named !== null && 'card' in named ? String(named.card) : String(named)
      return cards?.[id]?.name ?? id
    },
    set: set => sets?.[String(set)] ?? String(set),
  }
}

/** One game's English, at a table whose players are called so. */
export class English {
  private readonly speak: Speaker

  /** @param names on the seats */
  constructor(
    private readonly messages: GameMessages,
    names: readonly (string | null)[],
  ) {
    this.speak = englishSpeaker(messages, names)
  }

  /** The sentence of a line, as one viewer may read it. */
  line(line: Line, viewer: number | null): string {
    const sentence = say(this.messages.lines, line.key, paramsFor(line, viewer), this.speak)
    return plain(
      line.seat === null ? sentence : did({ names: [this.speak.player(line.seat)], you: false, what: sentence }),
    )
  }

  /** A question with its words. */
  decision(question: UnwordedDecision): Decision {
    return {
      ...question,
      prompt: plain(say(this.messages.questions, question.key, askedParams(question), this.speak)),
      options: question.options.map(offer => this.option(offer)),
    }
  }

  /** An option with its words. */
  option(offer: UnlabelledOption): Option {
    const { id, ...rest } = offer
    return { id, label: plain(say(this.messages.options, offer.key, offer.params, this.speak)), ...rest }
  }

  /** A result with labels. */
  result(result: Result): Result {
    const { scoreParts, sets } = this.messages
    const label = (part: string) =>
      scoreParts[part] ??
      part
        .split('+')
        .map(set => sets?.[set] ?? set)
        .join(' + ')
    return {
      ...result,
      scores: result.scores.map(score => ({
        ...score,
        parts: score.parts.map(part => ({ ...part, label: label(part.label) })),
      })),
    }
  }
}
