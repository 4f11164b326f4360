// Plays inside a table's object: makes the rows that calls would make, but without the calls, so a long game takes a moment.
import { English } from '#shared/messages/english.ts'
import type { TableState } from '#shared/table/table-state.ts'
import type { Row } from '#shared/table/rows.ts'
import { anyPick, type Client } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { inside, loadedIn, storedIn } from './api-client.ts'

/** The options that a seat picks next; null to take its last pick back. */
export type Play = (state: TableState, seat: number, chance: Chance) => readonly string[] | null

/** Plays a table on until its game is over, or it has so many rows. */
export function playInside(client: Pick<Client, 'id'>, play: Play, rows = Infinity): Promise<void> {
  return inside(client, (_, table) => {
    const state = loadedIn(table)
    const store: { append(row: Row): void } = Reflect.get(storedIn(table), 'rows')
    const chance = new Chance(1)
    while (state.newest.n < rows && state.phase === 'playing') {
      const [seat = 0] = state.waitingFor
      const options = play(state, seat, chance)
      const [decision = ''] = state.referee?.openFor(seat) ?? []
      const row =
        options === null
          ? state.undo(seat, Date.now())
          : state.pick(seat, { decision, options: [...options] }, Date.now())
      if (row === null || 'code' in row) throw new Error(`not taken: ${JSON.stringify(row)}`)
      store.append(row)
    }
  })
}

/** Picks any legal option, with equal chance. */
export const anything: Play = (state, seat, chance) => {
  const [question] = state.referee?.decisions(seat) ?? []
  if (!question) throw new Error('nobody is asked')
  return anyPick(new English(state.game.english, []).decision(question), chance).options
}

/** Whatever can be taken back is taken back and done again, mostly. */
export const fickle: Play = (state, seat, chance) =>
  state.canUndo(seat) && !chance.once(4) ? null : anything(state, seat, chance)

/** A tablet is laid and lifted again, as often as may be: nobody else learns of it, and the log says nothing. */
export const undecided: Play = (state, seat) => {
  const options = state.referee?.decisions(seat)[0]?.options ?? []
  const next = options.find(({ key }) => key === 'lift') ?? options.find(({ id }) => id.includes('>')) ?? options.at(-1)
  return [next?.id ?? '']
}
