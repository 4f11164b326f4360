// What everybody is sent: small, complete, in words, and without holes where the API says that a key is left out.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paramsFor } from '#shared/engine/log-lines.ts'
import type { State } from '#shared/engine/game-context.ts'
import type { View } from '#shared/protocol.ts'
import { longTimeout, playGame, runs, type RandomGame, type Observer } from './tested-game.ts'
import { testedGames } from './tested-games.ts'
import { sizesOf, viewFor } from './made-view.ts'

/** Where the API allows null, whatever the game. */
const mayBeNull = [
  /^\.you$/,
  /^\.next$/,
  /^\.series$/,
  /^\.keptUntil$/,
  /^\.result$/,
  /^\.seats\[\d\]\.(name|bot|standIn)$/,
  /^\.log\[\d+\]\.seat$/,
  /^\.table\.turn$/,
]

/** Every place of a value where nothing is: undefined, null, a number that is none. */
function holesIn(value: unknown, path = ''): readonly string[] {
  if (value === undefined || value === null) return [path]
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (Array.isArray(value)) return value.flatMap((each, index) => holesIn(each, `${path}[${index}]`))
  if (typeof value === 'object') return Object.entries(value).flatMap(([key, each]) => holesIn(each, `${path}.${key}`))
  return []
}

describe.each(testedGames)('$game.name', kind => {
  const { randomGames, words } = kind
  const play = (game: RandomGame, look: Observer<State>) => playGame(kind, game, look)
  const isHole = (view: View) => (path: string) =>
    ![...mayBeNull, ...kind.mayBeNull].some(allowed => allowed.test(path)) ||
    (path === '.table.turn' && !kind.isTurnless(view))

  test('a view has nothing undefined, and null only where the API says so', longTimeout, () => {
    fc.assert(
      fc.property(randomGames, game => {
        play(game, (table, chance) => {
          if (!chance.once(12) && !table.referee.over) return
          for (const viewer of table.viewers) {
            const view = viewFor(table, viewer)
            expect(holesIn(view).filter(isHole(view))).toEqual([])
            expect(JSON.parse(JSON.stringify(view))).toEqual(view)
          }
          for (const line of table.lines.slice(-6))
            for (const viewer of table.viewers) expect(holesIn(paramsFor(line, viewer))).toEqual([])
        })
      }),
      runs(10),
    )
  })

  test('a view is as small as its game allows, as text and compressed', longTimeout, () => {
    let largest = { text: 0, compressed: 0 }
    fc.assert(
      fc.property(randomGames, game => {
        play(game, (table, chance) => {
          if (!chance.once(14) && !table.referee.over) return
          for (const viewer of table.viewers) {
            const view = viewFor(table, viewer)
            const { compressed } = sizesOf(view)
            const { text } = sizesOf(kind.measuredView(view))
            largest = { text: Math.max(text, largest.text), compressed: Math.max(compressed, largest.compressed) }
            expect(text).toBeLessThan(kind.largestView.text)
            expect(compressed).toBeLessThan(kind.largestView.compressed)
          }
        })
      }),
      runs(12),
    )
    expect(largest.text).toBeGreaterThan(4000)
  })

  test(
    'everything that is logged, asked and offered has its sentence, and no word is missing from any',
    longTimeout,
    () => {
      const unspoken = /undefined|null|NaN|\[object|\{|\}/
      fc.assert(
        fc.property(randomGames, game => {
          play(game, (table, chance) => {
            if (!chance.once(14)) return
            for (const viewer of table.viewers) {
              const view = viewFor(table, viewer)
              for (const line of view.log)
                expect([line.key in words.lines, line.text]).toEqual([true, expect.not.stringMatching(unspoken)])
              for (const { key } of Object.values(view.waiting)) expect(Object.keys(words.waits)).toContain(key)
              for (const decision of view.decisions) {
                expect([decision.key in words.questions, decision.prompt]).toEqual([
                  true,
                  expect.not.stringMatching(unspoken),
                ])
                for (const option of decision.options)
                  expect([option.key in words.options, option.label]).toEqual([
                    true,
                    expect.not.stringMatching(unspoken),
                  ])
              }
            }
          })
        }),
        runs(12),
      )
    },
  )

  test(
    'lines of the log are numbered without a gap, those of one pick share its number, and neither goes back',
    longTimeout,
    () => {
      fc.assert(
        fc.property(randomGames, game => {
          let before = 0
          const table = play(game, ({ lines }) => {
            const newLines = lines.slice(before)
            before = lines.length
            expect(new Set(newLines.map(line => line.pick)).size).toBeLessThanOrEqual(1)
          })
          table.lines.forEach((line, index) => {
            const last = table.lines[index - 1]
            expect(line.n).toBe(index + 1)
            if (!last) return
            expect([0, 1]).toContain(line.pick - last.pick)
            expect([0, 1]).toContain(line.round - last.round)
          })
        }),
        runs(15),
      )
    },
  )
})
