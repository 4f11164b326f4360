// One table, one Durable Object.
import { DurableObject } from 'cloudflare:workers'

export interface Env { readonly TABLES: DurableObjectNamespace<Table> }

/** A table of one game. */
export class Table extends DurableObject<Env> {
  override async fetch(): Promise<Response> {
    return Response.json({ hello: 'valley' })
  }
}
