// Whose tomb it could be: how near to the perfect one, in five steps. A word of ours, for the way there; what wins is the
// perfect tomb alone.
import type { Goal } from '#web/lib/valley/solitaire/goal.ts'

const steps = [0.2, 0.45, 0.65, 0.85] as const

/** 0 for the poorest, 4 for the nearest to perfection. */
export function tombKind({ points, perfect }: Pick<Goal, 'points' | 'perfect'>): 0 | 1 | 2 | 3 | 4 {
  return steps.filter(step => points >= step * perfect).length as 0 | 1 | 2 | 3 | 4
}
