// A row of the list of your tables, drawn as text: whose faces it shows, and what it says of times.
import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import type { View } from '#shared/protocol.ts'
import TableRow from '#web/lib/lobby/TableRow.svelte'
import { YourTable } from '#web/lib/lobby/your-tables.svelte.ts'
import { tableClock } from '#web/lib/table/table-clock.svelte.ts'
import { viewOf } from '#test/shared/wire-records.ts'
import { loadAllTexts } from '../played-games.ts'

await loadAllTexts()
const nothing = () => Promise.resolve()
const seats = ['Mira', 'Anna', 'Lea'].map((name, seat) => ({ seat, name, bot: null, standIn: null, connected: true }))

/** How many faces a row shows. */
function faces(more: Partial<View>): number {
  const view = viewOf({ phase: 'playing', you: 1, seats, ...more })
  const table = new YourTable({ table: view.id, token: 'a-token', lastOpened: 0 })
  table.found = { view }
  const { body } = render(TableRow, { props: { table, now: 0, take: nothing, again: nothing } })
  return (/class="faces[^>]*>(.*?)<span class="words/s.exec(body)?.[1]?.match(/class="face-of/g) ?? []).length
}

test('of a table with others the faces of the others are shown', () => {
  expect(faces({ id: 'AAAAAAAAAAAAAAAA' })).toBe(2)
})

test('of a table that several people share on one device all faces are shown, as all are named', () => {
  expect(faces({ id: 'here-AAAAAAAAAAAAAAAA' })).toBe(3)
})

test('on a device whose clock is an hour fast as much time is left at a table of the site as there is', () => {
  const start = Date.parse('2026-03-01T12:00:00Z')
  const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
  const waiting = { 1: { since: at(0), until: at(15), key: 'waiting.turn', params: {} } }
  const said = (id: string) => {
    const view = viewOf({ id, phase: 'playing', you: 1, seats, waitingFor: [1], waiting })
    const table = new YourTable({ table: id, token: 'a-token', lastOpened: start + 3_600_000 })
    table.found = { view }
    // Five minutes after the question, by the site's clock.
    return render(TableRow, { props: { table, now: start + 65 * 60_000, take: nothing, again: nothing } }).body
  }
  tableClock.ahead = -3_600_000
  expect(said('AAAAAAAAAAAAAAAA')).toMatch(/10 mins.*5 minutes ago/s)
  // A table of this browser has no other clock than its own.
  expect(said('here-AAAAAAAAAAAAAAAA')).toContain('0 secs')
  tableClock.ahead = 0
})
