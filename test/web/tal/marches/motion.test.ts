// What moves one after the other: revealed bids are looked at first, then figures go.
import { expect, test, vi } from 'vitest'
import { line } from '#test/shared/tal/wire-fixtures.ts'
import { isMadeHere, Motion } from '#web/lib/tal/marches/motion.svelte.ts'
import { talView } from '../made-viewpoint.ts'

test('figures wait until the revealed bids have been looked at', () => {
  vi.useFakeTimers()
  const motion = new Motion(() => false)
  const move = { n: 1, seat: 1, piece: '1w1', places: ['16', '19'] }
  motion.lookAtBids()
  motion.show([move])
  vi.advanceTimersByTime(3_000)
  expect([motion.sold, motion.now, motion.gone]).toEqual([true, move, []])
  motion.skip()
  expect([motion.sold, motion.now]).toEqual([false, move])
  vi.advanceTimersByTime(3_000)
  expect([motion.now, motion.gone]).toEqual([null, [move]])
  vi.useRealTimers()
})

test('figures on their way wait while bids are revealed, and then go on one after the other', () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  const motion = new Motion(() => false)
  const moves = ['1w1', '1w2', '1w3'].map((piece, n) => ({ n, seat: 1, piece, places: ['16', '19'] }))
  motion.beginAt(3)
  motion.show(moves)
  vi.advanceTimersByTime(500)
  motion.hear([line(4, null, 'unsold', { group: 0, bids: [], blocks: ['red'], to: 'bag' })], () => false)
  vi.advanceTimersByTime(3_000)
  expect([motion.sold, motion.now]).toEqual([true, moves[0]])
  motion.skip()
  vi.advanceTimersByTime(1_000)
  expect(motion.now).toEqual(moves[0])
  vi.advanceTimersByTime(1_100)
  expect(motion.now).toEqual(moves[1])
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the next moment of a replay ends at once what is still shown of the last one', () => {
  vi.useFakeTimers()
  const motion = new Motion(() => false)
  const moves = ['1w1', '1w2'].map((piece, n) => ({ n, seat: 1, piece, places: ['16', '19'] }))
  motion.show(moves)
  motion.lookAtBids()
  motion.catchUp([])
  expect([motion.sold, motion.now, motion.gone]).toEqual([false, null, moves])
  motion.catchUp([])
  expect(motion.gone).toEqual(moves)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('a replay that goes on from revealed marches shows what comes after them', () => {
  vi.stubGlobal('document', { hidden: false })
  const motion = new Motion(() => true)
  const marched = line(1, 1, 'march', { piece: '1o1', from: '16', via: [], steps: 1, to: '13/A' }, 2)
  motion.beginAt(0)
  motion.catchUp([marched])
  motion.hear([marched], () => false)
  expect(motion.opened).toBe(true)
  // Nothing new came: the same moment is still shown.
  motion.catchUp([marched])
  expect(motion.opened).toBe(true)
  const worked = line(2, 1, 'work', { piece: '1w1', from: '16', via: [], steps: 1, to: '19' }, 2)
  motion.catchUp([marched, worked])
  motion.hear([marched, worked], () => false)
  expect(motion.opened).toBe(false)
  vi.unstubAllGlobals()
})

test('bids that are shown to whoever begins to look are shown as long as others', () => {
  vi.useFakeTimers()
  const motion = new Motion(() => false)
  motion.beginAt(3, { sold: true })
  expect(motion.sold).toBe(true)
  vi.advanceTimersByTime(6_000)
  expect(motion.sold).toBe(false)
  vi.useRealTimers()
})

test('bids that are looked at again stay open until they are closed where they were opened', () => {
  vi.useFakeTimers()
  const motion = new Motion(() => false)
  motion.lookAtBids()
  vi.advanceTimersByTime(60_000)
  const stayed = motion.sold
  motion.lookAtBids()
  expect([stayed, motion.sold]).toEqual([true, false])
  vi.useRealTimers()
})

test('marches that are looked at show their ways, whatever else is being shown', () => {
  vi.useFakeTimers()
  const motion = new Motion(() => false)
  const [marched, worked] = ['1o1', '1w1'].map(piece => ({ n: 1, seat: 1, piece, places: ['16', '19'] }))
  if (!marched || !worked) throw new Error('nobody moves')
  motion.show([worked])
  motion.lookAtBids()
  motion.lookAtMarches([marched])
  expect([motion.sold, motion.opened, motion.now, motion.gone]).toEqual([false, true, null, [marched]])
  vi.useRealTimers()
})

test('the trails of figures stay until blocks are moved', () => {
  vi.stubGlobal('document', { hidden: false })
  const motion = new Motion(() => true)
  motion.beginAt(0)
  motion.show([{ n: 1, seat: 1, piece: '1w1', places: ['16', '19'] }])
  motion.hear([line(1, 1, 'takeover', { site: 9, from: 0 })], () => false)
  expect(motion.gone).toHaveLength(1)
  motion.hear([line(2, 1, 'steal', { site: 9, layer: 1, cell: 0, colour: 'red', from: 0, piece: '1w1' })], () => false)
  expect(motion.gone).toEqual([])
  vi.unstubAllGlobals()
})

test('a move that is taken back is shown no longer, and leaves no trail', () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  const motion = new Motion(() => false)
  const work = (n: number, piece: string) => line(n, 1, 'work', { piece, from: '16', via: [], steps: 1, to: '19' })
  const undo = (n: number, since: number) => line(n, 1, 'undo', { since })
  motion.beginAt(0)
  motion.hear([work(1, '1w1')], () => false)
  vi.advanceTimersByTime(1_200)
  motion.hear([work(2, '1w2'), work(3, '1w3')], () => false)
  motion.hear([undo(4, 2)], () => false)
  expect([motion.now, [...motion.held]]).toEqual([null, []])
  motion.hear([work(5, '1w2'), undo(6, 5), work(7, '1w3')], () => false)
  expect(motion.now?.piece).toBe('1w3')
  vi.advanceTimersByTime(1_200)
  expect(motion.gone.map(({ piece }) => piece)).toEqual(['1w3'])
  motion.hear([undo(8, 7)], () => false)
  expect(motion.gone).toEqual([])
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what the viewer moves here is not shown again; what a bot moves for them is, and so is all of a replay', () => {
  const way = { piece: '0w1', from: '16', via: [], steps: 1, to: '19' }
  const view = talView()
  const stoodIn = { ...view, seats: view.seats.map(seat => ({ ...seat, standIn: 'club' as const })) }
  const own = line(1, 0, 'work', way)
  expect(isMadeHere(own, view, false)).toBe(true)
  expect(isMadeHere(line(1, 0, 'march', way, 1), view, false)).toBe(true)
  expect(isMadeHere(line(1, 0, 'march', way, 2), view, false)).toBe(false)
  expect(isMadeHere(line(1, 1, 'work', way), view, false)).toBe(false)
  expect(isMadeHere(own, stoodIn, false)).toBe(false)
  expect(isMadeHere(own, view, true)).toBe(false)
})
