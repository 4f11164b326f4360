// Chance for ids, tokens and seeds, as the runtime gives it.
import type { RandomBytes } from '#shared/table/ports.ts'

/** So many bytes of chance that nobody can foretell. */
export const randomBytes: RandomBytes = count => crypto.getRandomValues(new Uint8Array(count))
