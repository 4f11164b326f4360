// Where an account has used up its day no wake-up can be set: none is lost for that.
import { expect, test } from 'vitest'
import { untouched, untouchedLobby } from '#shared/table/lifetime.ts'
import { required } from '#test/shared/required.ts'
import { bodyOf, MemoryPlace, settled, type HostedTable, type Seated } from './memory-place.ts'

const day = 24 * 60 * 60 * 1000

async function begun(): Promise<{ place: MemoryPlace; table: HostedTable; host: Seated }> {
  const place = new MemoryPlace(3)
  const { table, seated } = await place.made({ game: 'tal', seats: 2 }, ['Anna', 'Bert'])
  await settled()
  return { place, table, host: required(seated[0]) }
}

test('a wake-up after which the next cannot be set has failed, so that the platform repeats it', async () => {
  const { place, table } = await begun()
  place.now += untouchedLobby
  table.canAskForWakeUp = false
  await expect(place.pass(0)).rejects.toThrow('no wake-up can be set')
  table.canAskForWakeUp = true
  await table.machine.wake()
  expect(table.wakeAt).toBe(place.now - untouchedLobby + untouched)
})

test('a table that nothing wakes any more is woken again once somebody has looked at it', async () => {
  const { place, table, host } = await begun()
  place.now += untouchedLobby
  table.canAskForWakeUp = false
  await expect(place.pass(0)).rejects.toThrow()
  table.unload()
  expect(table.wakeAt).toBeNull()
  place.now += day
  table.canAskForWakeUp = true
  bodyOf(await table.machine.fetchView(host.token, null))
  await settled()
  expect(table.wakeAt).toBe(place.now - day - untouchedLobby + untouched)
})

test('where no wake-up could be set at one call, the next sets it', async () => {
  const place = new MemoryPlace(3)
  const { table, seated } = await place.made({ game: 'tal', seats: 3 }, ['Anna'])
  table.wakeAt = null
  table.unload()
  table.canAskForWakeUp = false
  bodyOf(await table.machine.fetchView(required(seated[0]).token, null))
  await settled()
  expect(table.wakeAt).toBeNull()
  table.canAskForWakeUp = true
  bodyOf(await table.machine.sit({ name: 'Bert' }))
  await settled()
  expect(table.wakeAt).not.toBeNull()
})

test('bots that think in wake-ups think on once one can be set again', async () => {
  const place = new MemoryPlace(3)
  place.picksAtOnce = 1
  const { table, seated } = await place.made({ game: 'tal', seats: 2 }, ['Anna', 'Bert'])
  table.canAskForWakeUp = false
  for (const { seat, token } of seated)
    bodyOf(await table.machine.standIn(token, seat, { bot: 'newcomer', forGood: false }))
  await settled()
  const { length } = table.rows.texts
  table.canAskForWakeUp = true
  bodyOf(await table.machine.fetchView(null, null))
  await settled()
  for (let turns = 0; turns < 20; turns++) await place.pass(2500)
  expect(table.rows.texts.length).toBeGreaterThan(length)
})
