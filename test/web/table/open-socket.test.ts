// The socket that the page's first script opens: taken over later, with every message that came before.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAhead, openInBrowser } from '#web/lib/table/open-socket.ts'
import { fakeStorage, FakeSocket } from '../fakes.ts'

const table = 'TABLE'
const token = 'a-token-of-22-letters_'
const sockets: { readonly address: string; readonly socket: FakeSocket }[] = []

function standAt(address: string) {
  vi.stubGlobal('location', new URL(address))
}

beforeEach(() => {
  sockets.length = 0
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, path: string) => standAt(`https://valley.test${path}`),
  })
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      static readonly OPEN = 1
      constructor(address: URL, protocols: readonly string[]) {
        super(protocols)
        sockets.push({ address: address.href, socket: this })
      }
    },
  )
  standAt(`https://valley.test/t/${table}#seat=${token}`)
})
afterEach(() => {
  globalThis.openedAhead = undefined
  vi.unstubAllGlobals()
})

const path = `/api/games/${table}/live`
const asSeated = ['table', 'changes', 'talk', `token.${token}`]
function listen(protocols: string[]) {
  const heard: unknown[] = []
  const socket = openInBrowser(path, protocols)
  socket.onopen = () => heard.push('open')
  socket.onmessage = ({ data }) => heard.push(data)
  return { socket, heard }
}

test('it is opened for the seat that the address holds, which is then gone from the address bar', () => {
  openAhead()
  expect(sockets.map(({ address, socket }) => [address, socket.protocols])).toEqual([
    [`wss://valley.test${path}`, asSeated],
  ])
  expect(location.href).toBe(`https://valley.test/t/${table}`)
})

test('a later listener gets every message that came before, and those that follow', async () => {
  openAhead()
  const [ahead] = sockets
  ahead?.socket.open()
  ahead?.socket.sayText('one')
  ahead?.socket.sayText('two')
  const { heard } = listen(asSeated)
  await Promise.resolve()
  ahead?.socket.sayText('three')
  expect(heard).toEqual(['open', 'one', 'two', 'three'])
  expect(sockets).toHaveLength(1)
})

test('one that is not open yet opens under the listener', async () => {
  openAhead()
  const { heard } = listen(asSeated)
  await Promise.resolve()
  sockets[0]?.socket.open()
  expect(heard).toEqual(['open'])
})

test('a socket opened ahead is used by one connection only', () => {
  openAhead()
  listen(asSeated)
  listen(asSeated)
  expect(sockets).toHaveLength(2)
})

test('another seat gets a socket of its own, and the first is closed', () => {
  openAhead()
  listen(['table', 'changes', 'talk'])
  expect(sockets.map(({ socket }) => socket.readyState)).toEqual([3, 0])
  expect(sockets[1]?.socket.protocols).toEqual(['table', 'changes', 'talk'])
})

test('one that was closed in the meantime is opened again', () => {
  openAhead()
  sockets[0]?.socket.drop(1006)
  listen(asSeated)
  expect(sockets).toHaveLength(2)
})

test('nothing is opened where there is no table', () => {
  standAt('https://valley.test/')
  openAhead()
  expect(sockets).toEqual([])
})
