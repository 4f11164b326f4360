// How a card is written: its facts and one part, found by its title's id. Each edition's file is a list of these.
import type { Part } from '../../engine/ask.ts'
import type { Answer, Edition, Protection, SetId, Sources, Timing, Title } from '../title.ts'
import type { Turn } from '../turn.ts'

interface Printed {
  readonly level: 1 | 2 | 3
  readonly gold: number
  readonly cost: number
  readonly sign: string
  readonly copies?: number
  readonly vp?: number
  readonly sources?: Sources
  /** The effect holds until the end of the turn and cannot be repeated. */
  readonly lasting?: true
  /** The action names its own card: it is never called by others nor repeated. */
  readonly namesItself?: true
  /** The text mentions another player: forbidden in solitaire. */
  readonly mentionsOpponent?: true
  readonly protects?: Protection
  readonly answers?: Answer
}

/** A writer of one edition's cards. */
export function edition(of: Edition) {
  const title = (id: string, kind: Title['kind'], set: SetId | null, printed: Printed, part: Part<Turn> | null): Title => ({
    id, edition: of, kind, set, level: printed.level, copies: printed.copies ?? (kind === 'set' ? 2 : 1),
    gold: printed.gold, cost: printed.cost, vp: printed.vp ?? null, sign: printed.sign, timing: timing(printed, part),
    mentionsOpponent: printed.mentionsOpponent ?? false, sources: printed.sources ?? {}, part,
    namesItself: printed.namesItself ?? false, answers: printed.answers ?? null, protects: printed.protects ?? null,
  })
  return {
    /** A card every player begins with: it costs nothing and is worth one point. */
    starter: (id: string, printed: Omit<Printed, 'level' | 'cost' | 'vp'>, part: Part<Turn>) =>
      title(id, 'starter', null, { ...printed, level: 1, cost: 0, vp: 1, sources: { level: 'rulebook', ...printed.sources } }, part),
    /** A card of a set, in the stock twice. */
    card: (id: string, { set, ...printed }: Printed & { set: SetId }, part: Part<Turn>) =>
      title(id, 'set', set, { ...printed, sources: { vp: 'rulebook', ...printed.sources } }, part),
    /** A card that exists once and scores for itself. */
    unique: (id: string, printed: Printed & { vp: number }, part: Part<Turn> | null) => title(id, 'unique', null, printed, part),
  }
}

function timing(printed: Printed, part: Part<Turn> | null): Timing {
  if (printed.lasting) return 'lasting'
  const reacts = printed.answers !== undefined || printed.protects !== undefined
  return part === null ? 'reaction' : reacts ? 'action+reaction' : 'action'
}
