// The routes of the API and the schemas of their bodies. The answers are made by the tables.
import { Hono, type Context, type Handler, type MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import * as v from 'valibot'
import { namesOf, type Games } from '#shared/game-manifest.ts'
import {
  againSchema,
  makeTableSchema,
  pickSchema,
  pushOffSchema,
  pushSchema,
  seatSchema,
  standInSchema,
  type Again,
  type MakeTable,
  type SeatPick,
  type PushTarget,
  type StandIn,
} from '#shared/protocol.ts'
import { ApiError } from '#shared/table/api-error.ts'
import { errorReply, reply } from '#shared/table/reply.ts'
import { isTableId, tableId } from '#shared/table/tokens.ts'
import { withBody } from './body.ts'
import { reportError } from './error-report.ts'
import { checkLimit, fromAddress, type LimitName } from './limits.ts'
import { publicKeyOf } from './push.ts'
import { randomBytes } from './random-bytes.ts'
import { responseOf } from './response.ts'
import { rejectSocket } from './sockets.ts'
import type { Env, Table } from './table-object.ts'

type Call = Context<{ Bindings: Env }>
type RouteHandler = Handler<{ Bindings: Env }> | MiddlewareHandler<{ Bindings: Env }>

/** The address of a table; all calls at it begin so. */
const ofTable = '/api/games/:id'

const beforeSchema = v.pipe(
  v.optional(v.string(), `${Number.MAX_SAFE_INTEGER}`),
  v.regex(/^[0-9]{1,16}$/),
  v.transform(Number),
  v.safeInteger(),
)

type Route = readonly [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  limit: LimitName,
  handler: RouteHandler,
  ...RouteHandler[],
]

/** The table of routes: the router is made from it, the limit that counts each call, and every `Allow` header. */
const routesOf = (games: Games): readonly Route[] => [
  ['POST', '/api/games', 'MAKE_LIMIT', ...withBody(makeTableSchema(namesOf(games)), make)],
  ['GET', ofTable, 'CALL_LIMIT', look],
  ['DELETE', ofTable, 'CALL_LIMIT', remove],
  ['POST', `${ofTable}/seats`, 'SIT_LIMIT', ...withBody(seatSchema, sit)],
  ['DELETE', `${ofTable}/seats/:seat{[0-9]}`, 'CALL_LIMIT', leave],
  ['POST', `${ofTable}/seats/:seat{[0-9]}/stand-in`, 'CALL_LIMIT', ...withBody(standInSchema, standIn)],
  ['DELETE', `${ofTable}/seats/:seat{[0-9]}/stand-in`, 'CALL_LIMIT', comeBack],
  ['PUT', `${ofTable}/seats/:seat{[0-9]}/push`, 'CALL_LIMIT', ...withBody(pushSchema, pushTo)],
  ['DELETE', `${ofTable}/seats/:seat{[0-9]}/push`, 'CALL_LIMIT', ...withBody(pushOffSchema, pushTo)],
  ['POST', `${ofTable}/picks`, 'CALL_LIMIT', ...withBody(pickSchema, pick)],
  ['POST', `${ofTable}/undo`, 'CALL_LIMIT', undo],
  ['POST', `${ofTable}/again`, 'SIT_LIMIT', ...withBody(againSchema, again)],
  ['GET', `${ofTable}/log`, 'READ_LIMIT', log],
  ['GET', `${ofTable}/missed`, 'READ_LIMIT', missed],
  ['GET', `${ofTable}/hint`, 'READ_LIMIT', hint],
  ['GET', `${ofTable}/history`, 'READ_LIMIT', history],
  ['GET', `${ofTable}/live`, 'CONNECT_LIMIT', live],
  ['GET', '/api/push', 'CALL_LIMIT', pushKey],
  ['GET', '/api/health', 'CALL_LIMIT', () => responseOf(reply(200, healthOf(games)))],
]

/** The API through which these games are played. */
export function apiOf(games: Games): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>()
  const routes = routesOf(games)
  app.use('/api/*', async (call, next) => {
    await checkLimit(call.env, limitOf(routes, call), call.req.raw)
    await next()
  })
  for (const [method, path, _, ...handlers] of routes) app.on(method, path, ...handlers)
  for (const path of new Set(routes.map(([, path]) => path)))
    app.all(path, () => {
      throw new ApiError('no-such-method')
    })
  app.notFound(() => {
    throw new ApiError('no-such-path')
  })
  app.onError((thrown, call) => {
    const path = routePath(call, -1)
    reportError(thrown, { call: `${call.req.method} ${path}` })
    const response = responseOf(errorReply(thrown))
    if (response.status === 405) response.headers.set('Allow', methodsUnder(routes, path).join(', '))
    return response
  })
  return app
}

/**
 * The limit of the route that this call takes. What the router has matched decides, not the address as it was written:
 * that can be written in many ways, with any letter percent-encoded.
 */
function limitOf(routes: readonly Route[], call: Call): LimitName {
  const path = routePath(call, -1)
  // The router answers HEAD by the route of GET.
  const method = call.req.method === 'HEAD' ? 'GET' : call.req.method
  const [, , limit = 'CALL_LIMIT'] = routes.find(route => route[0] === method && route[1] === path) ?? []
  return limit
}

/** The methods that a path takes. A path that takes GET takes HEAD too. */
function methodsUnder(routes: readonly Route[], path: string): readonly string[] {
  return routes
    .filter(([, other]) => other === path)
    .flatMap(([method]) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}

/** That the worker runs, and by which rules. */
function healthOf(games: Games): object {
  return { ok: true, rules: Object.fromEntries(Object.entries(games).map(([name, { version }]) => [name, version])) }
}

async function make(call: Call, request: MakeTable): Promise<Response> {
  const id = tableId(request.key, randomBytes)
  return responseOf(await call.env.TABLES.getByName(id).make({ ...request, id, origin: originOf(call) }))
}

async function look(call: Call): Promise<Response> {
  return responseOf(await tableOf(call).look(tokenIn(call), call.req.header('If-None-Match') ?? null))
}

async function remove(call: Call): Promise<Response> {
  return responseOf(await tableOf(call).remove(tokenIn(call)))
}

async function sit(call: Call, body: v.InferOutput<typeof seatSchema>): Promise<Response> {
  const table = tableOf(call)
  return responseOf(await ('bot' in body ? table.seatBot(tokenIn(call), body.bot, body.seat) : table.sit(body)))
}

async function leave(call: Call): Promise<Response> {
  return responseOf(await tableOf(call).leave(tokenIn(call), seatIn(call)))
}

async function standIn(call: Call, wish: StandIn): Promise<Response> {
  return responseOf(await tableOf(call).standIn(tokenIn(call), seatIn(call), wish))
}

async function comeBack(call: Call): Promise<Response> {
  return responseOf(await tableOf(call).comeBack(tokenIn(call), seatIn(call)))
}

async function pushTo(call: Call, target: PushTarget | { readonly endpoint: string }): Promise<Response> {
  return responseOf(await tableOf(call).pushTo(tokenIn(call), seatIn(call), target))
}

function pushKey(call: Call): Response {
  return responseOf(reply(200, { key: publicKeyOf(call.env) }))
}

async function pick(call: Call, picked: SeatPick): Promise<Response> {
  return responseOf(await tableOf(call).pick(tokenIn(call), picked))
}

async function undo(call: Call): Promise<Response> {
  return responseOf(await tableOf(call).undo(tokenIn(call)))
}

async function again(call: Call, { share }: Again): Promise<Response> {
  return responseOf(await tableOf(call).again(tokenIn(call), originOf(call), share))
}

async function log(call: Call): Promise<Response> {
  const before = v.safeParse(beforeSchema, call.req.query('before'))
  if (!before.success) throw new ApiError('bad-body', { message: 'Say before which line of the log: before=N.' })
  return responseOf(await tableOf(call).log(tokenIn(call), before.output))
}

async function missed(call: Call): Promise<Response> {
  return responseOf(await tableOf(call).missed(tokenIn(call)))
}

async function hint(call: Call): Promise<Response> {
  return responseOf(await tableOf(call).hint(tokenIn(call)))
}

async function history(call: Call): Promise<Response> {
  return responseOf(await tableOf(call).history(tokenIn(call)))
}

async function live(call: Call): Promise<Response> {
  if (call.req.header('Upgrade')?.toLowerCase() !== 'websocket')
    throw new ApiError('no-such-method', { message: 'A live connection is opened by an upgrade to a WebSocket.' })
  if (isOtherSite(call))
    throw new ApiError('host-only', { message: 'Live connections are for pages of this site and for programs.' })
  const id = call.req.param('id') ?? ''
  if (!isTableId(id)) {
    const refused = new ApiError('no-such-game')
    reportError(refused, { call: 'live' })
    return rejectSocket(call.req.raw, refused)
  }
  return call.env.TABLES.getByName(id).fetch(fromAddress(call.env, call.req.raw, id))
}

function tableOf(call: Call): DurableObjectStub<Table> {
  const id = call.req.param('id') ?? ''
  if (!isTableId(id)) throw new ApiError('no-such-game')
  return call.env.TABLES.getByName(id)
}

function seatIn(call: Call): number {
  return Number(call.req.param('seat'))
}

/** The token of a call; null if it has none. An `Authorization` of any other kind counts as a token that belongs to no seat. */
function tokenIn(call: Call): string | null {
  const header = call.req.header('Authorization')
  return header === undefined ? null : (/^Bearer +([A-Za-z0-9_-]{1,128})$/i.exec(header)?.[1] ?? '')
}

/** Whether a page of another site opens this socket: browsers allow it, but they send the `Origin`. Programs send none. */
function isOtherSite(call: Call): boolean {
  const origin = call.req.header('Origin')
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== new URL(call.req.url).host)
}

function originOf(call: Call): string {
  return new URL(call.req.url).origin
}
