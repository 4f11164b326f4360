// Building (rules/tal, A round, 6): two blocks for each own worker on an own site, layer by layer. What is left over goes to
// the Pharaoh.
import { done, type Ask, type Then } from '../engine/ask.ts'
import { facts } from './board.ts'
import { blockAt, cellIn, colourIn, enough, siteIn } from './choice.ts'
import { layOnPharaoh } from './pharaoh.ts'
import { builtOn, cellNamed, numberOf, sizeOf, worthAt } from './sites.ts'
import { empty } from './state.ts'
import { colourOf, type Turn } from './turn.ts'

/** How many blocks a seat may still build on each of its sites. */
export function roomLeft(turn: Turn): readonly { readonly site: number, readonly blocks: number }[] {
  const held = turn.blocks.reduce((sum, count) => sum + count, 0)
  return turn.owners.flatMap((owner, site) => {
    if (owner !== turn.seat) return []
    const hands = turn.workersOn(site).length * facts.blocksOfWorker - (turn.state.built[site] ?? 0)
    const cells = turn.state.cells[site]?.filter(cell => cell === empty).length ?? 0
    const blocks = Math.min(hands, held, cells)
    return blocks > 0 ? [{ site, blocks }] : []
  })
}

/** Whether a seat can build anything now (rules/tal, A round, 6). */
export const mayBuild = (turn: Turn): boolean => roomLeft(turn).length > 0

/** The empty cells of the layer that is being built. */
function opening(site: number, cells: readonly number[]): readonly number[] {
  let from = 0
  for (const layer of builtOn(site, cells)) {
    const free = layer.flatMap((colour, at) => colour === empty ? [from + at] : [])
    if (free.length > 0) return free
    from += layer.length
  }
  return []
}

/** Asks which block is built where, until the builder has enough. */
export function askToBuild(turn: Turn, then: Then): Ask {
  const { run: { journal }, state, seat } = turn
  return {
    seat, kind: 'build', key: 'build', min: 1, max: 1, ordered: false, sure: true, facts: [],
    get candidates() {
      const held = turn.blocks.flatMap((count, colour) => count > 0 ? [colour] : [])
      const blocks = roomLeft(turn).flatMap(({ site }) =>
        opening(site, state.cells[site] as number[]).flatMap(cell => held.map(colour => blockAt(colour, site, cell))))
      return [...blocks, enough]
    },
    answer: option => {
      if (option === enough) return then.go()
      const [colour, site, cell] = [colourIn(option), siteIn(option), cellIn(option)]
      journal.put(turn.blocks, colour, (turn.blocks[colour] ?? 0) - 1)
      journal.put(state.cells[site] as number[], cell, colour)
      journal.put(state.built, site, (state.built[site] ?? 0) + 1)
      turn.tell('build', { ...cellNamed(site, cell), colour: colourOf(colour) })
      if (turn.isComplete(site)) tellComplete(turn, site)
      return done
    },
  }
}

function tellComplete(turn: Turn, site: number): void {
  const { kind, now } = worthAt(site, turn.state.cells[site])
  turn.tell('complete', { site: numberOf(site), size: sizeOf(site), kind, points: now })
}

/** Every block that a seat has not built goes to the Pharaoh's pyramid. */
export function leaveUnused(turn: Turn): void {
  const unused = turn.blocks.flatMap((count, colour) => Array.from({ length: count }, () => colour))
  if (unused.length === 0) return
  turn.blocks.forEach((_, colour) => turn.run.journal.put(turn.blocks, colour, 0))
  const out = layOnPharaoh(turn.run, unused)
  turn.tell('unused', { blocks: unused.map(colourOf), ...out > 0 ? { out } : {} })
}
