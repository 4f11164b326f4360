// A row of the list of your tables, drawn as text: whose faces it shows.
import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import type { View } from '#shared/protocol.ts'
import TableRow from '#web/lib/lobby/TableRow.svelte'
import { YourTable } from '#web/lib/lobby/your-tables.svelte.ts'
import { viewOf } from '#test/shared/wire-records.ts'
import { loadAllTexts } from '../played-games.ts'

await loadAllTexts()
const nothing = () => undefined
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
