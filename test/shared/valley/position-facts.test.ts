// What a hint tells its reasons from: the points of a tomb as its table scores it.
import { expect, test } from 'vitest'
import type { Match } from '#shared/engine/match.ts'
import { botRules } from '#shared/valley/bot/index.ts'
import { CardIndex } from '#shared/valley/card-index.ts'
import { settle } from '#shared/valley/options.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { accepted } from '#test/shared/accepted-options.ts'

/** What is read of seat 0 with the first title of the amulets twice in its tomb, and nothing else anywhere. */
function factsAt(solitaire: 'starter' | undefined) {
  const seats = solitaire ? 1 : 2
  const options = accepted(settle(solitaire ? { solitaire } : {}, seats, () => 0))
  const { definitions, kinds } = new CardIndex(options, seats)
  const amulet = kinds[definitions.findIndex(({ set }) => set === 'amulets')]
  const tomb = kinds.flatMap((kind, card) => (kind === amulet ? [card] : []))
  const players = [{ hand: [], deck: [], discard: [], play: [], tomb }]
  const match = { game: { state: { players, pyramid: [], down: [] } } } as unknown as Match<ValleyState>
  return botRules(options, seats).facts(match, 0)
}

test('a duplicate costs its set a point in solitaire, and nothing among others', () => {
  expect(factsAt(undefined)).toMatchObject({ points: 1, 'tomb.amulets': 1 })
  expect(factsAt('starter')).toMatchObject({ points: 0, 'tomb.amulets': 1 })
})
