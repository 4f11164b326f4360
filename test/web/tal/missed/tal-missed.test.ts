// What the board game says to whoever comes back, during whole games.
import { expect, test, vi } from 'vitest'
import type { TalView } from '#shared/tal/declarations.ts'
import type { TalTable } from '#shared/tal/table.ts'
import { plain } from '#web/lib/messages/telling.ts'
import { freshLines, momentsOf } from '#web/lib/table/missed/moments.ts'
import { talMissed } from '#web/lib/tal/missed/tal-missed.ts'
import { isTalLine, talLine } from '#test/shared/typed-by-game.ts'
import { lineOf } from '#test/shared/wire-records.ts'
import { longTimeout } from '#test/shared/properties/valley-games.ts'
import { missedOf } from '#test/web/missed-views.ts'
import { watchTalGame } from '#test/web/played-games.ts'

vi.setConfig({ testTimeout: longTimeout.timeout })

type StartedView = TalView & { readonly table: TalTable }

/** Every time that seat 0 comes back after others have done something: what it saw since its last decision. */
function absences(number: number): readonly (readonly [StartedView, ...StartedView[]])[] {
  const all: [StartedView, ...StartedView[]][] = []
  let since: [StartedView, ...StartedView[]] | null = null
  watchTalGame(number, 0, ({ view, sent }) => {
    if (since === null || sent?.seat === 0) since = [view]
    else since.push(view)
    if (view.decisions.length > 0 && since.length > 1) all.push([...since])
  })
  return all
}

test('it is told in at most five lines, about players', () => {
  let told = 0
  for (const views of absences(2)) {
    const moments = momentsOf(missedOf(views), null)
    const { lines } = talMissed.linesOf(moments)
    expect(lines.length).toBeLessThanOrEqual(5)
    for (const { sentences } of lines) {
      expect(sentences.length).toBeGreaterThan(0)
      for (const pieces of sentences) expect(plain(pieces)).not.toBe('')
    }
    const fresh = freshLines(moments)
    const taken = fresh.filter(
      ({ key, params }) => (key === 'steal' || key === 'takeover') && 'from' in params && params['from'] === 0,
    )
    const undone = fresh.some(({ key }) => key === 'undo')
    if (!undone) expect(lines.some(({ hits }) => hits)).toBe(taken.length > 0)
    told += lines.length
  }
  expect(told).toBeGreaterThan(20)
})

test('what only led to something else is no line of its own', () => {
  const ledOn = isTalLine('bid', 'stone', 'groups')
  const led = new Set<string>()
  for (const views of absences(2)) {
    const moments = momentsOf(missedOf(views), null)
    for (const { key } of freshLines(moments).filter(ledOn)) led.add(key)
    for (const { sentences } of talMissed.linesOf(moments).lines)
      expect(sentences.map(plain).join()).not.toMatch(
        /\blaid (no )?tablets\b|got the Pharaoh stone|groups? of blocks (was|were) drawn/,
      )
  }
  expect([...led].sort()).toEqual(['bid', 'groups', 'stone'])
})

test('what was taken from the viewer comes first', () => {
  const [views] = absences(2)
  if (!views) throw new Error('nobody was away')
  const [first] = views
  const n = first.log.at(-1)?.n ?? 0
  // More turns than there is room for: those of one player are told in one line.
  const builders = [1, 2, 1, 2, 1]
  const built = builders.map((seat, k) =>
    lineOf({ n: n + 1 + k, pick: 900 + k, seat, key: 'build', params: { site: 5, colour: 'red', layer: 0, cell: k } }),
  )
  const stolen = { site: 3, from: 0, colour: 'blue', layer: 0, cell: 1 } as const
  const told = [...built, lineOf({ n: n + 6, pick: 1000, seat: 1, key: 'steal', params: stolen })]
  const log = [...first.log, ...told].map(line => talLine(line))
  const { lines } = talMissed.linesOf(momentsOf(missedOf([first, { ...first, log }]), null))
  const [hit, ...others] = lines.filter(({ hits }) => hits)
  expect(others).toEqual([])
  expect(hit?.seat).toBe(1)
  const said = hit?.sentences.map(plain) ?? []
  expect(said.length).toBeGreaterThan(1)
  expect(said[0]).toMatch(/stole .* from you/)
})
