// Tables that this code cannot go on with, although nobody raised a version: said before anything is written, with what is
// left of them.
import { expect, test, vi } from 'vitest'
import type { LogLine, Remains } from '#shared/protocol.ts'
import { playOn, type Client } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { everyCall } from './every-call.ts'
import { anything, playInside } from './inside.ts'
import { codeOf, evict, inside, read, storedTexts, tableFor, watcher } from './api-client.ts'

/** Changes what is stored, as if other code had played, and lets the table sleep. */
async function rewrite(client: Client, query: string, ...bindings: readonly unknown[]): Promise<void> {
  await inside(client, ({ storage }) => storage.sql.exec(query, ...bindings))
  await evict(client)
}

const logOf = async (client: Client, before = '') => {
  const { status, body } = await read<{ readonly log: readonly LogLine[] }>(await client.call(`/log${before}`))
  return { status, log: body.log }
}

test.each([
  [
    'a pick that is refused now',
    "UPDATE rows SET happening = json_set(happening, '$.options[0]', 'nonsense') WHERE n = (SELECT max(n) FROM rows)",
  ],
  [
    'a game that says less now',
    "UPDATE rows SET after = json_set(after, '$.lines', 9999) WHERE n = (SELECT max(n) FROM rows)",
  ],
  [
    'a game that asks somebody else now',
    "UPDATE rows SET after = json_set(after, '$.since', json('{}')) WHERE n = (SELECT max(n) FROM rows)",
  ],
])(
  '%s: other-version for every call, with what remains; nothing is written, and the log can be read',
  async (_, query) => {
    const clients = await tableFor(2)
    const [client] = clients
    await playOn(clients, new Chance(8), 23)
    const { log } = await logOf(client)
    await rewrite(client, query)
    const before = await storedTexts(client)
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const [name, call] of [...everyCall(client), ...everyCall(watcher(client)).slice(0, 1)]) {
      const refused = await read(await call())
      expect(codeOf(refused), name).toBe('409 other-version')
      expect(refused.body['remains']).toEqual({
        game: 'valley',
        names: ['Anna', 'Player 1'],
        result: null,
      } satisfies Remains)
    }
    expect(JSON.stringify(reported.mock.calls)).not.toContain(client.id)
    reported.mockRestore()
    expect(await storedTexts(client)).toEqual(before)
    expect((await logOf(client)).log.slice(0, 20)).toEqual(log.slice(0, 20))
    expect(codeOf(await read(await client.call('/log', 'GET', undefined, { Authorization: 'Bearer x' })))).toBe(
      '401 bad-token',
    )
  },
)

test('of a finished game of another version the result is told, and its log, also lines that this code has no words for', async () => {
  const clients = await tableFor(2)
  const [client] = clients
  await playInside(client, anything)
  const { result } = await client.view()
  const whole = await logOf(client)
  for (const next of [false, true]) {
    if (next) await client.call('/again', 'POST', {})
    await rewrite(
      client,
      "UPDATE rows SET happening = json_set(happening, '$.version', ?) WHERE n = 1",
      next ? 9999 : 9998,
    )
    expect((await read(await client.call(''))).body['remains']).toEqual({
      game: 'valley',
      names: ['Anna', 'Player 1'],
      result,
    })
    expect((await logOf(client)).log).toEqual(whole.log)
    if (!next)
      await rewrite(
        client,
        "UPDATE rows SET happening = json_set(happening, '$.version', (SELECT ?)) WHERE n = 1",
        await versionOf(),
      )
  }
  await rewrite(
    client,
    "UPDATE rows SET lines = json_set(lines, '$[0].key', 'a-key-of-tomorrow') WHERE lines IS NOT NULL AND n % 2 = 0",
  )
  await rewrite(
    client,
    "UPDATE rows SET lines = json_set(lines, '$[0].params', json('null')) WHERE lines IS NOT NULL AND n % 2 = 1",
  )
  const { status, log } = await logOf(client)
  expect([status, log.length]).toEqual([200, whole.log.length])
  expect(log.some(({ text }) => text.includes('a-key-of-tomorrow'))).toBe(true)
})

async function versionOf(): Promise<number> {
  const [other] = await tableFor(3)
  return inside(other, ({ storage }) =>
    Number(storage.sql.exec("SELECT happening ->> 'version' AS version FROM rows WHERE n = 1").one()['version']),
  )
}
