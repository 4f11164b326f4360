// The browser that tests drive: a system's Chromium if CHROMIUM names one, else the one inside the npm package.
import packaged from '@sparticuz/chromium'
import { chromium, type Browser } from 'playwright-core'

const quiet = [
  '--no-sandbox', '--headless', '--disable-gpu', '--disable-quic', '--disable-dev-shm-usage', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-default-apps',
  '--disable-extensions', '--mute-audio',
  // Letters where a real screen would place them: without it words run together in pictures.
  '--font-render-hinting=none',
]

/** A fresh headless Chromium that asks the network for nothing but the page. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? await packaged.executablePath()
  return chromium.launch({ executablePath, args: quiet })
}
