// Bots at a table, through the API.
import { hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { Replay } from '#shared/engine/game-replay.ts'
import { games } from '#shared/games.ts'
import type { GameHistory, MadeTable, View } from '#shared/protocol.ts'
import { required } from '#test/shared/required.ts'
import { anyPick, Client } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { codeOf, evict, inside, lobbyFor, reach, read, rowsOf, send, watcher } from './api-client.ts'
import { openSocket, withChanges } from './live-socket.ts'

const wish = { game: 'valley', seats: 3, name: 'Anna' }

test('a table is made with bots, one more is seated by the host alone, and one is sent away', async () => {
  const { status, body } = await send<MadeTable>('/api/games', 'POST', { ...wish, seats: 4, bots: ['newcomer'] })
  expect(status).toBe(201)
  const host = new Client(reach, body.id, body.token)
  expect(await rowsOf(host)).toBe(1)
  expect(codeOf(await read(await watcher(host).call('/seats', 'POST', { bot: 'club' })))).toBe('401 bad-token')
  expect(await read(await host.call('/seats', 'POST', { bot: 'club' }))).toMatchObject({
    status: 201,
    body: { seat: 2 },
  })
  await evict(host)
  const { seats } = await host.view()
  expect(seats.map(({ bot, connected }) => [bot, connected])).toEqual([
    [null, false],
    ['newcomer', true],
    ['club', true],
    [null, false],
  ])
  expect((await read(await host.call('/seats/1', 'DELETE'))).body).toMatchObject({ seats: [{}, { bot: null }, {}, {}] })
})

test('what is no level, too many bots, and bots for a game without any are refused', async () => {
  for (const bots of [['best'], ['club', 'club', 'club'], 'club'])
    expect(codeOf(await send('/api/games', 'POST', { ...wish, bots }))).toBe('422 bad-body')
  const host = await lobbyFor(3)
  for (const bot of ['best', null, 1])
    expect(codeOf(await read(await host.call('/seats', 'POST', { bot })))).toBe('422 bad-body')
  expect(await rowsOf(host)).toBe(1)
})

/** Plays a person's seat at random until the game is over; other calls are served meanwhile. */
async function playedBy(host: Client, chance: Chance, before: () => Promise<unknown>): Promise<View> {
  for (;;) {
    const view = await host.view()
    const [decision] = view.decisions
    if (view.phase === 'over') return view
    if (decision) {
      await before()
      await host.pick(anyPick(decision, chance))
    } else await scheduler.wait(5)
  }
}

test.each([
  ['valley', {}],
  ['tal', { short: true }],
] as const)(
  '%s: a person plays a whole game against a bot through the API, though the table is forgotten again and again',
  async (game, options) => {
    const body = { ...wish, game, options, seats: 2, bots: ['newcomer'] }
    const made = (await send<MadeTable>('/api/games', 'POST', body)).body
    const host = new Client(reach, made.id, made.token)
    const chance = new Chance(7)
    const over = await playedBy(host, chance, async () => {
      if (chance.once(6)) await evict(host)
    })
    expect(over.result?.scores).toHaveLength(2)
    const { body: history } = await read<GameHistory>(await host.call('/history'))
    const replay = new Replay(games[game], {
      options: history.options,
      seats: 2,
      seed: hexToBytes(history.seed),
      moves: history.picks,
    })
    replay.goTo(replay.length)
    expect(replay.referee.table(0)).toEqual(over.table)
    const kinds = await inside(host, ({ storage }) =>
      storage.sql
        .exec("SELECT happening ->> 'kind' AS kind FROM rows ORDER BY n")
        .toArray()
        .map(({ kind }) => kind),
    )
    expect(kinds.filter((kind, at) => kind === 'bots' && kinds[at + 1] === 'bots')).toEqual([])
    expect(kinds.filter(kind => kind === 'bots').length).toBeGreaterThan(5)
  },
)

test('over a live socket a bot answers by itself, one change a pick, after the table was forgotten too', async () => {
  const made = (await send<MadeTable>('/api/games', 'POST', { ...wish, seats: 2, bots: ['newcomer'] })).body
  const host = new Client(reach, made.id, made.token)
  const socket = await openSocket(host, withChanges(host))
  const chance = new Chance(3)
  for (let picks = 0; picks < 25; picks++) {
    await socket.until(({ views }) => (views.at(-1)?.decisions.length ?? 0) > 0)
    const [decision] = required(socket.views.at(-1)).decisions
    if (chance.once(5)) await evict(host)
    socket.send({ type: 'pick', ...anyPick(required(decision), chance) })
    await socket.until(({ views }) => views.at(-1)?.decisions[0]?.id !== decision?.id)
  }
  await socket.until(({ views }) => (views.at(-1)?.decisions.length ?? 0) > 0)
  expect(socket.views.at(-1)).toEqual(await host.view())
  const steps = socket.received.flatMap(message => (message !== 'pong' && message.type === 'change' ? message : []))
  expect(steps.every(({ from, version, view }) => version === from + 1 || Object.keys(view).join() === 'seats')).toBe(
    true,
  )
})
