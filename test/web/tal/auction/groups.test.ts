// How a group of the auction is read once the bids are open.
import { expect, test } from 'vitest'
import { texts as german } from '#web/lib/tal/messages/de/tal-table.ts'
import { groupRead } from '#web/lib/tal/auction/groups.ts'
import { talText } from '#web/lib/tal/table/tal-texts.ts'
import { talSeen } from '../made-viewpoint.ts'

test('an open bid is read as its player’s, one’s own as one’s own', () => {
  const bids = [
    { seat: 0, tablets: 1, value: 1 },
    { seat: 1, tablets: 2, value: 4 },
  ]
  const said = groupRead(talSeen({ groups: [] }), 0, { blocks: ['red'], bids, winner: 1 }, null).split('; ')
  expect(said).toContain(talText('group.value', { name: 'you', yours: true, value: 1 }))
  expect(said).toContain(talText('group.value', { name: 'seat 1', yours: false, value: 4 }))
  expect(german['group.value']({ name: 'du', yours: true, value: 1 })).toBe('dein Gebot: 1')
})
