// The scene of this game's link previews: the valley from above at dusk, as on the front page.
import type { Colour } from '#shared/tal/board.ts'
import type { SiteTable } from '#shared/tal/table.ts'
import { paletteOf } from '../../ui/drawn/palette.ts'
import { n, type PreviewScene } from '../../ui/drawn/pen.ts'
import { colour } from '../../ui/drawn/room.ts'
import tokens from '../../ui/tokens.css?raw'
import board from '../board/board.css?raw'
import { lettersOf, rings, siteOf, spacePath } from '../board/board-geometry.ts'
import { animalOf, heads } from '../board/figures.ts'
import { block, Raised } from '../board/heap.ts'
import { land, palms } from '../board/land.ts'
import { figures, sites } from '../lobby/front-table.ts'

const sand = paletteOf(board)
const line = colour('line')

const paint = (seat: number): string => paletteOf(tokens, `[data-seat='${seat}']`)('seat')

const scene: PreviewScene = () =>
  `<g transform="translate(12 12) scale(.632)">${ground()}${sites.map(ring).join('')}${figures
    .map(({ piece, x, y }) => figure(piece.seat, piece.kind === 'overseer', x, y))
    .join('')}</g>`

/** Its scenes by variant (shared/tal/variants.ts). */
export const scenes: Readonly<Record<string, PreviewScene>> = { whole: scene, short: scene }

function ground(): string {
  const stroke = (d: string, token: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${sand(token)}" stroke-width="${width}" stroke-linecap="round"/>`
  const fill = (d: string, with_: string) => `<path d="${d}" fill="${with_}"/>`
  return [
    `<defs><clipPath id="valley"><path d="${land.plateau}"/></clipPath><linearGradient id="dusk" x1="0" y1=".2" x2="1" y2=".8"><stop stop-color="${sand('sand-lit')}"/><stop offset=".5" stop-color="${sand('sand-plain')}"/><stop offset="1" stop-color="${sand('sand-dusk')}"/></linearGradient></defs>`,
    fill('M-8 868L1008 868L992 892L8 892Z', sand('cliff')),
    stroke('M8 892H992M-2 876H1002', 'cliff-deep', 6),
    fill(land.plateau, 'url(#dusk)'),
    '<g clip-path="url(#valley)">',
    fill(land.middle, 'rgb(255 226 160 / 0.13)'),
    fill(land.tips, 'rgb(40 20 30 / 0.14)'),
    fill(land.dusk, 'rgb(40 24 60 / 0.1)'),
    `<g opacity=".5">${stroke(land.dunes, 'sand-line', 1.6)}</g>`,
    ...(
      [
        ['bank', 12, 20],
        ['water', 7.5, 14],
        ['water-lit', 4, 8],
        ['gleam', 1.5, 2.6],
      ] as const
    ).map(([token, narrow, wide]) => stroke(land.brooks, token, narrow) + stroke(land.rivers, token, wide)),
    '</g>',
    `<g opacity=".85">${stroke(land.litEdge, 'gleam', 3.5)}</g>`,
    stroke(land.darkEdge, 'cliff-deep', 3.5),
    ...palms.map(
      ([x, y, scale]) =>
        `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 0Q2 -8 1 -15" fill="none" stroke="${sand('ring-edge')}" stroke-width="2.2"/><path d="M1 -15Q-6 -20 -11 -13Q-6 -17 1 -15Q-3 -24 -9 -22Q-3 -21 1 -15Q3 -24 9 -22Q4 -20 1 -15Q8 -20 13 -13Q7 -16 1 -15Z" fill="#3c6b4a" stroke="${sand('ring-edge')}" stroke-width=".9"/></g>`,
    ),
  ].join('')
}

function ring({ site, size, owner, layers }: SiteTable): string {
  const here = siteOf(site)
  const { inner, outer } = rings[size]
  const circle = (r: number, fill: string, by = 0) =>
    `<circle cx="${here.x + by}" cy="${here.y + by}" r="${n(r)}" fill="${fill}"/>`
  const seat = owner === null ? sand('ring') : paint(owner)
  const shaded =
    owner === null
      ? `<g opacity=".5">${spaces(site, sand('sand-plain'))}</g>`
      : `<g opacity=".28">${spaces(site, sand('owned-dark'))}</g>`
  return [
    circle(outer + 6, sand('site-shade'), 3.5),
    circle(outer + 3.6, sand('ring-edge')),
    circle(outer + 2.4, owner === null ? sand('sand-line') : seat),
    circle(outer + 0.5, sand('ring-edge')),
    spaces(site, seat),
    shaded,
    circle(inner - 1, sand('pit')),
    heap(layers, size, here.x, here.y + (size === 'large' ? 7 : 6)),
  ].join('')
}

const spaces = (site: number, fill: string): string =>
  lettersOf(siteOf(site))
    .map(letter => `<path d="${spacePath(siteOf(site), letter)}" fill="${fill}"/>`)
    .join('')

function heap(layers: SiteTable['layers'], size: SiteTable['size'], x: number, y: number): string {
  const edge = size === 'large' ? 14.4 : 14
  const raised = new Raised(layers, size, edge)
  const blocks = raised.blocks.map(
    each =>
      `<g transform="translate(${n(each.x)} ${n(each.y)}) scale(${n(edge / block.edge)})">${cube(each.colour, each.free)}</g>`,
  )
  const shadow = raised.shadow ? `<path d="${raised.shadow}" fill="rgb(10 5 15 / 0.38)"/>` : ''
  return `<g transform="translate(${n(x)} ${n(y)})"><path d="${raised.ground}" fill="${sand('sand-plain')}" stroke="${sand('pit-line')}" opacity=".9"/>${shadow}${blocks.join('')}</g>`
}

/** A block around the middle of its ground. */
function cube(of: Colour, isFree: boolean): string {
  const tints = paletteOf(board, `[data-colour='${of}']`)
  const { width, depth, height } = block
  const face = (fill: string, ...corners: readonly (readonly [number, number])[]) =>
    `<path d="M${corners.map(corner => corner.map(n).join(' ')).join('L')}Z" fill="${tints(fill)}" stroke="${line}" stroke-width=".9" stroke-linejoin="round"/>`
  return [
    face('l', [-width, -height], [0, depth - height], [0, depth], [-width, 0]),
    face('d', [width, -height], [0, depth - height], [0, depth], [width, 0]),
    face('t', [0, -height - depth], [width, -height], [0, depth - height], [-width, -height]),
    isFree
      ? `<g transform="translate(0 ${-height}) scale(1 .74)" fill="none" stroke="${tints('mk')}" stroke-linecap="round">${marks[of]}</g>`
      : '',
  ].join('')
}

/** What tells blocks apart without their colour. */
const marks: Readonly<Record<Colour, string>> = {
  black: '<circle r="4.6" stroke-width="2.8"/>',
  white: '<circle r="3.4" stroke-width="3"/>',
  red: '<path d="M-8 0H8" stroke-width="4.6"/>',
  yellow: '<path d="M-5 -5L5 5M-5 5L5 -5" stroke-width="3.6"/>',
  blue: '<path d="M-8.5 1.6Q-4.2 -5.4 0 0T8.5 -1.6" stroke-width="3.3"/>',
}

/** A figure, its feet at a point. */
function figure(seat: number, isOverseer: boolean, x: number, y: number): string {
  const head = heads[animalOf(seat)]
  const part = (d: string) =>
    `<path d="${d}" fill="${paint(seat)}" stroke="${line}" stroke-width="1.4" stroke-linejoin="round"/>`
  const staff = 'M10.5 1V-28Q10.5 -33.5 14.4 -33.5Q17.6 -33.5 17.4 -30'
  const body = isOverseer
    ? `<path d="${staff}" fill="none" stroke="${line}" stroke-width="4.4"/><path d="${staff}" fill="none" stroke="${colour('gilt')}" stroke-width="2"/>${part('M-9 0Q-8.6 -11 -5 -20H5Q8.6 -11 9 0Q0 3.8 -9 0Z')}<path d="M-6.2 -17H6.2L8 -10.5Q0 -7 -8 -10.5Z" fill="${colour('gilt')}" stroke="${line}" stroke-width="1.1"/>`
    : `${part('M-8 0Q-7.2 -7.5 -4 -12.5H4Q7.2 -7.5 8 0Q0 3.4 -8 0Z')}<path d="M-5.6 -5.6H5.6L7 -1.6H-7Z" fill="${colour('cream')}" stroke="${line}"/>`
  const upper = isOverseer ? 'translate(0 -24.4) scale(1.12)' : 'translate(0 -16.5)'
  return `<g transform="translate(${n(x)} ${n(y)})"><ellipse cx="2.5" rx="11" ry="3.6" fill="rgb(10 5 10 / 0.4)"/>${body}<g transform="${upper}">${part(head.outline)}<path d="${head.eye}" fill="none" stroke="${line}" stroke-width="1.2" stroke-linecap="round"/></g></g>`
}
