// Where a hand card can be dropped: only where the open question lets something be done with it.
import { describe, expect, test, vi } from 'vitest'
import type { ValleyView } from '#shared/valley/declarations.ts'
import { states } from '#test/scenes/drawn-states.ts'
import { Intent } from '#web/lib/valley/table/intent.svelte.ts'
import { forbiddenDropsOf, dropsOf } from '#web/lib/valley/input/drops.ts'
import { explanations } from '#web/lib/valley/decision/explanations.ts'
import { obstacleSaid } from '#web/lib/valley/decision/obstacles.ts'
import { Viewpoint } from '#web/lib/valley/table/viewpoint.svelte.ts'
import { required } from '#test/shared/required.ts'
import { valleyDecision, valleyView } from '#test/shared/typed-by-game.ts'

/** A person in front of a still view. */
function at(state: string, pending: string | null = null, changed = (view: ValleyView): ValleyView => view) {
  const view = valleyView(changed(valleyView(required(states[state]?.()))))
  const pick = vi.fn<
    (decision: string, options: readonly string[], then?: readonly (readonly string[])[]) => Promise<null>
  >(() => Promise.resolve(null))
  const viewpoint = new Viewpoint(() => view)
  const intent = new Intent({ pick, pending, undo: () => Promise.resolve(null) }, viewpoint)
  const card = (title: string) => {
    const found = viewpoint.hand.find(each => each.card === title)
    if (!found) throw new Error(`no ${title} in hand`)
    return found
  }
  const drops = (title: string) => dropsOf(viewpoint, intent, card(title))
  const barred = (title: string) =>
    forbiddenDropsOf(viewpoint, intent, card(title)).map(({ where, why }) => [where, why])
  const drop = (title: string, where: string) =>
    drops(title)
      .find(each => each.where === where)
      ?.act()
  return {
    viewpoint,
    intent,
    pick,
    card,
    drops,
    drop,
    barred,
    where: (title: string) =>
      drops(title)
        .map(each => each.where)
        .sort(),
  }
}

await explanations.fetch()
/** Gold does not matter to most reasons. */
const rich = { cost: 0, gold: 9 }

describe('in the own turn', () => {
  test('a card goes to the tomb, into play, and onto what it helps to buy', () => {
    expect(at('turn').where('statue-of-anubis')).toEqual(['place-3', 'place-4', 'place-5', 'play', 'tomb'])
  })
  test('a reaction is not played', () => {
    expect(at('turn').where('boat')).not.toContain('play')
  })
  test('a place that is closed to it says what would have to be different', () => {
    expect(at('turn').barred('boat')).toEqual([
      ['play', obstacleSaid('reaction', rich)],
      ['place-0', obstacleSaid('upper-row', rich)],
      ['place-1', obstacleSaid('upper-row', rich)],
      ['place-2', obstacleSaid('upper-row', rich)],
    ])
    const poor = at('turn', null, view => {
      const [decision] = view.decisions
      const { table } = view
      if (!decision || !table) throw new Error('no turn')
      const players = table.players.map(each =>
        each.seat === 0 && typeof each.hand !== 'number' ? { ...each, hand: each.hand.slice(0, 2) } : each,
      )
      return {
        ...view,
        table: { ...table, players },
        decisions: [
          {
            ...decision,
            options: decision.options.filter(({ id }) => !/^(?:buy|entomb)-/.test(id)),
            blocked: Object.fromEntries(
              [
                ['too-dear', 'buy'],
                ['entombed', 'entomb'],
              ].map(([obstacle, use]) => [
                obstacle,
                decision.options.flatMap(({ id }) => (id.startsWith(`${use}-`) ? [id] : [])),
              ]),
            ),
          },
        ],
      }
    })
    expect(poor.barred('statue-of-anubis')).toContainEqual(['tomb', obstacleSaid('entombed', rich)])
    expect(poor.barred('statue-of-anubis')).toContainEqual(['place-3', obstacleSaid('too-dear', { cost: 5, gold: 4 })])
  })
  test('each place says what would be done there', () => {
    const said = at('turn')
      .drops('statue-of-anubis')
      .map(({ where, what }) => [where, what])
    expect(said).toContainEqual(['play', 'Play'])
    expect(said).toContainEqual(['tomb', 'Entomb: 16 → 25'])
    expect(said).toContainEqual(['place-4', 'Pay 2'])
  })
  test('the tomb and the play area tell the table at once', () => {
    const { card, drop, pick } = at('turn')
    drop('book-of-the-earth', 'tomb')
    drop('book-of-the-earth', 'play')
    const { id } = card('book-of-the-earth')
    expect(pick.mock.calls.map(([, options]) => options)).toEqual([[`entomb-${id}`], [`execute-${id}`]])
  })
  test('a pyramid card begins a payment with the dropped card in it, and tells nothing yet', () => {
    const { intent, card, drop, pick } = at('turn')
    drop('box-of-food', 'place-3')
    expect(intent.plan?.kind === 'pay' && intent.plan.chosen).toContain(card('box-of-food').id)
    expect(intent.payment?.missing).toBe(0)
    expect(pick).not.toHaveBeenCalled()
  })
  test('a card joins the payment that is open, once', () => {
    const { intent, card, drop, where } = at('turn')
    drop('box-of-food', 'place-4')
    const outside = intent.plan?.kind === 'pay' ? intent.plan.chosen : []
    const other = ['statue-of-anubis', 'wadj-amulet', 'boat'].find(title => !outside.includes(card(title).id)) ?? ''
    drop(other, 'place-4')
    expect(intent.plan?.kind === 'pay' && intent.plan.chosen).toContain(card(other).id)
    expect(where(other)).not.toContain('place-4')
  })
  test('nothing is offered while an answer is on its way', () => {
    expect(at('turn', '0-7').where('statue-of-anubis')).toEqual([])
  })
})

describe('inside an action', () => {
  test('a card to sacrifice goes to the boneyard, and the table is told', () => {
    const { card, drop, pick, where } = at('sacrifice')
    expect(where('boat')).toEqual(['boneyard'])
    drop('boat', 'boneyard')
    expect(pick.mock.calls[0]?.[1]).toEqual([card('boat').id])
  })
  test.each([
    ['sacrifice.hand', 'boneyard', 'Sacrifice'],
    ['discard.hand', 'discard', 'Discard'],
    ['entomb.hand', 'tomb', 'Entomb'],
  ] as const)('%s is answered by a drop on the %s', (key, where, what) => {
    const { drops } = at('sacrifice', null, view => ({
      ...view,
      decisions: view.decisions.map(decision => valleyDecision({ ...decision, key })),
    }))
    expect(drops('boat')).toMatchObject([{ where, what, tells: true }])
  })
  test('of several to entomb one after the other is chosen', () => {
    const { intent, card, drop, pick, where } = at('entomb')
    drop('boat', 'tomb')
    drop('wadj-amulet', 'tomb')
    expect(intent.picked).toEqual([card('boat').id, card('wadj-amulet').id])
    expect(where('boat')).toEqual([])
    expect(pick).not.toHaveBeenCalled()
  })
  test('a payment that the table asks for takes cards where the bought one lies', () => {
    const { intent, where, card } = at('pay', null, view => ({
      ...view,
      decisions: view.decisions.map(decision =>
        valleyDecision({ ...decision, params: { ...decision.params, card: view.table?.pyramid[2][1] } }),
      ),
    }))
    const proposed = intent.plan?.kind === 'pay' ? intent.plan.chosen : []
    const [outside = ''] = ['statue-of-anubis', 'wadj-amulet', 'boat'].filter(
      title => !proposed.includes(card(title).id),
    )
    expect(where(outside)).toEqual(['place-4'])
  })
  test.each(['fall', 'either', 'deck', 'order', 'wait', 'react'])('in "%s" nothing can be dropped', state => {
    const { viewpoint, intent } = at(state)
    expect(viewpoint.hand.flatMap(card => dropsOf(viewpoint, intent, card))).toEqual([])
  })
})
