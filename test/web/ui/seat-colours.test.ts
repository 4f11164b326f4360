// The colours of seats as marks: seen on all that they lie on, by dark and by light, and none like another nor like a colour
// that says something of its own. The sprite has the signs that are listed beside them.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faces } from '#web/lib/ui/faces.ts'
import { required } from '#test/shared/required.ts'

const read = (file: string) => readFileSync(new URL(`../../../web/lib/ui/${file}`, import.meta.url), 'utf8')
const tokens = read('tokens.css')
const sprite = read('signs/common.svg')
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** A colour's parts of red, green and blue, as light. */
const linear = (hex: string) =>
  [1, 3, 5]
    .map(at => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = linear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
/** The contrast of two colours as WCAG counts it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** What a custom property is in a scheme, as it stands in a block of the tokens. */
function valueIn(block: string, name: string, scheme: Scheme): string {
  const value = required(new RegExp(`--${name}: ([^;]*);`).exec(block)?.[1])
  const [light, dark] = value.match(/#[0-9a-f]{6}/g) ?? []
  return required(scheme === 'light' ? light : (dark ?? light))
}
const token = (name: string, scheme: Scheme) => valueIn(tokens, name, scheme)
const blockOf = (seat: number) => required(new RegExp(`\\[data-seat='${seat}'\\] \\{[^}]*\\}`).exec(tokens)?.[0])
const colourOf = (seat: number, scheme: Scheme) => valueIn(blockOf(seat), 'seat', scheme)
const seats = faces.map((_, seat) => seat)

/** How far apart two colours are to the eye, as Oklab counts it: black and white are 1 apart. */
function apart(one: string, other: string): number {
  const lab = (hex: string) => {
    const [r = 0, g = 0, b = 0] = linear(hex)
    const [l, m, s] = [
      Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
      Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
      Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
    ] as const
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ]
  }
  const [a, b] = [lab(one), lab(other)]
  return Math.hypot(...a.map((part, k) => part - (b[k] ?? 0)))
}

describe.each(schemes)('by %s', scheme => {
  test.each(seats)('the mark of seat %i stands out from whatever it lies on', seat => {
    const colour = colourOf(seat, scheme)
    for (const ground of ['stone', 'stone-lit', 'stone-deep', 'ceiling', 'ceiling-deep'])
      expect(contrast(colour, token(ground, scheme)), ground).toBeGreaterThanOrEqual(3)
    // On papyrus its outline does.
    expect(contrast(token('line', scheme), token('papyrus', scheme))).toBeGreaterThanOrEqual(3)
  })

  test.each(seats)('what is drawn or written on the colour of seat %i can be read', seat =>
    expect(contrast(token('on-seat', scheme), colourOf(seat, scheme))).toBeGreaterThanOrEqual(4.5),
  )

  test.each(seats)('the colour of seat %i is no other seat’s, and says neither gold, carnelian nor turquoise', seat => {
    const others = [
      ...seats.filter(other => other !== seat).map(other => colourOf(other, scheme)),
      ...['gold', 'carnelian', 'turquoise'].map(name => token(name, scheme)),
    ]
    for (const other of others) expect(apart(colourOf(seat, scheme), other), other).toBeGreaterThan(0.07)
  })
})

test('the sign of every seat lies in the sprite, with its animal and without, and none is like another', () => {
  faces.forEach(({ tile }, seat) => {
    for (const id of ['tile', 'face'])
      expect(sprite).toMatch(new RegExp(`<symbol id="${id}-${seat}" [^>]*><path[^>]* d="${tile}"`))
  })
  expect(new Set(faces.map(({ tile }) => tile)).size).toBe(6)
  expect(new Set(faces.map(({ animal }) => animal)).size).toBe(6)
})
