// What the deck-builder says to whoever comes back, during whole games: in five lines at most whatever others did since the own
// last decision.
import { beforeAll, expect, test, vi } from 'vitest'
import type { Params } from '#shared/protocol.ts'
import type { ValleyView } from '#shared/valley/declarations.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { plain } from '#web/lib/messages/telling.ts'
import { freshLines, momentsOf, shownOf, type Moments } from '#web/lib/table/missed/moments.ts'
import { weights, type MissedLine } from '#web/lib/table/missed/missed-lines.ts'
import { valleyMissed } from '#web/lib/valley/missed/valley-missed.ts'
import { longTimeout } from '#test/shared/properties/valley-games.ts'
import { valleyLine } from '#test/shared/typed-by-game.ts'
import { lineOf } from '#test/shared/wire-records.ts'
import { missedOf } from '#test/web/missed-views.ts'
import { loadAllTexts, valleyGame, watchGame } from '#test/web/played-games.ts'

vi.setConfig({ testTimeout: longTimeout.timeout })
beforeAll(loadAllTexts)

type StartedView = ValleyView & { readonly table: ValleyTable }

const known = new Map<number, readonly (readonly [StartedView, ...StartedView[]])[]>()
/** Every time that seat 0 comes back in a game: what it saw since its last decision. */
function absences(number: number): readonly (readonly [StartedView, ...StartedView[]])[] {
  const all: [StartedView, ...StartedView[]][] = []
  const found = known.get(number)
  if (found) return found
  let since: [StartedView, ...StartedView[]] | null = null
  watchGame(valleyGame(number), 0, ({ view, sent }) => {
    if (since === null || sent?.seat === 0) since = [view]
    else since.push(view)
    if (view.decisions.length > 0 && since.length > 1) all.push([...since])
  })
  known.set(number, all)
  return all
}

const momentsIn = (views: readonly [StartedView, ...StartedView[]]): Moments => momentsOf(missedOf(views), null)
const said = ({ sentences }: MissedLine): string => sentences.map(plain).join(' ')
const pointsOf = ({ table }: StartedView, seat: number): number =>
  table.players.find(player => player.seat === seat)?.points ?? 0

/** Games of three and four seats. */
const numbers = [2, 3]

test('it is told in one to five lines, each about a player, and whoever has ended a turn is among them', () => {
  let told = 0
  for (const views of numbers.flatMap(absences)) {
    const moments = momentsIn(views)
    const { lines, more } = valleyMissed.linesOf(moments)
    const ended = new Set(freshLines(moments).flatMap(({ key, seat }) => (key === 'end' && seat !== 0 ? [seat] : [])))
    expect(lines.length).toBeLessThanOrEqual(5)
    if (more === 0) for (const seat of ended) expect(lines.map(line => line.seat)).toContain(seat)
    for (const line of lines) expect(said(line)).not.toBe('')
    told += lines.length
  }
  expect(told).toBeGreaterThan(50)
})

test('the points told are those that were won', () => {
  let won = 0
  for (const views of numbers.flatMap(absences)) {
    const { lines, more } = valleyMissed.linesOf(momentsIn(views))
    const last = views.at(-1) ?? views[0]
    if (more > 0) continue
    for (const { seat } of last.seats) {
      if (seat === 0) continue
      const points = lines.filter(line => line.seat === seat).reduce((sum, line) => sum + line.points, 0)
      expect(points).toBe(pointsOf(last, seat) - pointsOf(views[0], seat))
      won += points
    }
  }
  expect(won).toBeGreaterThan(20)
})

/** The first time that seat 0 was away, with other things that happened meanwhile. */
function away(told: readonly (readonly [seat: number, key: string, params: Params])[]): Moments {
  const [views] = absences(2)
  if (!views) throw new Error('nobody was away')
  const [first] = views
  const last = first.log.at(-1)?.n ?? 0
  const lines = told.map(([seat, key, params], k) => lineOf({ n: last + k + 1, pick: 999 + k, seat, key, params }))
  return momentsIn([first, { ...first, log: [...first.log, ...lines].map(line => valleyLine(line)) }])
}

test('what has cost the viewer something says so, and matters most', () => {
  const { lines } = valleyMissed.linesOf(
    away([
      [1, 'play', { card: { card: 'duamutef-canopic-jar' } }],
      [0, 'discard', { card: { card: 'urn' }, from: 'hand' }],
      [1, 'end', { cards: [] }],
      [2, 'end', { cards: [] }],
    ]),
  )
  expect(lines.map(({ seat, hits, weight }) => [seat, hits, weight])).toEqual([
    [1, true, weights.hit],
    [2, false, weights.quiet],
  ])
  expect(lines.map(said)[0]).toMatch(/you discarded/i)
})

test('a turn in which nothing was done is a pass', () => {
  const { lines } = valleyMissed.linesOf(
    away([
      [1, 'end', { cards: [] }],
      [2, 'end', { cards: [] }],
    ]),
  )
  expect(lines.map(({ seat, weight }) => [seat, weight])).toEqual([
    [1, weights.quiet],
    [2, weights.quiet],
  ])
  expect(lines.map(said)).toEqual(['Anna passed', 'Tom passed'])
})

test('what was bought is named and can be looked at', () => {
  let bought = 0
  for (const views of numbers.flatMap(absences)) {
    const moments = momentsIn(views)
    const { lines } = valleyMissed.linesOf(moments)
    for (const line of lines) {
      if (/\bbought\b/.test(said(line))) {
        bought++
        expect(line.titles.length).toBeGreaterThan(0)
      }
    }
  }
  expect(bought).toBeGreaterThan(20)
})

test('what this browser has shown already is not told again', () => {
  const views = absences(2).find(each => each.length > 6)
  if (!views) throw new Error('nobody was away for long')
  const all = missedOf(views)
  const last = (views.at(-1) ?? views[0]).log.at(-1)?.n ?? 0
  expect(valleyMissed.linesOf(momentsOf(all, last)).lines).toEqual([])
  const half = views[views.length >> 1]?.log.at(-1)?.n ?? 0
  const moments = momentsOf(all, half)
  expect(freshLines(moments).every(({ n }) => n > half)).toBe(true)
  expect(shownOf(moments, valleyMissed.extentOf)[0].log.at(-1)?.n).toBeLessThanOrEqual(half)
})

test('stepping through it ends at the present, and a payment is shown with its purchase', () => {
  for (const views of absences(3)) {
    const moments = momentsIn(views)
    const shown = shownOf(moments, valleyMissed.extentOf)
    expect(shown[0].log.at(-1)?.n).toBe(views[0].log.at(-1)?.n)
    expect(shown.at(-1)?.table).toEqual(views.at(-1)?.table)
    for (const view of shown.slice(1, -1)) expect(view.log.at(-1)?.key).not.toBe('pay')
    expect(shown.length).toBeLessThanOrEqual(views.length)
  }
})
