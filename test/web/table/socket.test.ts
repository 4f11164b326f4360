// The connection to a table: it opens, pings, notices silence and reconnects, waiting longer each time.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection } from '#web/lib/table/socket.ts'
import { FakeSocket } from '../fakes.ts'
import { required } from '#test/shared/required.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function line() {
  const sockets: FakeSocket[] = []
  const lost: [failures: number, code: number][] = []
  const heard: unknown[] = []
  const made = new Connection(() => required(sockets[sockets.push(new FakeSocket()) - 1]), {
    message: message => heard.push(message),
    silent: () => heard.push('silent'),
    lost: (failures, code) => lost.push([failures, code]),
  })
  made.connect()
  return { line: made, sockets, lost, heard, last: () => required(sockets.at(-1)) }
}

test('what the table says is passed on', () => {
  const { last, heard } = line()
  last().open()
  last().say({ type: 'accepted', decision: '0-1', version: 2 })
  expect(heard).toEqual([{ type: 'accepted', decision: '0-1', version: 2 }])
})

test('of a socket that opens but says nothing that is told, and nothing is sent over it', () => {
  const { line: made, last, heard, sockets } = line()
  last().open()
  expect(made.send({ type: 'view' })).toBe(false)
  vi.advanceTimersByTime(5_000)
  expect([heard, sockets.length]).toEqual([['silent'], 1])
  last().say({ type: 'accepted', decision: '0-1', version: 2 })
  expect(made.send({ type: 'view' })).toBe(true)
  vi.advanceTimersByTime(20_000)
  expect(heard.filter(each => each === 'silent')).toHaveLength(1)
})

test('a quiet connection is pinged, and an answered ping keeps it', () => {
  const { last, sockets } = line()
  last().open()
  vi.advanceTimersByTime(26_000)
  expect(last().sent).toEqual(['ping'])
  last().sayText('pong')
  vi.advanceTimersByTime(10_000)
  expect(sockets).toHaveLength(1)
})

test('a busy connection is pinged as often as a quiet one, and once more when much has come', () => {
  const { last, sockets } = line()
  last().open()
  for (let seconds = 0; seconds < 60; seconds++) {
    last().say({ type: 'accepted', decision: '0-1', version: 2 })
    vi.advanceTimersByTime(1000)
  }
  expect(last().sent).toEqual(['ping', 'ping'])
  for (let kilobytes = 0; kilobytes < 200; kilobytes++) {
    last().say({ type: 'accepted', decision: '0'.repeat(1024), version: 2 })
    vi.advanceTimersByTime(10)
  }
  expect(last().sent).toHaveLength(2 + 3)
  expect(sockets).toHaveLength(1)
})

test('a clock that is set back an hour keeps no connection from being pinged', () => {
  const { last } = line()
  last().open()
  vi.setSystemTime(Date.now() - 3_600_000)
  last().say({ type: 'accepted', decision: '0-1', version: 2 })
  vi.advanceTimersByTime(26_000)
  expect(last().sent).toEqual(['ping'])
})

test('a connection that answers no ping is closed and opened again', () => {
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

test('a connection that has lasted resets the waiting time, one that brought messages for a moment does not', () => {
  const { last, lost, sockets } = line()
  /** The next line brings news and lasts so long. */
  const lasts = (ms: number) => {
    const before = sockets.length
    while (sockets.length === before) vi.advanceTimersByTime(50)
    last().open()
    last().say({ type: 'accepted', decision: '0-1', version: 2 })
    vi.advanceTimersByTime(ms)
    last().drop(1011)
  }
  last().drop(1006)
  lasts(1_000)
  lasts(1_000)
  lasts(12_000)
  lasts(1_000)
  expect(lost.map(([failures]) => failures)).toEqual([1, 2, 3, 1, 2])
})

test.each([1006, 1011, 4400, 4401, 4404, 4408])('a close with %i alone is no reason to give up', code => {
  const { last, sockets } = line()
  last().open()
  last().drop(code)
  vi.advanceTimersByTime(600)
  expect(sockets).toHaveLength(2)
})

test('where there are too many connections another one is opened only when somebody wants it', () => {
  const { line: made, last, sockets, lost } = line()
  last().open()
  last().drop(4429)
  vi.advanceTimersByTime(600_000)
  expect(sockets).toHaveLength(1)
  expect(lost).toEqual([[1, 4429]])
  made.check()
  expect(sockets).toHaveLength(2)
})

test('whoever wakes from ten minutes in a pocket gets a new connection at once, whatever the old one looks like', () => {
  const { line: made, last, sockets } = line()
  last().open()
  // Timers stand still in a device that sleeps.
  vi.setSystemTime(Date.now() + 600_000)
  made.check()
  expect(sockets).toHaveLength(2)
})

test('whoever looks away for a moment keeps the connection, which is pinged', () => {
  const { line: made, last, sockets } = line()
  last().open()
  vi.setSystemTime(Date.now() + 20_000)
  made.check()
  expect(sockets).toHaveLength(1)
  expect(last().sent).toEqual(['ping'])
})

test('nothing is reported of a connection that was closed', () => {
  const { line: made, last, heard, lost } = line()
  const old = last()
  old.open()
  made.connect()
  old.say({ type: 'accepted', decision: '0-1', version: 2 })
  old.drop(1006)
  expect(heard).toEqual([])
  expect(lost).toEqual([])
})
