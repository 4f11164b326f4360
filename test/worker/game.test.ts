// Whole games through the API, by clients that know no rules.
import { expect, test } from 'vitest'
import { chance, fullTable, playToTheEnd } from '../client/player.ts'
import { reach } from './reach.ts'

test.each([2, 3, 4])('%i players come to a scored end', async seats => {
  const clients = await fullTable(reach, seats)
  await playToTheEnd(clients, chance(seats))
  const view = await clients[0]?.view()
  expect(view?.result?.scores).toHaveLength(seats)
  expect(view?.seed).toMatch(/^[0-9a-f]{32}$/)
})
