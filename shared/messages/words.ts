// How a sentence is made of its key and parameters. The words themselves lie in one folder a language.
// Shared by the worker (English text beside every key) and the page (the reader's language).
import type { CardRef } from '../card.ts'
import type { Phrase } from './pieces.ts'
import type { AnyDecisions, AnyMessages, Params } from '../message.ts'

/** What stands on a card. A soft hyphen in its name says where a narrow card may break it. */
export interface CardWords {
  readonly name: string
  readonly text: string
  readonly reaction?: string
  readonly when?: string
}
/**
 * What is said about a card: in one plain sentence what it is good for, its rulings (to be read with `ruledWhere`), a note on
 * its subject, and where the sources of its values need more than a word a remark.
 */
export interface CardNotes {
  readonly purpose: string
  readonly note: string
  readonly rulings: readonly string[]
  readonly remark?: string
}

/**
 * What else than the subject a player is in a sentence, which a language may put otherwise: `whom` the one it is done
 * to ("for me"), `dative` the one it comes from ("from me").
 */
export type PlayerRole = 'whom' | 'dative'

/** Turns what stands in params into words: pieces for a page, which sets names off, else plain words. */
export interface Speaker {
  /** The name of the player on a seat, in the form that the sentence needs. */
  player(seat: number, role?: PlayerRole): Phrase
  /** The title of a card, given as `{ id?, card }` or as the title's id. */
  card(card: CardRef | string): Phrase
  set(set: string): string
}

/** What players did: their names, whether the reader is one of them, and the sentence about them without its beginning. */
export interface JointAction {
  readonly names: readonly Phrase[]
  readonly you: boolean
  readonly what: Phrase
}

/**
 * One language's sentences for what a game has declared: one for each key, made of that key's params. A missing, a
 * superfluous and a misspelt one are errors of the compiler.
 */
export type Sentences<M extends AnyMessages = AnyMessages> = {
  readonly [K in keyof M]: (params: M[K], speak: Speaker) => Phrase
}

/**
 * Sentences of whatever game, for what comes over the wire. Here, and only here, params are taken for those that the game
 * has declared: the type is a method's, whose parameters are not compared strictly.
 */
export type AnySentences = Readonly<Record<string, AnySentence['of']>>
interface AnySentence {
  of(params: Params, speak: Speaker): Phrase
}

/** One language's sentences for the questions that a game has declared, each made also of what its options leave open. */
export type QuestionSentences<D extends AnyDecisions> = {
  readonly [K in keyof D]: (params: D[K]['params'] & Asked, speak: Speaker) => Phrase
}

/** What a question's sentence gets beside its params: what its options leave open (`askedParams`). */
export type Asked = { readonly min: number; readonly max: number; readonly may: boolean }

/**
 * What the sentence of a question is made of: its params, and with them what its options leave open, so that no sentence
 * can say otherwise: `min` and `max` of them are wanted, and `may` says that none need be.
 */
export function askedParams({
  params,
  min,
  max,
  options,
}: {
  readonly params: Params
  readonly min: number
  readonly max: number
  readonly options: readonly { readonly id: string }[]
}): Params & Asked {
  return { ...params, min, max, may: options.some(({ id }) => id === 'pass' || id === 'enough') }
}

/**
 * The sentence of a key, or the key itself where a language lacks it (a test holds that none does).
 * @param sentences one language's sentences
 * @param key what happened, or what is asked
 * @param params its parameters
 * @param speak how names and titles are said
 */
export function say(sentences: AnySentences, key: string, params: Params, speak: Speaker): Phrase {
  return sentences[key]?.(params, speak) ?? key
}
