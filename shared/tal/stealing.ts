// Stealing (rules/tal, A round, 4): each worker on a rival's site may take two blocks, from the topmost layer there is,
// where its seat has more overseers than the owner.
import { done, type Ask, type Then } from '../engine/ask.ts'
import { facts } from './board.ts'
import { blockAt, cellIn, enough, siteIn } from './choice.ts'
import { builtOn, cellNamed } from './sites.ts'
import { empty } from './state.ts'
import { colourOf, nameOfPiece, type Turn } from './turn.ts'

/** The worker who steals next on a site: first one who has begun. */
function thiefOn(turn: Turn, site: number): number | undefined {
  const { stolen } = turn.state
  const able = turn.workersOn(site).filter(piece => (stolen[piece] ?? 0) < facts.blocksOfWorker)
  return able.find(piece => stolen[piece] !== 0) ?? able[0]
}

/** How many blocks a seat may still steal from each site. */
export function lootLeft(turn: Turn): readonly { readonly site: number, readonly blocks: number }[] {
  return turn.owners.flatMap((owner, site) => {
    const rival = turn.all[owner]
    if (!rival || rival === turn || turn.isComplete(site) || turn.overseersOn(site) <= rival.overseersOn(site)) return []
    const hands = turn.workersOn(site).reduce((sum, piece) => sum + facts.blocksOfWorker - (turn.state.stolen[piece] ?? 0), 0)
    const blocks = Math.min(hands, turn.state.cells[site]?.filter(cell => cell !== empty).length ?? 0)
    return blocks > 0 ? [{ site, blocks }] : []
  })
}

/** Whether a seat can steal anything now: never in the first round (rules/tal, A round, 4). */
export const maySteal = (turn: Turn): boolean => turn.round > 1 && lootLeft(turn).length > 0

/** The cells of the topmost layer in which a block lies. */
function topOf(site: number, cells: readonly number[]): readonly number[] {
  const layers = builtOn(site, cells)
  const top = layers.findLastIndex(layer => layer.some(colour => colour !== empty))
  const from = layers.slice(0, top).reduce((sum, layer) => sum + layer.length, 0)
  return (layers[top] ?? []).flatMap((colour, at) => colour === empty ? [] : [from + at])
}

/** Asks which block is stolen, until the thief has enough. */
export function askToSteal(turn: Turn, then: Then): Ask {
  const { run: { journal }, state, seat } = turn
  return {
    seat, kind: 'steal', key: 'steal', min: 1, max: 1, ordered: false, sure: true, facts: [],
    get candidates() {
      const blocks = lootLeft(turn).flatMap(({ site }) => {
        const cells = state.cells[site] as number[]
        return topOf(site, cells).map(cell => blockAt(cells[cell] as number, site, cell))
      })
      return [...blocks, enough]
    },
    answer: option => {
      if (option === enough) return then.go()
      const [site, cell] = [siteIn(option), cellIn(option)]
      const thief = thiefOn(turn, site) as number
      const cells = state.cells[site] as number[]
      const colour = cells[cell] as number
      journal.put(cells, cell, empty)
      journal.put(turn.blocks, colour, (turn.blocks[colour] ?? 0) + 1)
      journal.put(state.stolen, thief, (state.stolen[thief] ?? 0) + 1)
      turn.tell('steal', { ...cellNamed(site, cell), colour: colourOf(colour), from: state.owners[site], piece: nameOfPiece(thief) })
      return done
    },
  }
}
