// A recorded game as a page has it that has fetched it from its table.
import { movesIn } from '#shared/engine/recorded-moves.ts'
import { games } from '#shared/games.ts'
import { replayOf } from '#web/lib/table/end/play-through.ts'
import { replay as texts } from '#web/lib/messages/books.ts'
import { ReplayPlayer } from '#web/lib/replay/replay-player.svelte.ts'
import * as valley from '#web/lib/valley/table/load-table.ts'
import { wideNames } from './before-and-after.ts'
import recording from '../shared/recordings/valley.json'
import Replay from './Replay.svelte'

/** The scene's page: the game with the most players, in its middle, seen by one of them. */
export async function openReplay() {
  const [recorded] = recording.games.toSorted((one, other) => other.seats - one.seats)
  const { options, seats, seed, moves } = recorded
  const history = { game: 'valley', options, seats, seed, picks: movesIn(moves) }
  const replay = replayOf(games.valley, history)
  const end = {
    id: 'AAAAAAAAAAAAAAAA',
    game: 'valley',
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      name: wideNames[seat % wideNames.length],
      bot: null,
      standIn: null,
      connected: true,
    })),
    seedHash: '',
    shuffle: null,
    you: 0,
    result: {
      scores: Array.from({ length: seats }, (_, seat) => ({ seat, total: 30 - seat, parts: [] })),
      winners: [0],
    },
    ended: '2026-11-21T18:00:00Z',
  }
  await texts.load()
  const { default: shown } = await valley.openTable(options)
  const player = new ReplayPlayer({ end, history, replay }, { at: Math.floor(replay.length / 2), by: 0 })
  return { default: Replay, data: { player, shown } }
}
