// What is told of a game that is over: enough to play it again, with nothing in it that opens a seat.
import { hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { paramsFor } from '#shared/engine/log-lines.ts'
import { Replay } from '#shared/engine/game-replay.ts'
import { games } from '#shared/games.ts'
import type { GameHistory, GameName, View } from '#shared/protocol.ts'
import { anyPick, playOn, type Client, type Clients } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { codeOf, evict, lobbyFor, read, soonOver, tableFor, watcher } from './api-client.ts'
import { valleyView } from '#test/shared/typed-by-game.ts'

const historyOf = async (client: Client): Promise<GameHistory> =>
  (await read<GameHistory>(await client.call('/history'))).body

/** The seat that is asked something first, with what it sees; null when the game is over. */
async function asked(clients: Clients): Promise<{ readonly client: Client; readonly view: View } | null> {
  const {
    waitingFor: [seat],
  } = await clients[0].view()
  const client = clients[seat ?? -1]
  return client ? { client, view: await client.view() } : null
}

/** Plays a game to its end. Now and then the table forgets its memory, and a pick is taken back where it may be. */
async function played(game: GameName, seats: number, options: object, chance: Chance): Promise<Clients> {
  const clients = await tableFor(seats, options, game)
  while ((await playOn(clients, chance, 7)) === 7) {
    if (chance.below(5) === 0) await evict(clients[0])
    const next = await asked(clients)
    const [decision] = next?.view.decisions ?? []
    if (next && decision && (await next.client.pick(anyPick(decision, chance))).canUndo) await next.client.undo()
  }
  return clients
}

test.each([
  ['valley', 3, { openDiscards: true }],
  ['valley', 4, { edition: 'last-rites', pharaohs: true }],
  ['tal', 3, { short: true }],
] as const)(
  '%s, %i seats: played again from its history every viewer sees the same end, and the same log',
  async (game, seats, options) => {
    const clients = await played(game, seats, options, new Chance(40 + seats))
    const history = await historyOf(watcher(clients[0]))
    expect(history).toMatchObject({ game, seats, options })
    expect(history.picks.some(move => 'undo' in move)).toBe(true)
    const replay = new Replay(games[game], {
      options: history.options,
      seats,
      seed: hexToBytes(history.seed),
      moves: history.picks,
    })
    replay.goTo(replay.length)
    expect(replay.referee.over).toBe(true)
    for (const client of [...clients, watcher(clients[0])]) {
      const view = await client.view()
      expect(replay.referee.table(view.you)).toEqual(view.table)
      const told = replay.lines.slice(-view.log.length).map(line => ({
        n: line.n,
        pick: line.pick,
        round: line.round,
        seat: line.seat,
        key: line.key,
        params: paramsFor(line, view.you),
      }))
      expect(told).toEqual(
        view.log.map(({ n, pick, round, seat, key, params }) => ({ n, pick, round, seat, key, params })),
      )
    }
  },
)

test('any moment can be gone to, back and forth, and is the one it was', async () => {
  const clients = await played('valley', 2, {}, new Chance(3))
  const { options, seats, seed, picks } = await historyOf(clients[0])
  const replay = new Replay(games.valley, { options, seats, seed: hexToBytes(seed), moves: picks })
  const seen = (): string => JSON.stringify([replay.referee.table(0), replay.referee.decisions(1), replay.lines])
  const moments = Array.from({ length: replay.length + 1 }, (_, at) => {
    replay.goTo(at)
    expect(replay.at).toBe(at)
    return seen()
  })
  for (const at of [replay.length, 0, 17, 16, replay.length >> 1, 1]) {
    replay.goTo(at)
    expect(seen()).toBe(moments[at])
  }
})

test('a game that goes on tells nothing of itself, and whoever asks with a wrong token is told so', async () => {
  const host = await lobbyFor(2)
  expect(codeOf(await read(await host.call('/history')))).toBe('409 not-over')
  const clients = await soonOver(2)
  expect(codeOf(await read(await clients[0].call('/history')))).toBe('409 not-over')
  expect(codeOf(await read(await clients[0].call('/history', 'GET', undefined, { Authorization: 'Bearer x' })))).toBe(
    '401 bad-token',
  )
  await playOn(clients, new Chance(9))
  expect((await read(await clients[0].call('/history'))).status).toBe(200)
  expect(codeOf(await read(await clients[0].call('/history', 'POST', {})))).toBe('405 no-such-method')
})

test('picks that followed at once stay one move', async () => {
  const clients = await tableFor(2)
  const batch = await bought(clients)
  expect((await clients[0].call('/history')).status).toBe(409)
  await playOn(clients, new Chance(5))
  expect((await historyOf(clients[0])).picks).toContainEqual(batch)
})

/** Buys with one call as soon as something can be bought; gives the move. */
async function bought(clients: Clients): Promise<object> {
  const chance = new Chance(6)
  for (;;) {
    const next = await asked(clients)
    const [decision] = next?.view.decisions ?? []
    if (!next || !decision) throw new Error('nothing was bought')
    const buy = decision.options.find(({ id }) => id.startsWith('buy-'))
    const begun = buy && valleyView(await next.client.pick({ decision: decision.id, options: [buy.id] }))
    const [pay] = begun?.decisions ?? []
    if (!buy || pay?.kind !== 'pay') {
      await playOn(clients, chance, 1)
      continue
    }
    let missing = pay.params.price
    const then = pay.options.flatMap(({ id, key, params }) => {
      if (missing <= 0 || (key !== 'pay' && key !== 'pay.credit')) return []
      missing -= params.gold
      return [[id]]
    })
    const again = (await next.client.undo()).decisions[0]?.id ?? ''
    await next.client.pick({ decision: again, options: [buy.id], then })
    return { seat: next.view.you, decision: again, options: [buy.id], then }
  }
}
