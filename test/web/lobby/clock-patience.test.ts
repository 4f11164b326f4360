// From when on others may have a bot play on at a table with a clock.
import { expect, test } from 'vitest'
import { clocks } from '#web/lib/lobby/clock-said.ts'
import { withPatience } from '#web/lib/lobby/clock-patience.ts'

test('no other player may call a bot for somebody whose time is not out', () => {
  for (const clock of clocks) expect(withPatience({ clock })).toEqual({ clock, patience: Math.max(clock, 180) })
})

test('a table without a clock is made as it was wished', () => {
  expect(withPatience({ hints: true })).toEqual({ hints: true })
})
