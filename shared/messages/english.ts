// The English words that the worker puts beside every key. A page says the same in its reader's language.
import type { Line } from '../engine/log.ts'
import { paramsFor } from '../engine/log.ts'
import type { UnlabelledOption, UnwordedDecision } from '../engine/game.ts'
import type { Decision, GameName, Option, Result } from '../protocol.ts'
import { cards } from './en/cards.ts'
import { pharaohs } from './en/pharaohs.ts'
import { did, lines as valleyLines } from './en/log.ts'
import { sets } from './en/sets.ts'
import { lines as talLines } from './en/tal-log.ts'
import * as tal from './en/tal.ts'
import * as valley from './en/valley.ts'
import { askedParams, say, type Sentences, type Speaker } from './words.ts'

/** The sentences of one game. */
interface GameWords {
  readonly lines: Sentences
  readonly questions: Sentences
  readonly options: Sentences
  readonly scoreParts: Readonly<Record<string, string>>
}

const words: Readonly<Record<GameName, GameWords>> = {
  valley: { ...valley, lines: valleyLines },
  tal: { ...tal, lines: talLines },
}

/** Says titles by their English names, and players by the names on their seats. */
function englishSpeaker(names: readonly (string | null)[]): Speaker {
  return {
    player: seat => names[Number(seat)] ?? `Player ${Number(seat) + 1}`,
    card: named => {
      const id = typeof named === 'object' && named !== null && 'card' in named ? String(named.card) : String(named)
      return (cards[id] ?? pharaohs[id])?.name ?? id
    },
    set: set => sets[String(set)] ?? String(set),
  }
}

/** One game's English, at a table whose players are called so. */
export class English {
  private readonly words: GameWords
  private readonly speak: Speaker

  constructor(game: GameName, names: readonly (string | null)[]) {
    this.words = words[game]
    this.speak = englishSpeaker(names)
  }

  /** The sentence of a line, as one viewer may read it. */
  line(line: Line, viewer: number | null): string {
    const sentence = say(this.words.lines, line.key, paramsFor(line, viewer), this.speak)
    return line.seat === null ? sentence : did({ names: [this.speak.player(line.seat)], you: false, what: sentence })
  }

  /** A question with its words. */
  decision(question: UnwordedDecision): Decision {
    return {
      id: question.id,
      kind: question.kind,
      prompt: say(this.words.questions, question.key, askedParams(question), this.speak),
      key: question.key,
      params: question.params,
      min: question.min,
      max: question.max,
      ordered: question.ordered,
      options: question.options.map(offer => this.option(offer)),
    }
  }

  private option(offer: UnlabelledOption): Option {
    const { id, ...rest } = offer
    return { id, label: say(this.words.options, offer.key, offer.params, this.speak), ...rest }
  }

  /** A result with labels. */
  result(result: Result): Result {
    const { scoreParts } = this.words
    const label = (part: string) =>
      scoreParts[part] ??
      part
        .split('+')
        .map(set => sets[set] ?? set)
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
