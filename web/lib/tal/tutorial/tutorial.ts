// The tutorial of the board game, step by step, and the game it is played with. A step that points at something names it as well.
import { letterOf } from '#shared/tal/board.ts'
import type { PlaceName } from '#shared/tal/table.ts'
import { translator } from '../../messages/collection.ts'
import { forAnyView, type Pointed, type Said, type Step } from '../../table/tutorial/steps.ts'
import { tutorial as texts } from '../messages/lazy-texts.ts'
import {
  bestGroup,
  buildableByMore,
  canClaim,
  colourToBuild,
  hasBuilt,
  hasLaid,
  isAsked,
  isComplete,
  ownSites,
  seenIn,
  sitesOf,
  spacesToBuild,
  spacesToClaim,
  unbuildable,
  workersFor,
  type LearnerView,
} from './seen.ts'

export { texts }
const say = translator<typeof texts.all>(texts)

const places = (names: readonly PlaceName[]) => names.map((name): Pointed => `place=${name}`)
/** While bids or marches are still shown as they were turned up, only the button to go on can be seen. */
const revealed = (): NonNullable<Said['first']> => ({ text: say('revealed'), at: 'do=confirm' })
const isLater = ({ table: { round } }: LearnerView): boolean => round > 1
const isPast = (seen: LearnerView, phase: LearnerView['table']['phase']): boolean =>
  isLater(seen) || seen.table.phase !== phase
const isBefore = ({ table: { phase } }: LearnerView, ...phases: readonly LearnerView['table']['phase'][]): boolean =>
  phases.includes(phase)

/** Whether more workers would build more, at a site that one of them can come to. */
const couldBuildMore = (seen: LearnerView): boolean => buildableByMore(seen) > 0 && spacesToBuild(seen).length > 0

/** Why no more workers are needed. */
function workedBy(seen: LearnerView): 'worked' | 'worked.full' | 'worked.none' {
  if (seen.me.blocks.length === 0) return 'worked.none'
  return unbuildable(seen) === 0 ? 'worked' : 'worked.full'
}

const steps: readonly Step<LearnerView>[] = [
  {
    key: 'goal',
    when: seen => isAsked(seen, 'bid') && !hasLaid(seen),
    say: () => ({ text: say('goal'), at: [] }),
    ends: { by: 'reading', done: seen => hasLaid(seen) || isPast(seen, 'auction') },
  },
  {
    key: 'bid',
    when: seen => isAsked(seen, 'bid') && !hasLaid(seen),
    say: seen => {
      const group = bestGroup(seen)
      return { text: say('bid', { group: letterOf(group) }), at: [`ground=${group}`] }
    },
    ends: { by: 'doing', done: seen => hasLaid(seen) || isPast(seen, 'auction') },
  },
  {
    key: 'seal',
    when: seen => isAsked(seen, 'bid') && hasLaid(seen),
    say: () => ({ text: say('seal'), at: ['do=end'] }),
    ends: { by: 'doing', done: seen => seen.table.mine?.sealed === true || isPast(seen, 'auction') },
  },
  {
    key: 'march',
    when: seen => isAsked(seen, 'march.open') && ownSites(seen).length === 0 && spacesToClaim(seen).length > 0,
    say: seen => {
      const spaces = spacesToClaim(seen)
      return { text: say('march', { sites: sitesOf(spaces) }), at: places(spaces), first: revealed() }
    },
    ends: { by: 'doing', done: seen => isAsked(seen, 'claim') || ownSites(seen).length > 0 },
  },
  {
    key: 'claim',
    when: seen => isAsked(seen, 'claim'),
    say: () => ({ text: say('claim'), at: ['do=confirm'] }),
    ends: { by: 'doing', done: seen => ownSites(seen).length > 0 },
  },
  {
    key: 'marched',
    when: seen => isAsked(seen, 'march.open') && ownSites(seen).length > 0,
    say: seen => ({ text: say(canClaim(seen) ? 'marched' : 'marched.full'), at: ['do=end'] }),
    ends: { by: 'doing', done: seen => isLater(seen) || isBefore(seen, 'workers', 'build') },
  },
  {
    key: 'work',
    when: seen => isAsked(seen, 'work') && couldBuildMore(seen),
    say: seen => {
      const spaces = spacesToBuild(seen)
      const [site = 0] = sitesOf(spaces)
      return {
        text: say('work', { n: workersFor(seen, site), blocks: seen.me.blocks.length, site }),
        at: places(spaces),
        first: revealed(),
      }
    },
    ends: {
      by: 'doing',
      done: seen => isAsked(seen, 'work') && seen.me.blocks.length > 0 && !couldBuildMore(seen),
    },
  },
  {
    key: 'worked',
    when: seen => isAsked(seen, 'work') && !couldBuildMore(seen),
    say: seen => ({ text: say(workedBy(seen)), at: ['do=end'] }),
    ends: { by: 'doing', done: seen => isLater(seen) || isBefore(seen, 'build') },
  },
  {
    key: 'build',
    when: seen => isAsked(seen, 'build') && !hasBuilt(seen) && colourToBuild(seen) !== null,
    say: seen => {
      const colour = colourToBuild(seen) ?? 'black'
      return { text: say('build', { colour }), at: [`colour-held=${colour}`] }
    },
    ends: { by: 'doing', done: hasBuilt },
  },
  {
    key: 'complete',
    when: seen => isAsked(seen, 'build') && hasBuilt(seen) && !isComplete(seen) && colourToBuild(seen) !== null,
    say: seen => ({ text: say('complete'), at: [`colour-held=${colourToBuild(seen) ?? 'black'}`, 'do=end'] }),
    ends: { by: 'doing', done: seen => isComplete(seen) || isLater(seen) },
  },
  {
    key: 'round',
    when: seen => isLater(seen) && isAsked(seen, 'bid'),
    say: () => ({ text: say('round'), at: [] }),
    ends: { by: 'reading', done: seen => isLater(seen) && !isBefore(seen, 'auction') },
  },
  {
    key: 'secret',
    when: seen => isAsked(seen, 'march') && seen.table.mine?.sealed === false,
    say: () => ({ text: say('secret'), at: ['do=end'], first: revealed() }),
    ends: { by: 'doing', done: seen => isLater(seen) && isBefore(seen, 'workers', 'steal', 'takeover', 'build') },
  },
  {
    key: 'rivals',
    when: seen => isLater(seen) && isAsked(seen, 'work'),
    say: () => ({ text: say('rivals'), at: [], first: revealed() }),
    ends: { by: 'reading', done: seen => isLater(seen) && isBefore(seen, 'steal', 'takeover', 'build') },
  },
  {
    key: 'on',
    when: seen => isLater(seen) && isAsked(seen, 'work', 'build', 'steal', 'takeover'),
    say: () => ({ text: say('on'), at: [] }),
    ends: { by: 'reading', done: ({ table: { round } }) => round > 2 },
  },
]

function between(seen: LearnerView): Said {
  const { decision, view, table } = seen
  const first = revealed()
  if (decision === null) {
    const name = view.seats[table.turn ?? -1]?.name
    return { text: name ? say('waiting', { name }) : say('waiting.all'), at: [], first }
  }
  if (isAsked(seen, 'build')) {
    const colour = colourToBuild(seen)
    return colour === null
      ? { text: say(isComplete(seen) ? 'built' : 'question'), at: ['do=end'] }
      : { text: say('build.more'), at: [`colour-held=${colour}`, 'do=end'] }
  }
  if (isAsked(seen, 'bid')) return { text: say('bid.more'), at: ['do=end'], first }
  return { text: say('question'), at: [], first }
}

export const tutorial = forAnyView({ steps, between }, seenIn)

/** The game it is played with. The seed draws a group that completes a small pyramid; a test holds it to that. */
export const game = {
  seed: '00250025002500250025002500250025',
  options: { short: true },
}
