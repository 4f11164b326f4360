// What bots of Tal der Könige tell apart at each question, and what they do without comparing.
import type { Plan } from '../../bots/bot-rules.ts'
import type { DecisionPoint } from '../../engine/effect.ts'
import type { Match } from '../../engine/match.ts'
import type { TalPoint } from '../declarations.ts'
import { openSitesOf } from '../likely.ts'
import { pass } from '../option-codec.ts'
import type { TalState } from '../state.ts'
import { bidsOf, likelyBid } from './bids.ts'
import { buildingOf, buildingsOf, usual } from './building.ts'
import { marchesOf, simpleMarch } from './marches.ts'
import { simpleTheft, theftsOf } from './stealing.ts'
import { simpleWork, worksOf } from './work.ts'

/** With so many sites to build on, nobody who thinks little claims another. */
const maxSites = 6

const isAboutSite = (point: DecisionPoint): point is TalPoint & { readonly kind: 'claim' | 'takeover' } =>
  point.kind === 'claim' || point.kind === 'takeover'

/** Plans worth telling apart. */
export function choicesOf({ game: { state } }: Match<TalState>, point: DecisionPoint): readonly Plan[] {
  const { seat } = point
  switch (point.kind) {
    case 'bid':
      return bidsOf(state, seat)
    case 'march':
      return marchesOf(state, seat)
    case 'work':
      return worksOf(state, seat)
    case 'steal':
      return theftsOf(point.candidates)
    case 'build':
      return buildingsOf(state, seat)
    default:
      return point.candidates.map(option => [[option]])
  }
}

/** What anybody would do. */
export function simplyOf({ game: { state, random } }: Match<TalState>, point: DecisionPoint): Plan {
  const { seat } = point
  if (isAboutSite(point)) {
    const isWelcome = point.kind === 'takeover' || openSitesOf(state, seat) < maxSites
    return [[isWelcome ? point.about.site : pass]]
  }
  switch (point.kind) {
    case 'bid':
      return likelyBid(state, seat, random)
    case 'march':
      return simpleMarch(state, seat, random)
    case 'work':
      return simpleWork(state, seat)
    case 'steal':
      return simpleTheft(state, seat, point.candidates)
    default:
      return buildingOf(state, seat, usual)
  }
}
