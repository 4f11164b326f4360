// What a seat or a spectator sees of the table: built up field by field from what this viewer may see, never a state with
// fields removed.
import { entryAt } from '../entry.ts'
import { facts, ours } from './board.ts'
import { bidOf, groupsOf } from './auction.ts'
import { pieceOfStep, placeOfStep } from './march.ts'
import { nameOfPlace } from './places.ts'
import { isWriting, phaseOf } from './rounds.ts'
import { points } from './scoring.ts'
import { builtOn, numberOf, sizeOf } from './sites.ts'
import { closed, empty, inHand, nobody } from './state.ts'
import type {
  Auctioned,
  Bid,
  Group,
  March,
  MarchStep,
  Mine,
  Piece,
  PlayerTable,
  SiteTable,
  Stop,
  TalTable,
} from './table.ts'
import { colourOf, isOverseer, nameOfPiece, seatOf, type PlayerContext } from './player-context.ts'

/**
 * The table as one viewer sees it.
 * @param contexts of all seats
 * @param viewer a seat, or null for a spectator
 */
export function tableFor(contexts: readonly PlayerContext[], viewer: number | null): TalTable {
  const [any] = contexts
  if (!any) throw new Error('a table without players')
  const { state } = any
  const over = state.over === 1
  return {
    round: state.round,
    start: state.start,
    turn: over || state.turn === nobody ? null : state.turn,
    phase: phaseOf(any),
    groups: isBidding(any) ? groupsOf(state).map((blocks, group) => groupFor(any, viewer, blocks, group)) : [],
    auctioned: isBidding(any) ? [] : groupsOf(state).map((blocks, group) => auctionedGroup(any, blocks, group)),
    sites: ours.sites.map((_, site) => siteTable(any, site)),
    pieces: state.at.map((_, piece) => pieceTable(any, piece)),
    marches: isBidding(any) || isWriting(any) ? [] : inOrderShown(any).flatMap(context => marchTable(context)),
    mine: viewer === null ? null : mineOf(entryAt(contexts, viewer)),
    pharaoh: state.pharaoh.map(colourOf),
    bag: state.bag.reduce((sum, count) => sum + count, 0),
    out: state.out,
    players: contexts.map(playerTable),
  }
}

/** Whether this round's bids are not revealed yet. */
const isBidding = (context: PlayerContext): boolean => phaseOf(context) === 'auction'

function groupFor(
  { state, inOrder }: PlayerContext,
  viewer: number | null,
  blocks: readonly number[],
  group: number,
): Group {
  const bids = inOrder.flatMap(({ seat }): Bid[] => {
    const { tablets, value } = bidOf(state, seat, group)
    const own = seat === viewer
    return tablets > 0 && (own || state.sealed[seat] === 1) ? [{ seat, tablets, value: own ? value : null }] : []
  })
  return { blocks: blocks.map(colourOf), bids }
}

/** All seats in the order of the round that is shown: at the end the stone has passed on (RULES.md, End), and no round follows. */
function inOrderShown({ state, inOrder }: PlayerContext): readonly PlayerContext[] {
  return state.over === 1 ? [...inOrder.slice(-1), ...inOrder.slice(0, -1)] : inOrder
}

function auctionedGroup(context: PlayerContext, blocks: readonly number[], group: number): Auctioned {
  const { state } = context
  const bids = inOrderShown(context)
    .map(({ seat }) => ({ seat, ...bidOf(state, seat, group) }))
    .filter(({ tablets }) => tablets > 0)
  const winner = state.winners[group] ?? nobody
  return { blocks: blocks.map(colourOf), bids, winner: winner === nobody ? null : winner }
}

function siteTable(context: PlayerContext, site: number): SiteTable {
  const owner = context.owners[site] ?? closed
  return {
    site: numberOf(site),
    size: sizeOf(site),
    area: ours.sites[site]?.area ?? facts.centre,
    owner: owner < 0 ? null : owner,
    closed: owner === closed,
    layers: builtOn(site, context.state.cells[site]).map(layer =>
      layer.map(cell => (cell === empty ? null : colourOf(cell))),
    ),
    complete: context.isComplete(site),
  }
}

function pieceTable({ state }: PlayerContext, piece: number): Piece {
  const stole = state.stolen[piece] ?? 0
  return {
    id: nameOfPiece(piece),
    seat: seatOf(piece),
    kind: isOverseer(piece) ? 'overseer' : 'worker',
    at: nameOfPlace(state.at[piece] ?? 0),
    ...(stole > 0 ? { stole } : {}),
    ...(state.claimed[piece] === 1 ? { claimed: true } : {}),
  }
}

const stepsOf = (march: readonly number[]): readonly MarchStep[] =>
  march.map(step => ({ piece: nameOfPiece(pieceOfStep(step)), to: nameOfPlace(placeOfStep(step)) }))

/** A seat's march of this round as a list of one; empty before it is revealed, or if there is none. */
function marchTable({ state, seat, overseers }: PlayerContext): readonly March[] {
  if (state.sealed[seat] === 0) return []
  const stops = overseers
    .map((piece): Stop => ({ piece: nameOfPiece(piece), step: state.stopped[piece] ?? nobody }))
    .filter(({ step }) => step !== nobody)
    .sort((one, other) => one.step - other.step)
  const [first] = stops
  return [
    {
      seat,
      steps: stepsOf(state.marches[seat] ?? []),
      done: state.carried[seat] ?? 0,
      ...(first ? { stopped: first.piece, stops } : {}),
    },
  ]
}

function mineOf(context: PlayerContext): Mine {
  const { state, seat } = context
  const laid = state.laid[seat] ?? []
  const under = (group: number) => facts.tablets.filter((_, tablet) => laid[tablet] === group)
  return {
    tablets: isBidding(context) ? under(inHand) : [...facts.tablets],
    bids: isBidding(context) ? groupsOf(state).map((_, group) => under(group)) : [],
    march: isWriting(context) ? stepsOf(state.marches[seat] ?? []) : [],
    sealed: (isBidding(context) || isWriting(context)) && state.sealed[seat] === 1,
  }
}

function playerTable(context: PlayerContext): PlayerTable {
  const { state, seat, blocks, scarabs } = context
  return {
    seat,
    blocks: blocks.flatMap((count, colour) => Array.from({ length: count }, () => colourOf(colour))),
    scarabs,
    points: points(state, seat),
  }
}
