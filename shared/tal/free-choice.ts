// Decisions of this game that ask for one of many options, all of which can be completed.
import type { Outcome } from '../engine/effect.ts'
import type { TalDecisions } from './decisions.ts'

/** Decisions of which nothing need be known beside the state. */
type Plain = {
  readonly [K in keyof TalDecisions]: TalDecisions[K] extends { readonly about: unknown } ? never : K
}[keyof TalDecisions]

/**
 * Such a decision. Its candidates are worked out only when somebody asks for them, for whoever carries out known picks
 * never does. A class, because an object written with a getter takes fifteen times as long to make.
 */
export class FreeChoice<K extends Plain> {
  readonly min = 1
  readonly max = 1
  readonly ordered = false
  readonly cannotFail = true
  readonly about = null

  /**
   * @param list its candidates, as the state then is
   * @param answer what follows from the one picked
   */
  constructor(
    readonly seat: number,
    readonly kind: TalDecisions[K]['kind'],
    readonly key: K,
    private readonly list: () => readonly number[],
    readonly answer: (option: number) => Outcome,
  ) {}

  get candidates(): readonly number[] {
    return this.list()
  }
}
