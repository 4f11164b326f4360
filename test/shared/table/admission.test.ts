// Which connections a table accepts where there are as many as it takes (API.md, Limits).
import { expect, test } from 'vitest'
import { admit } from '#shared/table/admission.ts'
import { ApiError } from '#shared/table/api-error.ts'
import type { Connections } from '#shared/table/ports.ts'

const now = Date.UTC(2026, 0, 1)

/** Admits one more connection of a seat that has one for each of these seconds of silence. Gives which of them are closed for it. */
function closedFor(silences: readonly number[]): readonly number[] {
  const closed: number[] = []
  const lines = silences.map(seconds => ({
    attachment: { heard: now - seconds * 1000 },
    lastPing: 0,
    isOpen: true,
    send: () => undefined,
    close: () => closed.push(seconds),
  }))
  admit({ of: () => lines, all: () => lines } as unknown as Connections, 0, null, now)
  return closed
}

test('a ninth connection of a seat takes the place of the one that was silent longest, if for more than 60 seconds', () => {
  expect(closedFor([90, 90, 90, 90, 90, 90, 90])).toEqual([])
  expect(closedFor([1, 2, 61, 90, 70, 3, 4, 5])).toEqual([90])
  expect(() => closedFor([1, 2, 60, 59, 31, 3, 4, 5])).toThrow(ApiError)
})
