// All that must hold before a change lands: what `npm test` runs. Lint and the tests inside workerd take one processor each, so
// they run beside types and all other tests; what they say is printed once they have ended, in one piece.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

/** Runs a command and shows what it says as it says it. Returns whether it succeeded. */
async function run(command: string): Promise<boolean> {
  const [code] = await once(spawn(command, { shell: true, stdio: 'inherit' }), 'close')
  return code === 0
}

/** The same beside others: shows what it has said at its end. */
async function runAside(command: string): Promise<boolean> {
  const env = { ...process.env, ...colours }
  const started = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'], env })
  const [[code], said] = await Promise.all([once(started, 'close'), text(started.stdout)])
  process.stdout.write(`\n${command}\n${said}`)
  return code === 0
}

const aside = ['npm run lint', 'vitest run --project worker'].map(runAside)
const inFront = (await run('npm run types')) && (await run('vitest run --project !worker'))
const succeeded = [inFront, ...(await Promise.all(aside))].every(Boolean)
if (!succeeded) console.error('Something failed: its complaints stand above.')
process.exitCode = succeeded ? 0 : 1
