// Purchases as the page puts them together, with cards and credits, are what the table takes: in any edition and mix, from
// any hand.
import { beforeAll, expect, test } from 'vitest'
import type { Card } from '#shared/card.ts'
import type { ValleyDecision } from '#shared/valley/declarations.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { effectOf } from '#web/lib/valley/card/effect-preview.ts'
import { Intent } from '#web/lib/valley/table/intent.svelte.ts'
import { inOrderOfPaying, proposal } from '#web/lib/valley/payment/payment.ts'
import { openPayment, purchaseOf, type Means } from '#web/lib/valley/payment/purchase.ts'
import { Viewpoint } from '#web/lib/valley/table/viewpoint.svelte.ts'
import { emptyPlayer, emptyTable } from '#test/shared/valley/wire-fixtures.ts'
import { viewOf } from '#test/shared/wire-records.ts'
import { valleyGame, loadAllTexts } from '#test/web/played-games.ts'
import { longTimeout, play } from '#test/shared/properties/valley-games.ts'
import { viewFor } from '#test/shared/properties/made-view.ts'
import { required } from '#test/shared/required.ts'
import type { TestTable } from '#test/shared/test-table.ts'
import { valleyView } from '#test/shared/typed-by-game.ts'

beforeAll(loadAllTexts)

/** Titles and pharaohs that leave a credit. */
const lender = /^(?:bracelet|necklace|architect|hatshepsut|akhenaten|cleopatra-vii)$/

/** What a seat sees at this moment. */
function seenBy(table: TestTable, seat: number): Viewpoint {
  const view = valleyView(viewFor(table, seat))
  return new Viewpoint(() => view)
}

test('what is proposed for a purchase is taken in one call, also after other purchases', longTimeout, () => {
  const counted = { cards: 0, credits: 0, later: 0, powers: 0 }
  // Tables at which credits come up: Afterlife, every set at once, pharaohs.
  for (const number of [2, 3, 6, 7, 12, 13, 16, 17, 22, 23, 26, 27, 32, 33, 36, 37, 42, 43, 46, 47]) {
    play({ ...valleyGame(number, ['buyer', 'busy', 'any'], false), picks: 260 }, (table, chance) => {
      const { referee } = table
      if (referee.over) return
      const seat = referee.waitingFor[0] ?? 0
      const viewpoint = seenBy(table, seat)
      if (viewpoint.decision?.kind !== 'play') return
      const { pharaoh } = viewpoint.me ?? {}
      if (pharaoh && viewpoint.decision.options.some(({ id }) => id === 'power')) {
        counted.powers++
        expect([pharaoh, effectOf(viewpoint, { id: '', card: pharaoh })]).toEqual([
          pharaoh,
          expect.stringMatching(/^[a-z][^.]*[^ .,]$/),
        ])
      }
      const options = viewpoint.decision.options.filter(each => each.key === 'buy')
      const { credits } = viewpoint.table.now
      // Whatever leaves a credit comes first, so that purchases with several of them come up.
      const more = viewpoint.decision.options.find(({ key, card }) =>
        key === 'execute' ? lender.test(card?.card ?? '') : key === 'power' && lender.test(pharaoh ?? ''),
      )
      if (more && credits.length < 3) return void referee.pick(seat, viewpoint.decision.id, [more.id])
      if (options.length === 0 || (credits.length === 0 && !chance.once(8))) return
      const option = chance.one(options)
      const { price, offers } = purchaseOf(viewpoint, option)
      const order = inOrderOfPaying(price, offers, proposal(price, offers) ?? ['none']) ?? ['none']
      const [first = '', ...then] = [option.id, ...order]
      expect(
        referee.pick(
          seat,
          viewpoint.decision.id,
          [first],
          then.map(id => [id]),
        ),
      ).not.toHaveProperty('code')
      if (!offers.some(({ id, credit }) => credit && order.includes(id))) counted.cards++
      else counted[viewpoint.table.now.bought.length > 0 ? 'later' : 'credits']++
    })
  }
  for (const [what, count] of Object.entries(counted))
    expect([what, count]).toEqual([what, expect.toSatisfy((n: number) => n > 5)])
})

test('credits pay before cards where both lose the same, for they end with the turn', () => {
  const means = (id: string, gold: number, keep: number): Means => ({ id, gold, keep, title: '', credit: keep < 0 })
  expect(proposal(3, [means('card', 3, 4), means('credit-1', 1, -1), means('credit-2', 2, -1)])).toEqual([
    'credit-1',
    'credit-2',
  ])
  expect(proposal(3, [means('card', 3, 4), means('credit-1', 5, -1)])).toEqual(['card'])
})

/** Seat 0 is asked this and holds these cards, two credits of one gold beside them. */
function asking(decision: ValleyDecision, hand: readonly Card[]): Viewpoint {
  const credits = [1, 1].map(gold => ({ gold, from: 'bracelet' }))
  const table = { ...emptyTable, players: [{ ...emptyPlayer(0), hand }], now: { ...emptyTable.now, credits } }
  return new Viewpoint(() => ({ ...viewOf({ you: 0, phase: 'playing', decisions: [decision] }), table }))
}

test('credits are missed least, then cheap cards, but longer those whose action can still be played', () => {
  const [horus, isis, played] = [
    { id: 'h1', card: 'statue-of-horus' },
    { id: 'h2', card: 'statue-of-isis' },
    { id: 'h3', card: 'statue-of-isis' },
  ]
  const bought = { id: 't1', card: 'urn' }
  const turn = { id: '0-1', prompt: '', min: 1, max: 1, ordered: false }
  const execute = { id: 'execute-h2', label: '', key: 'execute', params: { card: isis }, card: isis } as const
  const params = { credits: ['credit-1', 'credit-2'] }
  const play: ValleyDecision = { ...turn, kind: 'play', key: 'play', params, options: [execute] }
  const proposed = (price: number, ...hand: readonly Card[]) => {
    const option = { id: 'buy-t1', label: '', key: 'buy', params: { card: bought, price }, card: bought } as const
    return proposal(price, purchaseOf(asking(play, hand), option).offers)
  }
  expect(proposed(2, { id: 'h4', card: 'boat' })).toEqual(['credit-1', 'credit-2'])
  expect(proposed(3, horus, played)).toEqual(['h3'])
  expect(proposed(3, isis, horus)).toEqual(['h1'])

  // The same where the table asks for the rest of a payment.
  const paying = (card: Card) => ({ id: card.id, label: '', key: 'pay', params: { card, gold: 3 }, card }) as const
  const credit = { id: 'credit-1', label: '', key: 'pay.credit', params: { from: 'bracelet', gold: 1 } } as const
  const rest = { card: bought, price: 6, paid: 2 }
  const options = [paying(horus), paying(isis), credit]
  const viewpoint = asking({ ...turn, kind: 'pay', key: 'pay', params: rest, options }, [horus, isis])
  const { price, offers, ...purchase } = required(openPayment(viewpoint))
  expect([price, proposal(price, offers)]).toEqual([4, ['h2', 'credit-1']])
  expect(purchase).toEqual({ option: null, card: bought })
  expect(openPayment(asking(play, [horus]))).toBeNull()
})

test('one press pays with a credit that is left, by the number it began the turn with', async () => {
  const boat = { id: 't1', card: 'boat' }
  const play: ValleyDecision = {
    id: '0-1',
    kind: 'play',
    prompt: '',
    key: 'play',
    params: { credits: ['credit-2'] },
    min: 1,
    max: 1,
    ordered: false,
    options: [{ id: 'buy-t1', label: '', key: 'buy', params: { card: boat, price: 4 }, card: boat, place: '3' }],
  }
  const table: ValleyTable = {
    ...emptyTable,
    pyramid: [[null], [null, null], [boat, null, null]],
    players: [{ ...emptyPlayer(0), hand: [] }],
    now: { ...emptyTable.now, credits: [{ gold: 4, from: 'bracelet' }], bought: ['urn'] },
  }
  const sent: unknown[] = []
  const pick = (...picked: readonly unknown[]) => {
    sent.push(picked)
    return Promise.resolve(null)
  }
  const viewpoint = new Viewpoint(() => ({ ...viewOf({ you: 0, phase: 'playing', decisions: [play] }), table }))
  const intent = new Intent({ pending: null, pick, undo: () => Promise.resolve(null) }, viewpoint)
  intent.tapPlace(3)
  expect(intent.payment).toEqual({ paid: 4, lost: 0, missing: 0 })
  await intent.confirm()
  expect(sent).toEqual([['0-1', ['buy-t1'], [['credit-2']]]])
})
