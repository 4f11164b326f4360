// Antechamber: draws a card, and another with a Chamber in the tomb.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Antechamber')).toEqual({
    id: 'antechamber',
    edition: 'afterlife',
    kind: 'set',
    set: 'chambers',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 3,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓉿',
    text: 'Draw a card. If a Chamber lies in your tomb, draw another.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const antechamber = 'Antechamber'

test('Draw a card. If a Chamber lies in your tomb, draw another', () => {
  const without = scene({ anna: { hand: [antechamber], deck: ['Urn', 'Boat', 'Censer'], tomb: ['Statue of Isis'] } })
  without.anna.plays(antechamber)
  without.anna.holds(['Urn'])
  const { anna } = scene({ anna: { hand: [antechamber], deck: ['Urn', 'Boat', 'Censer'], tomb: ['Serdab'] } })
  anna.plays(antechamber)
  anna.holds(['Urn', 'Boat'])
  anna.isFree()
})

test('If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer', () => {
  const { anna } = scene({ anna: { hand: [antechamber], deck: ['Urn'], discard: ['Boat'], tomb: ['Serdab'] } })
  anna.plays(antechamber)
  anna.holds(['Urn', 'Boat'])
  const fewer = scene({ anna: { hand: [antechamber], deck: ['Urn'], tomb: ['Serdab'] } })
  fewer.anna.plays(antechamber)
  fewer.anna.holds(['Urn'])
  fewer.anna.isFree()
})

test('Illegal only when deck and discard pile are both empty', () => {
  scene({ anna: { hand: [antechamber], tomb: ['Serdab'] } }).anna.cannot(`play ${antechamber}`)
  scene({ anna: { hand: [antechamber], discard: ['Urn'] } }).anna.can(`play ${antechamber}`)
})

test('Cards you draw stay secret', () => {
  const { anna, ben } = scene({ anna: { hand: [antechamber], deck: ['Boat', 'Censer'], tomb: ['Serdab'] } })
  anna.plays(antechamber)
  expect(ben.reads('draw')).toEqual([{ count: 1 }, { count: 1 }])
  expect(ben.sees.players[0]).toMatchObject({ hand: 2 })
})

test('Any Chamber counts, another Antechamber included', () => {
  for (const chamber of ['Antechamber', 'Offering Chapel', 'Serdab', 'Burial Chamber', 'Grand Gallery']) {
    const { anna } = scene({ anna: { hand: [antechamber], deck: ['Urn', 'Boat'], tomb: [chamber] } })
    anna.plays(antechamber)
    anna.holds(['Urn', 'Boat'])
  }
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [antechamber, 'Tyet Amulet', 'Serdab'], deck: ['Urn', 'Boat', 'Censer'] } })
  anna.plays(antechamber)
  anna.entombs('Serdab')
  anna.plays('Tyet Amulet', antechamber)
  anna.holds(['Urn', 'Boat', 'Censer'])
})
