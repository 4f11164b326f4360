// What has changed in a view: it makes the newer one of the older, to the byte, and tells nothing else.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyDiff, diffView } from '#shared/view-diff.ts'
import type { Change, View } from '#shared/protocol.ts'
import { longTimeout, playGame, runs } from './tested-game.ts'
import { testedGames } from './tested-games.ts'
import { viewFor } from './made-view.ts'

const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))
const seats = (table: View['table'] | Change['view']['table']): readonly object[] => table?.players ?? []

/** Parts of the one that the other has not, key by key. */
const notIn = (one: object, other: object): readonly string[] => {
  const known = new Map(Object.entries(other).map(([key, part]) => [key, JSON.stringify(part)]))
  return Object.entries(one)
    .filter(([key, part]) => known.get(key) !== JSON.stringify(part))
    .map(([key]) => key)
}
const missing = (some: readonly object[], all: readonly object[]) =>
  some.filter(one => !all.some(other => JSON.stringify(other) === JSON.stringify(one)))

describe.each(testedGames)('$game.name', kind => {
  test(
    'a change applied to the view that a viewer knew makes the view that he would be sent whole',
    longTimeout,
    () => {
      const found = { changes: 0, none: 0, players: 0, undos: 0 }
      fc.assert(
        fc.property(kind.randomGames, described => {
          const shown = new Map<number | null, { readonly view: View; readonly text: string }>()
          playGame(kind, described, (table, _, made) => {
            for (const viewer of table.viewers) {
              const view = { ...viewFor(table, viewer), canUndo: viewer !== null && table.referee.canUndo(viewer) }
              const text = JSON.stringify(view)
              const before = shown.get(viewer)
              shown.set(viewer, { view, text })
              if (!before) continue
              // The older view as the table kept it, and as its viewer received it.
              const change = diffView(before.view, view)
              expect(change === null).toBe(text === before.text)
              if (!change) {
                found.none++
                continue
              }
              found.changes++
              if (made && 'undo' in made) found.undos++
              found.players += seats(change.view.table).length
              expect(JSON.stringify(applyDiff(sent(before.view), sent(change)))).toBe(text)
              tellsNoMore(change, before.view, view)
            }
          })
        }),
        runs(6),
      )
      for (const count of Object.values(found)) expect(count).toBeGreaterThan(8)
    },
  )
})

/** Everything in a change is in the new view, and nothing of it was in the old one. */
function tellsNoMore({ view: { table, log = [], ...others } }: Change, before: View, after: View): void {
  expect(notIn(others, after)).toEqual([])
  expect(notIn(others, before)).toEqual(Object.keys(others))
  expect(missing(log, after.log)).toEqual([])
  expect(missing(log, before.log)).toEqual(log)
  if (!table || !after.table || !before.table) return
  const { players: _, ...parts } = table
  expect(notIn(parts, after.table)).toEqual([])
  expect(notIn(parts, before.table)).toEqual(Object.keys(parts))
  expect(missing(seats(table), seats(after.table))).toEqual([])
  expect(missing(seats(table), seats(before.table))).toEqual(seats(table))
}
