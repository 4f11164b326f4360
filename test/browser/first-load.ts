// The first load of a page: what a browser fetches of the site until the first question can be answered, and what later.
// Sizes are those of the files themselves, compressed here, whatever the server does.
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

export const kinds = ['script', 'styles', 'fonts', 'signs', 'other'] as const
export type Kind = (typeof kinds)[number]

export interface Fetched {
  readonly path: string
  readonly kind: Kind
  /** True where it was asked for before the first question could be answered. */
  readonly first: boolean
  /** What came over the network, in bytes with headers: nothing where the browser had kept the file. */
  readonly brought: number
}

export interface FirstLoad {
  /** When the first words were there, whatever they said, in milliseconds after the address was opened. */
  readonly words: number
  /** When the words of the question were there, or the heading of a page that asks nothing. */
  readonly asked: number
  /** When something that answers it lay free under a finger, and where. */
  readonly answerable: number
  readonly spot: { readonly x: number; readonly y: number }
  /** All files of the site that were asked for until then. */
  readonly files: readonly Fetched[]
}

/**
 * The place of the question, the one region of a page that says whether it is busy: what it is called is a text, and no texts
 * are known where pages are measured.
 */
const question = 'section[aria-busy]'
/** What asks something: a question, or the heading of a page that asks nothing. */
const asks = `${question}, h1`
/** What answers, as selectors: a card that can be chosen or a button under the question, not what only opens something. */
export const atTable = `button[data-state=can], ${question} button:enabled`
export const atFront = 'button:enabled'

function kindOf(path: string): Kind {
  const end = path.slice(path.lastIndexOf('.') + 1)
  return end === 'js'
    ? 'script'
    : end === 'css'
      ? 'styles'
      : end === 'woff2'
        ? 'fonts'
        : end === 'svg' && path.includes('/immutable/')
          ? 'signs'
          : 'other'
}

/**
 * Opens an address and waits until the first question can be answered.
 * @param answers a selector: what answers it
 */
export async function firstLoad(page: Page, address: string, answers: string): Promise<FirstLoad> {
  await page.addInitScript(`globalThis.asks = ${JSON.stringify(asks)}`)
  await page.addInitScript(`globalThis.answers = ${JSON.stringify(answers)}`)
  await page.addInitScript({ path: join(import.meta.dirname, 'first-load.js') })
  await page.goto(address, { waitUntil: 'commit' })
  // A function, not a text: the page's policy lets no text be made into a script while one waits.
  await page.waitForFunction(() => Reflect.get(Reflect.get(globalThis, 'first'), 'answerable') !== null, null, {
    timeout: 120_000,
  })
  const moments: Omit<FirstLoad, 'files'> = await page.evaluate(`({
    ...first, words: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? first.answerable,
  })`)
  return { ...moments, files: await fetchedBy(page) }
}

/** All files of the site that a page opened by `firstLoad` has asked for until now. */
export async function fetchedBy(page: Page): Promise<readonly Fetched[]> {
  const entries: readonly { readonly name: string; readonly first: boolean; readonly brought: number }[] =
    await page.evaluate(`
    performance.getEntriesByType('resource').map(({ name, startTime, transferSize }) => ({ name, first: startTime <= first.answerable, brought: transferSize }))
  `)
  return entries
    .map(({ name, first, brought }) => ({ path: new URL(name).pathname, first, brought }))
    .filter(({ path }) => !path.startsWith('/api/'))
    .map(file => ({ ...file, kind: kindOf(file.path) }))
}

/** Bytes of some files: as they are, and compressed as a CDN would. Fonts are compressed already. */
export interface Weight {
  readonly files: number
  readonly bytes: number
  readonly gzip: number
  readonly brotli: number
}

/** Weighs files of a site. */
export async function weigh(site: string, files: readonly Fetched[]): Promise<Weight> {
  const once = [...new Map(files.map(file => [file.path, file])).values()]
  const each = await Promise.all(
    once.map(async ({ path, kind }) => {
      const answer = await fetch(new URL(path, site))
      if (!answer.ok) throw new Error(`${path} is not there`)
      const body = Buffer.from(await answer.arrayBuffer())
      const packed = kind === 'fonts'
      return {
        bytes: body.length,
        gzip: packed ? body.length : gzipSync(body).length,
        brotli: packed ? body.length : brotliCompressSync(body).length,
      }
    }),
  )
  const sum = (of: (one: (typeof each)[number]) => number) => each.reduce((total, one) => total + of(one), 0)
  return {
    files: each.length,
    bytes: sum(one => one.bytes),
    gzip: sum(one => one.gzip),
    brotli: sum(one => one.brotli),
  }
}
