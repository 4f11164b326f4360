// What a lobby announces of its seats: of others by name, of oneself as what has happened to oneself.
import { expect, test } from 'vitest'
import type { View } from '#shared/protocol.ts'
import { lobbyNews } from '#web/lib/lobby/lobby-news.ts'
import { t } from '#web/lib/messages/page-texts.ts'

type Seats = Pick<View, 'you' | 'seats'>

function seen(you: number | null, ...names: readonly (string | null)[]): Seats {
  const seats = names.map((name, seat) => ({ seat, name, connected: true, bot: null, standIn: null }))
  return { you, seats }
}
const told = (before: Seats, now: Seats, isDismissed = false) => lobbyNews(before, now, isDismissed, () => [])

test('who comes and goes is named', () => {
  expect(told(seen(0, 'Mira', null), seen(0, 'Mira', 'Anna'))).toEqual([t('lobby.joined', { name: 'Anna', bot: '' })])
  expect(told(seen(0, 'Mira', 'Anna'), seen(0, 'Mira', null))).toEqual([t('lobby.left', { name: 'Anna' })])
  expect(told(seen(0, 'Mira', 'Anna'), seen(0, 'Mira', 'Tom'))).toEqual([
    t('lobby.left', { name: 'Anna' }),
    t('lobby.joined', { name: 'Tom', bot: '' }),
  ])
  expect(told(seen(0, 'Mira', 'Anna'), seen(0, 'Mira', 'Anna'))).toEqual([])
})

test('of a bot it is said beside its name', () => {
  const news = lobbyNews(seen(0, 'Mira', null), seen(0, 'Mira', 'Tiaa'), false, () => ['a bot'])
  expect(news).toEqual([t('lobby.joined', { name: 'Tiaa', bot: 'a bot' })])
})

test('who sits down hears that, and not of somebody by the own name', () => {
  expect(told(seen(null, 'Mira', null), seen(1, 'Mira', 'Anna'))).toEqual([t('lobby.youJoined')])
  expect(told(seen(null, 'Mira', 'Anna'), seen(1, 'Mira', 'Anna'))).toEqual([t('lobby.youJoined')])
})

test('whom the host removes hears that, whoever leaves hears nothing more', () => {
  expect(told(seen(1, 'Mira', 'Anna'), seen(null, 'Mira', null), true)).toEqual([t('sit.removed')])
  expect(told(seen(1, 'Mira', 'Anna'), seen(null, 'Mira', null))).toEqual([])
})
