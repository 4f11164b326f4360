// Scenes at tables with a clock: one's own time and another's, plenty and hardly any, and before the game.
import type { View } from '#shared/protocol.ts'
import { required } from '#test/shared/required.ts'
import { lobby } from './before-and-after.ts'
import { states } from './drawn-states.ts'
import type { Scene } from './scenes.ts'
import { talScenes } from './tal-scenes.ts'

const now = '2026-03-14T18:04:00.000Z'
const at = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString()

/** The same with a clock, where whoever is waited for has so many seconds left. */
const timed = <Any extends View>(view: Any, left: number, clock = 120): Any => ({
  ...view,
  options: { ...view.options, clock },
  waiting: Object.fromEntries(
    view.waitingFor.map(seat => [
      seat,
      { key: 'waiting.turn', params: {}, ...view.waiting[seat], since: at(left - clock), until: at(left) },
    ]),
  ),
})
const state = (name: string) => required(states[name])()
const clock = (name: string, left: number, whole?: number): Scene => ({
  view: () => timed(state(name), left, whole),
  now,
})
const talClock = (name: string, left: number): Scene => ({
  page: 'tal',
  view: () => timed(required(talScenes[name as keyof typeof talScenes]).view(), left),
  now,
})

export const clockScenes: Readonly<Record<string, Scene>> = {
  clock: clock('turn', 95),
  'clock-days': { ...clock('turn', 150_000, 172_800), tight: true },
  'clock-short': clock('turn', 12),
  'clock-react': clock('react', 12),
  'clock-pay': clock('pay', 48),
  'clock-theirs': clock('wait', 95),
  'clock-theirs-short': { ...clock('wait', 12), tight: true },
  'clock-six': { ...clock('six5', 95), tight: true },
  'tal-clock': talClock('tal-work', 95),
  'tal-clock-short': talClock('tal-bid', 12),
  'tal-clock-theirs': talClock('tal-wait', 95),
  'lobby-clock': {
    page: 'lobby',
    view: () => ({ ...lobby(3, 2), options: { ...lobby(3, 2).options, clock: 86_400 } }),
    long: true,
  },
}
