// The scenes of this game's link previews: a pyramid of treasures by lamplight, as on the front page, with cards of each edition.
import { entryAt } from '#shared/entry.ts'
import { titles } from '#shared/valley/catalogue.ts'
import { sets } from '#shared/valley/editions.ts'
import { paletteOf, type Palette } from '../../ui/drawn/palette.ts'
import { n, type PreviewScene, type Write } from '../../ui/drawn/pen.ts'
import { colour, lamp, pyramid } from '../../ui/drawn/room.ts'
import { paintedSign } from '../../ui/drawn/signs.ts'
import tokens from '../../ui/tokens.css?raw'
import { compositions } from '../card/sign-compositions.ts'

type Words = Readonly<Record<string, { readonly name: string }>>
const named = import.meta.glob<Words>('../../../../shared/valley/messages/*/cards/*.ts', {
  eager: true,
  import: 'cards',
})

/** What a title is called in a language. */
function nameIn(language: string, title: string): string {
  const found = Object.entries(named).find(([path, words]) => path.includes(`/${language}/`) && title in words)
  return (found?.[1][title]?.name ?? title).replaceAll('\u00ad', '')
}

const width = 122
const high = width * 1.4
const gap = 9
const hill = { width: 600, row: high, gap, halves: [82, 150, 218], top: 16, slope: 16, brick: 26 }
const foot = 612
const middle = 330

/** The rows of a pyramid, from the apex down: the last card of the lowest comes loose. */
type Rows = readonly [readonly [string], readonly [string, string], readonly [string, string, string]]

const rowsOf: Readonly<Record<string, Rows>> = {
  base: [
    ['burial-mask'],
    ['statue-of-horus', 'heart-scarab-amulet'],
    ['outer-sarcophagus', 'book-of-gates', 'imseti-canopic-jar'],
  ],
  afterlife: [['sphinx'], ['apis-bull', 'bracelet'], ['burial-chamber', 'axe', 'linen-bandages']],
  'last-rites': [['jeweler'], ['priest-of-horus', 'priestess-of-hathor'], ['carpenter', 'potter', 'priest-of-anubis']],
  premium: [
    ['golden-throne'],
    ['statue-of-thoth', 'crook-and-flail'],
    ['canopic-shrine', 'heart-scarab-amulet', 'sistrum'],
  ],
  mix: [['sphinx'], ['statue-of-thoth', 'priest-of-horus'], ['duamutef-canopic-jar', 'bow', 'ring']],
}

const scene =
  (rows: Rows): PreviewScene =>
  (write, language) => {
    const cards = rows.flatMap((row, k) =>
      row.map((title, at) => {
        const x = middle + (at - row.length / 2) * (width + gap) + gap / 2
        const y = foot - (rows.length - k) * (high + gap) + gap / 2
        const loose = k === 2 && at === 2
        const place = loose
          ? `translate(${n(x + 30)} ${n(y + 8)}) rotate(7 ${n(width / 2)} ${n(high / 2)})`
          : `translate(${n(x)} ${n(y)})`
        return `<g transform="${place}">${card(title, loose, write, language)}</g>`
      }),
    )
    return `${lamp(16, foot - 216, 108)}${lamp(middle * 2 - 124, foot - 216, 108)}${pyramid(hill, middle, foot)}${cards.join('')}`
  }

/** Its scenes by variant (shared/valley/variants.ts). */
export const scenes: Readonly<Record<string, PreviewScene>> = Object.fromEntries(
  Object.entries(rowsOf).map(([variant, rows]) => [variant, scene(rows)]),
)

const ink = colour('ink')

/** A card from its upper left corner, `width` wide. */
function card(id: string, isLoose: boolean, write: Write, language: string): string {
  const title = entryAt(
    titles.filter(each => each.id === id),
    0,
  )
  const set = sets.find(each => each.id === title.set)
  const paints = paletteOf(tokens, `[data-set='${title.set ?? title.kind}']`)
  const isUnique = title.kind === 'unique'
  const rim = isLoose
    ? `<rect x="-3" y="-3" width="${n(width + 6)}" height="${n(high + 6)}" rx="9" fill="${colour('gold')}"/>`
    : ''
  return [
    `<g filter="url(#shade)">${rim}<rect width="${n(width)}" height="${n(high)}" rx="7" fill="${colour('papyrus')}" stroke="${ink}" stroke-opacity=".55"/></g>`,
    stela(id, title.sign, paints, isUnique),
    coin(title.gold, write),
    cartouche(title.cost ?? 0, write),
    band(nameIn(language, id), set?.sign ?? '𓇼', paints, write),
    pips(set?.size ?? 0, title.level),
  ].join('')
}

function stela(id: string, sign: string, paints: Palette, isUnique: boolean): string {
  const [left, top, right, bottom] = [4, 4, width - 4, high - 44]
  const rx = (right - left) / 2
  const arch = (by: number) =>
    `M${left + by} ${bottom - by}V${n(top + 40)}A${n(rx - by)} ${n(40 - by)} 0 0 1 ${right - by} ${n(top + 40)}V${bottom - by}Z`
  const lines = isUnique ? colour('line') : ink
  const frame = isUnique ? colour('gilt-deep') : ink
  const stars = isUnique
    ? [
        [22, 36],
        [100, 36],
        [18, 76],
        [104, 76],
        [30, 104],
        [92, 104],
      ].map(([x = 0, y = 0]) => paintedSign('𓇼', { x: x - 5, y: y - 5, width: 10, height: 10, ink: colour('gilt') }))
    : []
  return `<path d="${arch(0)}" fill="${paints('tint')}" stroke="${ink}" stroke-width="1.1"/><path d="${arch(3)}" fill="none" stroke="${frame}" stroke-opacity=".5"/>${stars.join('')}<path d="M${left + 10} ${bottom - 7}H${right - 10}" stroke="${frame}" stroke-opacity=".6"/>${picture(id, sign, paints('paint'), lines)}`
}

function picture(id: string, sign: string, paint: string, lines: string): string {
  const composition = compositions[id]
  if (!composition)
    return paintedSign(sign, {
      x: 20,
      y: 20,
      width: width - 40,
      height: high - 76,
      ink: lines,
      paint,
      nib: 0.5,
      register: 0.012,
    })
  const scale = (width - 18) / 100
  const parts = composition.parts.map(({ sign: char, box: [x, y, wide, tall], turn, far }) => {
    const drawn = paintedSign(char, { x, y, width: wide, height: tall, ink: lines, paint, nib: 0.5 })
    return `<g opacity="${far ? 0.8 : 1}"${turn ? ` transform="rotate(${turn} ${x + wide / 2} ${y + tall / 2})"` : ''}>${drawn}</g>`
  })
  return `<g transform="translate(9 30) scale(${n(scale)})">${parts.join('')}</g>`
}

const coin = (gold: number, write: Write): string =>
  `<circle cx="15" cy="15" r="12" fill="${colour('coin')}" stroke="${colour('coin-rim')}"/><circle cx="15" cy="15" r="9.6" fill="none" stroke="${colour('coin-lit')}"/>${write(`${gold}`, { x: 15, y: 20.5, size: 17, face: 'bold', anchor: 'middle', fill: ink })}`

const cartouche = (cost: number, write: Write): string =>
  `<ellipse cx="${width - 15}" cy="16" rx="11" ry="13" fill="${colour('papyrus')}" stroke="${ink}" stroke-width="1.6"/><path d="M${width - 25} 31H${width - 5}" stroke="${ink}" stroke-width="2.4"/>${write(`${cost}`, { x: width - 15, y: 22, size: 17, face: 'bold', anchor: 'middle', fill: ink })}`

function band(name: string, sign: string, paints: Palette, write: Write): string {
  const y = high - 41
  return `<rect x="4" y="${n(y)}" width="${width - 8}" height="24" rx="2" fill="${paints('band')}" stroke="${ink}" stroke-opacity=".8"/>${paintedSign(sign, { x: 7, y: y + 5, width: 14, height: 14, ink: paints('on-band'), nib: 0.4 })}${write(name, { x: 25, y: y + 16.8, size: 14, face: 'bold', width: width - 33, fill: paints('on-band') })}`
}

function pips(size: number, level: number): string {
  const circles = Array.from(
    { length: size },
    (_, k) => `<circle cx="${11 + 8 * k}" cy="${n(high - 9)}" r="2.8" fill="none" stroke="${ink}"/>`,
  )
  const strokes = Array.from(
    { length: level },
    (_, k) => `<rect x="${width - 10 - 5 * k}" y="${n(high - 13)}" width="2.4" height="8" fill="${ink}"/>`,
  )
  return circles.join('') + strokes.join('')
}
