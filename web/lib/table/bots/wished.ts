// Whether the bot on the own seat was asked for by its own player, on whichever device: then it stays until that player says
// otherwise, and does not go because another page of the same seat is looked at.
import type { LogLine } from '#shared/protocol.ts'
import type { Session } from '../session.svelte.ts'
import { isNoted } from './call-stand-in.ts'

/** Who has asked for the newest bot on a seat; undefined where these lines do not tell. */
const askedBy = (lines: readonly LogLine[], seat: number) =>
  lines.findLast(({ key, seat: by, params }) => key === 'stand-in' && (params['seat'] ?? by) === seat)?.seat

/**
 * By the log; where it has become too long for that, by what this browser has noted. While older lines of it cannot be had, a bot
 * counts as wished for: that it goes can be asked for later, that it stays cannot.
 */
export async function isWished(session: Pick<Session, 'id' | 'view' | 'olderLines'>, seat: number): Promise<boolean> {
  const { id, view } = session
  const [first] = view?.log ?? []
  const known = askedBy(view?.log ?? [], seat)
  const older = known === undefined && first ? await session.olderLines(first.n) : []
  const by = known ?? (older === null ? seat : askedBy(older, seat))
  return by === undefined ? isNoted(id) : by === seat
}
