// Parts of the page that are fetched when needed. A browser remembers a failed dynamic import and never tries it again, so an
// import that would certainly fail is not tried at all.

/** Thrown instead of trying an import that would fail and could then not be repeated until the page is reloaded. */
export class Offline extends Error {}

/** Whether the site can be reached: a browser may say it is online a moment too early. */
async function answers(): Promise<boolean> {
  try {
    // Not for the address of a table, of which a preview would be made.
    await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(4_000) })
    return true
  } catch {
    return false
  }
}

/** Whether this browser has the whole site (`keep-site.ts`): then no part needs a connection. */
const isKept = () => !!navigator.serviceWorker?.controller

/** Whether anything more of the site can be had now, as far as the browser knows. */
export const isReachable = (): boolean => navigator.onLine || isKept()

/** Resolves as soon as parts can be fetched. */
export function connected(): Promise<void> {
  return isReachable()
    ? Promise.resolve()
    : new Promise(resolve => {
        addEventListener('online', () => resolve(), { once: true })
      })
}

/** @returns a function that fetches the part once; it rejects with `Offline` if there is no connection and the part was not fetched before */
export function part<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let here: Promise<Part> | null = null
  let doubtful = false
  return async () => {
    if (here) return here
    if (!isKept() && (navigator.onLine === false || (doubtful && !(await answers())))) {
      doubtful = true
      throw new Offline()
    }
    const part = await load()
    here = Promise.resolve(part)
    return part
  }
}
