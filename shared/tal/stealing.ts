// Stealing (RULES.md, Stealing): if a seat has more overseers on a rival's site than the owner, each of its workers there may
// take two blocks from the topmost layer.
import { done, type Continuation } from '../engine/effect.ts'
import { entryAt } from '../entry.ts'
import { facts } from './board.ts'
import type { TalPoint } from './declarations.ts'
import { obstacleOfHands, ownershipOf, type TalObstacle } from './obstacles.ts'
import { blockAt, cellIn, enough, siteIn } from './option-codec.ts'
import { FreeChoice } from './free-choice.ts'
import { builtOn, cellNamed } from './sites.ts'
import { empty } from './state.ts'
import { colourOf, nameOfPiece, type PlayerContext } from './player-context.ts'

/** The worker who steals next on a site: the first who can, so that each steals all of his blocks before the next begins. */
function thiefOn(context: PlayerContext, site: number): number {
  const able = context.workersOn(site).filter(piece => (context.state.stolen[piece] ?? 0) < facts.blocksOfWorker)
  return entryAt(able, 0)
}

/** How many blocks a seat's workers on a site have stolen in this round. */
const stolenBy = (context: PlayerContext, site: number): number =>
  context.workersOn(site).reduce((sum, piece) => sum + (context.state.stolen[piece] ?? 0), 0)

const blocksOn = (context: PlayerContext, site: number): number =>
  context.cellsOf(site).filter(cell => cell !== empty).length

/** Why a seat can steal nothing from a site now; null where it can. */
export function obstacleToStealing(context: PlayerContext, site: number): TalObstacle | null {
  const whose = ownershipOf(context, site)
  if (whose !== 'rivals') return whose
  if (context.isComplete(site)) return 'complete'
  const rival = entryAt(context.all, entryAt(context.owners, site))
  if (context.overseersOn(site) <= rival.overseersOn(site)) return 'no-majority'
  return obstacleOfHands(context, site, stolenBy(context, site)) ?? (blocksOn(context, site) === 0 ? 'bare' : null)
}

/** How many blocks a seat may still steal from each site. */
export function lootLeft(context: PlayerContext): readonly { readonly site: number; readonly blocks: number }[] {
  return context.owners.flatMap((_, site) => {
    if (obstacleToStealing(context, site) !== null) return []
    const hands = context.workersOn(site).length * facts.blocksOfWorker - stolenBy(context, site)
    return [{ site, blocks: Math.min(hands, blocksOn(context, site)) }]
  })
}

/** Whether a seat can steal anything now: never in the first round (RULES.md, Stealing). */
export const maySteal = (context: PlayerContext): boolean => context.round > 1 && lootLeft(context).length > 0

/** The cells with a block in the topmost layer that has any. */
function topOf(site: number, cells: readonly number[]): readonly number[] {
  const layers = builtOn(site, cells)
  const top = layers.findLastIndex(layer => layer.some(colour => colour !== empty))
  const from = layers.slice(0, top).reduce((sum, layer) => sum + layer.length, 0)
  return (layers[top] ?? []).flatMap((colour, at) => (colour === empty ? [] : [from + at]))
}

/** Asks which block is stolen, again and again until the player stops. */
export function askToSteal(context: PlayerContext, then: Continuation): TalPoint {
  const {
    game: { journal },
    state,
    seat,
  } = context
  return new FreeChoice(
    seat,
    'steal',
    'steal',
    () => {
      const blocks = lootLeft(context).flatMap(({ site }) => {
        const cells = context.cellsOf(site)
        return topOf(site, cells).map(cell => blockAt(entryAt(cells, cell), site, cell))
      })
      return [...blocks, enough]
    },
    option => {
      if (option === enough) return then.go()
      const [site, cell] = [siteIn(option), cellIn(option)]
      const thief = thiefOn(context, site)
      const cells = context.cellsOf(site)
      const colour = entryAt(cells, cell)
      journal.put(cells, cell, empty)
      journal.put(context.blocks, colour, (context.blocks[colour] ?? 0) + 1)
      journal.put(state.stolen, thief, (state.stolen[thief] ?? 0) + 1)
      context.log('steal', {
        ...cellNamed(site, cell),
        colour: colourOf(colour),
        from: entryAt(context.owners, site),
        piece: nameOfPiece(thief),
      })
      return done
    },
  )
}
