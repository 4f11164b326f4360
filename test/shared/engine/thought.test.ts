// A thought, in every game: it does not depend on what its seat may not know, and leaves no trace.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Match } from '#shared/engine/match.ts'
import { Stream } from '#shared/engine/random.ts'
import { Referee } from '#shared/engine/referee.ts'
import { Thought } from '#shared/engine/thought.ts'
import { Chance } from '#shared/chance.ts'
import { atEachQuestion, longTimeout, runs } from '../properties/tested-game.ts'
import { testedGames } from '../properties/tested-games.ts'

const ownSeed = (number: number) => new Chance(number).seed()

describe.each(testedGames)('$game.name', kind => {
  const whole = ({ game, open }: Match) =>
    JSON.stringify([game.state, game.numbers, open.map(({ point }) => point.candidates), game.journal.mark()])

  test('what it deals its seat does not depend on what this seat may not know', longTimeout, () => {
    let exchanged = 0
    fc.assert(
      fc.property(kind.randomGames, game => {
        atEachQuestion(kind, game, (match, _, point) => {
          const { journal, state, random } = match.game
          const imagined = (): string => {
            const thought = new Thought(match, point, new Stream(ownSeed(1)))
            const found = [0, 3].map(world => {
              thought.dealWorld(world)
              return JSON.stringify([state, match.options(point)])
            })
            thought.end()
            return found.join()
          }
          const first = imagined()
          const before = JSON.stringify(state)
          const mark = journal.mark()
          journal.recording = true
          match.instance.redraw(point.seat, random, true)
          if (JSON.stringify(state) !== before) exchanged++
          expect(imagined()).toBe(first)
          journal.rollback(mark)
          journal.recording = false
          journal.forget()
        })
      }),
      runs(20),
    )
    expect(exchanged).toBeGreaterThan(0)
  })

  test('it leaves no trace on the match it is thought on, even if that was played on', longTimeout, () => {
    fc.assert(
      fc.property(kind.randomGames, game => {
        atEachQuestion(kind, game, (match, _, point) => {
          const before = whole(match)
          const thought = new Thought(match, point, new Stream(ownSeed(2)))
          const [option] = match.options(point)
          const picked = point.min === 0 || option === undefined ? [] : match.options(point).slice(0, point.min)
          thought.withRollback(() => match.pick(point, picked))
          thought.end()
          expect(whole(match)).toBe(before)
        })
      }),
      runs(10),
    )
  })

  test('what is played on it never reaches the game it was taken from', longTimeout, () => {
    fc.assert(
      fc.property(kind.randomGames, game => {
        const { setting } = kind.tableOf(game)
        const referee = new Referee(setting.game, setting.options, setting.seats, setting.seed)
        const chance = new Chance(game.picking)
        for (let made = 0; made < Math.min(game.picks, 60) && !referee.over; made++) {
          const seat = chance.one(referee.waitingFor)
          const [decision] = referee.decisions(seat)
          if (!decision) return
          const shown = () => JSON.stringify([null, seat].map(viewer => [referee.table(viewer), referee.openFor(seat)]))
          const before = shown()
          const { match, point } = referee.thought(seat, ownSeed(made))
          expect([point.kind, point.key]).toEqual([decision.kind, decision.key])
          expect(
            match.instance.sorted(point, match.options(point)).map(option => match.instance.offer(point, option).id),
          ).toEqual(decision.options.map(({ id }) => id))
          for (let next = match.open[0]; next && next.point.seat === seat; next = match.open[0])
            match.pick(next.point, match.options(next.point).slice(-Math.max(1, next.point.min)))
          expect(shown()).toBe(before)
          const picked = chance.some(decision.options, decision.min).map(({ id }) => id)
          referee.pick(seat, decision.id, picked)
        }
      }),
      runs(10),
    )
  })
})
