// What the rules need to know of how a table is played, and what follows from it. Pure.
import type { Edition, SetId } from '#shared/valley/editions.ts'
import type { Params } from '#shared/protocol.ts'
import { mixOf, type Mix } from '../card/mix.ts'

export interface Played extends Mix {
  readonly seats: number
  /** One copy of each card instead of two. */
  readonly half: boolean
  /** Sets of the same size count as one. */
  readonly joined: boolean
  readonly quickReactions: boolean
  readonly openDiscards: boolean
}
/** Whether something is so at a table. */
export type When = (table: Played) => boolean

/** How a table with these options is played; without a word of them, the base game of two. */
export function playedAt(options: Params, seats = 2): Played {
  const { half, quickReactions, openDiscards } = options
  return {
    ...mixOf(options),
    seats,
    half: half !== undefined,
    joined: half === 'joined',
    quickReactions: quickReactions === true,
    openDiscards: openDiscards === true,
  }
}

/** Every one of these holds. */
export const all =
  (...parts: readonly When[]): When =>
  table =>
    parts.every(holds => holds(table))
/** At least one of these holds. */
export const any =
  (...parts: readonly When[]): When =>
  table =>
    parts.some(holds => holds(table))
export const not =
  (part: When): When =>
  table =>
    !part(table)

/** Cards of at least one of these sets come up. */
export const playsSet =
  (...ids: readonly SetId[]): When =>
  ({ sets }) =>
    ids.some(id => sets.includes(id))
export const playsUniquesOf =
  (edition: Edition): When =>
  ({ uniques }) =>
    uniques.includes(edition)
export const playsEdition =
  (edition: Edition): When =>
  ({ editions }) =>
    editions.includes(edition)
export const startsAs =
  (starters: Edition): When =>
  table =>
    table.starters === starters || table.starters === 'both'
export const alone: When = table => table.alone !== null
/** Alone, and without the free entombing. */
export const master: When = table => table.alone === 'master'
export const withOthers = not(alone)

/** Some card spares its holder from all of an opponent's action. */
export const playsGuards = any(startsAs('last-rites'), playsUniquesOf('afterlife'))
/** Some card answers what others do. */
export const playsAnswers = all(
  withOthers,
  any(playsUniquesOf('base'), playsUniquesOf('afterlife'), playsUniquesOf('premium')),
)
/** An action, or a power, leaves gold for one purchase. */
export const playsCredits: When = any(playsSet('jewelry', 'builders'), ({ pharaohs }) => pharaohs)
/** An action repeats another, or calls one from elsewhere. */
export const playsChains = any(
  playsSet('amulets', 'books', 'priests', 'builders', 'artisans'),
  playsUniquesOf('afterlife'),
)

/** The base game for two to four, as its rulebook has it: nothing of the other ways is played. */
export const isPlain: When = table =>
  table.editions.every(edition => edition === 'base') &&
  table.sets.length === 5 &&
  !table.half &&
  table.alone === null &&
  !table.pharaohs &&
  table.seats <= 4
