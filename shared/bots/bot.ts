// A bot: answers a question, thinking about it on a position as its seat knows it.
import type { State } from '../engine/game-context.ts'
import type { Thought } from '../engine/thought.ts'
import type { BotRules, Picked, Plan } from './bot-rules.ts'
import { entryAt } from '../entry.ts'
import { best, Judge, type Weighed } from './judge.ts'
import type { Style } from './levels.ts'
import type { Net } from './net.ts'
import { search } from './search.ts'

/** How many numbers between 0 and 1 added up are near enough to the normal distribution. */
const summands = 4
/** Their standard deviation, each having 1 / sqrt(12). */
const spread = Math.sqrt(summands / 12)

export class Bot<S extends State> {
  readonly judge: Judge<S>

  constructor(
    private readonly rules: BotRules<S>,
    net: Net,
    private readonly style: Style,
  ) {
    this.judge = new Judge(rules, net)
  }

  /** What it picks: the same whenever it is handed the same thought. */
  pick(thought: Thought<S>): Picked {
    return entryAt(this.plan(thought), 0)
  }

  /** What it picks now, and what it means to pick next as long as it is asked the same again. */
  plan(thought: Thought<S>): Plan {
    return this.consider(thought).plan
  }

  /** The same, with all that it weighed, looking one move ahead. */
  consider(thought: Thought<S>): { readonly plan: Plan; readonly weighed: readonly Weighed[] } {
    const weighed = this.judge.weigh(thought, this.style.samples)
    const [only] = weighed
    if (only !== undefined && weighed.length === 1) return { plan: only.plan, weighed }
    const noticed = this.noticed(thought, weighed)
    const { search: width } = this.style
    return { plan: width ? search(this.judge, thought, noticed, width) : best(noticed), weighed }
  }

  /** What comes to its mind of all plans, and what it takes them to be worth. */
  private noticed(thought: Thought<S>, weighed: readonly Weighed[]): readonly Weighed[] {
    const { overlooks } = this.style
    const blur = this.style.blur * (this.rules.blurScale ?? 1)
    if (blur === 0 && overlooks === 0) return weighed
    const drawn = weighed.length * (summands + 1)
    const seen = weighed.filter((_, at) => thought.random(drawn + at) >= overlooks)
    return (seen.length > 0 ? seen : weighed).map(({ plan, worth }, at) => {
      let sum = -summands / 2
      for (let one = 0; one < summands; one++) sum += thought.random(at * summands + one)
      return { plan, worth: worth + (blur * sum) / spread }
    })
  }
}
