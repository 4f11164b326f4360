// Parts of the page that are fetched when they are wanted. A browser remembers that a fetch of one has failed and never
// tries it again, so where it would surely fail it is not tried at all.

/** Said instead of an attempt that would spoil the part for as long as the page is open. */
export class Offline extends Error {}

/** Whether anything answers: a browser that says it is online may only be about to be. */
async function answers(): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(4_000) })
    return true
  } catch {
    return false
  }
}

/** Resolves at once, or when the browser says again that there is a connection. */
export function connected(): Promise<void> {
  return navigator.onLine
    ? Promise.resolve()
    : new Promise(resolve => {
        addEventListener('online', () => resolve(), { once: true })
      })
}

/** @returns fetches the part, once; rejects with `Offline` where there is no connection and it has not come before */
export function part<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let here: Promise<Part> | null = null
  let doubtful = false
  return async () => {
    if (here) return here
    if (navigator.onLine === false || (doubtful && !(await answers()))) {
      doubtful = true
      throw new Offline()
    }
    const part = await load()
    here = Promise.resolve(part)
    return part
  }
}
