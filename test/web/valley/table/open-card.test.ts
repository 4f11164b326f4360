// Opening a card of the hand or the pyramid to read it, and buying it from there: what each tap does, and why it cannot.
import { SvelteMap } from 'svelte/reactivity'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ValleyView } from '#shared/valley/declarations.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { swiped } from '#web/lib/valley/card/turning.ts'
import { obstacleSaid, whyNoAnswer, whyNot } from '#web/lib/valley/decision/obstacles.ts'
import { explanations } from '#web/lib/valley/messages/lazy-texts.ts'
import { Intent } from '#web/lib/valley/table/intent.svelte.ts'
import { Viewpoint } from '#web/lib/valley/table/viewpoint.svelte.ts'
import { states } from '#test/scenes/drawn-states.ts'
import { required } from '#test/shared/required.ts'
import { valleyView } from '#test/shared/typed-by-game.ts'

let time = 0
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => time)
})
afterEach(() => vi.restoreAllMocks())

const drawn = (state: string) => valleyView(required(states[state]?.()))
function withTable({ table, ...view }: ValleyView) {
  if (!table) throw new Error('no table')
  return { ...view, table }
}
/** A person in front of a still view; another one can follow it. */
function at(state: string, view: ValleyView = drawn(state)) {
  const shown = new SvelteMap([['view', view]])
  const sent: (readonly string[])[] = []
  const pick = (_: string, options: readonly string[], then: readonly (readonly string[])[] = []) => {
    sent.push([...options, ...then.flat()])
    return Promise.resolve(null)
  }
  const viewpoint = new Viewpoint(() => withTable(required(shown.get('view'))))
  const intent = new Intent({ pick, pending: null, undo: () => Promise.resolve(null) }, viewpoint)
  const held = (title: string) => required(viewpoint.hand.find(({ card }) => card === title))
  return { intent, viewpoint, sent, held, next: (following: ValleyView) => shown.set('view', following) }
}
const scarab = 4
const sarcophagus = 3
const apex = 0

describe('a tap on a pyramid card', () => {
  test('opens it with the payment that wastes least, and tells nothing', () => {
    const { intent, sent } = at('turn')
    intent.tapPlace(scarab)
    expect([intent.opened?.card, intent.payment]).toEqual(['heart-scarab-amulet', { paid: 3, lost: 0, missing: 0 }])
    expect(sent).toEqual([])
  })
  test('of which nothing was read yet opens it, and a second tap does no more', () => {
    const { intent, sent } = at('turn')
    intent.tapPlace(sarcophagus)
    time += 1_000
    intent.tapPlace(sarcophagus)
    expect([intent.opened?.card, sent]).toEqual(['outer-sarcophagus', []])
  })
  test('that was read before buys it with the second one, but not in an accidental double tap', () => {
    const { intent, sent } = at('turn')
    intent.tapPlace(scarab)
    intent.back()
    expect([intent.opened, intent.plan]).toEqual([null, null])
    time += 1_000
    intent.tapPlace(scarab)
    time += 200
    intent.tapPlace(scarab)
    expect(sent).toEqual([])
    time += 1_000
    intent.tapPlace(scarab)
    expect(sent.map(([option]) => option)).toEqual([expect.stringMatching(/^buy-/)])
    expect(intent.opened).toBeNull()
  })
  test('that cannot be bought opens it without a payment', () => {
    const { intent, sent } = at('turn')
    intent.tapPlace(apex)
    intent.tapPlace(apex)
    expect([intent.opened?.card, intent.plan, sent]).toEqual(['burial-mask', null, []])
  })
  test('goes from one card to the other, and takes the payment along', () => {
    const { intent } = at('turn')
    intent.tapPlace(scarab)
    intent.tapPlace(sarcophagus)
    expect([intent.opened?.card, intent.payment?.paid]).toEqual(['outer-sarcophagus', 5])
  })
  test('opens it while another one plays, and for those who watch', () => {
    for (const state of ['wait', 'watch']) {
      const { intent } = at(state)
      intent.tapPlace(scarab)
      expect(intent.opened?.card).toBe('heart-scarab-amulet')
    }
  })
  test('that answers the question answers it, and opens nothing', () => {
    const { intent } = at('fall')
    intent.tapPlace(1)
    expect([intent.opened, intent.picked.length]).toEqual([null, 1])
  })
})

describe('an answer that can be taken back', () => {
  const undoable = () => {
    const view = drawn('fall')
    return { ...view, decisions: view.decisions.map(decision => ({ ...decision, undoable: true as const })) }
  }
  test('is given with one tap', () => {
    const { intent, sent, viewpoint } = at('fall', undoable())
    intent.tapPlace(1)
    expect(sent).toEqual([[viewpoint.places[1]?.id]])
  })
  test('is given once in a double tap, which must not answer the next question too', () => {
    const { intent, sent } = at('fall', undoable())
    intent.tapPlace(1)
    time += 200
    intent.tapPlace(2)
    expect(sent).toHaveLength(1)
    time += 200
    intent.tapPlace(2)
    expect(sent).toHaveLength(2)
  })
  test('and any other is given with a second tap', () => {
    const { intent, sent } = at('fall')
    intent.tapPlace(1)
    expect(sent).toEqual([])
    time += 1_000
    intent.tapPlace(1)
    expect(sent).toHaveLength(1)
  })
})

describe('an open card', () => {
  test('stays open when the own turn begins, and can then be bought', () => {
    const turn = withTable(drawn('turn'))
    const { intent, next } = at('turn', { ...turn, decisions: [], table: { ...turn.table, turn: 1 } })
    intent.tapPlace(scarab)
    expect(intent.plan).toBeNull()
    next(turn)
    expect([intent.opened?.card, intent.plan?.kind]).toEqual(['heart-scarab-amulet', 'pay'])
  })
  test('is closed by any other question, and by a use of it', () => {
    const asked = at('wait')
    asked.intent.tapPlace(scarab)
    asked.next(drawn('react'))
    expect(asked.intent.opened).toBeNull()
    const used = at('turn')
    used.intent.tapHand(used.held('book-of-the-earth'))
    void used.intent.choose(required(used.viewpoint.decision?.options[0]))
    expect(used.intent.opened).toBeNull()
  })
  test('of the hand is closed by a second tap, and is paid with once it is to be spent', () => {
    const { intent, held } = at('turn')
    intent.tapHand(held('boat'))
    expect(intent.opened?.card).toBe('boat')
    intent.tapHand(held('boat'))
    expect(intent.opened).toBeNull()
    intent.spend(held('boat'))
    intent.tapPlace(scarab)
    expect(intent.plan?.kind === 'pay' && intent.plan.chosen).toContain(held('boat').id)
  })
  test('has others beside it: of the hand those of the hand, of the pyramid those of the pyramid, round and round', () => {
    const { intent, held, viewpoint } = at('turn')
    const seen = (by: 1 | -1, times: number) =>
      Array.from({ length: times }, () => {
        intent.step(by)
        return intent.opened?.id
      })
    intent.tapHand(held(required(viewpoint.hand[0]).card))
    const hand = viewpoint.hand.map(({ id }) => id)
    expect(seen(1, hand.length)).toEqual([...hand.slice(1), hand[0]])
    intent.back()
    intent.tapPlace(apex)
    const pyramid = viewpoint.places.flatMap(card => card?.id ?? [])
    expect(seen(-1, pyramid.length)).toEqual([...pyramid].reverse())
  })
  test('is paid for with all the gold of the hand after one tap more', () => {
    const { intent } = at('turn')
    intent.tapPlace(sarcophagus)
    expect(intent.payment).toEqual({ paid: 5, lost: 0, missing: 0 })
    intent.payMost()
    expect(intent.payment).toEqual({ paid: 6, lost: 1, missing: 0 })
    expect([intent.ready, intent.greatestPayment]).toEqual([true, null])
  })
})

describe('what cannot be bought says why', () => {
  const whyNotAt = (viewpoint: Viewpoint, place: number) => {
    const card = required(viewpoint.places[place])
    return whyNot(viewpoint, `buy-${card.id}`, card.card)
  }
  const why = (state: string, place: number) => whyNotAt(at(state).viewpoint, place)
  test('by its row, by whose turn it is, by what is asked', () => {
    const { asked, turn } = explanations.all.obstacles
    expect(why('turn', apex)).toBe(obstacleSaid('upper-row', { cost: 0, gold: 0 }))
    expect(why('wait', scarab)).toBe(turn({ name: 'Anna' }))
    expect(why('watch', scarab)).toBe(t('wait.watching'))
    expect(why('fall', 5)).toBe(asked)
  })
  test('by its price: what it costs, and how much is missing', () => {
    const { table, ...view } = withTable(drawn('turn'))
    const players = table.players.map(player =>
      player.seat === 0 && typeof player.hand === 'object' ? { ...player, hand: player.hand.slice(0, 2) } : player,
    )
    const decisions = view.decisions.map(decision => ({ ...decision, blocked: { 'too-dear': ['buy-t4'] } }))
    const viewpoint = new Viewpoint(() => ({ ...view, decisions, table: { ...table, players } }))
    const { id } = required(viewpoint.places[sarcophagus])
    decisions.forEach(({ blocked }) => (blocked['too-dear'] = [`buy-${id}`]))
    expect(whyNotAt(viewpoint, sarcophagus)).toBe('costs 5, you have 4 gold: 1 short')
  })
  test('by the first choice for which no card would fit', () => {
    const said = (obstacle: Parameters<typeof obstacleSaid>[0]) => obstacleSaid(obstacle, { cost: 0, gold: 0 })
    expect(said('take.pyramid')).toBe('no fitting card in the pyramid to take')
    expect(said('entomb-some.hand')).toBe('no fitting card in your hand to entomb')
    expect(said('turn-down')).toBe('no fitting card to turn face down')
  })
  test('by what an action would need there, and whom it would reach', () => {
    const said = (obstacle: Parameters<typeof obstacleSaid>[0]) => obstacleSaid(obstacle, { cost: 0, gold: 0 })
    expect(said('no-open-apex')).toBe('no face-up card at the apex')
    expect(said('no-opponent')).toBe('would reach no opponent')
  })
  test('a card that does not answer the question says so', () => {
    const { viewpoint, held } = at('turn')
    expect(whyNoAnswer(viewpoint, held('boat').id, 'boat')).toBe('')
    const fall = at('fall')
    expect(whyNoAnswer(fall.viewpoint, 'x', 'boat')).toBe(explanations.all.obstacles.asked)
  })
})

test('a swipe is long, and rather across than down', () => {
  expect([swiped(-60, 10), swiped(60, -10), swiped(20, 0), swiped(60, 60)]).toEqual([1, -1, null, null])
})
