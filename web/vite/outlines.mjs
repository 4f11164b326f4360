// Turns hieroglyphs of the font into SVG symbols: one path of ink, one silhouette under it to be painted.
// Every symbol is cropped to its own outline, so signs of any shape sit centred in their box.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const source =
  '@fontsource/noto-sans-egyptian-hieroglyphs/files/noto-sans-egyptian-hieroglyphs-egyptian-hieroglyphs-400-normal.woff2'
const margin = 14

/** The font, reduced to the given signs. */
export async function fontOf(chars) {
  const bytes = await subsetFont(await readFile(require.resolve(source)), chars.join(''), { targetFormat: 'truetype' })
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

function contours(path) {
  const all = []
  for (const command of path.commands) {
    if (command.type === 'M') all.push([command])
    else all.at(-1).push(command)
  }
  return all
}

function area(contour) {
  const points = contour.filter(command => command.type !== 'Z')
  return points.reduce((sum, p, k) => {
    const q = points[(k + 1) % points.length]
    return sum + p.x * q.y - q.x * p.y
  }, 0)
}

/** Joins numbers with as few separators as SVG allows. */
const joined = numbers => numbers.map((n, k) => (k && n >= 0 ? ' ' : '') + n).join('')

/** The path of one contour in relative coordinates, which are half as long as absolute ones. */
function draw(contour, from) {
  let { x, y } = from
  let text = ''
  for (const command of contour) {
    if (command.type === 'Z') continue
    const names =
      command.type === 'Q'
        ? ['x1', 'y1', 'x', 'y']
        : command.type === 'C'
          ? ['x1', 'y1', 'x2', 'y2', 'x', 'y']
          : ['x', 'y']
    const steps = names.map(name => Math.round(command[name]) - (name.startsWith('x') ? x : y))
    text += command.type.toLowerCase() + joined(steps)
    x = Math.round(command.x)
    y = Math.round(command.y)
  }
  const start = contour[0]
  from.x = Math.round(start.x)
  from.y = Math.round(start.y)
  return text + 'z'
}

function drawAll(parts) {
  const pen = { x: 0, y: 0 }
  return parts.map(part => draw(part, pen)).join('')
}

export function symbol(font, char, id) {
  const path = font.charToGlyph(char).getPath(0, 0, 1000)
  const parts = contours(path)
  const biggest = parts.reduce((a, b) => (Math.abs(area(b)) > Math.abs(area(a)) ? b : a))
  const outer = parts.filter(part => Math.sign(area(part)) === Math.sign(area(biggest)))
  const box = path.getBoundingBox()
  const view = [box.x1 - margin, box.y1 - margin, box.x2 - box.x1 + 2 * margin, box.y2 - box.y1 + 2 * margin]
    .map(Math.round)
    .join(' ')
  return `<symbol id="${id}" viewBox="${view}"><path class="paint" d="${drawAll(outer)}"/><path class="ink" d="${drawAll(parts)}"/></symbol>`
}
