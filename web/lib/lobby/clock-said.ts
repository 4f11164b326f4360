// The clocks that a table can be made with (worker/API.md, Options), and how they are said.
import { language } from '#web/lib/messages/language.ts'

/** In seconds. */
export const clocks = [60, 300, 3_600, 86_400, 259_200] as const

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** A whole number of seconds in the largest unit of which they are whole: "5 minutes", "90 seconds". */
export function clockSaid(seconds: number): string {
  const [unit, length] = units.find(([, length]) => seconds % length === 0) ?? ['second', 1]
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  } as Intl.NumberFormatOptions).format(seconds / length)
}
