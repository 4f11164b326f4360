// Which table of others somebody waits for who learns meanwhile: its id stands in the address, so that it outlasts a reload;
// and where they learn, so that the table leads back there.
import { keep, kept } from '../../platform/storage.ts'
import { tablePath } from '../table-path.ts'
import { hasTutorial } from './kept-progress.ts'

const param = 'for'
const lessonOf = (table: string) => `valley:lesson:${table}`

export const waitingFor = {
  /** What the address ends with. */
  query: (table: string | undefined): string => (table === undefined ? '' : `?${param}=${encodeURIComponent(table)}`),
  /** The table that an address names; null where it names none. */
  in: ({ search }: Pick<Location, 'search'>): string | null => new URLSearchParams(search).get(param),
  /** Notes where somebody learns while they wait for a table. */
  note: (table: string, lesson: string) => keep(lessonOf(table), lesson),
  /** Where the lesson goes on of whoever waits for a table; null where there is none, or none any more. */
  lesson: (table: string): string | null => {
    const lesson = kept(lessonOf(table))
    return lesson !== null && hasTutorial(lesson) ? tablePath(lesson) + waitingFor.query(table) : null
  },
} as const
