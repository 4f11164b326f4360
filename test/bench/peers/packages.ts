// The peers' packages: they are no dependencies of this project, and are installed beside these files, where git ignores them, at
// their newest whenever they are measured.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is measured, and what their servers and clients need here. */
const measured = ['boardgame.io', '@colyseus/core', '@colyseus/ws-transport'] as const
const needed = [
  ...measured,
  '@colyseus/schema',
  '@colyseus/sdk',
  // What boardgame.io's storage of files writes with. In 3.1.3 each write waits for a queue that is emptied once a second, and each
  // pick waits for its writes.
  'node-persist@3.1.0',
  // Of boardgame.io's server; with 4.2, which copies the list that it is given, its lobby answers 404 to everything.
  'koa-compose@4.1',
  'msgpackr',
  'rfc6902',
  'socket.io',
  'ws',
] as const
/** Of these the versions are printed. */
const named = [...measured, '@colyseus/sdk', 'socket.io', 'ws', 'node-persist', 'msgpackr'] as const

const here = import.meta.dirname

/** Installs them at their newest, without running what they would run at their installation. */
export function installPeers(): void {
  const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', ...flags, '--prefix', here, ...needed], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Names with versions, as they are installed. */
export const peerVersions = (): readonly string[] => named.map(name => `${name} ${versionOf(name)}`)

function versionOf(name: string): string {
  const text = readFileSync(join(here, 'node_modules', name, 'package.json'), 'utf8')
  const { version }: { readonly version: string } = JSON.parse(text)
  return version
}
