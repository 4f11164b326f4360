// What a page and the worker that keeps its local tables say to one another. The page waits for `ready` before it says anything.
import type { Reply } from '#shared/table/reply.ts'

/** A call of the API. */
export interface LocalCall {
  readonly method: string
  /** With what stands behind a question mark. */
  readonly path: string
  readonly token: string | null
  /** The tag of the view that the caller knows. */
  readonly tag: string | null
  /** As text; null where there is none. */
  readonly body: string | null
}

/** `n` numbers the calls and connections of a page. */
export type ToWorker =
  | (LocalCall & { readonly type: 'call'; readonly n: number })
  | { readonly type: 'open'; readonly n: number; readonly id: string; readonly protocols: readonly string[] }
  | { readonly type: 'frame'; readonly n: number; readonly text: string }
  | { readonly type: 'close'; readonly n: number }

export type FromWorker =
  | { readonly type: 'ready'; readonly isKept: boolean }
  | { readonly type: 'reply'; readonly n: number; readonly reply: Reply }
  | { readonly type: 'opened'; readonly n: number }
  | { readonly type: 'frame'; readonly n: number; readonly text: string }
  | { readonly type: 'closed'; readonly n: number; readonly code: number }

/** With what a connection is closed whose table was opened in another tab. */
export const takenOver = 4409
/** With what one is closed whose table cannot be stored, because this device is full: its client connects again. */
export const deviceFull = 4507
