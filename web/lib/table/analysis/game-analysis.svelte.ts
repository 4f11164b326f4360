// An analysis that is made when somebody asks for it: fetched, worked on, found or failed.
import type { View } from '#shared/protocol.ts'
import { logs, prompts } from '../../messages/texts.ts'
import { fetchHistory } from '../fetch-history.ts'
import { fetchGameHints, type GameHints } from '../hint/lazy-hint.ts'
import { loadNames } from '../log-names.ts'
import { openWorker } from './open-worker.ts'
import type { ToldAnalysis, WorkerMessage } from './told.ts'

export class GameAnalysis {
  stage = $state<'asked' | 'working' | 'failed' | 'found'>('asked')
  percent = $state(0)
  found = $state.raw<ToldAnalysis | null>(null)
  /** How the game says moves by their picks: here once it is analysed. */
  words: GameHints | null = null
  #worker: Worker | null = null
  /** Whether the page was left. */
  #isLeft = false

  /** @param view of a game that is over */
  constructor(private readonly view: Pick<View, 'id' | 'game' | 'options'>) {}

  async begin(): Promise<void> {
    this.stage = 'working'
    this.percent = 0
    const { id, game, options } = this.view
    const [history, words] = await Promise.all([
      fetchHistory(id),
      fetchGameHints(game),
      logs[game].load(),
      prompts[game].load(),
      loadNames[game](options),
    ]).catch(() => [])
    if (this.#isLeft) return
    if (!history?.ok || !words) return this.#over(null)
    this.words = words
    const worker = (this.#worker = openWorker())
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if ('percent' in data) this.percent = data.percent
      else this.#over('analysis' in data ? data.analysis : null)
    }
    worker.onerror = event => {
      event.preventDefault()
      this.#over(null)
    }
    worker.postMessage(history.body)
  }

  /** @param found null where it has failed */
  #over(found: ToldAnalysis | null): void {
    this.found = found
    this.stage = found ? 'found' : 'failed'
    this.#rest()
  }

  /** To be called when the page is left: ends the work, also where it was still to begin. */
  end(): void {
    this.#isLeft = true
    this.#rest()
  }

  #rest(): void {
    this.#worker?.terminate()
    this.#worker = null
  }
}
