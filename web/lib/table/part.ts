// Parts of the page that are fetched when they are wanted. A browser remembers that a fetch of one has failed and never
// tries it again, so where it would surely fail it is not tried at all.

/** Said instead of an attempt that would spoil the part for as long as the page is open. */
export class Offline extends Error {}

/** @returns fetches the part, once; rejects with `Offline` where there is no connection and it has not come before */
export function part<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let here: Promise<Part> | null = null
  return () => {
    if (here) return here
    if (!navigator.onLine) return Promise.reject(new Offline())
    const coming = load()
    void coming.then(() => { here = coming }, () => undefined)
    return coming
  }
}
