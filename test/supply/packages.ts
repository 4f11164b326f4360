// The packages that this project is built on, as package.json, the lock file and the files themselves tell.
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

interface Locked {
  readonly version?: string
  readonly license?: string
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const json = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T
const { dependencies, devDependencies, scripts } = json<{
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly scripts: Readonly<Record<string, string>>
}>('package.json')
const { packages } = json<{ readonly packages: Readonly<Record<string, Locked>> }>('package-lock.json')

const runtime = Object.keys(dependencies)
/** The names of all direct dependencies, those of the product first. */
export const direct: readonly string[] = [...runtime, ...Object.keys(devDependencies)]

/** One package with what comes with it. */
export interface Supplied {
  readonly name: string
  /** Whether the product itself holds it, and not only what builds and tests it. */
  readonly isRuntime: boolean
  readonly version: string
  readonly licence: string
  /** Bytes on the disk, of itself and with all that comes with it. */
  readonly size: number
  readonly sizeInAll: number
  /** How many packages come with it. */
  readonly indirect: number
}

const home = (name: string) => `node_modules/${name}`

/** A direct dependency as it is installed. */
export function supplied(name: string): Supplied {
  const { version = '', license = 'unknown' } = packages[home(name)] ?? {}
  const all = [...reached(home(name))]
  return {
    name,
    isRuntime: runtime.includes(name),
    version,
    licence: license,
    size: sizeOf(home(name)),
    sizeInAll: all.reduce((sum, path) => sum + sizeOf(path), 0),
    indirect: all.length - 1,
  }
}

/** All packages that are installed, by their licences. */
export function licences(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [path, { license = 'unknown' }] of Object.entries(packages))
    if (path !== '' && existsSync(path)) counts.set(license, (counts.get(license) ?? 0) + 1)
  return counts
}

/** Those of these packages of which no file, script, configuration or package of ours says that it uses them. */
export function unused(names = direct): readonly string[] {
  const files = globSync(['{shared,worker,web,test}/**/*.{ts,svelte,js,mjs,json}', '*.{js,ts}', 'tsconfig*.json'], {
    exclude: path => ['node_modules', 'supply', 'releases', 'recordings'].some(part => path.split('/').includes(part)),
  }).filter(path => statSync(path).isFile())
  const text = files.map(file => readFileSync(file, 'utf8')).join('\n')
  const commands = new Set(Object.values(scripts).flatMap(script => script.split(/[^\w:@/.-]+/)))
  return names.filter(
    name => !isImported(name, text) && !isNamed(name, text) && !isCommand(name, commands) && !isAskedFor(name),
  )
}

const escaped = (name: string) => name.replace(/[.\\/-]/g, '\\$&')

/** Whether a module of it is imported, or a file of it looked up. */
function isImported(name: string, text: string): boolean {
  return new RegExp(`(?:from|import|import\\(|resolve\\()\\s*['"]${escaped(name)}(?:/[^'"]*)?['"]`).test(text)
}

/** Whether a configuration names it as types or as a plugin, or whether it is one of the fonts that are made. */
function isNamed(name: string, text: string): boolean {
  const [scope, part = ''] = name.split('/')
  if (scope === '@fontsource') return new RegExp(`'(?:@fontsource/)?${escaped(part)}['/]`).test(text)
  const named = scope === '@types' ? part : name
  return [...text.matchAll(/"(?:types|plugins)": \[[^\]]*\]/g)].some(([list]) => list.includes(`"${named}"`))
}

/** Whether a script runs a command of it, by its name or, where another package has one of that name, by its place. */
function isCommand(name: string, commands: ReadonlySet<string>): boolean {
  return Object.entries(packages[home(name)]?.bin ?? {}).some(
    ([command, file]) => commands.has(command) || commands.has(`${home(name)}/${file}`),
  )
}

/** Whether it is a part of another package of ours, which asks for it to lie beside itself and is in its name. */
function isAskedFor(name: string): boolean {
  return direct.some(other => name.startsWith(`${other}-`) && name in (packages[home(other)]?.peerDependencies ?? {}))
}

/** The folders of a package and of all that it brings along, as far as they are installed. */
function reached(path: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(path)) return known
  known.add(path)
  const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {}
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const found = placeOf(path, name)
    if (found) reached(found, known)
  }
  return known
}

/** Where a package finds another one: beside it, or further up. */
function placeOf(path: string, name: string): string | null {
  for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    const there = from === '' ? home(name) : `${from}/node_modules/${name}`
    if (there in packages && existsSync(there)) return there
    if (from === '') return null
  }
}

/** The bytes of a folder, without the packages within it. */
function sizeOf(folder: string): number {
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .reduce((sum, entry) => {
      const path = join(folder, entry.name)
      return sum + (entry.isDirectory() ? sizeOf(path) : entry.isFile() ? statSync(path).size : 0)
    }, 0)
}
