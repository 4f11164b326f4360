// What has happened around a simulated table, in words: people are called by their names, the others by what they do.
import type { SimulationEvent } from '#shared/simulator/simulation.ts'
import { isFault } from './shown.ts'
import { simulatorText } from './simulator-texts.ts'

/** @param name as the simulation calls it: `Anna`, `watcher 2`, `intruder` */
export function nameOf(name: string): string {
  const watcher = /^watcher (\d+)$/.exec(name)
  if (watcher) return simulatorText('watcher', { n: Number(watcher[1]) })
  return name === 'intruder' ? simulatorText('intruder') : name
}

/** What has happened, as a line to be read. */
export function told({ who, what }: SimulationEvent): string {
  if (isFault(what)) return simulatorText(`fault.${what}`)
  return who === null ? simulatorText(`deed.${what}`) : `${nameOf(who)} ${simulatorText(`deed.${what}`)}`
}
