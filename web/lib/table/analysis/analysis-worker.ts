// Analyses a game beside the page, which stays answerable. What the page is told is in `told.ts`.
import { hexToBytes } from '@noble/hashes/utils.js'
import { analyse, type Mistake } from '#shared/bots/analysis.ts'
import type { GameBots } from '#shared/bots/game-bots.ts'
import type { GameHistory, GameName } from '#shared/protocol.ts'
import { logLine } from '#shared/table/view-builder.ts'
import { fetchRules } from '../load-rules.ts'
import type { ToldAnalysis, ToldMistake, WorkerMessage } from './told.ts'

const bots = import.meta.glob<GameBots>('../../../../shared/*/bot/index.ts', { import: 'bots' })

/** @throws where the game has no bots to judge by */
async function botsOf(game: GameName): Promise<GameBots> {
  const [, load] = Object.entries(bots).find(([path]) => path.split('/').includes(game)) ?? []
  if (!load) throw new Error(`${game} has no bots`)
  return load()
}

/** So many chances of a hundred is a worth of 1 more. */
const chancesOf = 50

const tell = (message: WorkerMessage) => {
  postMessage(message)
}
/** Lines as the seat that made the move could read them. */
const told = ({ seat, at, round, made, better, lost }: Mistake): ToldMistake => ({
  at,
  round,
  made: made.map(line => logLine(line, seat, '', '')),
  better: better.map(line => logLine(line, seat, '', '')),
  lost: chancesOf * lost.mean,
  within: chancesOf * lost.within,
})

/** The chances of each seat of a hundred. */
function chancesIn(worths: readonly number[]): readonly number[] {
  const all = worths.reduce((sum, worth) => sum + worth + 1, 0)
  return worths.map(worth => (all === 0 ? 0 : (100 * (worth + 1)) / all))
}

async function work({ game, options, seats, seed, picks }: GameHistory): Promise<void> {
  const [rules, judging] = await Promise.all([fetchRules(game), botsOf(game)])
  const steps = analyse(rules, judging, { options, seats, seed: hexToBytes(seed), moves: picks })
  let shown = 0
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      const { course, mistakes, luck } = step.value
      const analysis: ToldAnalysis = {
        course: course.map(({ round, worths }) => ({ round, points: chancesIn(worths) })),
        mistakes: mistakes.map(found => found.map(told)),
        luck: luck.map(each => chancesOf * each),
      }
      return tell({ analysis })
    }
    const percent = Math.floor(100 * step.value)
    if (percent > shown) tell({ percent: (shown = percent) })
  }
}

addEventListener('message', ({ data }: MessageEvent<GameHistory>) => {
  work(data).catch(() => tell({ failed: true }))
})
