// Starts servers as processes of their own, for tests from the outside.
import { portOf } from '#test/port-of.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface Server {
  readonly address: string
  /** The process that was started. What serves may be a child of it. */
  readonly pid: number
  /** Ends it: with SIGKILL as a crash would, else in order. */
  stop(signal?: 'SIGKILL'): Promise<void>
}

const host = '127.0.0.1'
/** These are limits for what hangs, not for what is slow. */
const patience = 180_000
const lastWords = 30_000
/** A port that was free may be taken before the command gets to it. */
const tries = 3
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
  return startServer('wrangler', port => [
    'dev',
    worker,
    '--assets',
    assets,
    '--ip',
    host,
    '--port',
    `${port}`,
    '--inspector-port',
    '0',
    '--persist-to',
    storage,
    '--var',
    'LIMITS:off',
    '--show-interactive-dev-session=false',
  ])
}

/** A command that serves on the port it is told; ready when this resolves. Fails with what the command has said. */
export async function startServer(command: string, args: (port: number) => readonly string[]): Promise<Server> {
  let said = ''
  for (let tried = 0; tried < tries; tried++) {
    const port = await freePort()
    const started = await start(command, args(port), `http://${host}:${port}`)
    if ('address' in started) return started
    said += `on port ${port}:\n${started.said}\n`
  }
  throw new Error(`${command} did not start ${said}`)
}

/** Starts it once; gives what it has said where it ended by itself before it answered. */
async function start(
  command: string,
  args: readonly string[],
  address: string,
): Promise<Server | { readonly said: string }> {
  // A group of its own, so that what it starts can be ended with it.
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...quiet },
  })
  const ended = () => child.exitCode !== null || child.signalCode !== null
  const end = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && !ended()) process.kill(-child.pid, signal)
  }
  const orphaned = () => end('SIGKILL')
  process.once('exit', orphaned)
  const exit = once(child, 'exit').then(() => {
    process.off('exit', orphaned)
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      said += String(chunk)
    })
  for (const until = Date.now() + patience; !(await answers(address)); await pause(50)) {
    if (ended()) return { said }
    if (Date.now() > until) {
      orphaned()
      throw new Error(`${command} has not answered at ${address} for ${patience / 1000} s:\n${said}`)
    }
  }
  return {
    address,
    pid: child.pid ?? 0,
    async stop(signal) {
      end(signal ?? 'SIGTERM')
      const late = setTimeout(orphaned, lastWords)
      await exit
      clearTimeout(late)
      // What it has started dies a moment after it, and holds the storage until then.
      while (await answers(address)) await pause(20)
    },
  }
}

function answers(address: string): Promise<boolean> {
  return fetch(`${address}/api/`).then(
    () => true,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, host)
  await once(probe, 'listening')
  const port = portOf(probe)
  probe.close()
  await once(probe, 'close')
  return port
}
