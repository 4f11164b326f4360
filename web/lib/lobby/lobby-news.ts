// What has changed at the seats of a table before its game, in sentences for whoever looks at it.
import { isolated } from '#shared/isolated.ts'
import type { View } from '#shared/protocol.ts'
import { t } from '#web/lib/messages/page-texts.ts'

type Seat = View['seats'][number]
type Seated = Pick<View, 'you' | 'seats'>

/**
 * Who has left and who has joined since an earlier view. Of the viewer's own seat it says what has happened to the
 * viewer.
 * @param isDismissed whether the table no longer knows the viewer's seat: it was freed
 * @param botSaid what is said of a bot beside its name
 */
export function lobbyNews(
  before: Seated,
  now: Seated,
  isDismissed: boolean,
  botSaid: (seat: Seat) => readonly string[],
): readonly string[] {
  return now.seats.flatMap(seat => {
    // The name may have come before, in a view of somebody who still had no seat.
    if (seat.seat === now.you && before.you === null) return [t('lobby.youJoined')]
    const { name: left = null } = before.seats[seat.seat] ?? {}
    if (seat.name === left) return []
    return [
      ...(left === null ? [] : whoLeft(left, seat.seat === before.you && now.you === null, isDismissed)),
      ...(seat.name === null ? [] : [t('lobby.joined', { name: isolated(seat.name), bot: botSaid(seat)[0] ?? '' })]),
    ]
  })
}

/** Whoever gives up the own seat is on the way to the front page, and is told nothing. */
function whoLeft(name: string, isYou: boolean, isDismissed: boolean): readonly string[] {
  if (!isYou) return [t('lobby.left', { name })]
  return isDismissed ? [t('sit.removed')] : []
}
