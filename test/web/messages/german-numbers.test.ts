// German: words that have another form where there is only one.
import { expect, test } from 'vitest'
import { texts as tables } from '#web/lib/messages/de/tables.ts'
import { texts as options } from '#web/lib/valley/messages/de/table-options.ts'

test('one more table is shown, or several', () => {
  expect([1, 2].map(n => tables.older({ n }))).toEqual(['1 weiteren zeigen', '2 weitere zeigen'])
})

test('one set is added for five, or several things are', () => {
  const added = (sets: readonly string[]) => options.added({ seats: 5, premium: false, sets, uniques: [] })
  expect(added(['Mumifizierung'])).toBe('Fünf Spieler: Dazu kommt das Set Mumifizierung.')
  expect(added(['Mumifizierung', 'Schmuck'])).toBe('Fünf Spieler: Dazu kommen Mumifizierung und Schmuck.')
})
