// The English texts that every page and every table needs at once. Each part of the page keeps its own in a file beside
// this one.
import { doors } from './doors.ts'
import { frame } from './frame.ts'
import { table } from './table-page.ts'

export const texts = { ...frame, ...doors, ...table } as const
