// A table's answer as an HTTP response.
import { apiHeaders } from '#shared/headers.ts'
import type { Reply } from '#shared/table/reply.ts'

/** In seconds: rate limits are counted by the minute. */
const retryAfter = '60'

/** Makes the HTTP response for a table's answer. */
export function responseOf({ status, text, tag, isForGood }: Reply): Response {
  const headers = {
    ...apiHeaders,
    ...(tag
      ? { ETag: tag, 'Cache-Control': 'private, no-cache', Vary: 'Authorization' }
      : { 'Cache-Control': 'no-store' }),
    ...(status === 429 && !isForGood ? { 'Retry-After': retryAfter } : {}),
  }
  if (status === 304) return new Response(null, { status, headers })
  return new Response(text, { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers } })
}
