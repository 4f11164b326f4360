// The picture of a finished game that can be shared, drawn on a canvas in the browser: the title and what was played, everybody's
// points, what stood out, and what the game itself draws of its winner.
import { isolated } from '#shared/isolated.ts'
import { faces } from '#web/lib/ui/faces.ts'
import { symbolId } from '#web/lib/ui/signs/icons.ts'
import { coloursOf } from './page-colours.ts'

/** A part of the canvas, in its pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Picture {
  readonly title: string
  /** The edition or mix and the number of players. */
  readonly what: string
  /** Who has won. */
  readonly result: string
  /** The best first. */
  readonly scores: readonly Scored[]
  /** What stood out, in a line; empty where nothing did. */
  readonly told: string
  /** What is drawn beside all that; null where there is nothing to show, and all that has the whole width. */
  readonly drawing: Drawing | null
}

/** What a game draws of its winner. */
export interface Drawing {
  /** The words above it. */
  readonly caption: string
  readonly draw: (surface: CanvasRenderingContext2D, box: Box) => void
}

export interface Scored {
  readonly seat: number
  readonly name: string
  readonly total: number
  readonly won: boolean
}

/** The size of the picture, in pixels: what previews of links and messages show whole. */
export const pictureSize = { width: 1200, height: 630 } as const
const edge = 56
const whole = pictureSize.width - 2 * edge
const besideScores: Box = { x: 620, y: 130, width: 1200 - 620 - edge, height: 410 }
const paint = { ceiling: '#0f1533', deep: '#090d22', lamp: '#f3d9a0', soft: '#cdb890', gold: '#e2b04f', ink: '#15110c' }
/** The painted border along the walls: colours and how wide each is. */
const border = ['#a93623', '#f1e4c1', '#2f8f87', '#f1e4c1', '#d9a441', '#f1e4c1', '#33478f', '#f1e4c1'] as const

const face = (size: number, title = false) =>
  title ? `400 ${size}px Marcellus, serif` : `500 ${size}px "Alegreya Sans", sans-serif`

/** Writes a line, smaller or cut where it would be too wide. */
function write(
  surface: CanvasRenderingContext2D,
  text: string,
  { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>,
  size: number,
  title = false,
): void {
  const least = size * 0.7
  let fitting = size
  surface.font = face(fitting, title)
  while (surface.measureText(text).width > width && fitting > least) surface.font = face(--fitting, title)
  const letters = [...text]
  const cut = () => (letters.length < [...text].length ? `${letters.join('').trimEnd()}…` : text)
  while (surface.measureText(cut()).width > width && letters.length > 1) letters.pop()
  surface.fillText(cut(), x, y)
}

/**
 * Draws a sign from the sprites of the document, as large as fits into a square; nothing where its sprite has not come.
 * @param fill the colour of its silhouette; null for the outline alone
 */
export function drawSign(
  surface: CanvasRenderingContext2D,
  char: string,
  { x, y, width: size }: Pick<Box, 'x' | 'y' | 'width'>,
  ink: string,
  fill: string | null = null,
): void {
  const symbol = document.getElementById(symbolId(char))
  const [left = 0, top = 0, width = 1, height = 1] = (symbol?.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const scale = size / Math.max(width, height)
  surface.save()
  surface.translate(x + (size - width * scale) / 2, y + (size - height * scale) / 2)
  surface.scale(scale, scale)
  surface.translate(-left, -top)
  for (const path of symbol?.querySelectorAll('path') ?? []) {
    const colour = path.classList.contains('paint') ? fill : ink
    surface.fillStyle = colour ?? ink
    if (colour !== null) surface.fill(new Path2D(path.getAttribute('d') ?? ''))
  }
  surface.restore()
}

/** Draws the whole picture. The canvas is as large as `pictureSize`. */
export function drawPicture(surface: CanvasRenderingContext2D, picture: Picture): void {
  const { height } = pictureSize
  const { drawing } = picture
  const room = drawing ? 520 : whole
  surface.textBaseline = 'alphabetic'
  surface.textAlign = 'left'
  drawRoom(surface)
  surface.fillStyle = paint.gold
  write(surface, picture.title, { x: edge, y: 96, width: room }, 54, true)
  surface.fillStyle = paint.soft
  write(surface, picture.what, { x: edge, y: 134, width: room }, 26)
  surface.fillStyle = paint.lamp
  write(surface, picture.result, { x: edge, y: 174, width: room }, 30)
  drawScores(surface, picture.scores, { x: edge, y: 206, width: drawing ? 500 : whole, height: 330 })
  if (drawing) {
    surface.fillStyle = paint.soft
    write(surface, drawing.caption, { x: besideScores.x, y: 96, width: besideScores.width }, 26)
    drawing.draw(surface, besideScores)
  }
  surface.fillStyle = paint.lamp
  write(surface, picture.told, { x: edge, y: height - 48, width: whole }, 26)
}

function drawRoom(surface: CanvasRenderingContext2D): void {
  const { width, height } = pictureSize
  const night = surface.createRadialGradient(width / 2, height * 0.4, 60, width / 2, height * 0.4, width * 0.7)
  night.addColorStop(0, '#1b2c6c')
  night.addColorStop(1, paint.deep)
  surface.fillStyle = paint.ceiling
  surface.fillRect(0, 0, width, height)
  surface.fillStyle = night
  surface.fillRect(0, 0, width, height)
  surface.fillStyle = 'rgb(217 164 65 / 0.16)'
  for (let row = 0; row < 9; row++)
    for (let k = 0; k < 16; k++) drawStar(surface, 40 + k * 80 + (row % 2) * 40, 44 + row * 70)
  for (let x = 0, k = 0; x < width; k++) {
    const long = k % 2 === 0 ? 22 : 4
    surface.fillStyle = border[k % border.length] ?? paint.gold
    surface.fillRect(x, 0, long, 12)
    surface.fillRect(x, height - 12, long, 12)
    x += long + 3
  }
}

function drawStar(surface: CanvasRenderingContext2D, x: number, y: number): void {
  surface.beginPath()
  for (let ray = 0; ray < 5; ray++) {
    const angle = (ray * 2 * Math.PI) / 5 - Math.PI / 2
    const side = 0.16
    surface.moveTo(x, y)
    surface.lineTo(x + 2 * Math.cos(angle - side * 5), y + 2 * Math.sin(angle - side * 5))
    surface.lineTo(x + 10 * Math.cos(angle), y + 10 * Math.sin(angle))
    surface.lineTo(x + 2 * Math.cos(angle + side * 5), y + 2 * Math.sin(angle + side * 5))
  }
  surface.fill()
}

function drawScores(surface: CanvasRenderingContext2D, all: Picture['scores'], box: Box): void {
  const row = Math.min(84, box.height / Math.max(1, all.length))
  const disc = Math.min(58, row - 8)
  const most = Math.max(1, ...all.map(({ total }) => total))
  for (const [k, { seat, name, total, won }] of all.entries()) {
    // Alone there is nobody to be told apart from.
    const hue = all.length > 1 ? coloursOf(surface, { seat: String(seat) }, 'seat').seat : paint.gold
    const y = box.y + k * row
    if (all.length > 1) drawFace(surface, seat, { x: box.x, y, width: disc }, hue)
    const from = box.x + (all.length > 1 ? disc + 18 : 0)
    const room = box.x + box.width - from
    surface.fillStyle = 'rgb(255 240 200 / 0.14)'
    surface.fillRect(from, y + disc - 9, room, 9)
    surface.fillStyle = hue
    surface.fillRect(from, y + disc - 9, Math.max(0, (room * total) / most), 9)
    surface.fillStyle = won ? paint.gold : paint.lamp
    surface.textAlign = 'right'
    write(surface, String(total), { x: from + room, y: y + disc - 17, width: 110 }, Math.min(36, disc * 0.66))
    surface.textAlign = 'left'
    write(surface, isolated(name), { x: from, y: y + disc - 17, width: room - 120 }, Math.min(30, disc * 0.55))
  }
}

/** Half the width of the drawing of a face: its tile is round the origin. */
const faceHalf = 13.8

/** Draws the sign of a seat: the animal on its tile. */
function drawFace(
  surface: CanvasRenderingContext2D,
  seat: number,
  { x, y, width: size }: Pick<Box, 'x' | 'y' | 'width'>,
  hue: string,
): void {
  const { animal, tile } = faces[seat] ?? faces[0]
  surface.save()
  surface.translate(x + size / 2, y + size / 2)
  surface.scale(size / (2 * faceHalf), size / (2 * faceHalf))
  surface.fillStyle = hue
  surface.fill(new Path2D(tile))
  surface.restore()
  drawSign(surface, animal, { x: x + size / 6, y: y + size / 6, width: (size * 2) / 3 }, paint.ink)
}
