// Sign, power and rulings of a pharaoh, and what the power can do now.
import type { CardNotes } from '#shared/messages/words.ts'
import { signs } from 'virtual:pharaohs'
import { cardName, wordsOf } from '../../messages/card-texts.ts'
import { pharaohText } from './pharaoh-texts.ts'
import { notesIn } from '../card/load-notes.ts'
import { explanations } from '../decision/explanations.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** The sign of a pharaoh; undefined for other ids. */
export const signOf = (id: string): string | undefined => signs[id]
export const notesOf = (id: string): Promise<CardNotes | undefined> => notesIn('pharaohs', id)
export const powerOf = (id: string): string => wordsOf(id)?.text ?? ''
/** A pharaoh in one sentence, for screen readers. */
export const pharaohRead = (id: string): string => `${cardName(id)}: ${powerOf(id)}`

/** `can`: to be used now; `used`: was, in the turn going on; `idle`: in the own turn with nothing to do; `open`: another's, in
    that player's turn, and not used yet; `waits` for the turn of its player. */
type PowerState = 'can' | 'used' | 'idle' | 'open' | 'waits'

/** What the power of a seat's pharaoh can do now; of other players the viewer only sees whether it was used. */
export function powerState({ table, you, decision }: Viewpoint, seat: number): PowerState {
  if (table.turn !== seat || table.step === 'pharaoh') return 'waits'
  if (table.now.pharaohUsed) return 'used'
  if (seat !== you) return 'open'
  if (decision?.kind !== 'play') return 'waits'
  return decision.options.some(({ id }) => id === 'power') ? 'can' : 'idle'
}

/** The same in words; of the viewer's own power also why it can do nothing. */
export const powerSaid = (viewpoint: Viewpoint, state: PowerState): string =>
  (state === 'idle' && explanations.loaded?.whyNot(viewpoint, 'power', null)) || pharaohText(`power.${state}`)
