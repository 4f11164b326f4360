// Puts a limit on waiting, with a message that names what was waited for: a page that hangs never answers a test, and
// the test runner's own limit would not say where.

/**
 * Waits for something, but no longer than this.
 * @param what said where it did not come
 */
export async function within<T>(ms: number, what: string, coming: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`after ${ms / 1000} s: ${what}`)), ms)
  })
  try {
    return await Promise.race([coming, late])
  } finally {
    clearTimeout(timer)
  }
}
