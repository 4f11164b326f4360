// What it costs that a table was asleep: to load it from its rows, to load it and send somebody the whole view, and to load it
// for a pick that comes over a connection that slept. By the clock, for what Node says of processor time is in steps of 4 ms: to
// be measured while nothing else runs.
import { entryAt } from '#shared/entry.ts'
import { games } from '#shared/games.ts'
import { rehydrate } from '#shared/table/rehydrate.ts'
import { TableState } from '#shared/table/table-state.ts'
import type { RandomGame } from '../longest-games.ts'
import { tableAfter } from './replayed.ts'

/** Milliseconds, each time. */
export interface WakeTimes {
  readonly rows: number
  readonly load: readonly number[]
  readonly view: readonly number[]
  readonly pick: readonly number[]
}

/**
 * Wakes a table before each of the last moves of a game.
 * @param moves how many
 * @param rounds how often before each
 */
export async function timeWakes(game: RandomGame, moves: number, rounds: number): Promise<WakeTimes> {
  const table = await tableAfter(game)
  const times: Record<'load' | 'view' | 'pick', number[]> = { load: [], view: [], pick: [] }
  for (let at = game.picks.length - 1; at >= game.picks.length - moves; at--) {
    const move = entryAt(game.picks, at)
    const forget = () => {
      table.store.database.exec(`DELETE FROM rows WHERE n > ${game.seats + at}`)
      table.unload()
    }
    for (let round = 0; round < rounds; round++) {
      forget()
      times.load.push(
        await timeOf(() => {
          if (!(rehydrate(table.rows, games, report) instanceof TableState)) throw new Error('the table is not loaded')
        }),
      )
      table.connections.clear()
      times.view.push(
        await timeOf(() => {
          table.connect(move.seat)
        }),
      )
      table.connections.clear()
      table.connectAll()
      forget()
      times.pick.push(await timeOf(() => table.move(move)))
    }
  }
  table.remove()
  return { rows: game.seats + game.picks.length, ...times }
}

function report(thrown: unknown): void {
  throw thrown
}

async function timeOf(act: () => void | Promise<void>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}
