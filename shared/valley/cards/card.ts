// How a card is defined: its facts and its effect together, in one call of a function below, found by the id of its title.
//
// The parts of a card, each under its id in these files (`card-parts.test.ts` checks that none is missing or left over):
//   facts and effect            shared/valley/cards/EDITION.ts
//   its set                     shared/valley/editions/EDITION.ts
//   name, text and reaction     shared/valley/messages/LANGUAGE/cards/EDITION.ts
//   purpose, rulings and note   shared/valley/messages/LANGUAGE/rulings/EDITION.ts
//   preview of its action       web/lib/valley/messages/LANGUAGE/effects.ts
//   text behind each question   web/lib/valley/messages/LANGUAGE/passages.ts
//   test                        test/shared/valley/cards/EDITION/ID.test.ts
// The parts of a pharaoh: its power in shared/valley/pharaoh-powers.ts, all words as above, under `pharaohs` as the edition.
import type { Edition, SetId } from '../editions.ts'
import { evidenceOf, type Effect } from '../../engine/effect.ts'
import type { Answer, Protection, Sources, Timing, CardDefinition } from '../card-definition.ts'
import type { PlayerContext } from '../player-context.ts'

interface Printed {
  readonly level: 1 | 2 | 3
  readonly gold: number
  readonly cost: number
  readonly sign: string
  readonly copies?: number
  readonly vp?: number
  readonly sources?: Sources
  /** The effect holds until the end of the turn, and cannot be repeated. */
  readonly lasting?: true
  /** The action names its own card: it is never called or repeated. */
  readonly namesItself?: true
  /** The text mentions another player: the action is not allowed in solitaire. */
  readonly mentionsOpponent?: true
  readonly protects?: Protection
  readonly answers?: Answer
}

/** The functions with which the cards of one edition are defined. */
export function edition(of: Edition) {
  const title = (
    id: string,
    kind: CardDefinition['kind'],
    set: SetId | null,
    printed: Printed,
    effect: Effect<PlayerContext> | null,
  ): CardDefinition => ({
    id,
    edition: of,
    kind,
    set,
    level: printed.level,
    copies: printed.copies ?? (kind === 'set' ? 2 : 1),
    gold: printed.gold,
    cost: printed.cost,
    vp: printed.vp ?? null,
    sign: printed.sign,
    timing: timing(printed, effect),
    mentionsOpponent: printed.mentionsOpponent ?? false,
    sources: printed.sources ?? {},
    effect,
    isEvident: effect ? evidenceOf(effect) : () => false,
    namesItself: printed.namesItself ?? false,
    answers: printed.answers ?? null,
    protects: printed.protects ?? null,
  })
  return {
    /** A starter: it costs nothing and scores one point. */
    starter: (id: string, printed: Omit<Printed, 'level' | 'cost' | 'vp'>, effect: Effect<PlayerContext>) =>
      title(
        id,
        'starter',
        null,
        { ...printed, level: 1, cost: 0, vp: 1, sources: { level: 'rulebook', ...printed.sources } },
        effect,
      ),
    /** A card of a set, of which the stock holds two copies. */
    card: (id: string, { set, ...printed }: Printed & { set: SetId }, effect: Effect<PlayerContext>) =>
      title(id, 'set', set, { ...printed, sources: { vp: 'rulebook', ...printed.sources } }, effect),
    /** A unique: one copy, which scores by itself. */
    unique: (id: string, printed: Printed & { vp: number }, effect: Effect<PlayerContext> | null) =>
      title(id, 'unique', null, printed, effect),
  }
}

function timing(printed: Printed, effect: Effect<PlayerContext> | null): Timing {
  if (printed.lasting) return 'lasting'
  const reacts = printed.answers !== undefined || printed.protects !== undefined
  return effect === null ? 'reaction' : reacts ? 'action+reaction' : 'action'
}
