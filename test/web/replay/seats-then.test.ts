// Who plays which seat in a replay: as it was at each moment, and not as the table last told it.
import { expect, test } from 'vitest'
import { ReplayPlayer } from '#web/lib/replay/replay-player.svelte.ts'
import { required } from '#test/shared/required.ts'
import { finished, whole } from './finished.ts'

test('each moment shows who played then, and nobody as away', () => {
  const recorded = required(whole('valley').find(({ seats }) => seats === 3))
  const game = finished('valley', recorded, [
    { seat: 0, standIn: 'newcomer', by: 1 },
    { seat: 0, standIn: 'club', by: 0 },
    { seat: 0, back: true },
    { seat: 2, standIn: 'club', by: 2 },
    { seat: 2, gaveUp: 'master' },
    { seat: 0, standIn: 'club', by: 1 },
  ])
  // Long after its end: a bot stood in to the last, one had been left a seat for good, and no page is open.
  const [first, second, third] = game.end.seats
  const seats = [
    { ...required(first), standIn: 'club' as const, connected: false },
    { ...required(second), connected: true },
    { ...required(third), bot: 'master' as const, connected: false },
  ]
  const player = new ReplayPlayer({ ...game, end: { ...game.end, seats } }, { at: 0, by: null })
  const told = Array.from({ length: 8 }, (_, at) => {
    player.leap(at)
    const view = required(player.session.view)
    expect(view.seats.map(({ connected }) => connected)).toEqual([true, true, true])
    return view.seats.map(({ bot, standIn }) => [...(bot ? ['bot', bot] : []), ...(standIn ? [standIn] : [])].join(' '))
  })
  expect(told).toEqual([
    ['', 'bot club', ''],
    ['newcomer', 'bot club', ''],
    ['club', 'bot club', ''],
    ['', 'bot club', ''],
    ['', 'bot club', 'club'],
    ['', 'bot club', 'bot master'],
    ['club', 'bot club', 'bot master'],
    ['club', 'bot club', 'bot master'],
  ])
  player.leap(0)
  expect(player.session.view?.seats.map(({ name }) => name)).toEqual(['Anna 0', 'Anna 1', 'Anna 2'])
})
