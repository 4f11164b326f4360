// A rank for the tomb of a solitaire, in five steps: whose tomb it could be. Our own addition to the rules, by which only the
// perfect tomb wins.
import type { Goal } from '#web/lib/valley/solitaire/goal.ts'

const steps = [0.2, 0.45, 0.65, 0.85] as const

/** The rank, from 0 for the poorest to 4 for the nearest to the perfect tomb. */
export function tombKind({ points, perfect }: Pick<Goal, 'points' | 'perfect'>): 0 | 1 | 2 | 3 | 4 {
  return steps.filter(step => points >= step * perfect).length as 0 | 1 | 2 | 3 | 4
}
