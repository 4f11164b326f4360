// Scenes with others around the table: a series, spectators, and what is said; in the lobby, at the table, after the game.
import type { View } from '#shared/protocol.ts'
import { companyText } from '#web/lib/table/company/company-texts.ts'
import { required } from '#test/shared/required.ts'
import { end, lobby, wideNames } from './before-and-after.ts'
import { botScenes } from './bot-scenes.ts'
import { states } from './drawn-states.ts'
import { named } from './find.ts'
import { mixes } from './mixes.ts'
import type { Scene } from './scenes.ts'
import { endAlone } from './solitaire-views.ts'
import { ended } from './tal-end.ts'
import { talScenes } from './tal-scenes.ts'

const kept = '2026-12-24T12:00:00Z'
/** A later game of a series, with spectators: one seat has won all the others. */
const later = <Any extends View>(view: Any, won: number): Any => ({
  ...view,
  watching: 2,
  keptUntil: kept,
  series: { game: won + 1, begins: 1, wins: view.seats.map((_, seat) => (seat === 1 ? won : 0)) },
})
const third = <Any extends View>(view: Any): Any => later(view, 2)
const state = (name: string) => required(states[name])()
const opensTalk = named('button', () => companyText('talk'))

export const companyScenes: Readonly<Record<string, Scene>> = {
  series: { view: () => third(state('turn')) },
  'series-two': { view: () => third(state('turn2')) },
  'series-four': { view: () => third(state('turn4')) },
  'series-six': { view: () => third(state('six5')) },
  'series-bots': { view: () => later(required(botScenes['bots-six']).view(), 12) },
  'series-pharaohs': { view: () => later(required(mixes['power-six']).view(), 12) },
  'series-watch': { view: () => third(state('watch')) },
  'series-lobby': { page: 'lobby', view: () => third(lobby(4, 3, wideNames, 2)), long: true },
  'series-end': { page: 'end', view: () => third(end(3)), long: true },
  'series-alone': {
    page: 'end-alone',
    view: () => ({ ...endAlone(state('turn')), series: { game: 2, wins: [0], best: 84 } }),
    long: true,
  },
  said: {
    view: () => state('wait'),
    says: [
      [0, 'thinking'],
      [1, 'well-played'],
      [2, 'curse'],
    ],
  },
  talk: { view: () => state('wait'), taps: [opensTalk] },
  'tal-series': { page: 'tal', view: () => third(talScenes['tal-wait'].view()) },
  'tal-series-two': { page: 'tal', view: () => later(talScenes['tal-bid-two'].view(), 12) },
  'tal-series-end': { page: 'tal-end', view: () => third(ended(['Mira', 'Anna', 'Lea', 'Tom'], 'drawn')), long: true },
  'tal-said': {
    page: 'tal',
    view: () => talScenes['tal-wait'].view(),
    says: [
      [0, 'thinking'],
      [1, 'what-a-pyramid'],
    ],
  },
  'tal-talk': { page: 'tal', view: () => talScenes['tal-wait'].view(), taps: [opensTalk] },
}
