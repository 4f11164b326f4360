// What the board game says of a hint: why the move is good, and where it is made.
import type { Hint, View } from '#shared/protocol.ts'
import type { TalOption } from '#shared/tal/declarations.ts'
import { translator } from '../../messages/collection.ts'
import type { GameHints } from '../../table/hint/lazy-hint.ts'
import { ownDecision } from '../../table/own-decision.ts'
import type { Pointed } from '../../table/tutorial/steps.ts'
import { hint as texts } from '../messages/lazy-texts.ts'
import { talView } from '../table/tal-view.ts'
import { laidIn, picked } from './picked.ts'

const say = translator<typeof texts.all>(texts)

/** Why the move is good, by the most that it changes; empty where nothing of it can be seen yet. */
function reason(_: View, { changes: { points = 0, sites = 0, built = 0, held = 0 } }: Hint): string {
  if (points > 0) return say('points', { points })
  if (sites > 0) return say('sites', { n: sites })
  if (built > 0) return say('built', { n: built })
  return held > 0 ? say('held', { n: held }) : ''
}

function at(view: View, { picks: [first = []] }: Hint): readonly Pointed[] {
  const seen = talView(view)
  const options: readonly TalOption[] = (seen && ownDecision(seen)?.options) ?? []
  const option = options.find(({ id }) => id === first[0])
  switch (option?.key) {
    case 'lay':
    case 'lift':
      return [`ground=${option.params.group}`]
    case 'go': {
      const { piece, to } = option.params
      // A place that is pressed draws whoever is nearest, who may be another figure.
      const isOnly = options.every(each => each.key !== 'go' || each.params.to !== to || each.params.piece === piece)
      return isOnly ? [`place=${to}`] : [`piece=${piece}`, `place=${to}`]
    }
    case 'claim':
    case 'takeover':
      return ['do=confirm']
    case 'steal':
    case 'build': {
      const { site, layer, cell, colour } = option.params
      const lies: Pointed = `place=${site}.${layer}.${cell}`
      // Of several sites a block that is pressed is built on the one that is looked at, which may be another.
      const isOnly = new Set(options.flatMap(each => (each.key === 'build' ? [each.params.site] : []))).size === 1
      return option.key === 'build' && isOnly ? [`colour-held=${colour}`, lies] : [lies, `site=${site}`]
    }
    case 'seal':
    case 'enough':
    case 'pass':
      return ['do=end']
    default:
      return []
  }
}

/** A whole bid: which tablets on which group, those that count first. */
function moves(view: View, { picks }: Hint): string | null {
  const seen = talView(view)
  const decision = seen && ownDecision(seen)
  if (decision?.key !== 'bid') return null
  const groups = laidIn(picks.flat().flatMap(id => decision.options.find(each => each.id === id) ?? []))
  return groups.length === 0 ? null : say('bid', { groups, seals: picks.flat().includes('seal') })
}

export const hints: GameHints = { moves, reason, at, picked, texts }
