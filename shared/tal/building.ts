// Building (RULES.md, Building): two blocks for each worker on one of the player's own sites, layer by layer. Blocks that are
// left over go to the Pharaoh's pyramid.
import { done, type Continuation } from '../engine/effect.ts'
import { facts } from './board.ts'
import type { TalPoint } from './declarations.ts'
import { blockAt, cellIn, colourIn, enough, siteIn } from './option-codec.ts'
import { obstacleOfHands, ownershipOf, type TalObstacle } from './obstacles.ts'
import { layOnPharaoh } from './pharaoh.ts'
import { FreeChoice } from './free-choice.ts'
import { builtOn, cellNamed, numberOf, sizeOf, worthAt } from './sites.ts'
import { empty } from './state.ts'
import { colourOf, type PlayerContext } from './player-context.ts'

const heldBy = ({ blocks }: PlayerContext): number => blocks.reduce((sum, count) => sum + count, 0)

/** Why a seat can build nothing on a site now; null where it can. */
export function obstacleToBuilding(context: PlayerContext, site: number): TalObstacle | null {
  const whose = ownershipOf(context, site)
  if (whose !== 'own') return whose
  if (context.isComplete(site)) return 'complete'
  return obstacleOfHands(context, site, context.state.built[site] ?? 0) ?? (heldBy(context) === 0 ? 'no-blocks' : null)
}

/** How many blocks a seat may still build on each of its sites. */
export function roomLeft(context: PlayerContext): readonly { readonly site: number; readonly blocks: number }[] {
  return context.owners.flatMap((_, site) => {
    if (obstacleToBuilding(context, site) !== null) return []
    const hands = context.workersOn(site).length * facts.blocksOfWorker - (context.state.built[site] ?? 0)
    const cells = context.cellsOf(site).filter(cell => cell === empty).length
    return [{ site, blocks: Math.min(hands, heldBy(context), cells) }]
  })
}

/** Whether a seat can build anything now (RULES.md, Building). */
export const mayBuild = (context: PlayerContext): boolean => roomLeft(context).length > 0

/** The empty cells of the layer that is being built. */
function opening(site: number, cells: readonly number[]): readonly number[] {
  let from = 0
  for (const layer of builtOn(site, cells)) {
    const free = layer.flatMap((colour, at) => (colour === empty ? [from + at] : []))
    if (free.length > 0) return free
    from += layer.length
  }
  return []
}

/** Asks which block is built where, again and again until the player stops. */
export function askToBuild(context: PlayerContext, then: Continuation): TalPoint {
  const {
    game: { journal },
    state,
    seat,
  } = context
  return new FreeChoice(
    seat,
    'build',
    'build',
    () => {
      const held = context.blocks.flatMap((count, colour) => (count > 0 ? [colour] : []))
      const blocks = roomLeft(context).flatMap(({ site }) =>
        opening(site, context.cellsOf(site)).flatMap(cell => held.map(colour => blockAt(colour, site, cell))),
      )
      return [...blocks, enough]
    },
    option => {
      if (option === enough) return then.go()
      const [colour, site, cell] = [colourIn(option), siteIn(option), cellIn(option)]
      journal.put(context.blocks, colour, (context.blocks[colour] ?? 0) - 1)
      journal.put(context.cellsOf(site), cell, colour)
      journal.put(state.built, site, (state.built[site] ?? 0) + 1)
      context.log('build', { ...cellNamed(site, cell), colour: colourOf(colour) })
      if (context.isComplete(site)) tellComplete(context, site)
      return done
    },
  )
}

function tellComplete(context: PlayerContext, site: number): void {
  const { kind, now } = worthAt(site, context.cellsOf(site))
  context.log('complete', { site: numberOf(site), size: sizeOf(site), kind, points: now })
}

/** Every block that a seat has not built goes to the Pharaoh's pyramid. */
export function leaveUnused(context: PlayerContext): void {
  const unused = context.blocks.flatMap((count, colour) => Array.from({ length: count }, () => colour))
  if (unused.length === 0) return
  context.blocks.forEach((_, colour) => context.game.journal.put(context.blocks, colour, 0))
  const out = layOnPharaoh(context.game, unused)
  context.log('unused', { blocks: unused.map(colourOf), ...(out > 0 ? { out } : {}) })
}
