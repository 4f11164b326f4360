// Asks the table which seats belong to the other tokens that this browser holds for it.
import { tokensAside } from './seat-storage.ts'
import type { Session } from './session.svelte.ts'
import { troubleOf } from './table-api.ts'

export interface HeldSeat {
  readonly token: string
  readonly name: string
}

/** At most this many tokens are tried. */
const most = 8

/** @returns the seat; `wrong` if the table does not know the token, `unknown` if it did not answer */
export async function heldSeat(session: Session, token: string): Promise<HeldSeat | 'wrong' | 'unknown'> {
  const answer = await session.viewAs(token)
  if (!answer.ok) return troubleOf(answer).code === 'bad-token' ? 'wrong' : 'unknown'
  const { you, seats } = answer.body
  return { token, name: seats.find(({ seat }) => seat === you)?.name ?? '' }
}

/** The seats of tokens put aside that the table still knows. */
export async function seatsAside(session: Session): Promise<readonly HeldSeat[]> {
  const found = await Promise.all(
    tokensAside(session.id)
      .slice(0, most)
      .map(token => heldSeat(session, token)),
  )
  return found.filter(each => typeof each === 'object')
}
