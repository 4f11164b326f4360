// The payment that the table proposes, and what becomes of it when cards are tapped.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  balance,
  changed,
  inOrderOfPaying,
  mostGold,
  proposal,
  worthOf,
  type Offer,
} from '#web/lib/valley/payment/payment.ts'

const offers = (...gold: readonly number[]): readonly Offer[] =>
  gold.map((each, k) => ({ id: `c${k}`, gold: each, keep: 0 }))

describe('the proposal', () => {
  test('loses nothing where that is possible', () => {
    expect(proposal(5, offers(2, 2, 2, 2, 1))).toEqual(['c0', 'c1', 'c4'])
  })
  test('loses least where something must be lost', () => {
    expect(proposal(1, offers(5, 3, 2))).toEqual(['c2'])
  })
  test('takes fewer cards where both lose the same', () => {
    expect(proposal(4, offers(1, 1, 2, 4))).toEqual(['c3'])
  })
  test('keeps the card that is worth more to keep', () => {
    expect(
      proposal(2, [
        { id: 'statue', gold: 2, keep: 6 },
        { id: 'boat', gold: 2, keep: 4 },
      ]),
    ).toEqual(['boat'])
    const card = (id: string, gold: number, keep: number): Offer => ({ id, gold, keep })
    expect(proposal(4, [card('a', 2, 6), card('b', 2, 1), card('c', 3, 2), card('d', 1, 3)])).toEqual(['c', 'd'])
  })
  test('is none where all together are not enough', () => {
    expect(proposal(6, offers(2, 3))).toBeNull()
  })
  test('is empty at price 0', () => {
    expect(proposal(0, offers(2, 3))).toEqual([])
  })
  test('keeps the card that the player wants to pay with', () => {
    expect(proposal(3, offers(3, 2, 1), ['c1'])).toEqual(['c1', 'c2'])
    expect(proposal(3, offers(3, 1), ['c1'])).toEqual(['c0', 'c1'])
    expect(proposal(4, offers(2, 1, 1), ['c0'])).toEqual(['c0', 'c1', 'c2'])
  })
})

describe('a tapped card', () => {
  test('is taken out of the payment if it was in it', () => {
    expect(changed(5, offers(2, 2, 1), ['c0', 'c1', 'c2'], 'c2')).toEqual(['c0', 'c1'])
  })
  test('replaces a card that it makes superfluous', () => {
    expect(changed(5, offers(2, 2, 1, 2), ['c0', 'c1', 'c2'], 'c3')).toEqual(['c1', 'c2', 'c3'])
  })
  test('is added if the payment is not enough, and where all is paid without it', () => {
    expect(changed(5, offers(2, 2, 1, 2), ['c0', 'c1'], 'c3')).toEqual(['c0', 'c1', 'c3'])
    expect(changed(3, offers(3, 2), ['c0'], 'c1')).toEqual(['c0', 'c1'])
  })
})

describe('for any hand', () => {
  const hands = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 9 }).map(gold => offers(...gold))
  const price = fc.integer({ min: 0, max: 12 })

  test('no payment that the table takes spends more gold than the greatest one', () => {
    fc.assert(
      fc.property(hands, price, (hand, cost) => {
        const subsets = Array.from({ length: 2 ** hand.length }, (_, bits) => hand.filter((_, k) => bits & (1 << k)))
        const taken = subsets.map(subset => subset.map(({ id }) => id)).filter(ids => inOrderOfPaying(cost, hand, ids))
        const paid = (ids: readonly string[]) => balance(cost, hand, ids).paid
        const most = mostGold(cost, hand)
        if (taken.length > 0) {
          expect(inOrderOfPaying(cost, hand, most)).not.toBeNull()
          expect(paid(most)).toBe(Math.max(...taken.map(paid)))
        }
      }),
    )
  })

  test('no payment of the hand loses less than the proposed one', () => {
    fc.assert(
      fc.property(hands, price, (hand, cost) => {
        const proposed = proposal(cost, hand)
        const subsets = Array.from({ length: 2 ** hand.length }, (_, bits) => hand.filter((_, k) => bits & (1 << k)))
        const least = Math.min(
          ...subsets
            .map(worthOf)
            .filter(gold => gold >= cost)
            .map(gold => gold - cost),
        )
        if (proposed === null) expect(least).toBe(Infinity)
        else expect(balance(cost, hand, proposed)).toEqual({ paid: cost + least, lost: least, missing: 0 })
      }),
    )
  })
  test('whatever is tapped, a payment that covers the price can be made one card after the other', () => {
    fc.assert(
      fc.property(hands, price, fc.array(fc.nat(8)), (hand, cost, taps) => {
        let ids = proposal(cost, hand) ?? []
        for (const tap of taps) ids = changed(cost, hand, ids, hand[tap % hand.length]?.id ?? '')
        const payable = ids.filter(id => (hand.find(offer => offer.id === id)?.gold ?? 0) > 0)
        if (balance(cost, hand, payable).missing > 0) return
        const order = inOrderOfPaying(cost, hand, payable)
        expect(order).not.toBeNull()
        let paid = 0
        for (const id of order ?? []) {
          expect(paid).toBeLessThan(cost)
          paid += hand.find(offer => offer.id === id)?.gold ?? 0
        }
        expect(paid).toBeGreaterThanOrEqual(cost)
      }),
    )
  })
})
