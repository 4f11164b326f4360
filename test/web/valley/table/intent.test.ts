// What a person is about to do in the deck-builder, before it is sent: a payment, a power, an answer; how it is dropped, and what
// a hasty press does not do.
import { SvelteMap } from 'svelte/reactivity'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ValleyView } from '#shared/valley/declarations.ts'
import { Intent } from '#web/lib/valley/table/intent.svelte.ts'
import { Viewpoint } from '#web/lib/valley/table/viewpoint.svelte.ts'
import { states } from '#test/scenes/drawn-states.ts'
import { required } from '#test/shared/required.ts'
import { valleyDecision, valleyView } from '#test/shared/typed-by-game.ts'
import { optionOf } from '#test/shared/wire-records.ts'

let time = 0
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => time)
})
afterEach(() => vi.restoreAllMocks())

const drawn = (state: string) => valleyView(required(states[state]?.()))
/** A person in front of a still view, and what is sent; another view can follow it. The past is shown as a replay does. */
function at(view: ValleyView, isReplay = false) {
  const shown = new SvelteMap([['view', view]])
  const sent: string[] = []
  const session = {
    isReplay,
    pending: isReplay ? '' : null,
    pick: (_: string, options: readonly string[], then: readonly (readonly string[])[] = []) => {
      sent.push([...options, ...then.flat()].join(' '))
      return Promise.resolve(null)
    },
    undo: () => {
      sent.push('undo')
      return Promise.resolve(null)
    },
  }
  const viewpoint = new Viewpoint(() => {
    const { table, ...seen } = required(shown.get('view'))
    return { ...seen, table: required(table) }
  })
  const intent = new Intent(session, viewpoint)
  const held = (title: string) => required(viewpoint.hand.find(({ card }) => card === title))
  return { intent, viewpoint, session, sent, held, next: (following: ValleyView) => shown.set('view', following) }
}
const scarab = 4

test('a payment changes with each card that is tapped, and is not ready before it is enough', () => {
  const { intent, held, sent } = at(drawn('turn'))
  intent.tapPlace(scarab)
  const least = intent.plan?.kind === 'pay' ? intent.plan.chosen : []
  expect([intent.payment?.lost, intent.betterPayment, intent.ready]).toEqual([0, null, true])
  for (const id of least) intent.tapOffer(id)
  expect([intent.payment, intent.ready]).toEqual([{ paid: 0, lost: 0, missing: 3 }, false])
  void intent.confirm()
  expect(sent).toEqual([])
  expect(intent.betterPayment).toEqual(least)
  intent.payLeast()
  expect([intent.payment?.missing, intent.ready]).toEqual([0, true])
  // A card that cannot pay changes nothing; one of the hand does, and is not opened.
  intent.tapOffer('of nobody')
  expect(intent.plan?.kind === 'pay' && intent.plan.chosen).toEqual(least)
  intent.tapHand(held('boat'))
  expect([intent.plan?.kind === 'pay' && intent.plan.chosen.includes(held('boat').id), intent.opened?.card]).toEqual([
    !least.includes(held('boat').id),
    'heart-scarab-amulet',
  ])
})

test('a payment that the table waits for cannot be dropped, only changed, and pays without buying again', async () => {
  const { intent, sent } = at(drawn('pay'))
  expect([intent.plan?.kind, intent.planned, intent.back()]).toEqual(['pay', false, false])
  const least = intent.plan?.kind === 'pay' ? intent.plan.chosen : []
  intent.tapOffer(required(least[0]))
  expect([intent.planned, intent.ready]).toEqual([false, false])
  // Looking at a card leaves it as it is.
  intent.tapPlace(scarab)
  intent.back()
  expect([intent.opened, intent.ready]).toEqual([null, false])
  intent.tapOffer(required(least[0]))
  await intent.confirm()
  expect(sent.map(each => each.split(' ').sort())).toEqual([[...least].sort()])
})

test('a card that is read while the table waits for a payment pays for nothing, however often it is tapped', () => {
  const { intent, sent, viewpoint } = at(drawn('pay'))
  const paid = intent.plan?.kind === 'pay' ? intent.plan.purchase.card.id : ''
  const place = viewpoint.places.findIndex(card => card && card.id !== paid)
  intent.tapPlace(place)
  intent.back()
  intent.tapPlace(place)
  time += 400
  intent.tapPlace(place)
  expect([intent.opened?.id, intent.ready, sent]).toEqual([viewpoint.places[place]?.id, true, []])
})

test('what was picked stays while a card of the hand is read', () => {
  const { intent, viewpoint } = at(drawn('order'))
  const [first, second] = required(viewpoint.decision).options
  for (const option of [first, second]) intent.tap(option)
  const picked = [required(first).id, required(second).id]
  const read = required(viewpoint.hand[0])
  intent.tapHand(read)
  expect([intent.opened?.id, intent.picked]).toEqual([read.id, picked])
  intent.back()
  expect([intent.opened, intent.picked]).toEqual([null, picked])
})

test('going back closes what is open, then drops the plan, and does nothing where there is neither', () => {
  const { intent, held } = at(drawn('turn'))
  intent.tapPlace(scarab)
  intent.tapHand(held('boat'))
  expect([intent.back(), intent.opened, intent.plan, intent.back()]).toEqual([true, null, null, false])
  intent.spend(held('boat'))
  expect([intent.planned, intent.back(), intent.plan, intent.back()]).toEqual([true, true, null, false])
})

test('what was planned for one question is nothing at the next', () => {
  const { intent, held, next } = at(drawn('turn'))
  intent.spend(held('boat'))
  const fall = drawn('fall')
  next({ ...fall, decisions: fall.decisions.map(each => ({ ...each, id: 'later' })) })
  expect([intent.plan, intent.planned, intent.back()]).toEqual([null, false, false])
})

test('a card that was opened while others played is closed by a question of theirs', () => {
  const wait = drawn('wait')
  const { intent, viewpoint, next } = at(wait)
  intent.tapPlace(scarab)
  expect(intent.opened).not.toBeNull()
  const { decisions } = drawn('fall')
  next({ ...wait, decisions })
  expect([viewpoint.places[scarab]?.card, intent.opened]).toEqual(['heart-scarab-amulet', null])
})

test('a card of the hand that is to be spent is, once another one of the hand is opened, no more', () => {
  const { intent, held } = at(drawn('turn'))
  intent.spend(held('boat'))
  intent.tapHand(held('book-of-the-earth'))
  expect([intent.opened?.card, intent.plan]).toEqual(['book-of-the-earth', null])
})

test('the power of a pharaoh is used by a second press, not by an accidental double one', () => {
  const turn = drawn('turn')
  const decisions = turn.decisions.map(each =>
    valleyDecision({ ...each, options: [...each.options, optionOf({ id: 'power', key: 'power' })] }),
  )
  const { intent, sent } = at({ ...turn, decisions })
  expect([intent.tapPower(), intent.plan?.kind, intent.ready, sent]).toEqual([true, 'power', true, []])
  time += 200
  intent.tapPower()
  expect(sent).toEqual([])
  time += 200
  intent.tapPower()
  expect(sent).toEqual(['power'])

  // It takes the place of a card that is open.
  const beside = at({ ...turn, decisions }).intent
  beside.tapPlace(scarab)
  beside.tapPower()
  expect([beside.opened, beside.plan?.kind]).toEqual([null, 'power'])
  beside.back()
  expect(beside.plan).toBeNull()
  // And a card that is opened to be bought takes its place.
  beside.tapPower()
  beside.tapPlace(scarab)
  expect([beside.opened === null, beside.plan?.kind]).toEqual([false, 'pay'])
  expect(at(turn).intent.tapPower()).toBe(false)
})

test('where nothing has to be picked the question can be answered with nothing', async () => {
  const fall = drawn('fall')
  expect(at(fall).intent.ready).toBe(false)
  const { intent, sent } = at({ ...fall, decisions: fall.decisions.map(each => ({ ...each, min: 0 })) })
  expect(intent.ready).toBe(true)
  await intent.confirm()
  expect(sent).toEqual([''])
})

test('while an answer is on its way nothing else is sent', async () => {
  const { intent, viewpoint, session, sent } = at({ ...drawn('turn'), canUndo: true })
  session.pending = '0-1'
  intent.tapPlace(scarab)
  expect([intent.busy, intent.ready]).toEqual([true, false])
  await intent.confirm()
  await intent.choose(required(viewpoint.decision?.options[0]))
  await intent.undo()
  expect(sent).toEqual([])
})

test('a double tap takes back one pick; the next one can be taken back soon after', async () => {
  const { intent, sent } = at({ ...drawn('turn'), canUndo: true })
  await intent.undo()
  time += 500
  await intent.undo()
  expect(sent).toEqual(['undo'])
  time += 200
  await intent.undo()
  expect(sent).toEqual(['undo', 'undo'])
  const { intent: other, sent: none } = at({ ...drawn('turn'), canUndo: false })
  await other.undo()
  expect(none).toEqual([])
})

test('in the past a tap on what was in question shows it, and nothing is chosen, paid or used', () => {
  const fall = drawn('fall')
  const undoable = fall.decisions.map(each => valleyDecision({ ...each, undoable: true }))
  for (const decisions of [fall.decisions, undoable]) {
    const { intent, viewpoint } = at({ ...fall, decisions }, true)
    intent.tapPlace(1)
    expect([intent.opened?.id, intent.picked]).toEqual([viewpoint.places[1]?.id, []])
  }
  const reacting = at(drawn('react'), true)
  const [asked] = reacting.intent.optionPlaces.hand.keys()
  reacting.intent.tapHand(required(reacting.viewpoint.hand.find(({ id }) => id === asked)))
  expect([reacting.intent.opened?.id, reacting.intent.picked]).toEqual([asked, []])

  const paying = at(drawn('pay'), true)
  expect([paying.intent.plan, paying.intent.payment]).toEqual([null, null])
  const turn = drawn('turn')
  const decisions = turn.decisions.map(each =>
    valleyDecision({ ...each, options: [...each.options, optionOf({ id: 'power', key: 'power' })] }),
  )
  const { intent, held } = at({ ...turn, decisions }, true)
  expect([intent.tapPower(), intent.plan]).toEqual([false, null])
  // What a card cost then can be seen, and any other card beside it.
  intent.tapPlace(scarab)
  expect(intent.payment?.paid).toBe(3)
  intent.tapHand(held('boat'))
  expect(intent.opened?.card).toBe('boat')
})
