// Where an account has used up its day no wake-up can be set: none is lost for that.
import { expect, test } from 'vitest'
import type { View } from '#shared/protocol.ts'
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

/** Bert's bot is asked, nobody is connected, and from now on nothing can be stored or set. */
async function usedUpWhileBotIsAsked() {
  const place = new MemoryPlace(5)
  const made = await place.made({ game: 'valley', seats: 2, bots: ['newcomer'] }, ['Anna'])
  const { table, seated } = made
  const { token } = required(seated[0])
  const see = async () => bodyOf<View>(await table.machine.fetchView(token, null))
  while (!(await see()).waitingFor.includes(0)) await place.pass(1000)
  table.onTurn = () => new Promise<void>(() => {})
  while ((await see()).waitingFor.includes(0)) {
    const [decision] = (await see()).decisions
    const { id, options } = required(decision)
    const option = options.find(each => each.key === 'end') ?? required(options[0])
    void table.machine.pick(token, { decision: id, options: [option.id] })
    await settled()
  }
  table.canAskForWakeUp = false
  table.rows.beforeStoring = () => {
    throw new Error('the day is used up')
  }
  table.unload()
  table.onTurn = () => {}
  const backAgain = () => {
    table.canAskForWakeUp = true
    table.rows.beforeStoring = () => {}
  }
  return { place, table, token, backAgain }
}

test('bots do not try again at once, without end, where nothing can be stored and no wake-up set', async () => {
  const { place, table, token, backAgain } = await usedUpWhileBotIsAsked()
  let turns = 0
  table.onTurn = () => (++turns > 500 ? new Promise<void>(() => {}) : undefined)
  bodyOf(await table.machine.fetchView(token, null))
  for (let seconds = 0; seconds < 65; seconds++) await place.pass(1000).catch(() => {})
  expect(turns).toBeLessThan(100)
  backAgain()
  const { length } = table.rows.texts
  table.connect(token)
  for (let seconds = 0; seconds < 65; seconds++) await place.pass(1000)
  expect(table.rows.texts.length).toBeGreaterThan(length)
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
