// Which method of a table answers which call of the API. Calls that make no sense within one browser are missing.
// Bodies are the page's own and need no schema.
import type { Again, MadeTable, SeatPick, SatDown } from '#shared/protocol.ts'
import { reply, type Reply } from '#shared/table/reply.ts'
import type { TableMachine } from '#shared/table/table-machine.ts'
import type { LocalCall } from './wire.ts'

/** The tokens of all people's seats, by seat; null for a seat of a bot. */
export type SeatTokens = readonly (string | null)[]

/** The answer to who has made a local table: a token for each person. */
export interface MadeLocalTable extends Omit<MadeTable, 'url'> {
  readonly tokens: SeatTokens
}

type Answer = (machine: TableMachine, call: LocalCall) => Promise<Reply>

export interface Route {
  readonly method: string
  /** What follows the table's id. */
  readonly rest: string
  readonly answer: Answer
}

/** Calls that change nothing: they are answered even where another tab holds the table. */
export const looks: readonly Route[] = [
  { method: 'GET', rest: '', answer: (machine, { token, tag }) => machine.fetchView(token, tag) },
  { method: 'GET', rest: '/log', answer: (machine, { token, path }) => machine.log(token, beforeIn(path)) },
  { method: 'GET', rest: '/missed', answer: (machine, { token }) => machine.missed(token) },
  { method: 'GET', rest: '/hint', answer: (machine, { token }) => machine.hint(token) },
  { method: 'GET', rest: '/history', answer: (machine, { token }) => machine.history(token) },
]

export const changes: readonly Route[] = [
  { method: 'POST', rest: '/picks', answer: (machine, call) => machine.pick(call.token, bodyOf<SeatPick>(call)) },
  { method: 'POST', rest: '/undo', answer: (machine, { token }) => machine.undo(token) },
  { method: 'POST', rest: '/again', answer: again },
]

/** The body of a call or of an answer. */
export function bodyOf<Body>({ body }: { readonly body: string | null }): Body {
  const read: Body = JSON.parse(body ?? '{}')
  return read
}

/** All people of this browser go on together: the caller first, who becomes the host. */
async function again(machine: TableMachine, call: LocalCall): Promise<Reply> {
  const { tokens: known = [], share } = bodyOf<Again & { readonly tokens?: SeatTokens }>(call)
  const others = known.filter(token => token !== null && token !== call.token)
  const seated: MadeTable[] = []
  for (const token of [call.token, ...others]) {
    const answer = await machine.again(token, '', token === call.token ? share : undefined)
    if (answer.status !== 201) return answer
    seated.push(bodyOf<MadeTable>({ body: answer.text }))
  }
  const [{ id = '' } = {}] = seated
  return madeReply(id, seated)
}

/**
 * The answer to who has made a table.
 * @param seated everybody of this browser, the caller first
 */
export function madeReply(id: string, seated: readonly SatDown[]): Reply {
  const [caller] = seated
  if (!caller) throw new Error('nobody sits there')
  const last = Math.max(...seated.map(({ seat }) => seat))
  const tokens = Array.from({ length: last + 1 }, (_, n) => seated.find(({ seat }) => seat === n)?.token ?? null)
  return reply(201, { id, seat: caller.seat, token: caller.token, tokens } satisfies MadeLocalTable)
}

function beforeIn(path: string): number {
  return Number(new URLSearchParams(path.split('?')[1]).get('before') ?? Number.MAX_SAFE_INTEGER)
}
