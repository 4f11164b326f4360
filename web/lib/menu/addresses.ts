// The addresses of the games' pages of rules.
import { firstGame, type GameName } from '#shared/game-names.ts'

export const rulesAt = (game: GameName): string => (game === firstGame ? '/rules' : `/rules/${game}`)
