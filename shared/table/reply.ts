// A table's answer to a call. The body is text already, so that it is serialised only once on its way to the client.
import { apiErrorOf } from './api-error.ts'

/** An answer of the API. */
export interface Reply {
  readonly status: number
  readonly text: string
  /** The ETag of a view. */
  readonly tag?: string
  /** Of a refusal with 429: no later time can be said at which the call would be taken. */
  readonly isForGood?: true
}

/** An answer with this body. */
export function reply(status: number, body: object, tag?: string): Reply {
  return { status, text: JSON.stringify(body), ...(tag ? { tag } : {}) }
}

/** Whether the caller of a view knows the one with this tag, as the `If-None-Match` that it has sent says. */
export function isTagIn(known: string | null, tag: string): boolean {
  const bare = (each: string) => each.trim().replace(/^W\//, '')
  return known?.split(',').map(bare).includes(bare(tag)) ?? false
}

/** The answer to a call that was refused or has failed. */
export function errorReply(thrown: unknown): Reply {
  const refused = apiErrorOf(thrown)
  return { ...reply(refused.status, refused.body), ...(refused.isForGood ? { isForGood: true } : {}) }
}
