// Starts the whole product as a process of its own, for tests from the outside.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

export interface Server {
  readonly address: string
  /** Ends it: with SIGKILL as a crash would, else in order. */
  stop(signal?: 'SIGKILL'): Promise<void>
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** `wrangler dev` on a free port and this storage; ready when this resolves. */
export async function startWrangler(storage: string): Promise<Server> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const options = ['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', '0', '--persist-to', storage]
  const child = spawn('wrangler', ['dev', ...options, '--show-interactive-dev-session=false'], {
    // A group of its own, so that workerd below it can be killed with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '1', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
  })
  let said = ''
  child.stdout.on('data', chunk => { said += String(chunk) })
  child.stderr.on('data', chunk => { said += String(chunk) })
  let exited = false
  const exit = once(child, 'exit').then(() => { exited = true })
  for (let tries = 0; ; tries++) {
    if (exited || tries > 600) throw new Error(`wrangler dev did not start:\n${said}`)
    const answered = await fetch(`${address}/api/`).then(() => true, () => false)
    if (answered) break
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return {
    address,
    async stop(signal) {
      if (exited || child.pid === undefined) return
      process.kill(-child.pid, signal ?? 'SIGTERM')
      await exit
    },
  }
}
