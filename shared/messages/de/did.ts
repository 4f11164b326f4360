// What players did as a whole sentence, in German.
import { joined, phrase } from '../phrase.ts'
import type { Phrase } from '../pieces.ts'
import type { JointAction } from '../words.ts'

/** A whole sentence: who did it goes in front, with the verb's form for them. */
export const did = ({ names, you, what }: JointAction): Phrase =>
  phrase`${joined(names, ', ', ' und ')} ${names.length > 1 ? (you ? 'habt' : 'haben') : you ? 'hast' : 'hat'} ${what}`
