// Has the browser keep what the site has stored in it, also where space runs short.

/**
 * To be called where a game is stored: a browser that refuses at first may agree once somebody has come back. Not where
 * it would put the question to the person, in the middle of a game: Firefox does, and only it knows this style.
 */
export function keepStored(): void {
  // Missing where a site is not served securely.
  const storage = navigator.storage as StorageManager | undefined
  if (!CSS.supports('-moz-appearance', 'none')) storage?.persist().catch(() => undefined)
}
