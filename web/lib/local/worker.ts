// The Web Worker of a page that keeps its local tables: apart from the page, so that a bot that thinks never holds it up.
import { games } from '#shared/games.ts'
import { claimByLock } from './claims.ts'
import { LocalTables, type LocalConnection } from './local-tables.ts'
import { openStore } from './open-store.ts'
import type { FromWorker, ToWorker } from './wire.ts'

const say = (message: FromWorker) => postMessage(message)
const lines = new Map<number, Promise<LocalConnection | null>>()

async function begin(): Promise<void> {
  const store = await openStore()
  const tables = new LocalTables(store, claimByLock, {
    games,
    randomBytes: count => crypto.getRandomValues(new Uint8Array(count)),
  })
  addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void hear(tables, data))
  say({ type: 'ready', isKept: store.isKept })
}

async function hear(tables: LocalTables, message: ToWorker): Promise<void> {
  const { n } = message
  switch (message.type) {
    case 'call':
      return say({ type: 'reply', n, reply: await tables.call(message) })
    case 'open':
      say({ type: 'opened', n })
      lines.set(
        n,
        tables.connect(message.id, message.protocols, {
          frame: text => say({ type: 'frame', n, text }),
          closed: code => {
            lines.delete(n)
            say({ type: 'closed', n, code })
          },
        }),
      )
      return
    case 'frame':
      return (await lines.get(n))?.frame(message.text)
    case 'close':
      ;(await lines.get(n))?.close()
      lines.delete(n)
  }
}

void begin()
