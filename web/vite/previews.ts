// Makes the pictures of link previews, and the file of their sentences that the worker reads (API.md, Pages): one picture for each
// variant of each game and for the site, in each language, drawn as SVG and rastered here.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Adapter } from '@sveltejs/kit'
import opentype, { type Command, type Font } from 'opentype.js'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { runnerImport } from 'vite'
import { gameNames, gameTitles } from '../../shared/game-names.ts'
import { generalPicture, pictureAt, pictureOf, textsAt } from '../../shared/preview-tags.ts'
import type * as Frame from '../lib/ui/drawn/preview-frame.ts'
import type { Lettering, PreviewScene, Write } from '../lib/ui/drawn/pen.ts'
import type * as Texts from '../lib/messages/preview-texts.ts'
import { handedIn } from './handed-in.ts'

/** Small enough for every messenger, with letters that stay sharp. */
const jpeg = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const

const fonts = { title: 'marcellus', text: 'alegreya-sans-400', bold: 'alegreya-sans-700' } as const
type Faces = Readonly<Record<keyof typeof fonts, Font>>

/** An adapter that adds the previews to what another one has built. */
export function previewed(folder: string, inner: Adapter): Adapter {
  return {
    ...inner,
    async adapt(builder) {
      await inner.adapt(builder)
      await writePreviews(folder)
    },
  }
}

/** Writes them into the folder of a site. */
export async function writePreviews(folder: string): Promise<void> {
  const [{ previewTexts, whatOf }, frame, scenes, faces] = await Promise.all([
    runnerImport<typeof Texts>('./web/lib/messages/preview-texts.ts').then(({ module }) => module),
    runnerImport<typeof Frame>('./web/lib/ui/drawn/preview-frame.ts').then(({ module }) => module),
    handedIn<{ readonly scenes: Readonly<Record<string, PreviewScene>> }>('build/preview-scenes.ts'),
    openFaces(),
  ])
  const write = writing(faces)
  const at = (path: string) => join(folder, path)
  mkdirSync(at(join(textsAt, '..')), { recursive: true })
  writeFileSync(at(textsAt), JSON.stringify(previewTexts))
  for (const { language, general, games } of previewTexts) {
    const save = (picture: string, svg: string) =>
      sharp(Buffer.from(svg))
        .jpeg(jpeg)
        .toFile(at(pictureAt(picture, language)))
    await save(generalPicture, frame.sitePicture(linesOf(general, 62), write))
    for (const name of gameNames)
      for (const [variant, scene] of Object.entries(scenes.parts[name]?.scenes ?? {})) {
        const { variants = {} } = games[name] ?? {}
        const captions = {
          title: gameTitles[name],
          variant: variants[variant] ?? '',
          lines: linesOf(whatOf(name, language), 40),
        }
        await save(pictureOf(name, variant), frame.gamePicture(scene, captions, write, language))
      }
  }
}

/** The fonts of the look, in the form that outlines can be read from. */
async function openFaces(): Promise<Faces> {
  const letters = String.fromCharCode(...Array.from({ length: 0x250 - 32 }, (_, k) => k + 32), 0x2013, 0x2019, 0x2026)
  const open = async (name: string) => {
    const bytes = await subsetFont(readFileSync(`web/lib/ui/fonts/${name}.woff2`), letters, {
      targetFormat: 'truetype',
    })
    return opentype.parse(new Uint8Array(bytes).buffer)
  }
  const [title, text, bold] = await Promise.all([open(fonts.title), open(fonts.text), open(fonts.bold)])
  return { title, text, bold }
}

const writing =
  (faces: Faces): Write =>
  (text, { x, y, size, fill, face = 'text', anchor = 'start', width = Infinity }: Lettering) => {
    const font = faces[face]
    const fitting = size * Math.min(1, width / font.getAdvanceWidth(text, size))
    const from = anchor === 'middle' ? x - font.getAdvanceWidth(text, fitting) / 2 : x
    return `<path fill="${fill}" d="${outline(font.getPath(text, from, y, fitting).commands)}"/>`
  }

/** Outlines as SVG path data. The library's own writes NaN for some numbers. */
const outline = (commands: readonly Command[]): string =>
  commands
    .map(({ type, ...points }) => {
      const order = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const
      return (
        type + order.flatMap(key => (points[key] === undefined ? [] : [Math.round(points[key] * 100) / 100])).join(' ')
      )
    })
    .join('')

/** A text in lines of at most so many letters. */
function linesOf(text: string, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
