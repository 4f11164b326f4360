// Questions, what comes after them, and the words that join parts. A part is a function of the turn and of what
// follows; it returns the question it asks, or an ending. Nothing here knows a game or holds a state.

/** What comes next: a question, several seats' questions at once, or one of three endings. */
export type Step = Ask | Together | Ending
export type Ending = typeof done | typeof dead | typeof completed

/** All is done: the state is settled. */
export const done = 0
/** This way cannot be completed. Met by trials alone. */
export const dead = 1
/** A trial has come far enough to know that this way can be completed. */
export const completed = 2

/**
 * A question put to one seat. Options are integers that the game's view gives names to; any `min` to `max` distinct
 * ones may be picked. `answer` may be tried more than once: it changes nothing but the state.
 */
export interface Ask {
  readonly seat: number
  readonly kind: string
  readonly key: string
  readonly candidates: readonly number[]
  readonly min: number
  readonly max: number
  readonly ordered: boolean
  /** Whether every candidate can be completed whatever follows, so that none needs a trial. */
  readonly sure: boolean
  /** How many candidates, the first ones, need a trial; where nothing is said, all of them. */
  readonly doubtful?: number
  /** Of those, options with the same number share one trial. */
  readonly alike?: (option: number) => number
  /** Numbers that the view makes params of. */
  readonly facts: readonly number[]
  /**
   * @param option the one picked where exactly one is asked for, otherwise -1
   * @param all all that were picked, in order, where another number may be
   */
  readonly answer: (option: number, all: readonly number[]) => Step
}

/** Whether a question wants exactly one option. Where another number may be picked, every choice can be completed. */
export function wantsOne({ min, max }: Ask): boolean {
  return min === 1 && max === 1
}

/** What follows a part. `sure`: nothing that can fail follows. */
export interface Then {
  readonly sure: boolean
  readonly go: () => Step
}

/** The end of everything that follows. */
export const finish: Then = { sure: true, go: () => done }

/** One effect, in terms of the turn `T` it is carried out in. `sure`: it never fails by itself. */
export interface Part<T> {
  (turn: T, then: Then): Step
  readonly sure?: boolean
}

/** Marks a part as one that never fails. */
export function sure<T>(part: (turn: T, then: Then) => Step): Part<T> {
  return Object.assign((turn: T, then: Then) => part(turn, then), { sure: true })
}

/** Several seats asked at once: what each answers is sealed in its own place, and `then` reveals. Made by `together`. */
export class Together {
  constructor(private readonly steps: readonly Step[], private readonly then: Then) {}

  /** The questions that are open, at most one a seat. */
  get open(): readonly Ask[] {
    return this.steps.filter(isAsk)
  }

  /** Whether nothing is left to be sealed when one of the open questions has led to `step`. */
  endsWith(ask: Ask, step: Step): boolean {
    return step === done && this.steps.every(each => each === ask || each === done)
  }

  /** What comes next when one of the open questions has led to `step`. */
  after(ask: Ask, step: Step): Step {
    return new Together(this.steps.map(each => each === ask ? step : each), this.then).next
  }

  /** These questions, or what follows where none is left. */
  get next(): Step {
    if (this.steps.every(each => each === done)) return this.then.go()
    return this.steps.every(each => each === done || isAsk(each)) ? this : dead
  }
}

/**
 * Puts a part to several seats at once, in whatever order they answer. Each changes only what its own seat has sealed;
 * it draws, numbers and tells nothing that others get. When the last one has ended, `then` reveals. Looking ahead ends
 * here, as completed, and inside one seat's part with that part.
 */
export function together<T extends { readonly run: { readonly trying: boolean } }>(seats: readonly T[], part: Part<T>, then: Then): Step {
  if (seats[0]?.run.trying) return completed
  return new Together(seats.map(seat => part(seat, finish)), then).next
}

/** Whether a step is one question. */
export function isAsk(step: Step): step is Ask {
  return typeof step === 'object' && !(step instanceof Together)
}

/** Carries out parts one after the other. */
export function inOrder<T>(...parts: readonly Part<T>[]): Part<T> {
  const last = parts.at(-1)
  if (last === undefined) throw new Error('nothing to carry out')
  return parts.slice(0, -1).reduceRight((rest, part) => pair(part, rest), last)
}

function pair<T>(first: Part<T>, second: Part<T>): Part<T> {
  const secondIsSure = second.sure === true
  const both = (turn: T, then: Then) => first(turn, { sure: secondIsSure && then.sure, go: () => second(turn, then) })
  return Object.assign(both, { sure: secondIsSure && first.sure === true })
}
