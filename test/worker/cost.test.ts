// What whole games cost, counted in workerd: requests, rows read and written, bytes stored, and how long a table is awake. From
// that, how many games a day fit into a free account. `npm run cost` plays them to their ends and prints the table; otherwise
// only their beginnings are played.
import { afterAll, expect, inject, test } from 'vitest'
import { Chance } from '#shared/chance.ts'
import type { MadeTable } from '#shared/protocol.ts'
import { required } from '#test/shared/required.ts'
import '../cost/whole-games.ts'
import { countedOf, dollarsOfMillionGames, freeGames, type Use } from '../cost/bill.ts'
import { anyPick, Client } from '../client/player.ts'
import { counting } from './counted-rows.ts'
import { evict, inside, reach, send, tableFor } from './api-client.ts'
import { openSocket, withChanges, type LiveSocket } from './live-socket.ts'

/** How many games a day of a person with bots are to fit into a free account. */
const goal = 500
/** What one move costs at most, whatever sleeps before it. */
const rowsReadOfMove = 60
/** What something may write: looking nothing; a move its one row, and where bots move next theirs, which are one more. */
const rowsWrittenBy = { look: [0], move: [1], 'move at a table with bots': [1, 2] } as const
type Kind = keyof typeof rowsWrittenBy
const isWhole = inject('playsWholeGames')
const maxMoves = isWhole ? Infinity : 30

/** What is counted while a game is played. */
class Meter {
  private readonly use = { calls: 0, frames: 0, rowsRead: 0, rowsWritten: 0, seconds: 0 }

  moves = 0

  constructor(private readonly client: Client) {}

  /** Counts what something costs that finds the table asleep, as where people think for longer than ten seconds. */
  async count(kind: Kind, by: 'calls' | 'frames', act: () => Promise<unknown>): Promise<void> {
    const { client, use } = this
    await evict(client)
    const counted = await counting(client)
    const began = performance.now()
    await act()
    use.seconds += (performance.now() - began) / 1000
    const { read, written } = await counted()
    expect(read).toBeLessThanOrEqual(rowsReadOfMove)
    expect(written, kind).toBeOneOf([...rowsWrittenBy[kind]])
    use[by]++
    use.rowsRead += read
    use.rowsWritten += written
  }

  /** @param before calls that were made before anything was counted, each of which has written a row, the first one four */
  async total(before: number): Promise<Use> {
    const bytes = await inside(this.client, ({ storage }) => storage.sql.databaseSize)
    const { calls, rowsWritten, ...rest } = this.use
    return { ...rest, calls: calls + before, rowsWritten: rowsWritten + before + 3, alarms: 0, bytes }
  }
}

/** People who follow the game over sockets, each pick a frame. Bots may sit beside them. */
async function overSockets(clients: readonly Client[], watchers: number): Promise<Use> {
  const host = required(clients[0])
  const meter = new Meter(host)
  const chance = new Chance(clients.length)
  const sockets: LiveSocket[] = []
  const viewers = [...clients, ...Array.from({ length: watchers }, () => new Client(reach, host.id))]
  for (const client of viewers)
    await meter.count('look', 'calls', async () => sockets.push(await openSocket(client, withChanges(client))))
  const newest = () => sockets.map(({ views }) => required(views.at(-1)))
  const hasBots = (await host.view()).seats.some(({ bot }) => bot !== null)
  const isPersonAsked = () => {
    const views = newest()
    const [first] = views
    if (first?.phase === 'over') return views.every(({ phase }) => phase === 'over')
    const isTold = views.every(({ waitingFor }) => `${waitingFor}` === `${first?.waitingFor}`)
    return isTold && views.some(({ decisions }) => decisions.length > 0)
  }
  for (;;) {
    for (const socket of sockets) await socket.until(isPersonAsked)
    const at = newest().findIndex(({ decisions }) => decisions.length > 0)
    if (at === -1 || meter.moves++ === maxMoves) return meter.total(clients.length)
    const [socket, view] = [required(sockets[at]), required(newest()[at])]
    await meter.count(hasBots ? 'move at a table with bots' : 'move', 'frames', async () => {
      const accepted = socket.next('accepted')
      socket.send({ type: 'pick', ...anyPick(required(view.decisions[0]), chance) })
      await accepted
      for (const each of sockets) await each.until(isPersonAsked)
    })
  }
}

/** People whose sockets do not come through: everybody asks twice for news before each move, which is a call. */
async function byPolling(clients: readonly Client[]): Promise<Use> {
  const host = required(clients[0])
  const meter = new Meter(host)
  const chance = new Chance(clients.length)
  for (;;) {
    for (let looks = 0; looks < 2; looks++)
      for (const client of clients) await meter.count('look', 'calls', () => client.view())
    const { phase, waitingFor } = await host.view()
    if (phase === 'over' || meter.moves++ === maxMoves) return meter.total(clients.length)
    const client = required(clients[required(waitingFor[0])])
    const [decision] = (await client.view()).decisions
    await meter.count('move', 'calls', () => client.pick(anyPick(required(decision), chance)))
  }
}

async function withBots(bots: readonly string[]): Promise<Client> {
  const wish = { game: 'valley', seats: bots.length + 1, name: 'Anna', bots }
  const { body } = await send<MadeTable>('/api/games', 'POST', wish)
  const client = new Client(reach, body.id, body.token)
  // Bots that move first have done so: what they store is nobody's look.
  await expect.poll(async () => (await client.view()).decisions.length).toBeGreaterThan(0)
  return client
}

const kinds: Readonly<Record<string, () => Promise<Use>>> = {
  'three people': async () => overSockets(await tableFor(3), 0),
  'three people, watched by two': async () => overSockets(await tableFor(3), 2),
  'a person and two bots': async () => overSockets([await withBots(['newcomer', 'newcomer'])], 0),
  'a person and two bots of the strongest level': async () => overSockets([await withBots(['master', 'master'])], 0),
  'the board game, three people': async () => overSockets(await tableFor(3, {}, 'tal'), 0),
  'three people who poll': async () => byPolling(await tableFor(3)),
}

const uses = new Map<string, Use>()

test.each(Object.entries(kinds))('a game of %s: a move costs one row, and few are read', async (kind, play) => {
  const use = await play()
  uses.set(kind, use)
  // Nobody who follows the game over a socket calls for a move.
  if (!kind.includes('poll')) expect(use.calls).toBeLessThan(10)
})

afterAll(() => {
  if (!isWhole) return
  const lines = [...uses].map(([kind, use]) => {
    const { workerRequests, tableRequests, rowsRead, rowsWritten, gigabyteSeconds } = countedOf(use)
    const { games, first } = freeGames(use)
    if (kind.includes('bots')) expect(games).toBeGreaterThanOrEqual(goal)
    return `| ${[kind, workerRequests, tableRequests.toFixed(0), rowsRead, rowsWritten, gigabyteSeconds.toFixed(1), Math.round(use.bytes / 1000), games, first, Math.round(dollarsOfMillionGames(use))].join(' | ')} |`
  })
  const heads =
    'a game of | requests to the worker | to its table | rows read | rows written | GB-s | KB stored | games a day | what runs out first | a million games, $'
  console.log(
    `| ${heads} |\n| ${heads
      .split(' | ')
      .map(() => '---')
      .join(' | ')} |\n${lines.join('\n')}`,
  )
})
