// What a table of this game can be asked to be, checked by one schema; a sentence says what does not go together.
import * as v from 'valibot'
import type { Problem } from '../engine/game.ts'
import { editions, type Edition } from './title.ts'

const schema = v.strictObject({
  edition: v.optional(v.picklist(editions), 'base'),
  openDiscards: v.optional(v.boolean(), false),
  quickReactions: v.optional(v.boolean(), false),
})

/** Options, complete. */
export interface ValleyOptions {
  readonly edition: Edition
  /** The own discard pile may be looked through at any time. */
  readonly openDiscards: boolean
  /** Separate reaction questions go only to who holds a fitting card, which gives that away. */
  readonly quickReactions: boolean
  readonly [key: string]: unknown
}

/** Checks options for a number of seats and fills in what was left open. */
export function settle(options: unknown, seats: number): ValleyOptions | Problem {
  if (seats < 2 || seats > 4) return problem(`The base game is for 2 to 4 players, not for ${seats}.`)
  const checked = v.safeParse(schema, options ?? {})
  if (checked.success) return checked.output
  const [issue] = checked.issues
  const path = issue.path?.map(item => String(item.key)).join('.') ?? ''
  return problem(`A table cannot be made with this option${path ? ` (${path})` : ''}: ${issue.message}.`)
}

function problem(message: string): Problem {
  return { code: 'bad-options', message }
}
