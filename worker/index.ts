// The routes, and nothing else: what a table answers is decided in the table.
import { Hono } from 'hono'
import type { Env } from './table.ts'

export { Table } from './table.ts'

const app = new Hono<{ Bindings: Env }>()

app.all('/api/hello', context => context.env.TABLES.getByName('hello').fetch(context.req.raw))

export default app
