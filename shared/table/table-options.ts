// The options of a table itself, beside those of its game (API.md, Options): how long it waits for people, and whether it gives hints.
import * as v from 'valibot'
import { isProblem, type CompleteOptions, type Problem } from '../engine/game.ts'
import type { GameManifest } from '../game-manifest.ts'
import { usualPatience } from '../patience.ts'

const maxSeconds = 604_800
const seconds = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(maxSeconds))

const schema = v.object({
  /** How many seconds a seat has before a bot makes its next pick. */
  clock: v.optional(seconds(10)),
  /** After how many seconds of waiting anybody at the table may have a bot stand in; null: never. */
  patience: v.optional(v.nullable(seconds(60))),
  /** Whether players may ask what a strong player would do. */
  hints: v.optional(v.boolean()),
})

type TableOptions = v.InferOutput<typeof schema>

/**
 * Checks the options of a table and its game, and fills in the game's defaults.
 * @param below for what is drawn by lot
 */
export function settleOptions(
  game: Pick<GameManifest, 'settle'>,
  wished: Readonly<Record<string, unknown>>,
  seats: number,
  below: (count: number) => number,
): CompleteOptions | Problem {
  const { clock, patience, hints, ...rest } = wished
  const own = v.safeParse(schema, { clock, patience, hints })
  if (!own.success) {
    const [{ path, message }] = own.issues
    return {
      code: 'bad-options',
      message: `A table cannot be made with this option (${String(path?.[0].key)}): ${message}.`,
    }
  }
  const settled = game.settle(rest, seats, below)
  return isProblem(settled) ? settled : { ...settled, ...given(own.output) }
}

/** The options without those that were left out. */
function given({ clock, patience, hints }: TableOptions): Partial<TableOptions> {
  return {
    ...(clock === undefined ? {} : { clock }),
    ...(patience === undefined ? {} : { patience }),
    ...(hints ? { hints } : {}),
  }
}

/** How many milliseconds a seat has before a bot makes its next pick; null without a clock. */
export function clockOf(options: CompleteOptions): number | null {
  const { clock } = v.parse(schema, options)
  return clock === undefined ? null : clock * 1000
}

/** After how many milliseconds of waiting anybody at the table may have a bot stand in; null: never. */
export function patienceOf(options: CompleteOptions): number | null {
  const { patience = usualPatience } = v.parse(schema, options)
  return patience === null ? null : patience * 1000
}
