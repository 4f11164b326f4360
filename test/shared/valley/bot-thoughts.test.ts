// What bots of the deck-builder think on: worlds in which others hold other cards than they do.
import { expect, test } from 'vitest'
import { Chance } from '#shared/chance.ts'
import { base, scene } from '#test/shared/valley/scenario.ts'

test('what another seat has begun goes on as far as it can in worlds in which that seat holds other cards', () => {
  const { anna, table } = scene({
    anna: { hand: ['Engineer', 'Urn', 'Ring'], deck: ['Shabti', 'Shabti', 'Shabti', 'Shabti', 'Shabti'] },
    ben: { hand: ['Mummified Cat', 'Shabti'] },
    pyramid: base('Axe', 'Sling', 'Serdab'),
  })
  anna.plays('Engineer', 'Urn')
  const { match, point } = table.referee.thought(1, new Chance(1).seed())
  expect(point.key).toBe('react.sacrificed')
  match.pick(point, match.options(point).slice(-1))
  // Without another set card in hand, the rest of the action is left out, but for the cards to take.
  expect(match.onlyPoint?.key).toBe('take.pyramid')
})
