// Which titles this person has read on this device: those that were open, alone and large, and were closed again. Of a title
// that was read a second tap is meant as a purchase, not as another look at it.
import { keep, kept } from '../../platform/storage.ts'

const place = 'valley:read'
const known = new Set((kept(place) ?? '').split(' ').filter(title => title !== ''))

/** Whether a title was read. */
export const wasRead = (title: string): boolean => known.has(title)

/** Notes that a title was read, and keeps that on this device. */
export function noteRead(title: string): void {
  if (known.has(title)) return
  known.add(title)
  keep(place, [...known].join(' '))
}
