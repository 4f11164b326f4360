// What the front page says of a table that several people share on one device: nothing that only one of them may know.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Chance } from '#shared/chance.ts'
import { required } from '#test/shared/required.ts'
import { lookAt } from '#web/lib/lobby/look-at-table.ts'
import { summaryOf } from '#web/lib/lobby/table-summary.ts'
import { PassingStore } from '#web/lib/local/store.ts'
import { keepDeviceSeats } from '#web/lib/table/device-seats.ts'
import { tableApi } from '#web/lib/table/table-api.ts'
import { fakeStorage } from '../fakes.ts'
import { noLocks, playOn, Tab } from '../local/tabs.ts'

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

/** The last line about somebody. */
const lastIn = ({ log }: { readonly log: readonly { readonly seat: number | null; readonly key: string }[] }) =>
  required(log.findLast(({ seat }) => seat !== null))

test('whoever looks at the list does not read there what another player of this device has drawn', async () => {
  const tab = new Tab(new PassingStore(), noLocks, 7)
  const { id, clients } = await tab.make({ others: ['Ben'] })
  const api = tableApi((path, request) => tab.reach(path, request))
  keepDeviceSeats(
    id,
    clients.map(client => client?.token ?? null),
  )
  const chance = new Chance(7)
  for (let n = 0; n < 200; n++) {
    await playOn(clients, 1, chance)
    for (const client of clients) {
      const { token } = required(client)
      const seat = clients.indexOf(client)
      const last = lastIn(await required(client).view())
      if (last.key !== 'draw' || last.seat !== seat) continue
      const found = await lookAt(api, id, required(token))
      if (!found.ok) throw new Error('no answer')
      expect(found.body.you).toBe(seat)
      expect(lastIn(found.body)).toMatchObject({ key: 'draw', params: { count: expect.any(Number) } })
      expect(lastIn(found.body)).not.toHaveProperty('params.cards')
      expect(summaryOf({ view: found.body }, 0, Date.now()).detail).toMatch(/drew (\d+ cards|a card)/)
      return
    }
  }
  throw new Error('nobody has drawn')
})

test('whoever plays alone on this device reads all that they know themselves', async () => {
  const tab = new Tab(new PassingStore(), noLocks, 8)
  const { id, clients } = await tab.make({ bots: ['newcomer'] })
  const token = required(clients[0]?.token)
  keepDeviceSeats(id, [token, null])
  const api = tableApi((path, request) => tab.reach(path, request))
  expect(await lookAt(api, id, token)).toEqual(await api.view(id, token, null))
})
