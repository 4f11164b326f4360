// The picture of a finished game of the board game: everybody's points, and the winner's pyramids.
import type { Colour } from '#shared/tal/board.ts'
import type { TalView } from '#shared/tal/declarations.ts'
import { worthOfSite } from '#shared/tal/standings.ts'
import { t } from '../../messages/page-texts.ts'
import { coloursOf } from '../../table/end/page-colours.ts'
import type { Box, Picture } from '../../table/end/picture.ts'
import { drawingOf, pictureWords, type Wanted } from '../../table/end/picture-words.ts'
import { block, Raised } from '../board/heap.ts'
import { talText } from '../table/tal-texts.ts'
import type { Ended, Heap } from './heaps.ts'
import type { TalSummary } from './tal-summary.ts'

/** @param players the best first */
export function pictureOf(
  view: TalView,
  players: readonly Ended[],
  summary: TalSummary | null,
  wanted: Wanted,
): Picture {
  const heaps = players[0]?.heaps ?? []
  const best = summary?.best
  const words = pictureWords(view, players, wanted)
  return {
    ...words,
    told: best
      ? t('end.pictureBestPyramid', { kind: talText(`kind.${worthOfSite(best.site).kind}`), points: best.points })
      : '',
    drawing: drawingOf(words.scores[0], heaps, winner => t('end.pyramidsOf', winner), drawHeaps),
  }
}

/** Draws pyramids side by side in lines, each with its points, as large as they have room. */
function drawHeaps(surface: CanvasRenderingContext2D, box: Box, heaps: readonly Heap[]): void {
  const columns = Math.max(1, Math.ceil(Math.sqrt(heaps.length * 1.2)))
  const place = { width: box.width / columns, height: box.height / Math.max(1, Math.ceil(heaps.length / columns)) }
  const edge = 20 * Math.min(place.width / 100, (place.height - 40) / 92, 3)
  for (const [at, { site, points }] of heaps.entries()) {
    const x = box.x + (at % columns) * place.width + place.width / 2
    const y = box.y + Math.floor(at / columns) * place.height + (place.height - 34) * 0.64
    surface.save()
    surface.translate(x, y)
    surface.globalAlpha = site.complete ? 1 : 0.5
    const raised = new Raised(site.layers, site.size, edge)
    surface.fillStyle = '#8d6c4c'
    surface.fill(new Path2D(raised.ground))
    for (const { colour, x: left, y: top } of raised.blocks) drawBlock(surface, colour, left, top, edge / block.edge)
    surface.globalAlpha = 1
    surface.fillStyle = '#f3d9a0'
    surface.font = '700 28px "Alegreya Sans", sans-serif'
    surface.textAlign = 'center'
    surface.fillText(site.complete ? String(points) : '–', 0, place.height * 0.36)
    surface.restore()
  }
}

/** Draws a block whose ground is around a point. */
function drawBlock(surface: CanvasRenderingContext2D, colour: Colour, x: number, y: number, scale: number): void {
  const { t: top, l: left, d: right, mk } = coloursOf(surface, { colour }, 't', 'l', 'd', 'mk')
  const [width, depth, height] = [block.width * scale, block.depth * scale, block.height * scale]
  const face = (fill: string, corners: readonly (readonly [number, number])[]) => {
    surface.beginPath()
    for (const [dx, dy] of corners) surface.lineTo(x + dx, y + dy)
    surface.closePath()
    surface.fillStyle = fill
    surface.fill()
    surface.strokeStyle = '#15110c'
    surface.lineWidth = Math.max(1, scale * 0.9)
    surface.stroke()
  }
  face(left, [
    [-width, -height],
    [0, depth - height],
    [0, depth],
    [-width, 0],
  ])
  face(right, [
    [width, -height],
    [0, depth - height],
    [0, depth],
    [width, 0],
  ])
  face(top, [
    [0, -height - depth],
    [width, -height],
    [0, depth - height],
    [-width, -height],
  ])
  drawMark(surface, colour, mk, x, y - height, scale)
}

/** The mark of a colour on a top face, lying flat: dot white, ring black, bar red, wave blue, cross yellow. */
function drawMark(
  surface: CanvasRenderingContext2D,
  colour: Colour,
  paint: string,
  x: number,
  y: number,
  scale: number,
): void {
  surface.save()
  surface.translate(x, y)
  surface.scale(scale, scale * 0.74)
  surface.strokeStyle = surface.fillStyle = paint
  surface.lineCap = 'round'
  surface.lineWidth = 3.4
  const strokes = {
    black: 'M4.600 0A4.600 4.600 0 1 1 -4.600 0A4.600 4.600 0 1 1 4.600 0',
    white: 'M4.700 0A4.700 4.700 0 1 1 -4.700 0A4.700 4.700 0 1 1 4.700 0',
    red: 'M-8 0H8',
    yellow: 'M-5 -5L5 5M-5 5L5 -5',
    blue: 'M-8.500 1.600Q-4.200 -5.400 0 0T8.500 -1.600',
  } as const satisfies Record<Colour, string>
  const path = new Path2D(strokes[colour])
  if (colour === 'white') surface.fill(path)
  else surface.stroke(path)
  surface.restore()
}
