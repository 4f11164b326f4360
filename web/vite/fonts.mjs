// Makes the fonts of the look: subsets of the fontsource packages, written to lib/ui/fonts with their licence.
// Run again with `npm run make:look` when a letter is missing; the result is committed, so a build never needs this.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const target = new URL('../lib/ui/fonts/', import.meta.url)

const ascii = Array.from({ length: 95 }, (_, k) => String.fromCharCode(32 + k)).join('')
const letters = 'ÄÖÜäöüßÀÂÆÇÈÉÊËÎÏÔŒÙÛŸàâæçèéêëîïôœùûÿÁÍÓÚÑáíóúñ'
const marks = '\u00a0–—…‘’‚“”„«»‹›·×÷±°½→←↑↓−'
const wanted = ascii + letters + marks

const faces = [
  ['marcellus', '400-normal', 'marcellus'],
  ['alegreya-sans', '400-normal', 'alegreya-sans-400'],
  ['alegreya-sans', '500-normal', 'alegreya-sans-500'],
  ['alegreya-sans', '700-normal', 'alegreya-sans-700'],
  ['alegreya-sans', '400-italic', 'alegreya-sans-400-italic'],
]

await mkdir(target, { recursive: true })
for (const [family, style, name] of faces) {
  const bytes = await readFile(require.resolve(`@fontsource/${family}/files/${family}-latin-${style}.woff2`))
  await writeFile(new URL(`${name}.woff2`, target), await subsetFont(bytes, wanted, { targetFormat: 'woff2' }))
}

const licences = await Promise.all(
  ['marcellus', 'alegreya-sans', 'noto-sans-egyptian-hieroglyphs'].map(
    async family => `${family}\n\n${await readFile(require.resolve(`@fontsource/${family}/LICENSE`), 'utf8')}`,
  ),
)
await writeFile(new URL('OFL.txt', target), licences.join('\n\n----\n\n'))
