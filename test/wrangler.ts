// Starts servers as processes of their own, for tests from the outside.
import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

export interface Server {
  readonly address: string
  /** The process that was started. What serves may be a child of it. */
  readonly pid: number
  /** Ends it: with SIGKILL as a crash would, else in order. */
  stop(signal?: 'SIGKILL'): Promise<void>
}

/** What a server says once it answers. */
const ready = /Ready on (http:\/\/127\.0\.0\.1:\d+)/
/** These are limits for what hangs, not for what is slow. */
const patience = 180_000
const lastWords = 30_000
/** Asks nothing of anybody: no telephoning home, no questions. */
export const quiet = {
  CI: '1',
  NO_COLOR: '1',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
}

/**
 * `wrangler dev`, the whole product, on a free port and this storage; ready when this resolves. Without the limits of a
 * stranger, for everybody in a test comes from one address.
 * @param worker its main file: the product's, unless another one is named
 */
export function startWrangler(storage: string, assets = 'build', worker = 'worker/index.ts'): Promise<Server> {
  return startServer('wrangler', [
    'dev',
    worker,
    '--assets',
    assets,
    '--ip',
    '127.0.0.1',
    '--port',
    '0',
    '--inspector-port',
    '0',
    '--persist-to',
    storage,
    '--var',
    'LIMITS:off',
    '--show-interactive-dev-session=false',
  ])
}

/**
 * A command that serves on a port of its own choice and says where, as `wrangler dev` does; ready when this resolves. A port chosen
 * for it might be taken by somebody else before it gets there, who then answers in its place. Fails with what the command has said.
 */
export async function startServer(command: string, args: readonly string[]): Promise<Server> {
  // A group of its own, so that what it starts can be ended with it.
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...quiet },
  })
  const end = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && !hasEnded(child)) process.kill(-child.pid, signal)
  }
  const orphaned = () => end('SIGKILL')
  process.once('exit', orphaned)
  const exit = once(child, 'exit').then(() => {
    process.off('exit', orphaned)
  })
  const address = await heardOf(child, command).catch((thrown: unknown) => {
    orphaned()
    throw thrown
  })
  return {
    address,
    pid: child.pid ?? 0,
    async stop(signal) {
      end(signal ?? 'SIGTERM')
      const late = setTimeout(orphaned, lastWords)
      await exit
      clearTimeout(late)
      // What it has started dies a moment after it, and holds the storage until then. Its port may be somebody else's by now.
      while (child.pid !== undefined && isThere(-child.pid) && (await answers(address))) await pause(20)
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: Pick<ChildProcess, 'exitCode' | 'signalCode'>) =>
  exitCode !== null || signalCode !== null

/** Where a server says that it answers. */
async function heardOf(server: ChildProcessByStdio<null, Readable, Readable>, command: string): Promise<string> {
  let said = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', chunk => {
      said += String(chunk)
    })
  for (const until = Date.now() + patience; Date.now() < until; await pause(20)) {
    const [, address] = ready.exec(said) ?? []
    if (address !== undefined) return address
    if (hasEnded(server)) throw new Error(`${command} has ended:\n${said}`)
  }
  throw new Error(`${command} has not said where it answers for ${patience / 1000} s:\n${said}`)
}

/** Whether a process, or with a minus any of a group, is there. */
function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function answers(address: string): Promise<boolean> {
  return fetch(`${address}/api/`).then(
    () => true,
    () => false,
  )
}
