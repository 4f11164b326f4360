// The port that a server was given.
import type { Server } from 'node:net'

/** The port on which it listens; throws where it does not listen on one. */
export function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port')
  return address.port
}
