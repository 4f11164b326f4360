// How a simulation in a page waits until nothing goes on any more: a message to itself comes after all that was begun.
const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port1.onmessage = () => {
  waiting.shift()?.()
}

/** Resolves after everything that was begun has run as far as it can. */
export const settled = (): Promise<void> =>
  new Promise(resolve => {
    waiting.push(resolve)
    port2.postMessage(null)
  })
