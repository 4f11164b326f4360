// Purchases as the page puts them together, with cards and credits, are what the table takes: in any edition and mix, from
// any hand.
import { beforeAll, expect, test } from 'vitest'
import type { ValleyDecision } from '#shared/valley/declarations.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { effectOf } from '#web/lib/valley/card/effect-preview.ts'
import { Intent } from '#web/lib/valley/table/intent.svelte.ts'
import { inOrderOfPaying, proposal } from '#web/lib/valley/payment/payment.ts'
import { purchaseOf, type Means } from '#web/lib/valley/payment/purchase.ts'
import { Viewpoint } from '#web/lib/valley/table/viewpoint.svelte.ts'
import { emptyPlayer, emptyTable } from '#test/shared/valley/wire-fixtures.ts'
import { viewOf } from '#test/shared/wire-records.ts'
import { valleyGame, loadAllTexts } from '#test/web/played-games.ts'
import { longTimeout, play } from '#test/shared/properties/valley-games.ts'
import { viewFor } from '#test/shared/properties/made-view.ts'
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
