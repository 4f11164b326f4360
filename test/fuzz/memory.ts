// How much memory the server has resident, in MB, and how long it has computed, in milliseconds. Linux only: elsewhere NaN.
import { readdirSync, readFileSync } from 'node:fs'

/** The memory of the workerd which a process has started. */
export function residentOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${workerdOf(pid)}/status`))?.[1]) / 1024
}

/** The processor time that all threads of that workerd have had so far. */
export function processorOf(pid: number): number {
  const threads = `/proc/${workerdOf(pid)}/task`
  try {
    return (
      readdirSync(threads).reduce((sum, each) => sum + Number.parseInt(read(`${threads}/${each}/schedstat`)), 0) / 1e6
    )
  } catch {
    return NaN
  }
}

/** The number of that process. */
function workerdOf(pid: number): number {
  try {
    const child = readdirSync('/proc').find(each => {
      if (!/^\d+$/.test(each)) return false
      const [, name = '', parent = ''] = /\((.*)\) \S (\d+)/.exec(read(`/proc/${each}/stat`)) ?? []
      return name === 'workerd' && Number(parent) === pid
    })
    return Number(child)
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
