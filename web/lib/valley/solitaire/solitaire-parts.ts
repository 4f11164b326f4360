// The modules of a lazy part: what a solitaire shows of its goal, in place of opponents and in the tomb.
import { solitaireText } from './solitaire-texts.ts'
import type { Goal } from './goal.ts'

export { default as GoalBar } from './GoalBar.svelte'
export { default as GoalPanel } from './GoalPanel.svelte'
export { default as MissingTitles } from './MissingTitles.svelte'
export { goalOf } from './goal.ts'

/** How much of the goal is reached, in numbers. */
export const reached = ({ points, perfect }: Goal): string => solitaireText('goal.of', { n: points, of: perfect })
/** The points that second copies cost a set, as text. */
export const costSaid = (n: number): string => solitaireText('tomb.twice', { n })
