// Scenes in which players are told of their turns: the offer after an own turn, and what becomes of it.
import type { View } from '#shared/protocol.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { atEvening, withAway } from './bot-scenes.ts'
import { states } from './drawn-states.ts'
import { beginning, menu } from './find.ts'
import type { Scene } from './scenes.ts'
import { talScenes } from './tal-scenes.ts'
import { required } from '#test/shared/required.ts'

const wait = (): View => required(states['wait']?.())

export const callScenes: Readonly<Record<string, Scene>> = {
  'call-offered': { view: wait, calls: 'offered' },
  'call-away': { view: () => withAway(wait()), now: atEvening, calls: 'offered' },
  'call-told': { view: wait, calls: 'told', tight: true },
  'call-denied': { view: wait, calls: 'denied' },
  'call-install': { view: wait, calls: 'install', tight: true },
  'call-seat': { view: wait, taps: [menu, beginning('button', () => t('menu.seat'))] },
  'tal-call-offered': { page: 'tal', view: () => talScenes['tal-wait'].view(), calls: 'offered' },
  'tal-call-away': {
    page: 'tal',
    view: () => withAway(talScenes['tal-wait'].view()),
    now: atEvening,
    calls: 'offered',
  },
}
