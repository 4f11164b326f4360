// The pictures of link previews, as they were built with the site: one for each variant of each game and for the site, in each
// language, as messengers want them.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, inject, test } from 'vitest'
import { isProblem } from '#shared/engine/game.ts'
import { games } from '#shared/games.ts'
import { gameNames } from '#shared/game-names.ts'
import { generalPicture, pictureAt, pictureOf, pictureSize, textsAt, type PreviewTexts } from '#shared/preview-tags.ts'
import { languageCodes } from '#web/lib/messages/language.ts'
import { writePreviews } from '#web/vite/previews.ts'

const own = mkdtempSync(join(tmpdir(), 'previews-'))
afterAll(() => rmSync(own, { recursive: true }))

/** The folder in which they lie: of the site that is tested, or of their own where that was built elsewhere. */
async function written(): Promise<string> {
  const site = inject('site')
  if (site === null) await writePreviews(own)
  return site ?? own
}

/** The most that every messenger shows. */
const maxBytes = 300_000

test('every variant and the site have a picture in every language: 1200 x 630, under 300 KB, with words of its own', async () => {
  const folder = await written()
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
})

/** The options of a table for which nothing special is asked. */
function optionsOf(name: (typeof gameNames)[number]) {
  const settled = games[name].settle({}, 2, () => 0)
  if (isProblem(settled)) throw new Error(`${name} cannot be played as it is`)
  return settled
}
