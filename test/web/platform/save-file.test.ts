// Files that a browser saves: it reads them only after the call that has asked it to.
import { resolveObjectURL } from 'node:buffer'
import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from '#web/lib/platform/save-file.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a file that is saved has its name, can be read after the call, and is let go of later', async () => {
  vi.useFakeTimers()
  const link = { href: '', download: '', click: vi.fn() }
  vi.stubGlobal('document', { createElement: () => link })
  saveFile(new File(['as it was played'], 'game.json'))
  expect(link.click).toHaveBeenCalledOnce()
  expect(link.download).toBe('game.json')
  // Some browsers ask first where to put it.
  vi.advanceTimersByTime(30_000)
  expect(await resolveObjectURL(link.href)?.text()).toBe('as it was played')
  vi.runAllTimers()
  expect(resolveObjectURL(link.href)).toBeUndefined()
})
