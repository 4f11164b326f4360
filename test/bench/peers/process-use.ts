// What a server takes of the machine, as Linux counts it: of its process and of all that it has started.
import { readdirSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'

export interface Use {
  /** Processor time so far, in seconds. */
  readonly seconds: number
  /** Resident memory, in bytes. */
  readonly resident: number
}

const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
const pageSize = Number(execFileSync('getconf', ['PAGESIZE'], { encoding: 'utf8' }))

/** Where the columns of /proc/PID/stat after the name of the command lie that are read here. */
const columns = { parent: 1, user: 11, system: 12, resident: 21 } as const

interface Process extends Use {
  readonly pid: number
  readonly parent: number
}

/**
 * What a process and all its descendants use.
 * @param isStarter whether the process itself only starts what is measured, and is left out
 */
export function useOf(pid: number, isStarter = false): Use {
  const all = readdirSync('/proc').flatMap(name => (/^\d+$/.test(name) ? processAt(Number(name)) : []))
  const family = new Set([pid])
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const each of all) if (family.has(each.parent)) family.add(each.pid)
  }
  if (isStarter) family.delete(pid)
  const counted = all.filter(each => family.has(each.pid))
  return {
    seconds: counted.reduce((sum, { seconds }) => sum + seconds, 0),
    resident: counted.reduce((sum, { resident }) => sum + resident, 0),
  }
}

/** None where it has ended meanwhile. */
function processAt(pid: number): readonly Process[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of a command may hold spaces, and stands in brackets.
    const words = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const at = (column: number) => Number(words[column])
    return [
      {
        pid,
        parent: at(columns.parent),
        seconds: (at(columns.user) + at(columns.system)) / ticks,
        resident: at(columns.resident) * pageSize,
      },
    ]
  } catch {
    return []
  }
}
