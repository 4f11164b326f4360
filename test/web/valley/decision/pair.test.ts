// Two pyramid cards that change places: the first tap chooses, the second completes, and the table takes both at once.
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Card } from '#shared/protocol.ts'
import type { ValleyDeclarations } from '#shared/valley/declarations.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { isPair } from '#web/lib/valley/decision/option-places.ts'
import { Intent } from '#web/lib/valley/table/intent.svelte.ts'
import { Viewpoint } from '#web/lib/valley/table/viewpoint.svelte.ts'
import { randomBaseGames, longTimeout, play, runs } from '#test/shared/properties/valley-games.ts'
import { openValleyDecision, valleyDecision, valleyTable } from '#test/shared/typed-by-game.ts'
import { emptyTable } from '#test/shared/valley/wire-fixtures.ts'
import { decisionOf, optionOf, viewOf } from '#test/shared/wire-records.ts'

test('any two different cards are a pair that the table takes at once', longTimeout, () => {
  let pairs = 0
  fc.assert(
    fc.property(randomBaseGames, fc.nat(), (game, seed) => {
      play({ ...game, undoes: false, habits: ['swapper'] }, (table, chance) => {
        const { referee } = table
        const [seat] = referee.waitingFor
        const decision = seat === undefined || referee.over ? undefined : openValleyDecision(referee, seat)
        if (seat === undefined || !decision || !isPair(decision) || !chance.once(3)) return
        const { options } = decision
        const first = options[seed % options.length]
        const others = options.filter(option => option !== first)
        const second = others[seed % others.length]
        if (!first || !second) throw new Error('a pair of one card')
        const cards = () =>
          valleyTable(referee.table(seat))
            .pyramid.flat()
            .map(card => card?.id)
        const before = cards()
        table.sendLegal({ seat, decision: decision.id, options: [first.id], then: [[second.id]] })
        pairs++
        expect(cards().indexOf(first.id)).toBe(before.indexOf(second.id))
      })
    }),
    runs(20),
  )
  expect(pairs).toBeGreaterThan(20)
})

const at = (place: number): Card => ({ id: `t${place}`, card: 'urn' })
const decision = valleyDecision(
  decisionOf({
    key: 'swap.first',
    options: [0, 1, 2].map(place =>
      optionOf({ id: `t${place}`, key: 'card', params: { card: at(place) }, card: at(place), place: String(place) }),
    ),
  }),
)
/** A page that is asked for two cards to swap, and what it sends. */
function swapping() {
  const sent: (readonly [string, readonly string[], readonly (readonly string[])[]])[] = []
  const table = { ...emptyTable, pyramid: [[at(0)], [at(1), at(2)], [null, null, null]] } as const
  const view = { ...viewOf<ValleyTable, ValleyDeclarations>({ you: 0, decisions: [decision] }), table }
  const pick = (id: string, options: readonly string[], then: readonly (readonly string[])[] = []) => {
    sent.push([id, options, then])
    return Promise.resolve(null)
  }
  const session = { pending: null, pick, undo: () => Promise.resolve(null) }
  return { sent, intent: new Intent(session, new Viewpoint(() => view)) }
}

test('the second card completes the pair', () => {
  const { sent, intent } = swapping()
  intent.tapPlace(1)
  expect([intent.picked, sent]).toEqual([['t1'], []])
  expect(intent.ready).toBe(false)
  intent.tapPlace(2)
  expect(sent).toEqual([['0-1', ['t1'], [['t2']]]])
})

test('the first card, tapped again after a while, is let go of', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { sent, intent } = swapping()
  intent.tapPlace(1)
  intent.tapPlace(1)
  expect(intent.picked).toEqual(['t1'])
  vi.advanceTimersByTime(320)
  intent.tapPlace(1)
  expect([intent.picked, sent]).toEqual([[], []])
  vi.useRealTimers()
})
