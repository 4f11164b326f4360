// How much memory a table needs while it is awake: the heap that is left once garbage was collected.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { games } from '#shared/games.ts'
import { rehydrate } from '#shared/table/rehydrate.ts'
import { TableState } from '#shared/table/table-state.ts'
import { entryAt } from '#shared/entry.ts'
import type { RandomGame } from '../longest-games.ts'
import { tableAfter } from './replayed.ts'

const many = 200

/** Kilobytes of a table near the end of a game, with the views of all viewers. */
export async function weighTable(game: RandomGame): Promise<number> {
  const table = await tableAfter(game, 1)
  const asked = entryAt(game.picks, game.picks.length - 1).seat
  const loaded = (): TableState => {
    const state = rehydrate(table.rows, games, thrown => {
      throw thrown
    })
    if (!(state instanceof TableState)) throw new Error('the table is not loaded')
    for (const viewer of state.viewers) state.views.known(viewer)
    state.views.whole(asked)
    return state
  }
  loaded()
  const before = heapLeft()
  const states = Array.from({ length: many }, loaded)
  const used = heapLeft() - before
  table.remove()
  return used / states.length / 1024
}

function heapLeft(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  return process.memoryUsage().heapUsed
}
