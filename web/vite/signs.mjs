// Makes the sprites of painted signs in lib/ui/signs: one for each edition, and one for the signs that every page shows.
// The result is committed, so a build never needs the font. Needs a Node that reads TypeScript: `npm run make:look`.
import { sets } from '../../shared/valley/editions.ts'
import { writeFile } from 'node:fs/promises'
import { faceSigns } from '../lib/ui/faces.ts'
import { icons, symbolId } from '../lib/ui/signs/icons.ts'
import { compositions } from '../lib/valley/card/sign-compositions.ts'
import { titles } from '../../shared/valley/catalogue.ts'
import { pharaohs } from '../../shared/valley/pharaoh-powers.ts'
import { fontOf, symbol } from './outlines.mjs'

const target = new URL('../lib/ui/signs/', import.meta.url)
const common = new Set([...Object.values(icons), ...faceSigns])

const sprites = { common }
for (const edition of new Set(titles.map(title => title.edition))) {
  const shown = titles.filter(title => title.edition === edition)
  const chars = [
    ...shown.map(title => title.sign),
    ...sets.filter(set => set.edition === edition).map(set => set.sign),
    ...shown.flatMap(title => compositions[title.id]?.parts.map(part => part.sign) ?? []),
  ]
  sprites[edition] = new Set(chars.filter(char => !common.has(char)))
}

// The form for a new table shows the signs of all sets, but no cards.
sprites.marks = new Set(sets.map(set => set.sign).filter(char => !common.has(char)))
sprites.pharaohs = new Set(pharaohs.map(pharaoh => pharaoh.sign).filter(char => !common.has(char)))

const font = await fontOf([...new Set(Object.values(sprites).flatMap(chars => [...chars]))])
for (const [name, chars] of Object.entries(sprites)) {
  const symbols = [...chars].map(char => symbol(font, char, symbolId(char)))
  await writeFile(
    new URL(`${name}.svg`, target),
    `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
  )
}
