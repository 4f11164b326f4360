// What the deck-builder says of a hint: why the move is good, and where it is made.
import type { Hint, View } from '#shared/protocol.ts'
import type { ValleyDecision, ValleyOption } from '#shared/valley/declarations.ts'
import { different } from '#shared/valley/scoring.ts'
import type { SetGroup } from '#shared/valley/set-groups.ts'
import { translator } from '../../messages/collection.ts'
import { cardName, setName } from '../../messages/card-texts.ts'
import type { GameHints } from '../../table/hint/lazy-hint.ts'
import { ownDecision } from '../../table/own-decision.ts'
import type { Pointed } from '../../table/tutorial/steps.ts'
import { titleOf } from '../card/loaded-titles.ts'
import { groupWith, mixOf } from '../card/mix.ts'
import { hint as texts } from '../messages/lazy-texts.ts'
import { groupName } from '../tomb/tomb.ts'
import { valleyView } from '../table/valley-view.ts'

const say = translator<typeof texts.all>(texts)

/** What of a position grows, by the part of its key behind the dot. */
const grown = ({ changes }: Hint, what: 'tomb' | 'own' | 'base'): readonly string[] =>
  Object.entries(changes).flatMap(([key, by]) =>
    key.startsWith(`${what}.`) && by > 0 ? [key.slice(what.length + 1)] : [],
  )

/** The set, or sets that count as one, that all points of a move are for; null where anything else scores or costs. */
function scoring(view: View, hint: Hint, points: number): { readonly group: SetGroup; readonly n: number } | null {
  const { groups } = mixOf(view.options)
  const buried = grown(hint, 'tomb')
  const [group, ...others] = new Set(buried.map(set => groupWith(groups, set)))
  if (!group || others.length > 0) return null
  const tomb = valleyView(view)?.table?.players.find(({ seat }) => seat === view.you)?.tomb ?? []
  const now = different(
    tomb.map(({ card }) => titleOf(card)),
    ...group,
  )
  const n = buried.reduce((sum, set) => sum + (hint.changes[`tomb.${set}`] ?? 0), now)
  return n ** 2 - now ** 2 === points ? { group, n } : null
}

/** Why the move is good, by the most that it changes; empty where nothing of it can be seen. */
function reason(view: View, hint: Hint): string {
  if (askedOf(view)?.key === 'pharaoh' && mixOf(view.options).alone) return say('anyPharaoh')
  const { points = 0, cards = 0 } = hint.changes
  const picked = optionIn(view, hint)
  // What a purchase brings is the gold of its card; where something is given up for another card it is only the difference.
  const gold = picked?.key === 'buy' ? Math.max(0, hint.changes['gold'] ?? 0) : 0
  const [owned] = grown(hint, 'own')
  const scored = points > 0 ? scoring(view, hint, points) : null
  if (scored) return say('set', { set: groupName(scored.group), n: scored.n, points })
  if (points > 0) return say('points', { points })
  if (owned !== undefined) return say('owned', { set: setName(owned), gold })
  if (gold > 0) return say('gold', { gold })
  if (cards < 0) return say('fewer', { n: -cards })
  const falls = grown(hint, 'base')
  if (falls.length > 0) return say('falls', { cards: falls.map(cardName) })
  return picked?.id === 'end' ? say('nothing') : ''
}

function askedOf(view: View): ValleyDecision | null {
  const seen = valleyView(view)
  return seen && ownDecision(seen)
}

const optionIn = (view: View, { picks: [first = []] }: Hint): ValleyOption | undefined =>
  askedOf(view)?.options.find(({ id }) => id === first[0])

const picksNothing = ({ picks }: Hint): boolean => picks[0]?.length === 0

/** Who picks none of the cards that may go on top leaves a pile in its order. */
function moves(view: View, hint: Hint): string | null {
  const key = askedOf(view)?.key
  return picksNothing(hint) && (key === 'order' || key === 'order.boneyard') ? say('keepOrder') : null
}

function at(view: View, hint: Hint): readonly Pointed[] {
  if (picksNothing(hint)) return ['do=confirm']
  const option = optionIn(view, hint)
  if (!option) return []
  if (option.id === 'end' || option.id === 'power') return [`do=${option.id}`]
  const { card, place } = option
  return [
    ...(card?.id === undefined ? [] : [`card=${card.id}` as const]),
    ...(place === undefined ? [] : [/^\d/.test(place) ? (`spot=place-${place}` as const) : (`spot=${place}` as const)]),
  ]
}

export const hints: GameHints = { moves, reason, at, texts }
