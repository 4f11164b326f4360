// The clocks that a table can be made with (worker/API.md, Options), and how they are said.
import { language } from '#web/lib/messages/language.ts'

/** In seconds. */
export const clocks = [60, 300, 3_600, 86_400, 259_200] as const

/** A number of seconds, a minute at least, in the largest unit of which they are whole: "5 minutes". */
export function clockSaid(seconds: number): string {
  const [unit, length] =
    seconds % 86_400 === 0 ? ['day', 86_400] : seconds % 3_600 === 0 ? ['hour', 3_600] : ['minute', 60]
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  } as Intl.NumberFormatOptions).format(Math.round((10 * seconds) / Number(length)) / 10)
}
