// All English texts of the page, by key. Each part of the page keeps its own in a file beside this one.
import { gate } from './gate.ts'
import { doors } from './doors.ts'
import { end } from './end.ts'
import { menu } from './menu.ts'
import { table } from './table.ts'

export const en = { ...gate, ...doors, ...end, ...menu, ...table } as const
