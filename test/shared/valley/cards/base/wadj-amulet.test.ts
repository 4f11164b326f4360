// Wadj Amulet: takes the top card of the discard pile back into the hand.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Wadj Amulet')).toEqual({
    id: 'wadj-amulet',
    edition: 'base',
    kind: 'set',
    set: 'amulets',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 3,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓇅',
    text: 'Recover the card on top of your discard pile.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const wadj = 'Wadj Amulet'

test('Recover the card on top of your discard pile', () => {
  const { anna, table } = scene({ anna: { hand: [wadj], discard: ['Boat', 'Censer'] } })
  anna.plays(wadj)
  anna.holds(['Boat'])
  expect(anna.discard).toEqual(['Censer'])
  expect(table.news).toEqual(['anna play', 'anna recover'])
  anna.isFree()
})

test('Illegal with an empty discard pile; the top card is always visible to all', () => {
  scene({ anna: { hand: [wadj], deck: ['Boat'] } }).anna.cannot(`play ${wadj}`)
  const { anna, ben, table } = scene({ anna: { hand: [wadj], discard: ['Boat', 'Censer'] } })
  for (const view of [table.shownTo(null), anna.sees, ben.sees])
    expect(view.players[0]?.discard).toMatchObject({ count: 2, top: { card: 'boat' } })
  anna.plays(wadj)
  expect(ben.reads('recover')).toMatchObject([{ from: 'discard-top', by: 'wadj-amulet', card: { card: 'boat' } }])
})

test('Right after a purchase this is the card just bought, which may then be used in the same turn', () => {
  const { anna } = scene({
    anna: { hand: [wadj, 'Chariot'], deck: ['Urn', 'Urn'], discard: ['Shabti'] },
    pyramid: base('Imseti Canopic Jar'),
  })
  anna.buys('Imseti Canopic Jar', ['Chariot'])
  anna.plays(wadj)
  anna.holds(['Imseti Canopic Jar'])
  anna.plays('Imseti Canopic Jar')
  anna.holds(['Urn', 'Urn'])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [wadj, 'Tyet Amulet'], discard: ['Boat', 'Censer'] } })
  anna.plays(wadj)
  anna.plays('Tyet Amulet', wadj)
  anna.holds(['Boat', 'Censer'])
})

test('It can never recover itself, because cards in play are not in the discard pile', () => {
  const { anna } = scene({ anna: { hand: [wadj, 'Tyet Amulet'], discard: ['Boat'] } })
  anna.plays(wadj)
  expect(anna.inPlay).toEqual([wadj])
  anna.cannot('play Tyet Amulet')
})
