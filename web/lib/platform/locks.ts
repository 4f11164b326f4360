// Locks of the browser, by name: what all pages and workers of a site agree by.

/** Missing where a site is not served securely. */
const locks = (): LockManager | undefined => navigator.locks as LockManager | undefined

/**
 * Asks for a lock, and holds it until that is ended or the page is closed. Where there are none nothing is held.
 * @param failed called where the lock is refused, or taken away
 * @returns ends that
 */
export function holdLock(
  name: string,
  options: LockOptions,
  failed: (thrown: unknown) => void = () => undefined,
): () => void {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  locks()
    ?.request(name, options, () => held)
    .catch(failed)
  return () => release()
}

/** Acts unless somebody holds a lock, and keeps others from it meanwhile. Where there are no locks nobody holds one. */
export async function unlessHeld(name: string, act: () => void | Promise<void>): Promise<void> {
  const known = locks()
  if (known) await known.request(name, { ifAvailable: true }, lock => (lock ? act() : undefined))
  else await act()
}

/**
 * Acts once nobody keeps others from a lock, and holds it meanwhile beside others that act so. Where there are no locks, or the
 * browser refuses them to a site that may store nothing, it acts at once.
 */
export async function besideOthers<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  let isHeld = false
  const holding = locks()?.request(name, { mode: 'shared' }, () => {
    isHeld = true
    return act()
  })
  try {
    return await (holding ?? act())
  } catch (thrown) {
    if (isHeld || !holding) throw thrown
    return act()
  }
}
