// Every game there is, under test.
import { testedTal } from '../tal/tal-games.ts'
import type { TestedGame } from './tested-game.ts'
import { testedValley } from './valley-games.ts'

export const testedGames: readonly TestedGame[] = [testedValley, testedTal]
