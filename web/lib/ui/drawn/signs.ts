// Painted signs for pictures that are drawn when the site is built.
import { symbolId } from '../signs/icons.ts'
import { n } from './pen.ts'

const sheets = Object.values(
  import.meta.glob<string>('../signs/*.svg', { query: '?raw', import: 'default', eager: true }),
)
const symbols = new Map(
  sheets
    .flatMap(sheet => [...sheet.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs)])
    .map(([, id = '', viewBox = '', inside = '']) => [id, { viewBox, inside }]),
)

export interface Painted {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly ink: string
  /** Of its surface; without it the sign is ink alone. */
  readonly paint?: string
  /** How much its lines are thickened. */
  readonly nib?: number
  /** How far paint and ink are apart, in parts of the sign's height. */
  readonly register?: number
}

/** A sign, as large as fits into its box. @throws Error where it is in no sprite */
export function paintedSign(char: string, { x, y, width, height, ink, paint, nib = 0, register = 0 }: Painted): string {
  const symbol = symbols.get(symbolId(char))
  if (!symbol) throw new Error(`${char} is in no sprite`)
  const [left = 0, top = 0, wide = 1, high = 1] = symbol.viewBox.split(' ').map(Number)
  const scale = Math.min(width / wide, height / high)
  const place = `translate(${n(x + width / 2 - (left + wide / 2) * scale)} ${n(y + height / 2 - (top + high / 2) * scale)}) scale(${scale.toFixed(5)})`
  const painted = symbol.inside
    .replace(
      'class="paint"',
      `fill="${paint ?? 'none'}" transform="translate(${n(register * high)} ${n(register * high * 0.8)})"`,
    )
    .replace('class="ink"', `fill="${ink}" stroke="${ink}" stroke-width="${n(nib / scale)}"`)
  return `<g transform="${place}">${painted}</g>`
}
