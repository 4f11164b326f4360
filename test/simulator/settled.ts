// How simulations in Node wait until nothing goes on any more.

/** Resolves after everything that was begun has run as far as it can. */
export const settled = (): Promise<void> =>
  new Promise(resolve => {
    setImmediate(resolve)
  })
