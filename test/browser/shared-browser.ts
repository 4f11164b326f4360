// One browser for all files of tests that a worker runs one after the other: to start a browser takes as long as a short test.
import type { Browser } from 'playwright-core'
import { openBrowser } from './chromium.ts'

let shared: Promise<Browser> | undefined

/** The browser. Nobody closes it: it ends with the worker. */
export async function sharedBrowser(): Promise<Browser> {
  const known = await shared
  if (known?.isConnected()) return known
  shared = openBrowser()
  return shared
}

/** Closes all that a file's tests have left open, so that nothing of it goes on beside the next file's. */
export async function closeContexts(): Promise<void> {
  const known = await shared
  await Promise.all(known?.contexts().map(context => context.close()) ?? [])
}
