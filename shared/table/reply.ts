// An answer on its way from a table to its caller: the body is text already, so that it crosses only once.
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

/** The answer to a call that met a refusal or an accident. */
export function errorReply(thrown: unknown): Reply {
  const refused = apiErrorOf(thrown)
  return reply(refused.status, refused.body)
}
