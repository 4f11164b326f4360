// An answer on its way from a table to its caller: the body is text already, so that it crosses only once.
import { refusalOf } from './refusals.ts'

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
export function refusing(thrown: unknown): Reply {
  const refused = refusalOf(thrown)
  return reply(refused.status, refused.body)
}

/** The answer as it goes out. */
export function responseOf({ status, text, tag }: Reply): Response {
  const seen = tag ? { 'ETag': tag, 'Cache-Control': 'private, no-cache', 'Vary': 'Authorization' } : { 'Cache-Control': 'no-store' }
  if (status === 304) return new Response(null, { status, headers: seen })
  return new Response(text, { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...seen } })
}
