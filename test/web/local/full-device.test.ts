// A device that has no space left for local tables: whoever is told so loses nothing.
import { expect, test, vi } from 'vitest'
import { Chance } from '#shared/chance.ts'
import { anyPick } from '#test/client/player.ts'
import { required } from '#test/shared/required.ts'
import type { Store } from '#web/lib/local/store.ts'
import { deviceFull } from '#web/lib/local/wire.ts'
import { codeOf, first, happening, newStore, playOn, stolenLocks, Tab } from './tabs.ts'

test('where the device is full that is said, nothing is lost, and the move can be made once there is space', async () => {
  let isFull = false
  const filled = happening(await newStore(), async () => {
    if (isFull) throw new DOMException('', 'QuotaExceededError')
  })
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
  const tab = new Tab(filled, stolenLocks(), 50)
  const { clients } = await tab.make({ bots: ['newcomer'] })
  await playOn(clients, 3, new Chance(50))
  const client = first(clients)
  await expect.poll(async () => (await client.view()).decisions.length).toBe(1)
  const before = await client.view()
  const { decision, options } = anyPick(required(before.decisions[0]), new Chance(51))
  isFull = true
  expect(await codeOf(await client.call('/picks', 'POST', { decision, options }))).toBe('507 full')
  expect(await client.view()).toEqual(before)
  isFull = false
  expect((await client.call('/picks', 'POST', { decision, options })).status).toBe(200)
  complained.mockRestore()
})

test('where the device is full when a bot has played, or when a table is taken, its connections are told so', async () => {
  const disk = await newStore()
  const filled = async () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  const full: Store = {
    ...happening(disk, async () => {}),
    append: (...row) => (row[3].includes('"kind":"bots"') ? filled() : disk.append(...row)),
  }
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
  const tab = new Tab(full, stolenLocks(), 52)
  const { clients } = await tab.make({ bots: ['newcomer'] })
  const client = first(clients)
  const line = await tab.connect(client)
  for (const chance = new Chance(52); line.closedBy() === null; await new Promise(resolve => setTimeout(resolve))) {
    const [decision] = (await client.view()).decisions
    if (decision) await client.call('/picks', 'POST', anyPick(decision, chance))
  }
  expect(line.closedBy()).toBe(deviceFull)

  const other = new Tab({ ...full, take: filled }, stolenLocks(), 53)
  expect((await other.connect(other.client(client.id, client.token))).closedBy()).toBe(deviceFull)
  complained.mockRestore()
})

test('where the device is full for the next table that is said, and it can be made once there is space', async () => {
  let isFull = false
  const disk = await newStore()
  const store: Store = {
    ...happening(disk, async () => {
      if (isFull) throw new DOMException('', 'QuotaExceededError')
    }),
  }
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
  const tab = new Tab(store, stolenLocks(), 54)
  const { clients } = await tab.make({ game: 'tal', options: { short: true }, others: ['Anna'], bots: ['newcomer'] })
  await playOn(clients, 10_000, new Chance(54))
  const tokens = clients.map(client => client?.token ?? null)
  const again = () => first(clients).call('/again', 'POST', { tokens })
  isFull = true
  expect(await codeOf(await again())).toBe('507 full')
  isFull = false
  expect((await again()).status).toBe(201)
  complained.mockRestore()
})
