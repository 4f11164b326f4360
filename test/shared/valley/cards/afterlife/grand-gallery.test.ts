// Grand Gallery: draws a card for each set in the tomb.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Grand Gallery')).toEqual({
    id: 'grand-gallery',
    edition: 'afterlife',
    kind: 'set',
    set: 'chambers',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 5,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓊍',
    text: 'Draw a card for each different set in your tomb, at most 4.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const gallery = 'Grand Gallery'
const deck = ['Urn', 'Boat', 'Censer', 'Chariot', 'Shabti', 'Box of Food']

test('Draw a card for each different set in your tomb, at most 4', () => {
  const tomb = ['Serdab', 'Statue of Isis', 'Statue of Horus', 'Ring', 'Dagger', 'Tyet Amulet']
  const drawn = [1, 2, 2, 3, 4, 4]
  drawn.forEach((count, at) => {
    const { anna } = scene({ anna: { hand: [gallery], deck, tomb: tomb.slice(0, at + 1) } })
    anna.plays(gallery)
    expect(anna.hand).toHaveLength(count)
  })
})

test('Starters and uniques are no sets. Illegal without a set card in your tomb', () => {
  scene({ anna: { hand: [gallery], deck, tomb: ['Urn', 'Mirror Case'] } }).anna.cannot(`play ${gallery}`)
  const { anna } = scene({ anna: { hand: [gallery], deck, tomb: ['Urn', 'Sphinx', 'Serdab'] } })
  anna.plays(gallery)
  anna.holds(['Urn'])
})

test('If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer', () => {
  const { anna } = scene({
    anna: { hand: [gallery], deck: ['Urn'], discard: ['Boat'], tomb: ['Serdab', 'Ring', 'Dagger'] },
  })
  anna.plays(gallery)
  anna.holds(['Urn', 'Boat'])
})

test('Illegal only when deck and discard pile are both empty', () => {
  scene({ anna: { hand: [gallery], tomb: ['Serdab'] } }).anna.cannot(`play ${gallery}`)
  scene({ anna: { hand: [gallery], discard: ['Urn'], tomb: ['Serdab'] } }).anna.can(`play ${gallery}`)
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [gallery, 'Tyet Amulet', 'Ring'], deck, tomb: ['Serdab'] } })
  anna.plays(gallery)
  anna.entombs('Ring')
  anna.plays('Tyet Amulet', gallery)
  anna.holds(['Urn', 'Boat', 'Censer'])
})
