// Parts of the page that are fetched late: never tried where the attempt would be remembered as failed.
import { afterEach, expect, test, vi } from 'vitest'
import { connected, Offline, part } from '#web/lib/platform/part.ts'

afterEach(() => vi.unstubAllGlobals())
const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

test('offline nothing is fetched, and the part comes when there is a connection', async () => {
  const load = vi.fn(() => Promise.resolve('here'))
  const fetch = part(load)
  online(false)
  await expect(fetch()).rejects.toBeInstanceOf(Offline)
  expect(load).not.toHaveBeenCalled()
  online(true)
  vi.stubGlobal('location', { pathname: '/t/abc' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('not yet')))
  await expect(fetch()).rejects.toBeInstanceOf(Offline)
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null)))
  expect(await fetch()).toBe('here')
})

test('where the browser has the whole site a part comes without a connection', async () => {
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } })
  expect(await part(() => Promise.resolve('kept'))()).toBe('kept')
  await connected()
})

test('a part that was fetched is there without a connection, and is not fetched again', async () => {
  const load = vi.fn(() => Promise.resolve('here'))
  const fetch = part(load)
  online(true)
  await fetch()
  online(false)
  expect(await fetch()).toBe('here')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failed fetch is reported with its own error', async () => {
  online(true)
  const fetch = part(() => Promise.reject(new TypeError('gone')))
  await expect(fetch()).rejects.toBeInstanceOf(TypeError)
  await expect(fetch()).rejects.toBeInstanceOf(TypeError)
})

test('what waits for a connection goes on at once where there is one, else once there is', async () => {
  online(true)
  await connected()
  online(false)
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const goOn = vi.fn()
  void connected().then(goOn)
  await Promise.resolve()
  expect(goOn).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('online'))
  await Promise.resolve()
  expect(goOn).toHaveBeenCalledOnce()
})
