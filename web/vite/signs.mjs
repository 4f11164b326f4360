// Makes the sprites of painted signs in lib/ui/signs: one for the signs that every page shows, one for the levels of bots, and
// those that the games ask for. The result is committed, so a build never needs the font. Needs a Node that reads TypeScript: `npm run make:look`.
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { gameNames } from '../../shared/game-names.ts'
import { faces } from '../lib/ui/faces.ts'
import { levelSigns } from '../lib/ui/level-signs.ts'
import { icons, symbolId } from '../lib/ui/signs/icons.ts'
import { fontOf, symbol } from './outlines.mjs'

const target = new URL('../lib/ui/signs/', import.meta.url)
const common = new Set([...Object.values(icons), ...faces.map(({ animal }) => animal)])

const sprites = { common, levels: new Set(Object.values(levelSigns)) }
for (const name of gameNames) {
  const file = new URL(`../lib/${name}/build/signs.ts`, import.meta.url)
  const { signs } = existsSync(file) ? await import(file.href) : { signs: {} }
  for (const [sprite, chars] of Object.entries(signs))
    sprites[sprite] = new Set(chars.filter(char => !common.has(char)))
}

const font = await fontOf([...new Set(Object.values(sprites).flatMap(chars => [...chars]))])
const tileOf = tile => `<path class="seat-tile" d="${tile}"/>`
const seatSymbols = faces.flatMap(({ animal, tile }, seat) => [
  `<symbol id="tile-${seat}" viewBox="-13.8 -13.8 27.6 27.6">${tileOf(tile)}</symbol>`,
  `<symbol id="face-${seat}" viewBox="-13.8 -13.8 27.6 27.6">${tileOf(tile)}<svg x="-9.2" y="-9.2" width="18.4" height="18.4"><use href="#${symbolId(animal)}"/></svg></symbol>`,
])
for (const [name, chars] of Object.entries(sprites)) {
  const symbols = [
    ...[...chars].map(char => symbol(font, char, symbolId(char))),
    ...(name === 'common' ? seatSymbols : []),
  ]
  await writeFile(
    new URL(`${name}.svg`, target),
    `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
  )
}
