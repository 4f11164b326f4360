// Checks request bodies: type, size and schema.
import type { Context, Handler, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type * as v from 'valibot'
import { largestBody } from '#shared/protocol.ts'
import { ApiError } from '#shared/table/api-error.ts'
import { validated } from '#shared/table/validation.ts'

const refuseOtherTypes: MiddlewareHandler = (call, next) => {
  const type = call.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new ApiError('not-json')
  return next()
}

const refuseTooLarge = bodyLimit({
  maxSize: largestBody,
  onError: () => {
    throw new ApiError('too-large')
  },
})

/**
 * The handlers of a route that takes a JSON body.
 * @param answer answers the call; gets the checked body
 * @throws ApiError not-json, too-large, bad-json or bad-body, in this order
 */
export function withBody<Schema extends v.GenericSchema, Bindings extends object>(
  schema: Schema,
  answer: (call: Context<{ Bindings: Bindings }>, body: v.InferOutput<Schema>) => Promise<Response>,
): readonly [MiddlewareHandler, MiddlewareHandler, Handler<{ Bindings: Bindings }>] {
  return [
    refuseOtherTypes,
    refuseTooLarge,
    async call => answer(call, validated(decoded(await call.req.arrayBuffer()), schema)),
  ]
}

/** Text in UTF-8, without a byte order mark. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    throw new ApiError('bad-json')
  }
}
