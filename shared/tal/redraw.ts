// Draws anew what a viewer may not know. Used by the test that nothing leaks, and for bots that search.
import type { Random } from '../engine/random.ts'
import type { State } from '../engine/game-context.ts'
import { groupsOf } from './auction.ts'
import { entryAt } from '../entry.ts'
import { facts } from './board.ts'
import { pieceIn, placeIn } from './option-codec.ts'
import { stepOf, stepsLeft, writtenPlace } from './march.ts'
import { isWriting, phaseOf } from './rounds.ts'
import { inHand } from './state.ts'
import type { PlayerContext } from './player-context.ts'
import { destinations } from './figure-movement.ts'

type Chance = Pick<Random<State>, 'below' | 'shuffle'>

/**
 * Draws anew, through the journal: which tablets others have laid where (once they are sealed, how many lie where stays), and
 * every march of others that is not revealed. The bag has no order.
 */
export function redraw(contexts: readonly PlayerContext[], viewer: number | null, random: Chance): void {
  for (const context of contexts) {
    if (context.seat === viewer || context.state.over === 1) continue
    if (phaseOf(context) === 'auction') redrawBids(context, random)
    else if (isWriting(context)) redrawMarch(context, random)
  }
}

/** Shuffles sealed tablets among their places; puts those of a seat that is still laying anywhere. */
function redrawBids({ game: { journal }, state, seat, laid }: PlayerContext, random: Chance): void {
  const groups = [...laid]
  // Sorted first, so that what is dealt does not depend on how the tablets lie, which the viewer may not know.
  if (state.sealed[seat] === 1) random.shuffle(groups.sort((one, other) => one - other))
  else if (seat === state.turn)
    groups.forEach((_, tablet) => {
      groups[tablet] = inHand + random.below(groupsOf(state).length + 1)
    })
  groups.forEach((group, tablet) => journal.put(laid, tablet, group))
}

/** Replaces a march by a random one that could have been written. */
function redrawMarch(context: PlayerContext, random: Chance): void {
  const {
    game: { journal },
    march,
  } = context
  while (march.length > 0) journal.pop(march)
  for (let steps = random.below(facts.steps + 1); steps > 0; steps--) {
    const options = destinations(
      context,
      'march',
      context.overseers,
      piece => writtenPlace(context, piece),
      Math.min(1, stepsLeft(context)),
    )
    const option = entryAt(options, random.below(options.length))
    journal.push(march, stepOf(pieceIn(option), placeIn(option)))
  }
}
