// What is waited for has an end, and says what it was: a page that hangs answers no question of a test, and no test of its own
// ends such a wait.

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
