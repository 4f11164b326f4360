// How long it takes on a cheap phone with a slow line until the first card of a table can be chosen, nothing cached: a
// real browser whose processor and line are slowed down. The line is Lighthouse's "slow 4G": 150 ms there and back, 1.6
// Mbit/s down, 750 kbit/s up. What a browser leaves out of that is added here by a server in between: the round trips
// that open a connection (TCP, TLS), and those of the socket. The files come with gzip, as wrangler sends them.
import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Browser } from 'playwright-core'
import { openBrowser } from '#test/browser/chromium.ts'
import { atTable, firstLoad, type FirstLoad } from '#test/browser/first-load.ts'
import { tableInPlay, withSite } from './pages.ts'
import { portOf } from '#test/port-of.ts'

const roundTrip = 150
const opening = 2 * roundTrip
const slow = { offline: false, latency: roundTrip, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
/** A cheap phone is about this much slower than a core of 3 GHz. */
export const slowedDown = 4

/** In milliseconds from the tap on the link. `answered`: a tap on the first card has changed the page. */
interface Times extends Pick<FirstLoad, 'words' | 'asked' | 'answerable'> {
  readonly answered: number
}

/**
 * Opens a running table again and again as somebody who was never there.
 * @returns the times of each run
 */
export const timeTable = (runs: number): Promise<readonly Times[]> =>
  withSite(async site => {
    const host = await tableInPlay(site)
    const far = await farFrom(site)
    const browser = await openBrowser()
    try {
      const times: Times[] = []
      // The first one warms the server, and is not counted.
      for (let run = 0; run <= runs; run++)
        times.push(await timeOnce(browser, `${far.address}/t/${host.id}#seat=${host.token}`))
      return times.slice(1)
    } finally {
      await browser.close()
      far.close()
    }
  })

async function timeOnce(browser: Browser, address: string): Promise<Times> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', slow)
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowedDown })
  const { words, asked, answerable, spot, files } = await firstLoad(page, address, atTable)
  if (!files.some(({ brought }) => brought > 0)) throw new Error('everything was cached')
  await page.evaluate('tapped()')
  await page.touchscreen.tap(spot.x, spot.y)
  await page.waitForFunction(() => Reflect.get(Reflect.get(globalThis, 'first'), 'changed') !== null)
  const answered: number = await page.evaluate('first.changed')
  await context.close()
  return { words, asked, answerable, answered }
}

/** The same site at the far end of a line: a page comes after a connection was opened, a socket after its own. */
async function farFrom(site: string): Promise<{ readonly address: string; readonly close: () => void }> {
  const { hostname, port } = new URL(site)
  const isPage = ({ headers }: IncomingMessage) => headers['sec-fetch-mode'] === 'navigate'
  const server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked
    setTimeout(
      () => {
        asked.pipe(
          request({ hostname, port, method, path, headers }, came => {
            answer.writeHead(came.statusCode ?? 502, came.headers)
            came.pipe(answer)
          }),
        )
      },
      isPage(asked) ? opening : 0,
    )
  })
  server.on('upgrade', (asked, socket, head) => {
    setTimeout(() => {
      const there = connect(Number(port), hostname, () => {
        const lines = asked.rawHeaders.flatMap((name, k, all) => (k % 2 === 0 ? [`${name}: ${all[k + 1]}`] : []))
        there.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
        there.write(head)
        socket.pipe(there).pipe(socket)
      })
      for (const end of [socket, there])
        end.on('error', () => {
          socket.destroy()
          there.destroy()
        })
    }, opening + roundTrip)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
