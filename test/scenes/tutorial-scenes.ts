// Scenes of first games that teach: what is said and pointed at, and the table of others that somebody waits for meanwhile.
import type { View } from '#shared/protocol.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { required } from '#test/shared/required.ts'
import { end, lobby } from './before-and-after.ts'
import { states } from './drawn-states.ts'
import { boneyard, hand, named, place } from './find.ts'
import type { Scene } from './scenes.ts'
import { talScenes } from './tal-scenes.ts'

/** A tutorial is played by two. */
const turn = () => required(states['turn2'])()
const wait = () => required(states['wait'])()

/** The same in the first turn, of which this was bought already. */
function inFirstTurn(view: View<ValleyTable>, bought: readonly string[] = []): View<ValleyTable> {
  const { table, you } = view
  return {
    ...view,
    table: table && {
      ...table,
      now: { ...table.now, bought },
      players: table.players.map(player => (player.seat === you ? { ...player, turns: 0, tomb: [] } : player)),
    },
  }
}
/** The same in the first round. */
const inFirstRound = (view: () => View) => (): View => {
  const { table, ...more } = view()
  return { ...more, table: table && { ...table, round: 1 } }
}
/** Somebody else's table, as one sees it who waits for it. */
const waits = (table: () => View) => ({ waits: 'BBBBBBBBBBBBBBBB', tables: { BBBBBBBBBBBBBBBB: table } })

const first = ['goal']
const bought = ['goal', 'buy', 'fall']
const inSecondRound = [
  ...['goal', 'bid', 'seal', 'march', 'claim', 'marched', 'work', 'worked', 'build', 'complete', 'round'],
]

export const tutorialScenes: Readonly<Record<string, Scene>> = {
  'tutorial-goal': { view: () => inFirstTurn(turn()), learned: [] },
  'tutorial-buy': { view: () => inFirstTurn(turn()), learned: first, pointed: 'card' },
  'tutorial-pay': { view: () => inFirstTurn(turn()), learned: first, taps: [place(5)], pointed: 'use' },
  'tutorial-entomb': { view: () => inFirstTurn(turn(), ['boat']), learned: bought, taps: [hand(4)], pointed: 'use' },
  'tutorial-looked': { view: () => inFirstTurn(turn()), learned: first, taps: [boneyard] },
  'tutorial-wait': { view: wait, learned: [...bought, 'entomb', 'end'], pointed: 'spot' },
  'tutorial-waiting': { view: () => inFirstTurn(turn()), learned: [], ...waits(() => lobby(3, 2)) },
  'tutorial-begun': { view: wait, learned: bought, ...waits(() => end(3)) },
  'tutorial-end': {
    page: 'end',
    view: () => end(2),
    learned: [],
    ...waits(() => lobby(3, 2)),
    taps: [named('button', () => t('end.show'))],
    long: true,
    tight: true,
  },
  'tutorial-tal-bid': { page: 'tal', view: inFirstRound(talScenes['tal-bid-two'].view), learned: first },
  'tutorial-tal-march': {
    page: 'tal',
    view: inFirstRound(talScenes['tal-first'].view),
    learned: ['goal', 'bid', 'seal'],
  },
  'tutorial-tal-secret': { page: 'tal', view: talScenes['tal-march'].view, learned: inSecondRound, pointed: 'do' },
  'tutorial-tal-rivals': { page: 'tal', view: talScenes['tal-choose'].view, learned: [...inSecondRound, 'secret'] },
  'tutorial-tal-build': {
    page: 'tal',
    view: talScenes['tal-build'].view,
    learned: [...inSecondRound, 'secret', 'rivals'],
  },
}
