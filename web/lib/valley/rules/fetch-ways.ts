// The chapters of the other ways to play, fetched when a table needs them or somebody opens them.
import { part } from '../../platform/part.ts'

export const fetchWays = part(() => import('./ways/load-ways.ts').then(({ allWays }) => allWays()))
