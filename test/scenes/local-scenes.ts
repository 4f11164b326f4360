// Scenes of tables in this browser: how they begin on the front page, and the curtain between the seats of one device.
import { gameTitles } from '#shared/game-names.ts'
import type { View } from '#shared/protocol.ts'
import { localText } from '#web/lib/lobby/device/local-texts.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { required } from '#test/shared/required.ts'
import { wideNames } from './before-and-after.ts'
import { states } from './drawn-states.ts'
import { beginning, named, openDialog } from './find.ts'
import type { Scene } from './scenes.ts'
import { talScenes } from './tal-scenes.ts'

const turn = () => required(states['turn']?.())
const wait = () => required(states['wait']?.())
const choosesBots = named('button', () => t('home.botsChoose'))
const sharesDevice = beginning('button', () => t('home.device'))
const otherGame = beginning('radio', () => gameTitles.tal)
const onePlayerMore = named('button', () => localText('device.more'), openDialog)

/** The same where everybody has the longest names, and the player before could take something back. */
const atItsWidest = <Any extends View>(view: Any): Any => ({
  ...view,
  canUndo: true,
  seats: view.seats.map((seat, n) => ({ ...seat, name: wideNames[n] ?? seat.name })),
})

export const localScenes: Readonly<Record<string, Scene>> = {
  'home-against': { page: 'home', view: turn, taps: [choosesBots], long: true },
  'home-against-tal': { page: 'home', view: turn, taps: [otherGame, choosesBots], long: true, tight: true },
  'home-device': { page: 'home', view: turn, taps: [sharesDevice], long: true },
  'home-device-six': {
    page: 'home',
    view: turn,
    taps: [sharesDevice, onePlayerMore, onePlayerMore, onePlayerMore, onePlayerMore],
    long: true,
  },
  curtain: { page: 'curtain', view: wait, long: true },
  'curtain-widest': { page: 'curtain', view: () => atItsWidest(wait()), long: true },
  'curtain-tal': { page: 'curtain', view: talScenes['tal-wait'].view, long: true },
}
