// The servers that are measured: how each is started, by itself, in a process of its own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BundledWorker } from '#test/bundled/bundled-worker.ts'
import { startServer, type Server } from '#test/wrangler.ts'
import { kinds, type KindName } from './kinds.ts'
import type { Kind } from './table-client.ts'

/** One server. */
export interface Contender {
  readonly title: string
  readonly kindName: KindName
  readonly kind: Kind
  /** Whether the process that is started only starts the one that serves. */
  readonly isStarter: boolean
  /** Whether it has games. What has none is measured once, and killed never. */
  readonly hasGames: boolean
  /** With more tables it does not come through in a time that one can wait for. */
  readonly maxTables: number
  /** Starts it on what it has stored before. */
  start(): Promise<Server>
  /** Removes what it has stored. */
  clear(): void
}

const empty = (folder: string) => {
  rmSync(folder, { recursive: true, force: true })
}
const node = ['NODE_ENV=production', 'node', '--experimental-transform-types', '--disable-warning=ExperimentalWarning']

/** A server of this folder. */
const peer = (title: string, kindName: KindName, script: string, ...rest: readonly string[]): Contender => ({
  title,
  kindName,
  kind: kinds[kindName],
  isStarter: false,
  hasGames: true,
  maxTables: Infinity,
  start: () => startServer('env', [...node, join(import.meta.dirname, script), ...rest]),
  clear: () => undefined,
})

/** What is served by workerd. */
function inWorkerd(title: string, kindName: KindName, bundles: Map<string, BundledWorker>, main?: string): Contender {
  const bundled = () => {
    const worker = bundles.get(kindName) ?? new BundledWorker('off', main)
    bundles.set(kindName, worker)
    return worker
  }
  return {
    title,
    kindName,
    kind: kinds[kindName],
    isStarter: true,
    hasGames: main === undefined,
    maxTables: Infinity,
    start: () => bundled().start(),
    clear: () => {
      empty(bundled().storage)
    },
  }
}

/** All of them, by the name that a command calls them by. */
export type Contenders = ReadonlyMap<string, Contender>

/** Does something with all of them, and removes what they leave on the disk. */
export async function withContenders<Result>(what: (contenders: Contenders) => Promise<Result>): Promise<Result> {
  /** What runs in workerd, by name, bundled once it is measured. */
  const bundles = new Map<string, BundledWorker>()
  const files = mkdtempSync(join(tmpdir(), 'valley-peers-'))
  try {
    return await what(
      new Map([
        ['ours', inWorkerd('ours, in workerd', 'ours', bundles)],
        ['relay', inWorkerd('a bare object, in workerd', 'relay', bundles, 'test/worker/relay-worker.ts')],
        ['memory', peer('boardgame.io, in memory', 'boardgame', 'serve-boardgame.ts', 'memory')],
        [
          'patches',
          {
            ...peer('boardgame.io, in memory, patches', 'boardgame', 'serve-boardgame.ts', 'patches'),
            maxTables: 100,
          },
        ],
        [
          'files',
          {
            ...peer('boardgame.io, files', 'boardgame', 'serve-boardgame.ts', files),
            clear: () => {
              empty(files)
            },
          },
        ],
        ['colyseus', peer('Colyseus', 'colyseus', 'serve-colyseus.ts')],
      ]),
    )
  } finally {
    for (const worker of bundles.values()) worker.clear()
    empty(files)
  }
}
