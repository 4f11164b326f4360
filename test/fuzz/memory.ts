// How much memory the server has resident, in MB.
import { readdirSync, readFileSync } from 'node:fs'

/** That of the workerd which a process has started. Linux only: elsewhere NaN. */
export function residentOf(pid: number): number {
  try {
    const child = readdirSync('/proc').find(each => {
      if (!/^\d+$/.test(each)) return false
      const [, name = '', parent = ''] = /\((.*)\) \S (\d+)/.exec(read(`/proc/${each}/stat`)) ?? []
      return name === 'workerd' && Number(parent) === pid
    })
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${child}/status`))?.[1]) / 1024
  } catch {
    return NaN
  }
}

/** A process may end while it is looked at. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
