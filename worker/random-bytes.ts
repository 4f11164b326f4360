// Random bytes for ids, tokens and seeds, from the runtime.
import type { RandomBytes } from '#shared/table/ports.ts'

/** Returns so many cryptographically random bytes. */
export const randomBytes: RandomBytes = count => crypto.getRandomValues(new Uint8Array(count))
