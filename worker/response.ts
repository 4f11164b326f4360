// A table's answer as it goes out over HTTP.
import { apiHeaders } from '#shared/headers.ts'
import type { Reply } from '#shared/table/reply.ts'

/** Limits are counted by the minute. */
const retryAfter = '60'

/** The answer as it goes out. */
export function responseOf({ status, text, tag }: Reply): Response {
  const headers = {
    ...apiHeaders,
    ...(tag
      ? { ETag: tag, 'Cache-Control': 'private, no-cache', Vary: 'Authorization' }
      : { 'Cache-Control': 'no-store' }),
    ...(status === 429 ? { 'Retry-After': retryAfter } : {}),
  }
  if (status === 304) return new Response(null, { status, headers })
  return new Response(text, { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers } })
}
