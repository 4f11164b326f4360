// What a solitaire shows of its goal, in one part to be fetched: where others would sit, and in the tomb.
import { at } from './solitaire-texts.ts'
import type { Goal } from './goal.ts'

export { default as GoalBar } from './GoalBar.svelte'
export { default as GoalPanel } from './GoalPanel.svelte'
export { default as MissingTitles } from './MissingTitles.svelte'
export { goalOf } from './goal.ts'

/** How much of the goal is reached, in figures. */
export const reached = ({ points, perfect }: Goal): string => at('goal.of', { n: points, of: perfect })
/** What second copies of a set cost it. */
export const costSaid = (n: number): string => at('tomb.twice', { n })
