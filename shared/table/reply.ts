// A table's answer to a call. The body is text already, so that it is serialised only once on its way to the client.
import { apiErrorOf } from './api-error.ts'

/** An answer of the API. */
export interface Reply {
  readonly status: number
  readonly text: string
  /** The ETag of a view. */
  readonly tag?: string
}

/** An answer with this body. */
export function reply(status: number, body: object, tag?: string): Reply {
  return { status, text: JSON.stringify(body), ...(tag ? { tag } : {}) }
}

/** The answer to a call that was refused or has failed. */
export function errorReply(thrown: unknown): Reply {
  const refused = apiErrorOf(thrown)
  return reply(refused.status, refused.body)
}
