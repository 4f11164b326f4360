// The browser that tests drive: a system's Chromium if CHROMIUM names one, else the one inside the npm package.
import { rm } from 'node:fs/promises'
import packaged from '@sparticuz/chromium'
import { chromium, type Browser } from 'playwright-core'
import { listen } from './console.ts'

const quiet = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-extensions',
  '--mute-audio',
  // Letters are placed as on a real screen: without this, words run together in pictures.
  '--font-render-hinting=none',
]

/** In a bare environment the name of a file with an umlaut would be none to the browser. */
const inUnicode = { LC_ALL: 'C.UTF-8' }

/**
 * Unpacks the browser and sees that it starts. To be done before any test: two who unpack it at once start half of it.
 * One that was cut short by a full disk or by the end of a process is unpacked anew.
 */
export async function unpackBrowser(): Promise<void> {
  const starts = () => openBrowser().then(browser => browser.close())
  await starts().catch(async thrown => {
    if (process.env['CHROMIUM']) throw thrown
    const path = await packaged.executablePath()
    await rm(path, { force: true })
    await starts().catch(cause => {
      throw new Error(`The browser that lies unpacked at ${path} does not start.`, { cause })
    })
  })
}

/**
 * A fresh headless Chromium that asks the network for nothing but the page.
 * @param scrollbars whether pages have them, and leave them room
 */
export async function openBrowser({ scrollbars = false } = {}): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? (await packaged.executablePath())
  const ignoreDefaultArgs = scrollbars ? ['--hide-scrollbars'] : []
  const env = { ...process.env, ...inUnicode }
  return listen(await chromium.launch({ executablePath, args: quiet, ignoreDefaultArgs, env }))
}
