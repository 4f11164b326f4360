// Bugs of every kind that a table could have. The simulator must find each of them.
import type { PlantedBug } from './plant.ts'
import { reaching } from './planted/reaching.ts'
import { seating } from './planted/seating.ts'
import { showing } from './planted/showing.ts'
import { storing } from './planted/storing.ts'
import { taking } from './planted/taking.ts'
import { telling } from './planted/telling.ts'

export type { PlantedBug } from './plant.ts'

export const plantedBugs: readonly PlantedBug[] = [
  ...telling,
  ...showing,
  ...storing,
  ...taking,
  ...seating,
  ...reaching,
]
