// Bots that do not compare what comes of their picks. Which of its moves a bot makes matters to nothing that is checked, and
// comparing them is most of what a bot costs.
import type { GameBots } from '../bots/game-bots.ts'
import type { Plan } from '../bots/bot-rules.ts'
import { entryAt } from '../entry.ts'
import type { Games } from '../game-manifest.ts'

/** The same games with such bots. */
export function withHastyBots(games: Games): Games {
  return Object.fromEntries(
    Object.entries(games).map(([name, game]) => [name, game.bots ? { ...game, bots: hasty(game.bots) } : game]),
  )
}

/** All that such a bot is left to choose from is one plan: another one at each question, the same whenever it is asked again. */
function hasty(bots: GameBots): GameBots {
  return {
    ...bots,
    rules: (options, seats) => {
      const rules = bots.rules(options, seats)
      return {
        ...rules,
        choices: (match, point): readonly Plan[] => {
          const choices = rules.choices(match, point)
          const asked = match.game.numbers.questions[point.seat] ?? 0
          return [entryAt(choices, asked % choices.length)]
        },
      }
    },
  }
}
