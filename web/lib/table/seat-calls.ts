// The calls by which a seat is taken or given up, at a table or at the one that follows it. No card waits for them.
import type { MadeTable, SatDown, View } from '#shared/protocol.ts'
import type { SeatTokens } from '../local/calls.ts'
import { deviceSeats, keepDeviceSeats } from './device-seats.ts'
import { isUnanswered, keyAnswered, seatTaken, sentWith } from './call-keys.ts'
import { forgetToken, keepToken, putAside, tokenFor } from './seat-storage.ts'
import type { Session } from './session.svelte.ts'
import { keepYourName, yourName } from './your-name.ts'
import {
  addressOf,
  call,
  callUntilAnswered,
  fetchInBrowser,
  tableApi,
  troubleOf,
  type Fetch,
  type Trouble,
} from './table-api.ts'

const sitWish = (table: string) => `sit ${table}`

type Sitting = Pick<Session, 'id' | 'recall' | 'status' | 'viewAs' | 'take' | 'isSitting'>

/** Takes a free seat, and shows it at once where there is no connection that would. May safely be repeated. */
export async function sit(session: Sitting, name: string, fetch: Fetch = fetchInBrowser): Promise<Trouble | null> {
  session.isSitting = true
  try {
    return await takeSeat(session, name, fetch)
  } finally {
    session.isSitting = false
  }
}

async function takeSeat(session: Sitting, name: string, fetch: Fetch): Promise<Trouble | null> {
  const { id } = session
  keepYourName(name)
  const wish = sitWish(id)
  const answer = await callUntilAnswered(() =>
    call<SatDown>(fetch, { method: 'POST', path: addressOf(id, '/seats'), body: { name, ...sentWith(wish) } }),
  )
  if (!answer.ok) {
    const trouble = troubleOf(answer)
    // Whoever has a seat by this key is given it again, also during the game: this one has none.
    if (trouble.code === 'already-started') keyAnswered(wish)
    return trouble
  }
  const { token } = answer.body
  keepToken(id, token)
  seatTaken(wish, id, token)
  const isPolling = session.status === 'polling'
  session.recall()
  const seen = isPolling ? await session.viewAs(token) : null
  if (seen?.ok) session.take(seen.body, token)
  return null
}

/** Asks once more for a seat that a call may have taken whose answer was lost: nothing else leads there. */
export async function sitAgain(session: Sitting, fetch: Fetch = fetchInBrowser): Promise<void> {
  if (isUnanswered(sitWish(session.id))) await sit(session, yourName(), fetch)
}

/** Gives up our seat, or removes another player as host, before the game has begun. */
export async function free(
  session: Pick<Session, 'id' | 'token' | 'view' | 'recall' | 'take' | 'dismissed'>,
  seat: number,
  fetch: Fetch = fetchInBrowser,
): Promise<Trouble | null> {
  const { id, token } = session
  const ours = seat === session.view?.you
  const answer = await callUntilAnswered(() =>
    call<View>(fetch, { method: 'DELETE', path: addressOf(id, `/seats/${seat}`), token }),
  )
  const trouble = answer.ok ? null : troubleOf(answer)
  // A seat's token stops working once the seat is given up. If the token is refused, an earlier call has given the seat
  // up already and only its answer was lost.
  if (ours && (trouble === null || trouble.code === 'bad-token')) {
    if (trouble) putAside(id)
    else forgetToken(id, token)
    session.recall()
    // The table tells it over the socket too, as to somebody who was removed.
    session.dismissed = false
    return null
  }
  if (answer.ok) session.take(answer.body, token)
  return trouble
}

/** Whether this browser has a seat at a table, which may have been freed or deleted since it was kept. */
async function isSeatedAt(table: string, fetch: Fetch): Promise<boolean> {
  const token = tokenFor(table)
  return token !== null && (await callUntilAnswered(() => tableApi(fetch).view(table, token, null))).ok
}

/**
 * Makes or joins the next table with the same people, and takes a seat there; at a local table for all who share the
 * device. Whoever has a seat there by its link takes no second one: that would be somebody else's.
 */
export async function again(
  { id, token, isLocal, view }: Pick<Session, 'id' | 'token' | 'isLocal' | 'view'>,
  fetch: Fetch = fetchInBrowser,
): Promise<{ readonly id: string } | Trouble> {
  const known = view?.next
  if (known && (await isSeatedAt(known, fetch))) return { id: known }
  const wish = `again ${id}`
  const body = { ...sentWith(wish), ...(isLocal ? { tokens: deviceSeats(id) } : {}) }
  const answer = await callUntilAnswered(() =>
    call<MadeTable & { readonly tokens?: SeatTokens }>(fetch, {
      method: 'POST',
      path: addressOf(id, '/again'),
      token,
      body,
    }),
  )
  if (!answer.ok) return troubleOf(answer)
  const next = answer.body
  keepToken(next.id, next.token)
  if (next.tokens) keepDeviceSeats(next.id, next.tokens)
  seatTaken(wish, next.id, next.token)
  return { id: next.id }
}
