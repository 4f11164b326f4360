// Where options are tapped: every option of every question has exactly one place, known to the page or not.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decisionKinds, type Decision, type Option } from '#shared/protocol.ts'
import type { ValleyDecision, ValleyOption } from '#shared/valley/declarations.ts'
import { optionPlacesOf, toggled } from '#web/lib/valley/decision/option-places.ts'
import { valleyDecision, valleyOption } from '#test/shared/typed-by-game.ts'
import { decisionOf, optionOf } from '#test/shared/wire-records.ts'

const card = (id: string) => ({ id, card: 'urn' })
const option = (id: string, more: Partial<Option> = {}): ValleyOption =>
  valleyOption(optionOf({ id, key: 'card', ...more }))
const ask = (options: readonly ValleyOption[], more: Partial<Decision> = {}): ValleyDecision =>
  valleyDecision(decisionOf({ key: 'sacrifice.hand', options, ...more }))
const lying = {
  hand: [card('0h1'), card('0h2')],
  places: [card('t1'), null, card('t3'), null, null, card('t6')],
  boneyard: card('t9'),
}

describe('an option is tapped', () => {
  test('at its card in the hand', () => {
    expect(optionPlacesOf(ask([option('0h2', { card: card('0h2') })]), lying).hand.get('0h2')?.id).toBe('0h2')
  })
  test('at its place in the pyramid, by place or by card', () => {
    const answers = optionPlacesOf(ask([option('1', { place: '1' }), option('t6', { card: card('t6') })]), lying)
    expect([...answers.pyramid.keys()]).toEqual([1, 5])
  })
  test('by a button where the top of the boneyard is meant, like any pile beside it, and at its card as well', () => {
    const answers = optionPlacesOf(
      ask([option('t9', { card: card('t9') }), option('stock', { place: 'stock' })]),
      lying,
    )
    expect(answers.buttons.map(each => each.id)).toEqual(['t9', 'stock'])
    expect(answers.boneyard?.id).toBe('t9')
  })
  test('in a spread where its card lies nowhere on the table', () => {
    const answers = optionPlacesOf(
      ask([option('t44', { card: card('t44') }), option('t9', { card: card('t9') })]),
      lying,
    )
    expect(answers.spread.map(each => each.id)).toEqual(['t9', 't44'])
    expect(answers.boneyard).toBeNull()
  })
  test('by a button where a card of the hand is meant twice, and where there is no card', () => {
    const twice = [option('0h1', { card: card('0h1') }), option('protect-0h1', { card: card('0h1') }), option('pass')]
    expect(optionPlacesOf(ask(twice), lying).buttons.map(each => each.id)).toEqual(['protect-0h1', 'pass'])
  })
})

test('a card that takes a base card takes none that lies face down', () => {
  const boat = ask([option('0h1', { card: { id: '0h1', card: 'boat' } }), option('pass')], {
    kind: 'react',
    key: 'react.bought',
    params: { event: 'bought' },
  })
  const places = [null, null, null, card('t3'), { ...card('t4'), faceDown: 1 }, null]
  expect([...optionPlacesOf(boat, { ...lying, places }).pyramid.keys()]).toEqual([3])
})

test('no question of any kind can hide an option', () => {
  const id = fc.constantFrom(
    '0h1',
    '0h2',
    't1',
    't3',
    't6',
    't9',
    't44',
    't45',
    '3',
    'pass',
    'enough',
    'protect-0h1',
    'boneyard',
    'stock',
    'buy-t6',
  )
  const options = fc.uniqueArray(
    id.chain(each =>
      fc.record({
        id: fc.constant(each),
        card: fc.option(fc.constantFrom('0h1', 't3', 't9', 't44').map(card), { nil: undefined }),
        place: fc.option(fc.constantFrom('0', '3', 'boneyard', 'stock'), { nil: undefined }),
      }),
    ),
    { selector: each => each.id },
  )
  fc.assert(
    fc.property(options, fc.constantFrom(...decisionKinds.filter(kind => kind !== 'play')), (all, kind) => {
      const given = all.map(({ id: each, card: about, place }) =>
        option(each, { ...(about ? { card: about } : {}), ...(place ? { place } : {}) }),
      )
      const { hand, pyramid, spread, buttons } = optionPlacesOf(ask(given, { kind }), lying)
      const found = [...hand.values(), ...pyramid.values(), ...spread, ...buttons].map(each => each.id)
      expect(found.sort()).toEqual(given.map(each => each.id).sort())
    }),
  )
})

describe('picking several', () => {
  const several = ask([option('a'), option('b'), option('c')], { min: 1, max: 2 })
  test('adds and takes away', () => {
    expect(toggled(several, toggled(several, [], 'a'), 'b')).toEqual(['a', 'b'])
    expect(toggled(several, ['a', 'b'], 'a')).toEqual(['b'])
  })
  test('beyond the most lets go of the first', () => {
    expect(toggled(several, ['a', 'b'], 'c')).toEqual(['b', 'c'])
  })
})
