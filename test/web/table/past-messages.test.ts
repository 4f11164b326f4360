// What messages have left behind is cleared away, whatever a browser can do of it.
import { afterEach, expect, test, vi } from 'vitest'
import { clearMessages } from '#web/lib/table/push/past-messages.ts'

afterEach(() => vi.unstubAllGlobals())

const notification = (data: string) => ({ data, close: vi.fn() })

test("the icon's mark goes, and of the notifications those of the table", async () => {
  const [here, elsewhere] = [notification('one'), notification('two')]
  const registration = { getNotifications: () => Promise.resolve([here, elsewhere]) }
  const clearAppBadge = vi.fn(() => Promise.reject(new Error('no badges here')))
  vi.stubGlobal('navigator', { clearAppBadge, serviceWorker: { getRegistration: () => Promise.resolve(registration) } })
  await clearMessages('one')
  await vi.waitFor(() => expect(here.close).toHaveBeenCalledOnce())
  expect(clearAppBadge).toHaveBeenCalledOnce()
  expect(elsewhere.close).not.toHaveBeenCalled()
})

test('a browser that was never told anything, or cannot be, has nothing to clear', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(undefined) } })
  await clearMessages('one')
  vi.stubGlobal('navigator', {})
  await clearMessages('one')
})
