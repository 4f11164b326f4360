// The variants of this game as link previews know them.
import type { Params } from '../message.ts'

/** The variant that is played with these settled options. */
export const variantOf = ({ short }: Params): string => (short === true ? 'short' : 'whole')
