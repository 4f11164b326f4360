// The still page as a browser test finds it: built into a folder of its own, and handed to the browser from there,
// without a server and without the site.
import { join } from 'node:path'
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core'
import { build } from 'vite'
import type { View } from '#shared/protocol.ts'
import type { Language } from '#web/lib/messages/language.ts'
import type { Answered, Tried } from './asked.svelte.ts'
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
  show(name: string, scheme?: string): Promise<void>
  settle(): Promise<void>
  audit(long?: boolean): Promise<readonly string[]>
  names(height?: number): readonly string[]
  /** Whether there is a scene of this name, for windows of any form. */
  knows(name: string): boolean
  kinds(): readonly string[]
  sit(view: View): Promise<void>
  follow(view: View): Promise<Answered | null>
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
    await context.route(`${host}/**`, route => {
      const { pathname } = new URL(route.request().url())
      // A page asks its site for the time.
      return route.fulfill({ path: join(folder, pathname === '/' ? 'index.html' : pathname) })
    })
  },
})

/** How a page is opened: by whoever has a window of this size, in a language, with this size of type at its root. */
type Opened = readonly [
  browser: Browser,
  still: Still,
  width: number,
  height: number,
  language?: Language,
  /** As whoever wants larger text sets it. */
  type?: string,
]

async function contextOf(browser: Browser, still: Still, viewport: { width: number; height: number }, touch: boolean) {
  const context = await browser.newContext({
    viewport,
    hasTouch: touch,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  })
  context.setDefaultTimeout(120_000)
  await still.serve(context)
  return context
}
const isPhone = (width: number) => width < 500

/** Goes to the page, and waits until it can be told what to show. */
async function open(page: Page | Frame, still: Still, language: Language = 'en', type = '100%'): Promise<void> {
  await page.goto(`${still.address}?lang=${language}&root=${encodeURIComponent(type)}`)
  await page.waitForFunction(() => document.documentElement.dataset['ready'])
}

/** Opens the page in a context of its own. */
export async function openStill(...[browser, still, width, height, language, type]: Opened): Promise<Page> {
  const context = await contextOf(browser, still, { width, height }, isPhone(width))
  const page = await context.newPage()
  await open(page, still, language, type)
  return page
}

/** A page that only programs look at. */
export interface Unpainted {
  /** The still page. */
  readonly page: Frame
  /** Makes its window as large as this. */
  resize(size: readonly [width: number, height: number]): Promise<void>
  /** Opens it anew, as it was opened first. */
  reopen(): Promise<void>
  close(): Promise<void>
}

const around = `${host}/around.html`
/** No window that is promised is wider or higher. */
const largest = { width: 1920, height: 1200 }

/**
 * The same for a page that only programs look at. It stands in a hidden frame of another page, so nothing of it is
 * painted; the page itself knows nothing of that, and whatever is hit or measured in it is as it always is. No pointer of
 * the browser reaches it, only keys do.
 */
export async function openUnpainted(...[browser, still, width, height, language, type]: Opened): Promise<Unpainted> {
  const context = await contextOf(browser, still, largest, isPhone(width))
  const style = 'body { margin: 0 } iframe { display: block; border: 0; visibility: hidden }'
  const body = `<!doctype html><style>${style}</style><iframe></iframe>`
  await context.route(around, route => route.fulfill({ contentType: 'text/html', body }))
  const outside = await context.newPage()
  await outside.goto(around)
  const [page] = outside.mainFrame().childFrames()
  if (!page) throw new Error('there is no frame')
  const unpainted: Unpainted = {
    page,
    resize: size =>
      outside.evaluate(([width, height]) => {
        Object.assign(document.querySelector('iframe') ?? {}, { width, height })
      }, size),
    reopen: () => open(page, still, language, type),
    close: () => context.close(),
  }
  await unpainted.resize([width, height])
  await unpainted.reopen()
  return unpainted
}
