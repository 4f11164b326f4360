// What screen readers read of a card, of one that answers a question, and of what pays for one.
import { expect, test } from 'vitest'
import { cardName } from '#web/lib/messages/card-texts.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { faceDownLabel, titleDownLabel, titleLabel } from '#web/lib/valley/card/accessible-names.ts'
import { answerLabel } from '#web/lib/valley/decision/answer-label.ts'
import { loadEditions } from '#web/lib/valley/card/loaded-titles.ts'
import { states } from '#test/scenes/drawn-states.ts'
import { paidGold } from '#web/lib/valley/pyramid/paid-gold.ts'
import { valleyLine } from '#test/shared/typed-by-game.ts'
import { lineOf } from '#test/shared/wire-records.ts'
import { seenIn } from '../seen-in.ts'

await loadEditions(['base'])
const title = 'box-of-food'

test('a card whose answer is its own name is named once', () => {
  expect(answerLabel(cardName(title), title, 0)).toBe(titleLabel(title, 0))
  expect(answerLabel('Take it', title, 0)).toBe(`Take it. ${titleLabel(title, 0)}`)
})

test('a card is said to be of a set of the reader’s tomb only where the reader has one', () => {
  const readIn = (state: string) => titleLabel('statue-of-isis', seenIn(states[state]?.()).owned('statue-of-isis'))
  expect(readIn('turn')).toContain('in your tomb')
  expect(readIn('watch')).toContain('Statues')
  expect(readIn('watch')).not.toContain('your')
})

test('its number among several picked in order is read as such', () => {
  expect([1, 2, 3, 4, 11, 12, 21].map(n => t('card.nth', { n }))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '21st',
  ])
})

test('a payment says how much of the price is there, and what is missing or lost', () => {
  expect(t('pay.state', { paid: 2, price: 3, missing: 1, lost: 0 })).toBe('2 of 3 gold, 1 missing')
  expect(t('pay.state', { paid: 3, price: 3, missing: 0, lost: 0 })).toBe('3 of 3 gold')
  expect(t('pay.state', { paid: 5, price: 3, missing: 0, lost: 2 })).toBe('5 of 3 gold, 2 lost')
})

test('a card that lies face up is not said to be turned down where the other copy is', () => {
  const title = 'book-of-the-dead'
  /** Two copies in the pyramid, each turned down by a seat, or by none. */
  const both = (...seats: readonly [number | null, number | null]) =>
    seenIn(states['turn']?.(), seen => {
      const [one, other] = seats.map((faceDown, k) => ({
        id: `c${k}`,
        card: title,
        ...(faceDown === null ? {} : { faceDown }),
      }))
      const pyramid = [[null], [one ?? null, other ?? null], [null, null, null]] as const
      return { ...seen, table: { ...seen.table, pyramid } }
    })
  expect(titleDownLabel(both(null, 1), title)).toBe('')
  expect(titleDownLabel(both(1, 1), title)).toContain('Anna')
  expect(titleDownLabel(both(null, null), title)).toBe('')
  expect(faceDownLabel(both(1, 2), 2)).toContain('Tom')
})

test('a hand card is read with the gold that it pays in the turn of its player, and in no other', () => {
  const inTurnOf = (turn: number) => {
    const viewpoint = seenIn(states['turn']?.(), seen => ({
      ...seen,
      table: { ...seen.table, turn, now: { ...seen.table.now, lasting: ['hand-gold-4'] } },
    }))
    return titleLabel(title, viewpoint.owned(title), viewpoint.worth(title))
  }
  expect(inTurnOf(0)).toContain(t('card.pays', { gold: 4 }))
  expect(inTurnOf(1)).toContain(t('card.pays', { gold: 1 }))
})

test('a card in play has paid what it paid, whatever its title is worth by now', () => {
  const line = (n: number, gold: number) =>
    valleyLine(lineOf({ n, key: 'pay', params: { gold, for: { card: 'chariot' }, card: { id: 'x1', card: title } } }))
  expect(paidGold([line(1, 4), line(2, 1)], 'x1')).toBe(1)
  expect(paidGold([line(1, 4)], 'x2')).toBeUndefined()
})
