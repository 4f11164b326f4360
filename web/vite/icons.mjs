// Draws the icons of the installed page from the site's icon: `npm run make:look`. Phones cut theirs out of a picture that is
// filled to its edges, in which the sign keeps to the middle.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const folder = 'web/static/icons'
const icon = readFileSync('web/static/favicon.svg', 'utf8')
const [, ground = ''] = /<rect[^>]* fill="([^"]+)"/.exec(icon) ?? []
/** How much of a picture that is cut into any shape is sure to be seen. */
const kept = 0.8

/** @param {string} svg @param {number} size */
const draw = (svg, size) => sharp(Buffer.from(svg), { density: 200 }).resize(size, size)

const filled = icon.replace(/ rx="[^"]+"/, '')
const inner = Math.round(512 * kept)
const margin = (512 - inner) / 2
for (const size of [192, 512]) await draw(icon, size).png({ palette: true }).toFile(`${folder}/${size}.png`)
await draw(filled, 180).flatten({ background: ground }).png({ palette: true }).toFile(`${folder}/apple.png`)
await draw(filled, inner)
  .extend({ top: margin, bottom: 512 - inner - margin, left: margin, right: 512 - inner - margin, background: ground })
  .png({ palette: true })
  .toFile(`${folder}/whole.png`)
