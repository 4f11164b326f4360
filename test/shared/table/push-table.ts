// A table of which browsers are told, for tests of push messages: who sits there, what was sent, how its game goes on.
import type { View } from '#shared/protocol.ts'
import { required } from '#test/shared/required.ts'
import { target } from '../push/push-target.ts'
import { bodyOf, MemoryPlace, settled, type HostedTable, type Seated } from './memory-place.ts'

/** A table, where it is, and who sits at it. */
export interface Sat {
  readonly place: MemoryPlace
  readonly table: HostedTable
  readonly seated: readonly Seated[]
}

/** A table at which everybody but the host wants to be told, whose game has begun and who was told of that. */
export async function satDown(names: readonly string[] = ['Anna', 'Bert', 'Cleo'], options = {}): Promise<Sat> {
  const place = new MemoryPlace(6)
  const { table, seated } = await place.made({ game: 'valley', seats: names.length, options }, names)
  const sat = { place, table, seated }
  for (const seat of seated.keys()) if (seat > 0) bodyOf(await wished(sat, seat))
  return sat
}

/** Has a browser told of a seat. */
export const wished = ({ table, seated }: Sat, seat: number, to = target(`${seat}`)) =>
  table.machine.pushTo(required(seated[seat]).token, seat, to)
/** The view of a seat, or a spectator. */
export const seen = async ({ table }: Sat, token: string | null = null): Promise<View> =>
  bodyOf<View>(await table.machine.fetchView(token, null))
/** What was sent so far: the last letter of each endpoint, and the sentence. */
export const bodies = ({ table }: Sat) =>
  table.push.sent.map(({ target: { endpoint }, text }) => {
    const { body }: { readonly body: string } = JSON.parse(text)
    return [endpoint.at(-1), body]
  })

/** Ends the turn of whoever is waited for, with the falling cards that this asks for; gives who is asked next. */
export async function endTurn(sat: Sat): Promise<number> {
  const [seat = 0] = (await seen(sat)).waitingFor
  const { token } = required(sat.seated[seat])
  for (;;) {
    const { decisions, waitingFor } = await seen(sat, token)
    const [decision] = decisions
    if (!decision) {
      await settled()
      return waitingFor[0] ?? 0
    }
    const option = decision.options.find(({ key }) => key === 'end') ?? required(decision.options[0])
    bodyOf(await sat.table.machine.pick(token, { decision: decision.id, options: [option.id] }))
  }
}

/** Plays on until a seat that wants to be told is waited for, from one that is not waited for now. */
export async function untilAsked(sat: Sat): Promise<number> {
  for (;;) {
    const next = await endTurn(sat)
    if (next > 0) return next
  }
}
