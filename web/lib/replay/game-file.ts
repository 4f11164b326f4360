// A finished game as a file: what is kept of it, and under which name. How a file is read and checked is in `read-game-file.ts`.
import { gameTitles, type GameName } from '#shared/game-names.ts'
import type { GameHistory, Result, View } from '#shared/protocol.ts'
import { byGame } from '../platform/by-game.ts'
import type { FinishedGame } from './finished-game.ts'

/** The version of each game's rules in this build. */
export const versions: Readonly<Record<GameName, number>> = byGame(
  import.meta.glob<number>('../../../shared/*/version.ts', { eager: true, import: 'version' }),
)

/** What such a file holds: the history as the table tells it, and who played when by which rules. */
export interface GameFile extends GameHistory {
  /** The form of the file. */
  readonly keptGame: 1
  /** The version of the game's rules. */
  readonly rules: number
  readonly id: string
  /** When it ended, as ISO time. */
  readonly ended: string
  /** By seat. */
  readonly players: readonly Pick<View['seats'][number], 'name' | 'bot'>[]
  readonly result: Result
}

/** What a file of this game holds, as text; null if the game has no result. */
export function fileTextOf({ end, history }: FinishedGame): string | null {
  const { id, game, ended, seats, result } = end
  if (result === null) return null
  const players = seats.map(({ name, bot }) => ({ name, bot }))
  const file: GameFile = { keptGame: 1, rules: versions[game], id, ended, players, result, ...history }
  return JSON.stringify(file)
}

/** A file name: game, day, players. Characters that some systems refuse are left out. */
export function fileNameOf({ end: { game, ended, seats } }: FinishedGame): string {
  const names = seats.map(({ name }) => name).join(' ')
  // eslint-disable-next-line no-control-regex -- these are what is to be left out
  return `${`${gameTitles[game]} ${ended.slice(0, 10)} ${names}`.replaceAll(/[\u0000-\u001f<>:"/\\|?*]/g, '').slice(0, 120)}.json`
}
