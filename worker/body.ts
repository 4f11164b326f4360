// Bodies of requests as they come in: type, size and schema. What they mean is not looked at here.
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
 * The steps of a call that comes with a JSON body.
 * @param answer what is answered once the body has been checked
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
