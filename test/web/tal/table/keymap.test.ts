// What keys mean at the board game's table, and which of them the sheet of keys lists.
import { expect, test } from 'vitest'
import type { TalDecisions } from '#shared/tal/decisions.ts'
import { keysFor, wishOf } from '#web/lib/tal/table/keymap.ts'

test('numbers pick options, letters open sheets, and a key held with Ctrl is left to the browser', () => {
  const press = (key: string, held = {}) => wishOf({ key, ctrlKey: false, altKey: false, metaKey: false, ...held })
  expect(press('3')).toEqual({ kind: 'nth', at: 2 })
  expect(press('L')).toEqual({ kind: 'log' })
  expect(press('Enter')).toEqual({ kind: 'confirm' })
  expect(press('r', { ctrlKey: true })).toBeNull()
  expect(press('x')).toBeNull()
  expect(press('n')).toEqual({ kind: 'end' })
  expect(press('I')).toEqual({ kind: 'look' })
  expect(press('ArrowUp')).toEqual({ kind: 'along', step: { by: -1, far: true } })
})

test('the sheet of keys lists numbers only for questions whose options they pick', () => {
  const caps = (kind: TalDecisions[keyof TalDecisions]['kind']) => keysFor({ kind, key: kind }).map(row => row.caps)
  for (const kind of ['bid', 'march', 'work', 'build'] as const) expect(caps(kind)).toContain('1 2 3')
  for (const kind of ['steal', 'claim', 'takeover'] as const) expect(caps(kind)).not.toContain('1 2 3')
  for (const kind of ['march', 'work'] as const) expect(caps(kind)).toContain('I')
  for (const kind of ['bid', 'march', 'work', 'build', 'steal', 'claim', 'takeover'] as const)
    expect(caps(kind)).toContain('N')
  expect(keysFor(null).map(row => row.caps)).toEqual(['← →'])
})
