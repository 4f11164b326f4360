// What has happened around a simulated table, in words: people are called by their names, the others by what they do.
import type { Happening } from '#shared/simulator/simulation.ts'
import { isFault } from './shown.ts'
import { st } from './simulator-texts.ts'

/** @param name as the simulation calls it: `Anna`, `watcher 2`, `intruder` */
export function nameOf(name: string): string {
  const watcher = /^watcher (\d+)$/.exec(name)
  if (watcher) return st('watcher', { n: Number(watcher[1]) })
  return name === 'intruder' ? st('intruder') : name
}

/** What has happened, as a line to be read. */
export function told({ who, what }: Happening): string {
  if (isFault(what)) return st(`fault.${what}`)
  return who === null ? st(`deed.${what}`) : `${nameOf(who)} ${st(`deed.${what}`)}`
}
