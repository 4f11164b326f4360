// The room that every picture for link previews shows: the ceiling with its stars, lamps, the stepped pyramid, the winged
// scarab, and the painted border. The same shapes as on the page, as SVG text.
import { icons } from '../signs/icons.ts'
import { heightOf, stepsOf, type Hill } from '../stepped-pyramid.ts'
import tokens from '../tokens.css?raw'
import { feathers } from '../winged-scarab.ts'
import { paletteOf } from './palette.ts'
import { n } from './pen.ts'
import { paintedSign } from './signs.ts'

/** The colours of the look. */
export const colour = paletteOf(tokens)

interface Size {
  readonly width: number
  readonly height: number
}

const star = Array.from({ length: 5 }, (_, k) => `<path d="M0-8L1-1h-2z" transform="rotate(${72 * k})"/>`).join('')

/** What other parts refer to: gradients and the ceiling's pattern. */
export const shared = `<defs>
<linearGradient id="night" x2="0" y2="1"><stop stop-color="${colour('ceiling')}"/><stop offset="1" stop-color="${colour('ceiling-deep')}"/></linearGradient>
<radialGradient id="haze"><stop stop-color="${colour('haze')}"/><stop offset="1" stop-color="${colour('haze')}" stop-opacity="0"/></radialGradient>
<radialGradient id="glow"><stop stop-color="#f09632" stop-opacity=".2"/><stop offset="1" stop-color="#f0963c" stop-opacity="0"/></radialGradient>
<radialGradient id="halo"><stop stop-color="#ffd98a" stop-opacity=".62"/><stop offset=".35" stop-color="#f0a94a" stop-opacity=".24"/><stop offset="1" stop-color="#f0a94a" stop-opacity="0"/></radialGradient>
<filter id="shade" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="5" stdDeviation="6" flood-color="#000" flood-opacity=".5"/></filter>
<pattern id="stars" width="56" height="56" patternUnits="userSpaceOnUse"><g fill="${colour('gilt-deep')}"><g transform="translate(14 14)">${star}</g><g transform="translate(42 42)">${star}</g></g></pattern>
</defs>`

/** The ceiling, lit around a point. */
export const ceiling = ({ width, height }: Size, x: number, y: number): string =>
  `<rect width="${width}" height="${height}" fill="url(#night)"/><ellipse cx="${x}" cy="${y}" rx="${n(width * 0.6)}" ry="${n(height * 0.8)}" fill="url(#haze)"/><ellipse cx="${x}" cy="${y}" rx="${n(width * 0.36)}" ry="${n(height * 0.6)}" fill="url(#glow)"/><rect width="${width}" height="${height}" fill="url(#stars)" opacity=".36"/>`

/** The painted border, along the lower edge. */
export function border({ width, height }: Size): string {
  const bands = ['#a93623', '#2f8f87', '#d9a441', '#33478f']
  const stripes = Array.from({ length: Math.ceil(width / 17) }, (_, k) => {
    const x = 17 * k
    return `<rect x="${x}" width="12" height="14" fill="${bands[k % bands.length]}"/><rect x="${x + 13.5}" width="2" height="14" fill="#f1e4c1"/>`
  })
  return `<g transform="translate(0 ${height - 16})"><rect width="${width}" height="16" y="-1" fill="${colour('line')}"/>${stripes.join('')}</g>`
}

/** A lamp, so wide and twice as high, from its upper left corner. */
export const lamp = (x: number, y: number, width: number): string => {
  const bowl = 'M32 58H88C86 72 76 80 60 80S34 72 32 58Z'
  const drawn: readonly (readonly [d: string, fill: string])[] = [
    [bowl, 'gilt-deep'],
    ['M46 80H74L80 100Q60 108 40 100Z', 'green'],
    ['M52 103H68L72 216H48Z', 'block'],
    ['M62 103H68L72 216H62Z', 'block-dark'],
    ['M51.5 112H68.5L68.8 120H51.2Z', 'red'],
    ['M51 124H69L69.2 128H50.8Z', 'gilt-deep'],
    ['M50.6 132H69.4L69.7 140H50.3Z', 'green'],
    ['M36 216H84L92 238H28Z', 'block'],
    ['M60 8C66 24 76 34 74 46C73 56 67 60 60 60S47 56 46 46C45 34 56 26 60 8Z', 'flame'],
    ['M60 28C63 37 68 42 67 49C66 56 63 58 60 58S54 56 53 49C52 42 58 37 60 28Z', 'flame-core'],
  ]
  const lines = `${bowl}M46 80H74L80 100Q60 108 40 100ZM60 80V104M53 80L49 103M67 80L71 103M52 103H68L72 216H48ZM36 216H84L92 238H28Z`
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(width / 120)})"><circle cx="60" cy="44" r="118" fill="url(#halo)" opacity=".8"/>${drawn
    .map(([d, fill]) => `<path d="${d}" fill="${colour(fill)}"/>`)
    .join('')}<path d="${lines}" fill="none" stroke="${colour('line')}" stroke-width="1.6"/></g>`
}

/** The stepped pyramid, its middle at `x` and its foot at `y`. */
export function pyramid(hill: Hill, x: number, y: number): string {
  const steps = stepsOf(hill).map(({ lit, dark, courses, slope, rim, k }) => {
    const which = ['', '-second', '-third'][Math.min(k, 2)] ?? ''
    const top = k === 0
    return `<path d="${lit}" fill="${colour(`block${which}`)}"/><path d="${dark}" fill="${colour(`block-dark${which}`)}" opacity=".55"/><path d="${courses}" fill="none" stroke="${colour('block-joint')}" opacity=".45"/><path d="${slope}" stroke="${colour('lamp')}" stroke-width="1.4" opacity=".5"/><path d="${rim}" stroke="${colour(top ? 'gold' : 'lamp')}" stroke-width="${top ? 4 : 2.5}" opacity="${top ? 1 : 0.85}"/>`
  })
  return `<g transform="translate(${n(x - hill.width / 2)} ${n(y - heightOf(hill))})">${steps.join('')}</g>`
}

/** The winged scarab, so wide, around a point. */
export const wingedScarab = (x: number, y: number, width: number): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(width / 340)})" filter="url(#shade)"><g stroke="${colour('line')}" stroke-width="1.1" stroke-linejoin="round">${feathers
    .map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`)
    .join(
      '',
    )}<circle cy="-46" r="15" fill="${colour('red')}"/><circle cy="-46" r="15" fill="none" stroke="${colour('gilt')}" stroke-width="2.5"/></g>${paintedSign(icons.scarab, { x: -46, y: -40, width: 92, height: 104, ink: colour('line'), paint: colour('gilt'), nib: 0.8 })}</g>`
