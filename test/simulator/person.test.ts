// What a simulated person does that no table would show by itself.
import { expect, test } from 'vitest'
import type { Site } from '#shared/simulator/client.ts'
import type { SimulatedConnection } from '#shared/simulator/connection.ts'
import { Person } from '#shared/simulator/person.ts'
import { viewOf } from '#test/shared/wire-records.ts'

test('whoever leaves while a connection is under way closes it once it is there', () => {
  const closed: SimulatedConnection[] = []
  const site = { closeConnection: (line: SimulatedConnection) => closed.push(line) } as unknown as Site
  const person = new Person('Fina', 'key', { makes: null }, () => true, site)
  person.isConnecting = true
  const text = JSON.stringify({ error: { code: 'already-started', message: 'The game has begun.' } })
  person.answered({ kind: 'sit', name: 'Fina', key: 'key' }, { status: 409, text })
  const line = {} as SimulatedConnection
  person.heard(line, { type: 'view', view: viewOf({}) })
  expect([closed, person.line, person.view]).toEqual([[line], null, null])
})
