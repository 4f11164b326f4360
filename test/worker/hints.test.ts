// Hints through the API: where they are given, and that asking for one stores nothing.
import { expect, test } from 'vitest'
import type { Hint, MadeTable } from '#shared/protocol.ts'
import { required } from '#test/shared/required.ts'
import { Client } from '../client/player.ts'
import { codeOf, evict, reach, read, rowsOf, send } from './api-client.ts'

/** Two people at a table that has begun; whoever is asked comes first. */
async function table(options: object): Promise<readonly [Client, Client]> {
  const { body } = await send<MadeTable>('/api/games', 'POST', { game: 'valley', seats: 2, name: 'Anna', options })
  const host = new Client(reach, body.id, body.token)
  const { body: sat } = await read<MadeTable>(await host.call('/seats', 'POST', { name: 'Bert' }))
  const guest = new Client(reach, body.id, sat.token)
  const { waitingFor } = await host.view()
  return waitingFor[0] === 0 ? [host, guest] : [guest, host]
}

test('among people a hint is given only where the table was made with them, and leaves no row', async () => {
  const [refused] = await table({})
  expect(codeOf(await read(await refused.call('/hint')))).toBe('409 no-hints')

  const [asked, other] = await table({ hints: true })
  const before = await rowsOf(asked)
  const { status, body } = await read<Hint>(await asked.call('/hint'))
  expect(status).toBe(200)
  await evict(asked)
  expect((await read<Hint>(await asked.call('/hint'))).body).toEqual(body)
  expect(await rowsOf(asked)).toBe(before)
  expect(codeOf(await read(await other.call('/hint')))).toBe('409 stale-decision')
  const pick = { decision: body.decision, options: required(body.picks[0]) }
  expect((await asked.call('/picks', 'POST', pick)).status).toBe(200)
})
