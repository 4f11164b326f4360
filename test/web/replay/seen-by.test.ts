// A moment of a replay through somebody's eyes: their own secrets and nobody else's, in the log too.
import { expect, test } from 'vitest'
import { ReplayPlayer } from '#web/lib/replay/replay-player.svelte.ts'
import { linesSeenBy } from '#web/lib/replay/view-at-move.ts'
import { required } from '#test/shared/required.ts'
import { talLine } from '#test/shared/typed-by-game.ts'
import { talView } from '#web/lib/tal/table/tal-view.ts'
import { finished, whole } from './finished.ts'

const game = finished('valley', required(whole('valley').find(({ seats }) => seats === 3)))

test('whose eyes a moment is seen through is the viewer, to whom the log tells what spectators are not told', () => {
  const views = [0, null].map(by => required(new ReplayPlayer(game, { at: 40, by }).session.view))
  expect(views.map(({ you }) => you)).toEqual([0, null])
  const [own = [], watched = []] = views.map(({ log }) => log)
  const secret = own.filter(({ params }, k) => JSON.stringify(params) !== JSON.stringify(watched[k]?.params))
  expect(new Set(secret.map(({ seat }) => seat))).toEqual(new Set([0]))
  expect(own.map(({ n }) => n)).toEqual(watched.map(({ n }) => n))
})

test('older lines are those just before, oldest first', () => {
  const numbers = (count: number, before?: number) => linesSeenBy(null, game.replay, count, before).map(({ n }) => n)
  expect([numbers(3, 10), numbers(3, 2)]).toEqual([[7, 8, 9], [1]])
  expect(numbers(2)).toEqual(game.replay.lines.slice(-2).map(({ n }) => n))
})

test('a step back leads to the last moment that looked different, as a step on does', () => {
  const tal = finished('tal', required(whole('tal')[0]))
  const player = new ReplayPlayer(tal, { at: 0, by: null })
  const places = [player.at]
  while (places.length < 40 && !player.ended) {
    player.step()
    places.push(player.at)
  }
  // Of the bids and the marches of others nothing is seen until they are revealed.
  expect(places.some((at, k) => at > (places[k - 1] ?? at) + 1)).toBe(true)
  const back: number[] = []
  while (player.at > 0 && back.length < places.length) {
    player.back()
    back.push(player.at)
  }
  const beforeEach = places.slice(1).map(at => at - 1)
  expect(back).toEqual([...new Set([...beforeEach.reverse(), 0])])
  player.back()
  expect(player.at).toBe(0)
})

test('at the end of a board game the bids still stand in the turn order of the last round', () => {
  for (const recorded of whole('tal')) {
    const tal = finished('tal', recorded)
    const { view } = new ReplayPlayer(tal, { at: tal.replay.length, by: null }).session
    const table = required(talView(view)?.table)
    const told = tal.replay.lines
      .map(talLine)
      .flatMap(line => (line.key === 'won' && line.round === table.round ? [line.params] : []))
    expect(told.length).toBeGreaterThan(0)
    for (const { group, bids } of told)
      expect(table.auctioned[group]?.bids.map(({ seat }) => seat)).toEqual(bids.map(({ seat }) => seat))
  }
})
