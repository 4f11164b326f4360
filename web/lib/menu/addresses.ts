// Where the rules of each game stand as a page of their own.
import { firstGame, type GameName } from '#shared/game-names.ts'

export const rulesAt = (game: GameName): string => (game === firstGame ? '/rules' : `/rules/${game}`)
