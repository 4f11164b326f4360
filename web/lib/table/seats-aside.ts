// Asks the table which seats the other tokens belong to that this browser holds there.
import { tokensAside } from './seat-storage.ts'
import type { Session } from './session.svelte.ts'
import { troubleOf } from './table-api.ts'

export interface HeldSeat {
  readonly token: string
  readonly name: string
}

/** At most so many of the tokens put aside are tried. */
const most = 8

/** @returns the seat; `wrong` where the table does not know the token, `unknown` where it did not answer */
export async function heldSeat(session: Session, token: string): Promise<HeldSeat | 'wrong' | 'unknown'> {
  const answer = await session.viewAs(token)
  if (!answer.ok) return troubleOf(answer).code === 'bad-token' ? 'wrong' : 'unknown'
  const { you, seats } = answer.body
  return { token, name: seats.find(({ seat }) => seat === you)?.name ?? '' }
}

/** The seats kept aside that can be sat on again. */
export async function seatsAside(session: Session): Promise<readonly HeldSeat[]> {
  const found = await Promise.all(
    tokensAside(session.id)
      .slice(0, most)
      .map(token => heldSeat(session, token)),
  )
  return found.filter(each => typeof each === 'object')
}
