// The calls about who plays a seat (worker/API.md, Stand-ins).
import type { Level } from '#shared/bot-levels.ts'
import type { View } from '#shared/protocol.ts'
import { keep, kept } from '../../platform/storage.ts'
import { forgetToken } from '../seat-storage.ts'
import type { Session } from '../session.svelte.ts'
import {
  addressOf,
  call,
  callUntilAnswered,
  fetchInBrowser,
  troubleOf,
  type Answer,
  type Fetch,
  type Trouble,
} from '../table-api.ts'

type Caller = Pick<Session, 'id' | 'token'>
/** Is shown the new view at once: where no socket is open it would come with the next poll. */
type Viewer = Pick<Session, 'id' | 'token' | 'take'>

const askedOf = (table: string) => `valley:stand-in:${table}`
/** Whether it was noted that the bot on the own seat was asked for in this browser. */
export const isNoted = (table: string): boolean => kept(askedOf(table)) !== null
/** Notes that it was asked for, or that it no longer is. */
export const noteWish = (table: string) => keep(askedOf(table), 'yes')
export const forgetWish = (table: string) => keep(askedOf(table), null)

const pathOf = (id: string, seat: number) => addressOf(id, `/seats/${seat}/stand-in`)

/**
 * Has a bot play on for a seat. May safely be repeated.
 * @param isOwn whether it is the caller's own: noted in this browser
 * @returns why that was refused; null if it was not
 */
export async function askStandIn(
  caller: Viewer,
  seat: number,
  bot: Level,
  isOwn: boolean,
  fetch: Fetch = fetchInBrowser,
): Promise<Trouble | null> {
  const { id, token } = caller
  // Noted first: the new view may be here before the answer.
  if (isOwn) noteWish(id)
  const answer = await callUntilAnswered(() =>
    call<View>(fetch, { method: 'POST', path: pathOf(id, seat), token, body: { bot } }),
  )
  if (!answer.ok && isOwn) forgetWish(id)
  return shown(caller, token, answer)
}

/** Takes the own seat back. */
export async function comeBack(caller: Viewer, seat: number, fetch: Fetch = fetchInBrowser): Promise<Trouble | null> {
  const { id, token } = caller
  forgetWish(id)
  const answer = await callUntilAnswered(() => call<View>(fetch, { method: 'DELETE', path: pathOf(id, seat), token }))
  return shown(caller, token, answer)
}

/** Shows the view that came as an answer; returns why there is none. */
function shown(caller: Viewer, token: string | null, answer: Answer<View>): Trouble | null {
  if (!answer.ok) return troubleOf(answer)
  caller.take(answer.body, token)
  return null
}

/** Leaves the own seat to a bot for good; its token is forgotten. */
export async function giveUp(
  { id, token }: Caller,
  seat: number,
  bot: Level,
  fetch: Fetch = fetchInBrowser,
): Promise<Trouble | null> {
  const answer = await callUntilAnswered(() =>
    call<View>(fetch, { method: 'POST', path: pathOf(id, seat), token, body: { bot, forGood: true } }),
  )
  // A token that is dead shows that an earlier call was carried out whose answer was lost.
  const trouble = answer.ok ? null : troubleOf(answer)
  if (trouble !== null && trouble.code !== 'bad-token') return trouble
  forgetToken(id, token)
  return null
}
