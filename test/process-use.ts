// What a server takes of the machine, as Linux counts it: of its process and of all that it has started. Elsewhere NaN.
import { readdirSync, readFileSync } from 'node:fs'

export interface Use {
  /** Processor time so far, in seconds, of all threads that have not ended. */
  readonly seconds: number
  /** Resident memory, in bytes. */
  readonly resident: number
}

/**
 * What a process and all its descendants use.
 * @param isStarter whether the process itself only starts what is measured, and is left out
 */
export function useOf(pid: number, isStarter = false): Use {
  const family = familyOf(pid)
  if (isStarter) family.delete(pid)
  const used = [...family].flatMap(useOfProcess)
  const none = used.length > 0 ? 0 : NaN
  return {
    seconds: used.reduce((sum, { seconds }) => sum + seconds, none),
    resident: used.reduce((sum, { resident }) => sum + resident, none),
  }
}

/** The numbers of a process and of all its descendants. */
function familyOf(pid: number): Set<number> {
  const parents = new Map(numbersIn('/proc').map(each => [each, parentOf(each)]))
  const family = new Set([pid])
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const [each, parent] of parents) if (family.has(parent)) family.add(each)
  }
  return family
}

/** The name of a command may hold spaces and brackets, and stands in brackets. */
const parentOf = (pid: number) => Number(/.*\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1])

/** None where it has ended meanwhile. */
function useOfProcess(pid: number): readonly Use[] {
  const threads = numbersIn(`/proc/${pid}/task`)
  const nanoseconds = threads.map(each => Number.parseInt(read(`/proc/${pid}/task/${each}/schedstat`)) || 0)
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1]
  if (kilobytes === undefined) return []
  return [{ seconds: nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9, resident: Number(kilobytes) * 1024 }]
}

/** The numbers that name processes or threads; a process may end while it is looked at. */
function numbersIn(folder: string): readonly number[] {
  try {
    return readdirSync(folder).flatMap(name => (/^\d+$/.test(name) ? [Number(name)] : []))
  } catch {
    return []
  }
}

/** A file; empty where its process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
