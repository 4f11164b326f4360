// What is shown of revealed bids and marches to whoever begins to look at a table.
import { expect, test } from 'vitest'
import type { TalTable } from '#shared/tal/table.ts'
import { noteShown, shownFirst } from '#web/lib/tal/marches/shown-first.ts'
import { talSeen } from '../made-viewpoint.ts'

const auctioned: TalTable['auctioned'] = [{ blocks: ['red'], bids: [], winner: 1 }]
const marches: TalTable['marches'] = [{ seat: 1, steps: [{ piece: '1o1', to: '13/A' }], done: 1 }]
let tables = 0
/** A table that its people share a device for; each is another one. */
const here = () => `here-${String(++tables).padStart(16, '0')}`
/** What this seat is shown, as the table does that then notes it. */
const shownTo = (you: number | null, id: string, table: Partial<TalTable>, isReplay = false) => {
  const viewpoint = talSeen({ groups: [], ...table }, { id, you })
  const { sold, opened } = shownFirst(viewpoint, isReplay)
  if (sold) noteShown(viewpoint, 'bids')
  if (opened) noteShown(viewpoint, 'marches')
  return { sold, opened }
}

test('whoever is handed the device is shown the bids once', () => {
  const id = here()
  const round1 = { round: 1, phase: 'overseers', auctioned, marches: [] } as const
  expect(shownTo(0, id, round1)).toEqual({ sold: true, opened: false })
  expect(shownTo(1, id, round1)).toEqual({ sold: true, opened: false })
  expect(shownTo(0, id, round1)).toEqual({ sold: false, opened: false })
  expect(shownTo(0, here(), round1).sold).toBe(true)
  expect(shownTo(0, id, { ...round1, round: 2 }).sold).toBe(true)
})

test('whoever has seen the bids as they were revealed is not shown them again', () => {
  const id = here()
  const round2 = { round: 2, phase: 'overseers', auctioned, marches: [] } as const
  noteShown(talSeen({ groups: [], ...round2 }, { id, you: 1 }), 'bids')
  expect(shownTo(1, id, round2).sold).toBe(false)
  expect(shownTo(0, id, round2).sold).toBe(true)
})

test('so are the marches, also where workers move by then', () => {
  const id = here()
  const marched = { round: 2, phase: 'workers', auctioned, marches } as const
  expect(shownTo(0, id, marched)).toEqual({ sold: false, opened: true })
  expect(shownTo(1, id, marched).opened).toBe(true)
  expect(shownTo(0, id, marched).opened).toBe(false)
  expect(shownTo(2, id, { ...marched, phase: 'steal' }).opened).toBe(false)
})

test('with a device of their own people see what is revealed as it is; only marches on their way are shown to who comes late', () => {
  const marched = { round: 2, phase: 'overseers', auctioned, marches } as const
  expect(shownTo(0, 'A'.repeat(16), marched)).toEqual({ sold: false, opened: true })
  expect(shownTo(0, 'A'.repeat(16), { ...marched, phase: 'workers' })).toEqual({ sold: false, opened: false })
})

test('nor does a replay, whoever plays at its table', () => {
  const marched = { round: 2, phase: 'workers', auctioned, marches } as const
  expect(shownTo(0, here(), marched, true)).toEqual({ sold: false, opened: false })
})
