// Which tables' ends were shown on this device: each show begins by itself once.
import { keep, kept } from '../../platform/storage.ts'

const nameOf = (table: string) => `valley:end:${table}`

export const wasShown = (table: string): boolean => kept(nameOf(table)) !== null
export const noteShown = (table: string): void => void keep(nameOf(table), 'shown')
