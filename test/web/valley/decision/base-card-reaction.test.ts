// Answering a purchase by taking a base card: one gesture of the page, one pick for the table.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optionPlacesOf, takerOf } from '#web/lib/valley/decision/option-places.ts'
import { randomBaseGames, longTimeout, play, runs } from '#test/shared/properties/valley-games.ts'
import { openValleyDecision, valleyTable } from '#test/shared/typed-by-game.ts'

test(
  'the table takes the answer and the base card at once, at every table, and offers what the page foretold',
  longTimeout,
  () => {
    const sum = { taken: 0, idle: 0, others: 0 }
    fc.assert(
      fc.property(randomBaseGames, fc.nat(), (game, seed) => {
        play({ ...game, undoes: false }, (table, chance) => {
          const { referee } = table
          const [seat] = referee.waitingFor
          if (seat === undefined || referee.over) return
          const decision = openValleyDecision(referee, seat)
          if (decision?.kind !== 'react') return
          const taker = takerOf(decision)
          const shown = valleyTable(referee.table(seat))
          const hand = shown.players[seat]?.hand
          const answers = optionPlacesOf(decision, {
            hand: typeof hand === 'object' ? hand : [],
            places: shown.pyramid.flat(),
            boneyard: shown.boneyard.top,
          })
          if (!taker) {
            sum.idle++
            expect(answers.pyramid.size).toBe(0)
            return
          }
          const base = shown.pyramid[2].filter(card => card !== null)
          expect([...answers.pyramid.values()].map(({ id }) => id)).toEqual(base.map(({ id }) => id))
          if (!chance.once(2)) return
          const taken = [...answers.pyramid.values()][seed % answers.pyramid.size]
          if (!taken) throw new Error('nothing lies in the base')
          table.sendLegal({ seat, decision: decision.id, options: [taker.id], then: [[taken.id]] })
          sum.taken++
          if (game.seats > 2) sum.others++
          const after = valleyTable(referee.table(seat))
          expect(after.players[seat]?.discard.top?.card).toBe(taken.card?.card)
        })
      }),
      runs(60),
    )
    expect(sum.taken).toBeGreaterThan(10)
    expect(sum.others).toBeGreaterThan(5)
    expect(sum.idle).toBeGreaterThan(50)
  },
)
