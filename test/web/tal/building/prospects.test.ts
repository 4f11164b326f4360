// What the page says that a place on the board leads to, before anybody goes there.
import { expect, test } from 'vitest'
import type { TalTable } from '#shared/tal/table.ts'
import { placeRead } from '#web/lib/tal/table/naming.ts'
import { prospectOf } from '#web/lib/tal/building/prospect.ts'
import { talSeen } from '../made-viewpoint.ts'
import { drawn } from '#test/scenes/drawn-board.ts'
import { scene, type SceneTable } from '#test/shared/tal/scenario.ts'
import { majoritySaid } from '#web/lib/tal/building/sites.ts'

/** What seat 0 sees of the drawn position, in which nobody has site 4 and seat 1 has site 9. */
const seen = (more: Partial<TalTable> = {}) => talSeen(more)
/** What anna sees of a scene. */
const seenIn = ({ table }: SceneTable) => talSeen(table.shownTo(0))

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
test('who has both majorities but no scarab takes nothing over: he only steals', () => {
  const all = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map(site => [site, { owner: 'anna' }] as const))
  const poor = scene({
    phase: 'workers',
    sites: { ...all, 9: { owner: 'ben', built: 'RRRR' } },
    anna: { overseers: ['9/A'], workers: ['21'] },
    ben: {},
    cleo: {},
    dan: {},
  })
  expect(prospectOf(seenIn(poor), '0w1', '9/B')?.gain).toBe('steal')
  poor.anna.picks('w1>9/B')
  expect(poor.anna.question.key).toBe('work')
})

test('a rival is measured against the owner alone, whatever a third player has there', () => {
  const sites = { 9: { owner: 'ben', built: 'RRRR' } } as const
  const anna = { overseers: ['9/A'], workers: ['21'] }
  const cleo = { overseers: ['9/E'] }
  const open = scene({ phase: 'workers', sites, anna, ben: {}, cleo })
  const prospect = prospectOf(seenIn(open), '0w1', '9/B')
  expect(prospect?.gain).toBe('lead')
  expect(prospect && majoritySaid(seenIn(open), prospect.after, 'overseers')).toEqual([
    'Overseers: you 1, seat 2 1, more than the owner: you and seat 2',
  ])
  open.anna.picks('w1>9/B')
  expect(open.anna.question).toMatchObject({ key: 'takeover', params: { site: 9 } })

  const held = scene({ phase: 'workers', sites, anna, ben: { workers: ['9/F', '9/G'] }, cleo })
  expect(prospectOf(seenIn(held), '0w1', '9/B')?.gain).toBe('steal')
  held.anna.picks('w1>9/B')
  for (const player of [held.anna, held.ben, held.cleo]) player.hasEnough()
  expect(held.anna.question.params).toEqual({ left: [{ site: 9, blocks: 2 }] })
})

test('a worker is said to build as many blocks as can be built with him, and nothing that could be built without him', () => {
  const { table, anna } = scene({
    phase: 'workers',
    sites: { 15: { owner: 'anna', built: 'RRRR' }, 14: { owner: 'anna' } },
    anna: { workers: ['16', '14/A'], blocks: 'RRR' },
    ben: {},
  })
  const at = (piece: string, place: string) => prospectOf(talSeen(table.shownTo(0)), piece, place)
  // One cell of site 15 is empty.
  expect(at('0w1', '15/B')).toMatchObject({ gain: 'build', builds: 1 })
  // On another space of the same site he builds no more than before.
  expect(at('0w2', '14/B')).toMatchObject({ gain: null, builds: 0 })
  anna.picks('w1>15/B')
  expect(at('0w3', '14/C')).toMatchObject({ gain: null })
})
test('who holds no blocks is told of nothing to build, and who can steal no more of nothing to steal', () => {
  const empty = scene({ phase: 'workers', sites: { 14: { owner: 'anna' } }, anna: {}, ben: {} })
  expect(prospectOf(seenIn(empty), '0w1', '14/B')?.gain).toBeNull()
  const robbed = scene({
    phase: 'workers',
    sites: { 9: { owner: 'ben', built: 'R' } },
    anna: { overseers: ['9/A'], workers: ['9/B', '21'] },
    ben: { workers: ['9/F', '9/G'] },
  })
  expect(prospectOf(seenIn(robbed), '0w2', '9/C')?.gain).toBeNull()
})

test('while a march is written, the overseer sent before counts on his site already', () => {
  const written = scene({
    phase: 'overseers',
    sites: { 9: { owner: 'ben', built: 'RRRR' } },
    anna: { overseers: ['21', '21'], workers: ['9/C', '9/D'] },
    ben: { overseers: ['9/E'], workers: ['9/F'] },
  })
  const { anna, ben } = written
  anna.picks('o1>9/A')
  const prospect = prospectOf(seenIn(written), '0o2', '9/B')
  expect(prospect).toMatchObject({
    gain: 'lead',
    before: { sides: [{}, { seat: 0, overseers: 1 }] },
    after: { sides: [{}, { seat: 0, overseers: 2 }] },
  })
  anna.picks('o2>9/B', 'seal')
  ben.picks('seal')
  expect(anna.question).toMatchObject({ key: 'takeover', params: { site: 9 } })
})
test('while a march is written, an overseer sent away before counts on his site no more', () => {
  const written = scene({
    phase: 'overseers',
    sites: { 9: { owner: 'ben', built: 'RRRR' } },
    anna: { overseers: ['9/A', '21'], workers: ['9/C', '9/D'] },
    ben: { overseers: ['9/E'], workers: ['9/F'] },
  })
  const { anna, ben } = written
  anna.picks('o1>16')
  expect(prospectOf(seenIn(written), '0o2', '9/B')?.gain).toBeNull()
  anna.picks('o2>9/B', 'seal')
  ben.picks('seal')
  expect(anna.question.key).toBe('work')
})

test('while a march is written nothing is promised where another one stands, who would stop whoever is sent there', () => {
  const written = scene({
    phase: 'overseers',
    anna: { overseers: ['21', '21'], workers: ['9/C'] },
    ben: { overseers: ['16'], workers: ['15/B'] },
  })
  expect(prospectOf(seenIn(written), '0o1', '15/A')?.gain).toBe('claim')
  expect(prospectOf(seenIn(written), '0o1', '15/B')).toBeNull()
  expect(prospectOf(seenIn(written), '0o1', '9/C')).toBeNull()
})
