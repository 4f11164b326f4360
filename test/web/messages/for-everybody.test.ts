// What is said to whoever happens to read it, with a seat or without, alone or among others: it must be true of all of them.
import { expect, test } from 'vitest'
import { doors as doorsGerman } from '#web/lib/messages/de/doors.ts'
import { texts as lobbyGerman } from '#web/lib/messages/de/lobby.ts'
import { doors } from '#web/lib/messages/en/doors.ts'
import { texts as lobby } from '#web/lib/messages/en/lobby.ts'

test('where a page or its connection fails nobody is told of a seat of theirs: who watches has none', () => {
  for (const said of [doors, doorsGerman])
    for (const key of ['door.brokenWhat', 'part.failed', 'line.lost', 'line.unreachableWhat'] as const)
      expect(said[key]).not.toMatch(/your seat|dein Platz/i)
})

test('why a table needs a name is said without others, who are missing at a solitaire', () => {
  expect(lobby['name.empty']).not.toContain('others')
  expect(lobbyGerman['name.empty']).not.toContain('anderen')
})
