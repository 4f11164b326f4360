// Explanations of a card's uses that differ in a solitaire. Fetched with the other explanations.
import { solitaireText } from './solitaire-texts.ts'

/** What a second copy does to a set. */
export const twice = (set: string): string => solitaireText('way.twice', { set })
