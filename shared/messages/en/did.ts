// What players did as a whole sentence, in English.
import { joined, phrase } from '../phrase.ts'
import type { Phrase } from '../pieces.ts'
import type { JointAction } from '../words.ts'

/** A whole sentence: who did it goes in front. */
export const did = ({ names, what }: JointAction): Phrase => phrase`${joined(names, ', ', ' and ')} ${what}`
