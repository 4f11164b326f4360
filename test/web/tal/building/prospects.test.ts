// What the page says that a place on the board leads to, before anybody goes there.
import { expect, test } from 'vitest'
import type { TalTable } from '#shared/tal/table.ts'
import { placeRead } from '#web/lib/tal/table/naming.ts'
import { prospectOf } from '#web/lib/tal/building/sites.ts'
import { talSeen } from '../made-viewpoint.ts'
import { drawn } from '#test/scenes/drawn-board.ts'

/** What seat 0 sees of the drawn position, in which nobody has site 4 and seat 1 has site 9. */
const seen = (more: Partial<TalTable> = {}) => talSeen(more)

test('a worker sent to an unclaimed site can build there once it is claimed, an overseer may claim it', () => {
  expect(prospectOf(seen(), '0w5', '4/A')?.gain).toBe('ahead')
  expect(placeRead(seen(), '0w5', '4/A', 3)).toContain('it can build there once you have claimed the site')
  expect(prospectOf(seen(), '0o1', '4/A')?.gain).toBe('claim')
})
test('who has no scarab left claims nothing, and sends nobody ahead', () => {
  const none = seen({ players: drawn.players.map(player => ({ ...player, scarabs: 0 })) })
  for (const piece of ['0w5', '0o1']) expect(prospectOf(none, piece, '4/A')?.gain).toBeNull()
})
test('a worker who stole this round counts for a takeover: one more leads in both', () => {
  const at: Readonly<Record<string, string>> = {
    '0o1': '9/A',
    '0o2': '9/B',
    '0w1': '9/C',
    '1o1': '16',
    '1w1': '9/F',
    '0w2': '16',
  }
  const pieces = drawn.pieces.map(piece => ({
    ...piece,
    at: at[piece.id] ?? (piece.at.startsWith('9/') ? '16' : piece.at),
    ...(piece.id === '0w1' ? { stole: 2 } : {}),
  }))
  expect(prospectOf(seen({ pieces }), '0w2', '9/D')?.gain).toBe('lead')
})
