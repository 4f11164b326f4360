// Starts servers as processes of their own, for tests from the outside.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

export interface Server {
  readonly address: string
  /** Ends it: with SIGKILL as a crash would, else in order. */
  stop(signal?: 'SIGKILL'): Promise<void>
}

const host = '127.0.0.1'
const patience = 60_000
const quiet = { CI: '1', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' }

/** `wrangler dev`, the whole product, on a free port and this storage; ready when this resolves. */
export function startWrangler(storage: string, assets = 'build'): Promise<Server> {
  return startServer('wrangler', port => [
    'dev', '--assets', assets, '--ip', host, '--port', `${port}`, '--inspector-port', '0', '--persist-to', storage, '--show-interactive-dev-session=false',
  ])
}

/** A command that serves on the port it is told; ready when this resolves. */
export async function startServer(command: string, args: (port: number) => readonly string[]): Promise<Server> {
  const port = await freePort()
  const address = `http://${host}:${port}`
  // A group of its own, so that what it starts can be ended with it.
  const child = spawn(command, args(port), { detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...quiet } })
  const end = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal)
  }
  const orphaned = () => end('SIGKILL')
  process.once('exit', orphaned)
  const exit = once(child, 'exit').then(() => { process.off('exit', orphaned) })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => { said += String(chunk) })
  for (const end = Date.now() + patience; !await answers(address); await new Promise(resolve => setTimeout(resolve, 50))) {
    if (child.exitCode !== null || Date.now() > end) {
      orphaned()
      throw new Error(`${command} did not start:\n${said}`)
    }
  }
  return {
    address,
    async stop(signal) {
      end(signal ?? 'SIGTERM')
      await exit
    },
  }
}

function answers(address: string): Promise<boolean> {
  return fetch(`${address}/api/`).then(() => true, () => false)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, host)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
