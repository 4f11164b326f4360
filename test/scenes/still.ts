// The still page as a browser test finds it: built into a folder of its own, and handed to the browser from there,
// without a server and without the site.
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { build } from 'vite'
import type { View } from '#shared/protocol.ts'
import type { Language } from '#web/lib/messages/language.ts'
import type { Tried } from './asked.svelte.ts'
import { firstFile } from './first-file.ts'
import type { KeyEffect } from './key-effects.ts'
import { plugins } from './plugins.ts'

export interface Still {
  /** Makes the page reachable for a context's pages. */
  serve(context: BrowserContext): Promise<void>
  readonly address: string
}

/** What a test can tell the page to do. */
interface Look {
  clear(): Promise<void>
  show(name: string, scheme?: string, size?: readonly [number, number]): Promise<void>
  settle(size: readonly [number, number]): Promise<void>
  audit(long?: boolean): Promise<readonly string[]>
  cover(): void
  names(height?: number): readonly string[]
  kinds(): readonly string[]
  sit(view: View): Promise<void>
  answersTo(view: View): Promise<Tried>
  pressed(expected: readonly (readonly [key: string, effect: KeyEffect])[], first?: string): Promise<readonly string[]>
}
declare global {
  interface Window {
    readonly look: Look
  }
}

const host = 'http://still.test'

/** Builds the page into a folder; throws where it does not build. */
export async function buildStill(folder: string): Promise<Still> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    plugins: [...plugins(), firstFile()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'esnext',
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4_000,
    },
  })
  return stillIn(folder)
}

/** The page as it lies built in a folder. */
export const stillIn = (folder: string): Still => ({
  address: `${host}/index.html`,
  serve: async context => {
    await context.route(`${host}/**`, route =>
      route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
    )
  },
})

/**
 * Opens the page in a context of its own, as large as this, in a language, and waits until it can be told what to show.
 * @param type the root's size of type, as whoever wants larger text sets it
 */
export async function openStill(
  browser: Browser,
  still: Still,
  width: number,
  height: number,
  language: Language = 'en',
  type = '100%',
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: width < 500,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  })
  context.setDefaultTimeout(120_000)
  await still.serve(context)
  const page = await context.newPage()
  await page.goto(`${still.address}?lang=${language}&root=${encodeURIComponent(type)}`)
  await page.waitForFunction(() => document.documentElement.dataset['ready'])
  return page
}

/** The same for a page that only programs look at: nothing is painted, which would take longer than all the rest. */
export async function openCovered(...opened: Parameters<typeof openStill>): Promise<Page> {
  const page = await openStill(...opened)
  await page.evaluate(() => {
    window.look.cover()
  })
  return page
}
