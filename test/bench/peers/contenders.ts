// The servers that are measured: how each is started, by itself, in a process of its own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BundledWorker } from '#test/crash/bundled.ts'
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
  /** With more tables it does not come through in a time that one can wait for. */
  readonly mostTables: number
  /** Starts it on what it has stored before. */
  start(): Promise<Server>
  /** Removes what it has stored. */
  clear(): void
}

const node = ['NODE_ENV=production', 'node', '--experimental-transform-types', '--disable-warning=ExperimentalWarning']

/** A server of this folder. */
const peer = (title: string, kindName: KindName, script: string, ...rest: readonly string[]): Contender => ({
  title,
  kindName,
  kind: kinds[kindName],
  isStarter: false,
  mostTables: Infinity,
  start: () => startServer('env', port => [...node, join(import.meta.dirname, script), `${port}`, ...rest]),
  clear: () => undefined,
})

/** All of them, by the name that a command calls them by. */
export type Contenders = ReadonlyMap<string, Contender>

/** Does something with all of them, and removes what they leave on the disk. */
export async function withContenders<Result>(what: (contenders: Contenders) => Promise<Result>): Promise<Result> {
  /** Ours, bundled once it is measured. */
  const bundles: BundledWorker[] = []
  const bundled = () => {
    const worker = bundles[0] ?? new BundledWorker('off')
    bundles[0] = worker
    return worker
  }
  const files = mkdtempSync(join(tmpdir(), 'valley-peers-'))
  const empty = (folder: string) => {
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    return await what(
      new Map([
        [
          'ours',
          {
            title: 'ours, in workerd',
            kindName: 'ours',
            kind: kinds.ours,
            isStarter: true,
            mostTables: Infinity,
            start: () => bundled().start(),
            clear: () => {
              empty(bundled().storage)
            },
          },
        ],
        ['memory', peer('boardgame.io, in memory', 'boardgame', 'serve-boardgame.ts', 'memory')],
        [
          'patches',
          {
            ...peer('boardgame.io, in memory, patches', 'boardgame', 'serve-boardgame.ts', 'patches'),
            mostTables: 100,
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
    for (const worker of bundles) worker.clear()
    empty(files)
  }
}
