// What the rules need to know about a table, and conditions on it. Pure.
import type { Edition, SetId } from '#shared/valley/editions.ts'
import type { Params } from '#shared/protocol.ts'
import { mixOf, type Mix } from '../card/mix.ts'

export interface Played extends Mix {
  readonly seats: number
  /** Whether there is one copy of each card instead of two. */
  readonly half: boolean
  /** Whether sets of the same size count as one. */
  readonly joined: boolean
  readonly quickReactions: boolean
  readonly openDiscards: boolean
}
/** A condition on a table. */
export type When = (table: Played) => boolean

/** What is played at a table with these options; without options the base game for two. */
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

/** All of these conditions hold. */
export const all =
  (...parts: readonly When[]): When =>
  table =>
    parts.every(holds => holds(table))
/** At least one of these conditions holds. */
export const any =
  (...parts: readonly When[]): When =>
  table =>
    parts.some(holds => holds(table))
export const not =
  (part: When): When =>
  table =>
    !part(table)

/** Whether cards of at least one of these sets are in play. */
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
/** Whether it is a master solitaire, which has no free entombing. */
export const master: When = table => table.alone === 'master'
export const withOthers = not(alone)

/** Whether a card can protect its owner from an opponent's action. */
export const playsGuards = any(startsAs('last-rites'), playsUniquesOf('afterlife'))
/** Whether an action makes every opponent sacrifice, discard or give a hand card. */
export const takesFromAll = playsSet('canopic-jars', 'statues')
/** Whether an action affects one opponent, whom the player names. */
export const namesOpponent = playsSet('weapons', 'priestesses', 'priests', 'builders')
/** Whether an action can take something from opponents, or affect one that the player names. */
export const playsAttacks = any(takesFromAll, namesOpponent)
/** Whether an action gives something to all, who may decline it. */
export const offersToAll = playsSet('priestesses', 'builders', 'artisans')
/** Whether an action can give something to opponents, which a protection refuses. */
export const playsGifts = any(offersToAll, playsUniquesOf('premium'))
/** Whether a card can react to what others do. */
export const playsAnswers = all(
  withOthers,
  any(playsUniquesOf('base'), playsUniquesOf('afterlife'), playsUniquesOf('premium')),
)
/** Whether an action or a power can give a credit. */
export const playsCredits: When = any(playsSet('jewelry', 'builders'), ({ pharaohs }) => pharaohs)
/** Whether an action can repeat another one or call one from elsewhere. */
export const playsChains = any(
  playsSet('amulets', 'books', 'priests', 'builders', 'artisans'),
  playsUniquesOf('afterlife'),
)

/** Whether it is the base game for two to four as in its rulebook, with none of the other ways to play. */
export const isPlain: When = table =>
  table.editions.every(edition => edition === 'base') &&
  table.sets.length === 5 &&
  !table.half &&
  table.alone === null &&
  !table.pharaohs &&
  !table.quickReactions &&
  !table.openDiscards &&
  table.seats <= 4
