// The worker that the bench measures: the product itself, and a way to fill a table with the rows of a known game, and to ask how
// many tables were loaded into memory. Nothing of this lies in what is deployed.
import type { Row } from '#shared/table/rows.ts'
import worker from '#worker/index.ts'
import { SqlRows } from '#worker/sql-rows.ts'
import { Table as Product, type Env } from '#worker/table-object.ts'

/** How many objects were made since the worker was started: one each time that a table wakes up. */
let made = 0

export class Table extends Product {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    made++
  }

  /** @param texts the rows, oldest first, each as JSON */
  fill(texts: readonly string[]): void {
    const rows = new SqlRows(this.ctx.storage)
    for (const text of texts) {
      const row: Row = JSON.parse(text)
      if (row.n === 1) rows.create(row)
      else rows.append(row)
    }
  }
}

interface FilledEnv extends Omit<Env, 'TABLES'> {
  readonly TABLES: DurableObjectNamespace<Table>
}

export default {
  async fetch(request: Request, env: FilledEnv, context: ExecutionContext): Promise<Response> {
    const [, id] = /^\/api\/filled\/(.+)$/.exec(new URL(request.url).pathname) ?? []
    if (id) await env.TABLES.getByName(id).fill(await request.json())
    if (id) return Response.json({})
    if (request.url.endsWith('/api/made')) return Response.json(made)
    return worker.fetch(request, env, context)
  },
}
