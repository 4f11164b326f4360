// The same options, seed and picks always give the same game, from its beginning and from any state that was stored.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { State } from '#shared/engine/game-context.ts'
import { TestTable } from '../test-table.ts'
import { longTimeout, playGame, runs, type RandomGame, type Observer } from './tested-game.ts'
import { testedGames } from './tested-games.ts'

describe.each(testedGames)('$game.name', kind => {
  const { randomGames } = kind
  const play = (game: RandomGame, look: Observer<State>) => playGame(kind, game, look)

  test('seed and picks give the live state, its numbers, its questions and its log again', longTimeout, () => {
    fc.assert(
      fc.property(randomGames, game => {
        const live = play(game, () => undefined)
        const replayed = TestTable.again(kind.tableOf(game).setting, undefined, live.picks)
        expect(replayed.everything).toEqual(live.everything)
        expect(replayed.lines).toEqual(live.lines)
      }),
      runs(25),
    )
  })

  test('every stored state, read from text, leads to the live state with the picks since', longTimeout, () => {
    fc.assert(
      fc.property(randomGames, game => {
        let saved: string | undefined
        let since = 0
        let linesBefore = 0
        let checkpoint = 0
        play(game, (table, chance) => {
          if (table.referee.checkpoint !== checkpoint) {
            checkpoint = table.referee.checkpoint
            saved = JSON.stringify(table.referee.saved)
            since = table.picks.length
            linesBefore = table.lines.length
          }
          if (!chance.once(25) && !table.referee.over) return
          const again = TestTable.again(table.setting, saved, table.picks.slice(since))
          expect(again.everything).toEqual(table.everything)
          if (saved !== undefined) expect(again.lines).toEqual(table.lines.slice(linesBefore))
        })
      }),
      runs(20),
    )
  })

  test('a game taken up from any stored state ends as the live one, with the same log', longTimeout, () => {
    fc.assert(
      fc.property(randomGames, fc.nat(), (game, which) => {
        const stored: { readonly saved: string; readonly since: number; readonly linesBefore: number }[] = []
        let checkpoint = 0
        const live = play(game, table => {
          if (table.referee.checkpoint === checkpoint) return
          checkpoint = table.referee.checkpoint
          stored.push({
            saved: JSON.stringify(table.referee.saved),
            since: table.picks.length,
            linesBefore: table.lines.length,
          })
        })
        const from = stored[which % Math.max(1, stored.length)]
        if (!from) return
        const again = TestTable.again(live.setting, from.saved, live.picks.slice(from.since))
        expect(again.everything).toEqual(live.everything)
        expect(again.lines).toEqual(live.lines.slice(from.linesBefore))
        expect(again.referee.result).toEqual(live.referee.result)
      }),
      runs(20),
    )
  })

  test(
    'a game restored from a state between two checkpoints goes on the same, though nothing before it can be taken back',
    longTimeout,
    () => {
      fc.assert(
        fc.property(randomGames, fc.nat({ max: 300 }), (game, from) => {
          let stored: { readonly saved: string; readonly since: number; readonly linesBefore: number } | null = null
          const live = play({ ...game, undoes: false }, table => {
            if (stored || !kind.isSettled(table) || table.picks.length < from) return
            stored = {
              saved: JSON.stringify(table.referee.saved),
              since: table.picks.length,
              linesBefore: table.lines.length,
            }
          })
          if (!stored) return
          const { saved, since, linesBefore } = stored
          const again = TestTable.again(live.setting, saved, live.picks.slice(since))
          expect([again.context.state, again.context.numbers, again.lines]).toEqual([
            live.context.state,
            live.context.numbers,
            live.lines.slice(linesBefore),
          ])
        }),
        runs(20),
      )
    },
  )

  test('a copy of the state shares nothing with it', longTimeout, () => {
    fc.assert(
      fc.property(randomGames, game => {
        const table = play(game, () => undefined)
        const copy = kind.game.copy(table.context.state)
        expect(copy).toEqual(table.context.state)
        const shared = (one: unknown, other: unknown): boolean =>
          typeof one === 'object' &&
          one !== null &&
          (one === other ||
            (typeof other === 'object' &&
              other !== null &&
              Object.keys(one).some(key => shared(Reflect.get(one, key), Reflect.get(other, key)))))
        expect(shared(copy, table.context.state)).toBe(false)
      }),
      runs(10),
    )
  })

  test('a game does not depend on what else is played beside it', longTimeout, () => {
    fc.assert(
      fc.property(randomGames, randomGames, (one, other) => {
        const alone = play({ ...one, picks: Math.min(one.picks, 120) }, () => undefined)
        const beside = kind.tableOf(one)
        const neighbour = play({ ...other, picks: 60 }, () => undefined)
        alone.picks.forEach((sent, index) => {
          beside.sendLegal(sent)
          if (index % 10 === 0 && !neighbour.referee.over)
            neighbour.referee.decisions(neighbour.referee.waitingFor[0] ?? 0)
        })
        expect(beside.everything).toEqual(alone.everything)
      }),
      runs(10),
    )
  })
})
