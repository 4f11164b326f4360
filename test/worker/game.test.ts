// Whole games through the API, by clients that know no rules.
import { expect, test } from 'vitest'
import { Chance } from '#shared/chance.ts'
import { playOn } from '../client/player.ts'
import { required } from '#test/shared/required.ts'
import { evict, tableFor, valleyIn, watcher } from './api-client.ts'

test.each([2, 3, 4])('%i players come to a scored end', async seats => {
  const clients = await tableFor(seats)
  await playOn(clients, new Chance(seats))
  const view = await clients[0].view()
  expect(view.phase).toBe('over')
  expect(view.result?.scores).toHaveLength(seats)
  expect(view.waitingFor).toEqual([])
  expect(view.seed).toMatch(/^[0-9a-f]{32}$/)
  const seed = Uint8Array.from((view.seed ?? '').match(/../g) ?? [], pair => Number.parseInt(pair, 16))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', seed))
  expect(view.seedHash).toBe(Array.from(hash, byte => byte.toString(16).padStart(2, '0')).join(''))
})

test.each([2, 4])('%i players notice nothing of a table that forgets its memory before every pick', async seats => {
  const clients = await tableFor(seats)
  const viewers = [...clients, watcher(clients[0])]
  const views = () => Promise.all(viewers.map(viewer => viewer.view()))
  let looked = 0
  const picks = await playOn(clients, new Chance(10 + seats), Infinity, async () => {
    // One of them at each pick, in turn: to look as all of them each time takes more than twice as long.
    const viewer = required(viewers[looked++ % viewers.length])
    const before = await viewer.view()
    await evict(clients[0])
    expect(await viewer.view()).toEqual(before)
  })
  expect(picks).toBeGreaterThan(50)
  const end = await views()
  await evict(clients[0])
  expect(await views()).toEqual(end)
})

test('nobody is shown a seed or another hand before the end', async () => {
  const clients = await tableFor(3)
  await playOn(clients, new Chance(77), 60, async () => {
    for (const client of [...clients, watcher(clients[0])]) {
      const view = await client.view()
      expect(view).not.toHaveProperty('seed')
      for (const { seat, hand } of valleyIn(view)?.players ?? [])
        expect(typeof hand).toBe(seat === view.you ? 'object' : 'number')
      for (const { id } of view.decisions) expect(id.startsWith(`${view.you}-`)).toBe(true)
    }
  })
})
