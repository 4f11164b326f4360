// Takes pictures of the still scenes, every one where none is named, at both sizes that are looked at:
//   npm run pictures -- FOLDER [SCENE...] [--size=360x740] [--scheme=light] [--lang=de] [--type=200%] [--contrast=more]
//     [--against=FOLDER]
// and says what does not fit. With --against it lists which pictures differ from those of the same name in another
// folder in any pixel: taken from the commit before, they show what a change of the house has changed to the eye.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { endWith, namesIn, readArguments } from '#test/command-line.ts'
import { openBrowser } from '../browser/chromium.ts'
import { takeConsoleMessages } from '../browser/console.ts'
import { languages, type Language } from '#web/lib/messages/language.ts'
import { pixelsApart } from './pixels-apart.ts'
import { buildStill, openStill } from './still.ts'

const { positionals, values } = readArguments({
  allowPositionals: true,
  options: {
    size: { type: 'string', multiple: true, default: ['360x740', '1440x900'] },
    scheme: { type: 'string', default: 'dark' },
    lang: { type: 'string', default: 'en' },
    type: { type: 'string', default: '100%' },
    contrast: { type: 'string', default: 'no-preference' },
    against: { type: 'string' },
  },
})
const { size: sizes, lang, type, against } = values
const [folder, ...wished] = positionals
if (folder === undefined) endWith('Say into which folder: npm run pictures -- FOLDER [SCENE...]')
const [scheme = 'dark'] = namesIn('--scheme', values.scheme, ['dark', 'light'])
const [contrast = 'no-preference'] = namesIn('--contrast', values.contrast, ['no-preference', 'more'] as const)
if (!(lang in languages)) endWith(`--lang=${lang}: there is ${Object.keys(languages).join(', ')}`)
for (const size of sizes) if (!/^\d+x\d+$/.test(size)) endWith(`--size=${size}: say it as in 360x740`)

/** A picture of a page once two in a row are the same. */
async function atRest(page: Page): Promise<Buffer> {
  for (let last: Buffer | null = null, tries = 0; tries < 20; tries++) {
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    if (last?.equals(picture)) return picture
    last = picture
    await page.waitForTimeout(50)
  }
  throw new Error('a scene does not come to rest')
}

await mkdir(folder, { recursive: true })
const built = await mkdtemp(join(tmpdir(), 'valley-still-'))
const [browser, still] = await Promise.all([openBrowser(), buildStill(built)])
const taken: string[] = []
const differing: string[] = []
let missing: string | undefined
for (const size of sizes) {
  const [width = 360, height = 740] = size.split('x').map(Number)
  const page = await openStill(browser, still, width, height, lang as Language, type)
  await page.emulateMedia({ contrast })
  const names = await page.evaluate(() => window.look.names())
  missing = await page.evaluate(wished => wished.find(name => !window.look.knows(name)), wished)
  if (missing !== undefined) break
  for (const name of wished.length > 0 ? wished : names) {
    await page.evaluate(([name, scheme]) => window.look.show(name, scheme), [name, scheme] as const)
    const picture = await atRest(page)
    const file = `${name}-${size}.png`
    await writeFile(join(folder, file), picture)
    taken.push(file)
    for (const complaint of await page.evaluate(() => window.look.audit())) console.log(`${file}: ${complaint}`)
    if (against === undefined) continue
    const before = await readFile(join(against, file)).catch(() => null)
    const changed = before === null ? 'new' : await pixelsApart(page, before, picture)
    if (changed !== 0) differing.push(`${file}: ${changed}`)
  }
  await page.context().close()
}
await Promise.all([browser.close(), rm(built, { recursive: true, force: true })])
if (missing !== undefined) endWith(`No scene is called ${missing}.`)
for (const said of takeConsoleMessages()) console.log(said)
console.log(
  `${taken.length} pictures in ${folder}${against === undefined ? '' : `; ${differing.length} differ from ${against}${differing.map(file => `\n  ${file}`).join('')}`}`,
)
