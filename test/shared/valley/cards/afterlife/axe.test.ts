// Axe: sacrifices a pyramid card for another that costs no more.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Axe')).toEqual({
    id: 'axe',
    edition: 'afterlife',
    kind: 'set',
    set: 'weapons',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 6,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓌎',
    text: 'Sacrifice a pyramid card, then take another costing no more than it.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const axe = 'Axe'

test('Sacrifice a pyramid card, then take another costing no more than it', () => {
  const { anna, table } = scene({
    anna: { hand: [axe], discard: ['Urn'] },
    pyramid: base('Boat', 'Statue of Isis', 'Tyet Amulet'),
  })
  anna.plays(axe)
  anna.isAsked('sacrifice.pyramid', ['Boat', 'Statue of Isis'])
  anna.chooses('Boat')
  anna.isAsked('take.pyramid', ['Tyet Amulet'])
  anna.chooses('Tyet Amulet')
  expect([table.boneyard, anna.discard]).toEqual([['Boat'], ['Tyet Amulet', 'Urn']])
  anna.isFree()
})

test('Choose a pair that fits: without a card of equal or lower cost the action is illegal', () => {
  scene({ anna: { hand: [axe] }, pyramid: base('Boat') }).anna.cannot(`play ${axe}`)
  scene({ anna: { hand: [axe] } }).anna.cannot(`play ${axe}`)
  const { anna } = scene({ anna: { hand: [axe] }, pyramid: base('Boat', 'Statue of Isis', 'Senet Game') })
  anna.plays(axe)
  anna.isAsked('sacrifice.pyramid', ['Statue of Isis', 'Senet Game'])
  const equal = scene({ anna: { hand: [axe] }, pyramid: base('Boat', 'Serdab') })
  equal.anna.plays(axe)
  equal.anna.isAsked('sacrifice.pyramid', ['Boat', 'Serdab'])
})

test('The pyramid crumbles after the sacrifice and again after the taking. Any rows', () => {
  const { anna, table } = scene({
    anna: { hand: [axe] },
    pyramid: [['Boat'], ['Sphinx', null], ['Statue of Isis', null, null]],
  })
  anna.plays(axe)
  anna.isAsked('sacrifice.pyramid', ['Sphinx', 'Statue of Isis'])
  anna.chooses('Statue of Isis')
  expect(table.pyramid).toEqual([[null], ['Boat', null], ['Sphinx', null, null]])
  anna.isAsked('take.pyramid', ['Boat'])
  anna.chooses('Boat')
  expect(table.pyramid).toEqual(base('Sphinx'))
})

test('Where two could fall the choice comes before the taking', () => {
  const { anna } = scene({
    anna: { hand: [axe] },
    pyramid: [[null], ['Boat', 'Ring'], ['Statue of Isis', 'Sphinx', 'Tyet Amulet']],
  })
  anna.plays(axe, 'Sphinx')
  anna.isAsked('crumble', ['Boat', 'Ring'])
  anna.chooses('Ring')
  anna.isAsked('take.pyramid', ['Boat', 'Ring', 'Statue of Isis', 'Tyet Amulet'])
  anna.chooses('Statue of Isis')
  anna.isFree()
})

test('The sacrificed card lies face up on the boneyard; Mummified Cat may answer it', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [axe] },
    ben: { hand: ['Mummified Cat'] },
    pyramid: base('Boat', 'Tyet Amulet'),
  })
  anna.plays(axe, 'Boat')
  expect(table.shownTo(null).boneyard.top).toMatchObject({ card: 'boat' })
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Boat', 'Mummified Cat'])
  anna.isAsked('take.pyramid', ['Tyet Amulet'])
})

test('Without a face-up card of equal or lower cost the action is illegal. A face-down card may be sacrificed; it then lies face up, so its cost counts', () => {
  const { anna, table } = scene({
    anna: { hand: ['Kite', axe] },
    pyramid: base('Boat', 'Tyet Amulet'),
    options: { starters: 'both' },
  })
  anna.plays('Kite', 'Boat')
  anna.plays(axe)
  anna.isAsked('sacrifice.pyramid', ['Boat'])
  anna.chooses('Boat')
  anna.chooses('Tyet Amulet')
  expect([table.boneyard, anna.discard]).toEqual([['Boat'], ['Tyet Amulet']])

  const none = scene({
    anna: { hand: ['Kite', axe] },
    pyramid: base('Boat', 'Tyet Amulet'),
    options: { starters: 'both' },
  })
  none.anna.plays('Kite', 'Tyet Amulet')
  none.anna.cannot(`play ${axe}`)
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna, table } = scene({
    anna: { hand: [axe, 'Tyet Amulet'] },
    pyramid: [['Sphinx'], ['Boat', 'Ring'], ['Chariot', null, null]],
  })
  anna.plays(axe, 'Boat', 'Ring')
  anna.plays('Tyet Amulet', axe)
  anna.isAsked('sacrifice.pyramid', ['Sphinx'])
  anna.chooses('Sphinx')
  anna.chooses('Chariot')
  expect(table.pyramid).toEqual(base(null))
})
