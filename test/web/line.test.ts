// The live line: it opens, pings, notices silence and comes back, later each time.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Line } from '#web/lib/table/socket.ts'
import { FakeSocket } from './fakes.ts'

beforeEach(() => { vi.useFakeTimers() })
afterEach(() => { vi.useRealTimers() })

function line() {
  const sockets: FakeSocket[] = []
  const lost: [failures: number, code: number][] = []
  const heard: unknown[] = []
  const made = new Line(
    () => sockets[sockets.push(new FakeSocket()) - 1] as FakeSocket,
    { message: message => heard.push(message), lost: (failures, code) => lost.push([failures, code]) },
  )
  made.connect()
  return { line: made, sockets, lost, heard, last: () => sockets.at(-1) as FakeSocket }
}

test('what the table says is passed on', () => {
  const { last, heard } = line()
  last().open()
  last().say({ type: 'accepted', decision: '0-1', version: 2 })
  expect(heard).toEqual([{ type: 'accepted', decision: '0-1', version: 2 }])
})

test('a quiet line is pinged, and an answered ping keeps it', () => {
  const { last, sockets } = line()
  last().open()
  vi.advanceTimersByTime(26_000)
  expect(last().sent).toEqual(['ping'])
  last().sayText('pong')
  vi.advanceTimersByTime(10_000)
  expect(sockets).toHaveLength(1)
})

test('a line that answers no ping is given up and opened again', () => {
  const { last, sockets, lost } = line()
  last().open()
  vi.advanceTimersByTime(26_000 + 7_000)
  expect(lost).toEqual([[1, 0]])
  expect(sockets).toHaveLength(2)
})

test('it comes back after each loss, waiting longer each time', () => {
  const { last, sockets } = line()
  const waits: number[] = []
  for (let k = 0; k < 8; k++) {
    const before = sockets.length
    last().drop(1006)
    let waited = 0
    while (sockets.length === before) {
      vi.advanceTimersByTime(50)
      waited += 50
    }
    waits.push(waited)
  }
  expect(waits[0]).toBeLessThan(600)
  expect(waits[7]).toBeGreaterThan(10_000)
  expect(waits[7]).toBeLessThan(19_000)
})

test('news begin the waiting anew', () => {
  const { last, lost } = line()
  last().drop(1006)
  vi.advanceTimersByTime(600)
  last().open()
  last().say({ type: 'accepted', decision: '0-1', version: 2 })
  last().drop(1006)
  expect(lost.map(([failures]) => failures)).toEqual([1, 1])
})

test('a socket that never opens counts as lost', () => {
  const { lost } = line()
  vi.advanceTimersByTime(8_100)
  expect(lost).toEqual([[1, 0]])
})

test.each([4401, 4404])('after %i nothing is tried again', code => {
  const { last, sockets, lost } = line()
  last().open()
  last().drop(code)
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
  expect(lost).toEqual([[1, code]])
})

test('nothing is heard of a line that was hung up', () => {
  const { line: made, last, heard, lost } = line()
  const old = last()
  old.open()
  made.connect()
  old.say({ type: 'accepted', decision: '0-1', version: 2 })
  old.drop(1006)
  expect(heard).toEqual([])
  expect(lost).toEqual([])
})
