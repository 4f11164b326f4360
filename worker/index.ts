// The routes: what lies under which address, and what a body there may be. What a table answers is decided in the table.
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { againSchema, makeTableSchema, pickSchema, seatSchema } from '#shared/protocol.ts'
import { readBody } from './body.ts'
import { Refused } from './refusals.ts'
import { refusing, responseOf, type Reply } from './reply.ts'
import { isTableId, tableId } from './seats.ts'
import { turnAway } from './live.ts'
import type { Env, Table } from './table.ts'

export { Table } from './table.ts'

type Call = Context<{ Bindings: Env }>

const app = new Hono<{ Bindings: Env }>()
const here = '/api/games/:id'

app.post('/api/games', async call => {
  const wish = await readBody(call.req.raw, makeTableSchema)
  const id = tableId(wish.key)
  return out(await call.env.TABLES.getByName(id).make({ ...wish, id, origin: originOf(call) }))
})

app.get(here, async call => out(await tableOf(call).look(tokenIn(call), call.req.header('If-None-Match') ?? null)))

app.post(`${here}/seats`, async call => {
  const body = await readBody(call.req.raw, seatSchema)
  if ('bot' in body) throw new Refused('no-such-path', 'There are no bots yet.')
  return out(await tableOf(call).sit(body))
})

app.delete(`${here}/seats/:seat{[0-9]}`, async call => out(await tableOf(call).leave(tokenIn(call), Number(call.req.param('seat')))))

app.post(`${here}/picks`, async call => {
  const body = await readBody(call.req.raw, pickSchema)
  return out(await tableOf(call).pick(tokenIn(call), body))
})

app.post(`${here}/undo`, async call => out(await tableOf(call).undo(tokenIn(call))))

app.post(`${here}/again`, async call => {
  const body = await readBody(call.req.raw, againSchema)
  return out(await tableOf(call).again(tokenIn(call), body, originOf(call)))
})

app.get(`${here}/log`, async call => {
  const before = v.safeParse(beforeSchema, call.req.query('before'))
  if (!before.success) throw new Refused('bad-body', 'Say before which line of the log: before=N.')
  return out(await tableOf(call).log(tokenIn(call), before.output))
})

app.get(`${here}/history`, async call => out(await tableOf(call).history(tokenIn(call))))

app.get(`${here}/live`, async call => {
  if (call.req.header('Upgrade')?.toLowerCase() !== 'websocket') throw new Refused('no-such-method')
  const id = call.req.param('id')
  if (!isTableId(id)) return turnAway(call.req.raw, new Refused('no-such-game'))
  return call.env.TABLES.getByName(id).fetch(call.req.raw)
})

for (const path of ['/api/games', here, `${here}/seats`, `${here}/seats/:seat{[0-9]}`, `${here}/picks`, `${here}/undo`, `${here}/again`, `${here}/log`, `${here}/history`, `${here}/live`]) {
  app.all(path, () => { throw new Refused('no-such-method') })
}

app.notFound(() => responseOf(refusing(new Refused('no-such-path'))))
app.onError(thrown => responseOf(refusing(thrown)))

const beforeSchema = v.pipe(
  v.optional(v.string(), `${Number.MAX_SAFE_INTEGER}`), v.regex(/^[0-9]{1,16}$/), v.transform(Number), v.safeInteger(),
)

function tableOf(call: Call): DurableObjectStub<Table> {
  const id = call.req.param('id') ?? ''
  if (!isTableId(id)) throw new Refused('no-such-game')
  return call.env.TABLES.getByName(id)
}

/** The token of a call, or null where it comes without one. What is no bearer token belongs to no seat either. */
function tokenIn(call: Call): string | null {
  const header = call.req.header('Authorization')
  return header === undefined ? null : /^Bearer +([A-Za-z0-9_-]{1,128})$/i.exec(header)?.[1] ?? ''
}

function originOf(call: Call): string {
  return new URL(call.req.url).origin
}

function out(reply: Reply): Response {
  return responseOf(reply)
}

export default app
