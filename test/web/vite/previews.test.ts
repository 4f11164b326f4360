// The pictures of link previews: one for each variant of each game and for the site, in each language, as messengers want them.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { games } from '#shared/games.ts'
import { gameNames } from '#shared/game-names.ts'
import { generalPicture, pictureAt, pictureOf, pictureSize, textsAt, type PreviewTexts } from '#shared/preview-tags.ts'
import { languageCodes } from '#web/lib/messages/language.ts'
import { writePreviews } from '#web/vite/previews.ts'

/** The most that every messenger shows. */
const maxBytes = 300_000

test('every variant and the site have a picture in every language: 1200 x 630, under 300 KB, with words of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'previews-'))
  try {
    await writePreviews(folder)
    const texts: readonly PreviewTexts[] = JSON.parse(readFileSync(join(folder, textsAt), 'utf8'))
    expect(texts.map(({ language }) => language)).toEqual(languageCodes)
    for (const { language, games: of } of texts) {
      const pictures = gameNames.flatMap(name =>
        Object.keys(of[name]?.variants ?? {}).map(variant => pictureOf(name, variant)),
      )
      expect(pictures.length).toBeGreaterThan(gameNames.length)
      const seen = new Set<string>()
      for (const picture of [generalPicture, ...pictures]) {
        const file = join(folder, pictureAt(picture, language))
        expect(statSync(file).size).toBeLessThan(maxBytes)
        expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', ...pictureSize })
        seen.add(readFileSync(file, 'base64'))
      }
      expect(seen.size).toBe(pictures.length + 1)
    }
    const [english] = texts
    for (const name of gameNames)
      expect(english?.games[name]?.variants).toHaveProperty(games[name].variantOf?.(optionsOf(name)) ?? '')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** The options of a table for which nothing special is asked. */
function optionsOf(name: (typeof gameNames)[number]) {
  const settled = games[name].settle({}, 2, () => 0)
  if ('code' in settled) throw new Error(`${name} cannot be played as it is`)
  return settled
}
