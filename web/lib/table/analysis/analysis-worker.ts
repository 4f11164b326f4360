// Analyses a game beside the page, which stays answerable. What the page is told is in `told.ts`.
import { hexToBytes } from '@noble/hashes/utils.js'
import { analyse, type Mistake } from '#shared/bots/analysis.ts'
import type { GameBots } from '#shared/bots/game-bots.ts'
import type { GameHistory, GameName } from '#shared/protocol.ts'
import { logLine } from '#shared/table/view-builder.ts'
import { fetchRules } from '../load-rules.ts'
import type { ToldAnalysis, ToldMistake, ToldMove, WorkerMessage } from './told.ts'

const bots = import.meta.glob<GameBots>('../../../../shared/*/bot/index.ts', { import: 'bots' })

/** @throws where the game has no bots to judge by */
async function botsOf(game: GameName): Promise<GameBots> {
  const [, load] = Object.entries(bots).find(([path]) => path.split('/').includes(game)) ?? []
  if (!load) throw new Error(`${game} has no bots`)
  return load()
}

const tell = (message: WorkerMessage) => {
  postMessage(message)
}
/** A move as its seat could read it. */
const toldMove = ({ asked, lines, options }: Mistake['made'], seat: number): ToldMove => ({
  asked,
  lines: lines.map(line => logLine(line, seat, '', '')),
  options: options.map(option => ({ ...option, label: '' })),
})
const told = ({ seat, at, round, made, better, lost }: Mistake): ToldMistake => ({
  at,
  round,
  made: toldMove(made, seat),
  better: toldMove(better, seat),
  lost: lost.mean,
  within: lost.within,
})

async function work({ game, options, seats, seed, picks }: GameHistory): Promise<void> {
  const [rules, judging] = await Promise.all([fetchRules(game), botsOf(game)])
  const steps = analyse(rules, judging, { options, seats, seed: hexToBytes(seed), moves: picks })
  let shown = 0
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      const { unit, course, mistakes, luck } = step.value
      const analysis: ToldAnalysis = {
        unit,
        course: course.map(({ round, values }) => ({ round, points: values })),
        mistakes: mistakes.map(found => found.map(told)),
        luck,
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
