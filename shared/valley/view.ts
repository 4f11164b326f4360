// What a seat or a spectator sees of the table: built up field by field from what this viewer may see, never a state with
// fields removed (RULES.md, What is public).
import type { Card, Result } from '../protocol.ts'
import { entryAt } from '../entry.ts'
import { sourceOfCredit } from './buying.ts'
import { perfectScore, scoreParts, winners } from './scoring.ts'
import { lastingRulesOf } from './lasting-effects.ts'
import { acted, emptySlot, type Player } from './state.ts'
import { steps, type Pile, type PlayerTable, type PlayedCard, type ValleyTable } from './table.ts'
import type { SetGroup } from './set-groups.ts'
import type { PlayerContext } from './player-context.ts'

/**
 * The table as one viewer sees it.
 * @param contexts of all seats
 * @param viewer a seat, or null for a spectator
 * @param groups the sets of this table, grouped as they score
 */
export function tableFor(
  contexts: readonly PlayerContext[],
  viewer: number | null,
  groups: readonly SetGroup[],
): ValleyTable {
  const [any] = contexts
  if (!any) throw new Error('a table without players')
  const { state } = any
  const over = state.over === 1
  const slot = (at: number): Card | null => {
    const card = state.pyramid[at] ?? emptySlot
    if (card === emptySlot) return null
    const down = state.down.indexOf(card)
    return down < 0 ? cardOf(any, card) : { ...cardOf(any, card), faceDown: entryAt(state.downOf, down) }
  }
  return {
    round: state.round,
    first: state.first,
    turn: over ? null : state.turn,
    step: steps[state.step] ?? 'play',
    pyramid: [[slot(0)], [slot(1), slot(2)], [slot(3), slot(4), slot(5)]],
    stock: state.stock.length,
    boneyard: boneyardFor(any, viewer),
    aside: state.aside.map((card, index) => ({ seat: state.asideOf[index] ?? 0, card: cardOf(any, card) })),
    now: {
      freeEntombing: state.freeEntombing === 1,
      pharaohUsed: state.powerUsed === 1,
      credits: state.credits.flatMap((gold, index) =>
        gold === 0
          ? []
          : [{ gold, from: sourceOfCredit(entryAt(any.all, state.turn), entryAt(state.creditsFrom, index)) }],
      ),
      lasting: lastingRulesOf(state.lasting),
      bought: state.bought.map(card => any.title(card).id),
      executed: state.executed.map(card => any.title(card).id),
    },
    players: contexts.map(context => playerFor(context, viewer, groups, over)),
  }
}

function playerFor(
  context: PlayerContext,
  viewer: number | null,
  groups: readonly SetGroup[],
  over: boolean,
): PlayerTable {
  const { player, seat, state } = context
  const own = viewer === seat
  const looksThrough =
    over || (own && (context.options.openDiscards || context.options.solitaire !== undefined || state.turn !== seat))
  return {
    seat,
    hand: own || over ? player.hand.map(card => cardOf(context, card)) : player.hand.length,
    deck: player.deck.length,
    discard: pileOf(context, player.discard, looksThrough),
    tomb: player.tomb.map(card => cardOf(context, card)),
    inPlay: player.play.map((card, index) => playedCard(context, player, card, index)),
    entombedThisTurn: player.entombed,
    turns: player.turns,
    points: pointsOf(context, groups),
    ...pharaohFor(context, viewer),
  }
}

/** The boneyard. While the seat whose turn it is looks through it, only that seat sees its cards, and nobody its top. */
function boneyardFor(context: PlayerContext, viewer: number | null): Pile {
  const { boneyard, searched, turn } = context.state
  if (searched === 1) {
    const looked = { count: boneyard.length, top: null }
    return viewer === turn ? { ...looked, cards: lookedThrough(context).map(card => cardOf(context, card)) } : looked
  }
  return pileOf(context, boneyard, context.options.solitaire !== undefined && viewer === context.seat)
}

/**
 * The cards of a boneyard that is being looked through: those that everybody saw as they lie, top first; then by title those
 * whose order another seat may have chosen in secret. These got their numbers by title when the look began.
 */
function lookedThrough({ state: { boneyard, names } }: PlayerContext): readonly number[] {
  const numberOf = (card: number) => Math.max(0, -(names[card] ?? 0))
  return [...boneyard].reverse().sort((one, other) => numberOf(one) - numberOf(other))
}

/** The pharaoh once all are turned up; before that only for the seat that chose it. */
function pharaohFor({ seat, pharaoh, state }: PlayerContext, viewer: number | null): { readonly pharaoh?: string } {
  const isOpen = steps[state.step] !== 'pharaoh' || viewer === seat
  return pharaoh !== null && isOpen ? { pharaoh } : {}
}

/** By seat's context: the points of its tomb when they were last counted. */
const counted = new WeakMap<PlayerContext, { readonly tomb: readonly number[]; readonly points: number }>()

/** The points of a tomb. They stand in every viewer's table and change seldom, so they are counted once and kept. */
function pointsOf(context: PlayerContext, groups: readonly SetGroup[]): number {
  const { tomb } = context.player
  const known = counted.get(context)
  if (known?.tomb.length === tomb.length && known.tomb.every((card, at) => card === tomb[at])) return known.points
  const points = score(context, groups).reduce((sum, part) => sum + part.points, 0)
  counted.set(context, { tomb: [...tomb], points })
  return points
}

const score = (context: PlayerContext, groups: readonly SetGroup[]) =>
  scoreParts(
    context.player.tomb.map(card => context.title(card)),
    groups,
    context.options.solitaire !== undefined,
  )

function playedCard(context: PlayerContext, player: Player, card: number, index: number): PlayedCard {
  const use = player.uses[index] ?? acted
  if (use >= 0) return { ...cardOf(context, card), used: 'paid', for: context.title(use).id }
  // `cancelled` is reserved in the API (API.md, Table of valley): no rule cancels an action yet.
  return { ...cardOf(context, card), used: use === acted ? 'acted' : 'cancelled' }
}

function cardOf(context: PlayerContext, card: number): Card {
  return { id: context.idOf(card), card: context.title(card).id }
}

function topOf(context: PlayerContext, pile: readonly number[]): Card | null {
  const card = pile.at(-1)
  return card === undefined ? null : cardOf(context, card)
}

function pileOf(context: PlayerContext, pile: readonly number[], open: boolean): Pile {
  const seen = { count: pile.length, top: topOf(context, pile) }
  return open ? { ...seen, cards: [...pile].reverse().map(card => cardOf(context, card)) } : seen
}

/** The final scores, in parts; null while the game goes on. */
export function resultOf(contexts: readonly PlayerContext[], groups: readonly SetGroup[]): Result | null {
  const [alone] = contexts
  if (alone?.state.over !== 1) return null
  const scores = contexts.map(context => {
    const parts = score(context, groups)
    return { seat: context.seat, total: parts.reduce((sum, part) => sum + part.points, 0), parts }
  })
  const { options, cardIndex } = alone
  if (options.solitaire) return { scores, winners: scores[0]?.total === perfectScore(cardIndex) ? [0] : [] }
  return {
    scores,
    winners: winners(scores.map(({ total, seat }) => ({ total, cards: contexts[seat]?.player.tomb.length ?? 0 }))),
  }
}
