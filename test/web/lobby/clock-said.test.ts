// How long a clock gives, in words.
import { expect, test } from 'vitest'
import { clocks, clockSaid } from '#web/lib/lobby/clock-said.ts'

test('every clock that is offered is a whole number of its largest unit', () => {
  expect(clocks.map(clockSaid)).toEqual(['1 minute', '5 minutes', '1 hour', '1 day', '3 days'])
})

test('so is one that another program has chosen', () => {
  expect([10, 90, 5_400, 604_800].map(clockSaid)).toEqual(['10 seconds', '90 seconds', '90 minutes', '7 days'])
})
