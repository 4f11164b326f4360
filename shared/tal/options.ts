// The options of a table of this game (API.md, Options): their schema and defaults.
import * as v from 'valibot'
import type { Problem } from '../engine/game.ts'
import { facts } from './board.ts'

const schema = v.strictObject({ short: v.optional(v.boolean(), false) })

/** Options, complete. */
export type TalOptions = {
  /** The shorter game: groups that nobody takes go onto the Pharaoh's pyramid instead of back into the bag. */
  readonly short: boolean
}

/** Checks options for a number of seats and fills in the defaults. */
export function settle(options: unknown, seats: number): TalOptions | Problem {
  const { fewest, most } = facts.seats
  if (seats < fewest || seats > most)
    return problem(`Tal der Könige is for ${fewest} to ${most} players, not for ${seats}.`)
  const checked = v.safeParse(schema, options ?? {})
  if (checked.success) return checked.output
  const [issue] = checked.issues
  const path = issue.path?.map(item => String(item.key)).join('.') ?? ''
  return problem(`A table cannot be made with this option${path ? ` (${path})` : ''}: ${issue.message}.`)
}

function problem(message: string): Problem {
  return { code: 'bad-options', message }
}
