// The picture of a finished game of the deck-builder: everybody's points, and the winner's tomb as squares.
import type { ValleyView } from '#shared/valley/declarations.ts'
import { cardName } from '#web/lib/messages/card-texts.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { coloursOf } from '#web/lib/table/end/page-colours.ts'
import { drawSign, type Box, type Picture } from '#web/lib/table/end/picture.ts'
import { drawingOf, pictureWords, type Wanted } from '#web/lib/table/end/picture-words.ts'
import { icons } from '#web/lib/ui/signs/icons.ts'
import { setOf, titleOf } from '#web/lib/valley/card/loaded-titles.ts'
import type { Reckoned } from './score-table.ts'
import { tombParts, type TombPart } from './tomb-parts.ts'
import { aroundIn, blockOf, cellFor } from './tomb-show.ts'
import type { ValleySummary } from './valley-summary.ts'

/**
 * @param players the best first
 * @param headline what is said of a solitaire, which has no winner; else empty
 */
export function pictureOf(
  view: ValleyView,
  players: readonly Reckoned[],
  summary: ValleySummary | null,
  headline: string,
  wanted: Wanted,
): Picture {
  const [winner] = players
  const parts = winner ? tombParts(winner) : []
  const best = summary?.best
  const words = pictureWords(view, players, wanted)
  return {
    ...words,
    result: headline || words.result,
    told: best ? t('end.pictureBest', { ...best, card: cardName(best.card) }) : '',
    drawing: drawingOf(words.scores[0], parts, winner => t('end.tombOf', winner), drawTomb),
  }
}

/** Draws the parts of a tomb line by line, the same squares as in the show. */
function drawTomb(surface: CanvasRenderingContext2D, box: Box, parts: readonly TombPart[]): void {
  const cell = cellFor(parts.map(blockOf), box.width, box.height)
  const around = aroundIn(box.width)
  const rowsOf = (part: TombPart) => blockOf(part).rows
  const widthOf = (part: TombPart) => Math.max(around.width, blockOf(part).columns * cell) + around.gap
  let line: TombPart[] = []
  let y = box.y
  const drawLine = () => {
    const high = Math.max(0, ...line.map(rowsOf))
    let { x } = box
    for (const part of line) {
      drawPart(surface, { x, y: y + (high - rowsOf(part)) * cell, width: cell }, part)
      x += widthOf(part)
    }
    y += high * cell + around.height + around.gap
    line = []
  }
  for (const part of parts) {
    const width = [...line, part].reduce((sum, each) => sum + widthOf(each), -around.gap)
    if (width > box.width) drawLine()
    line.push(part)
  }
  drawLine()
}

/** Draws a part: its cards, the rest of its square below them, and what it counts. The box is that of its first cell. */
function drawPart(surface: CanvasRenderingContext2D, { x, y, width: cell }: Omit<Box, 'height'>, part: TombPart): void {
  const { id, titles, points, square } = part
  const { columns, rows } = blockOf(part)
  const cellAt = (column: number, row: number) => ({ x: x + column * cell + 1, y: y + row * cell + 1, width: cell - 2 })
  for (const [k, title] of titles.entries()) {
    const { set, kind, sign } = titleOf(title)
    const { tile, tint, paint } = coloursOf(surface, { set: set ?? kind }, 'tile', 'tint', 'paint')
    const card = cellAt(k % columns, Math.floor(k / columns))
    drawTile(surface, card, tint)
    const inset = { x: card.x + cell * 0.1, y: card.y + cell * 0.1, width: card.width - cell * 0.2 }
    drawSign(surface, sign, inset, kind === 'unique' ? '#e2ae45' : '#15110c', kind === 'unique' ? null : paint)
    if (square) for (let row = 1; row < rows; row++) drawTile(surface, cellAt(k, row), tile)
  }
  const below = y + rows * cell
  if (id !== 'duplicates') {
    const colours = coloursOf(surface, { set: id === 'others' ? 'unique' : id }, 'band', 'on-band')
    drawTile(surface, { x: x + 1, y: below + 6, width: 28 }, colours.band)
    drawSign(surface, setOf(id)?.sign ?? icons.star, { x: x + 4, y: below + 9, width: 22 }, colours['on-band'])
  }
  surface.fillStyle = '#f3d9a0'
  surface.font = '700 24px "Alegreya Sans", sans-serif'
  surface.fillText(points < 0 ? `−${-points}` : String(points), x + (id === 'duplicates' ? 4 : 36), below + 29)
}

/** Draws a square of a colour, with an edge that can be seen on the dark. */
function drawTile(surface: CanvasRenderingContext2D, { x, y, width }: Omit<Box, 'height'>, colour: string): void {
  surface.fillStyle = colour
  surface.fillRect(x, y, width, width)
  surface.lineWidth = 1
  surface.strokeStyle = 'rgb(255 240 200 / 0.35)'
  surface.strokeRect(x + 0.5, y + 0.5, width - 1, width - 1)
}
