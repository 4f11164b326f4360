// Burial Ceremony: entombs any number of hand cards of one set.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Burial Ceremony')).toEqual({
    id: 'burial-ceremony',
    edition: 'afterlife',
    kind: 'set',
    set: 'tomb-art',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 6,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓍃',
    text: 'Choose a set. Entomb any number of its cards from your hand, at least one.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const ceremony = 'Burial Ceremony'

test('Choose a set. Entomb any number of its cards from your hand, at least one', () => {
  const { anna } = scene({ anna: { hand: [ceremony, 'Dagger', 'Axe', 'Bow', 'Ring', 'Statue of Isis'] } })
  anna.plays(ceremony)
  anna.isAsked('entomb-set.hand', ['Dagger', 'Axe', 'Bow', 'Ring', 'Statue of Isis'])
  anna.chooses('Axe')
  anna.isAsked('entomb-more.hand', ['Dagger', 'Bow', 'enough'])
  anna.chooses('Bow')
  anna.isAsked('entomb-more.hand', ['Dagger', 'enough'])
  anna.hasEnough()
  expect(anna.tomb).toEqual(['Axe', 'Bow'])
  anna.holds(['Dagger', 'Ring', 'Statue of Isis'])
  anna.isFree()
})

test('Illegal without a set card in hand. Starters and uniques belong to no set', () => {
  scene({ anna: { hand: [ceremony] } }).anna.cannot(`play ${ceremony}`)
  scene({ anna: { hand: [ceremony, 'Urn', 'Boat', 'Sphinx'] } }).anna.cannot(`play ${ceremony}`)
  const { anna } = scene({ anna: { hand: [ceremony, 'Urn', 'Boat', 'Ring'] } })
  anna.plays(ceremony)
  anna.isAsked('entomb-set.hand', ['Ring'])
})

test('Duplicates may be entombed, but do not make the set larger', () => {
  const { anna } = scene({ anna: { hand: [ceremony, 'Dagger', 'Dagger'] } })
  anna.plays(ceremony, 'Dagger', 'Dagger')
  expect(anna.tomb).toEqual(['Dagger', 'Dagger'])
  expect(anna.sees.players[0]?.points).toBe(1)
})

test('Who has nothing more of that set is asked all the same: only that player can know', () => {
  const { anna } = scene({ anna: { hand: [ceremony, 'Dagger', 'Urn'] } })
  anna.plays(ceremony, 'Dagger')
  anna.isAsked('entomb-more.hand', ['enough'])
  anna.hasEnough()
  const last = scene({ anna: { hand: [ceremony, 'Dagger'] } })
  last.anna.plays(ceremony, 'Dagger')
  last.anna.isFree()
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, ben, table } = scene({ anna: { hand: [ceremony, 'Dagger', 'Urn'] } })
  anna.plays(ceremony, 'Dagger', 'enough')
  expect(ben.reads('entomb')).toMatchObject([{ from: 'hand', by: 'burial-ceremony', card: { card: 'dagger' } }])
  expect(table.freeEntombing).toBe(true)
  anna.entombs('Urn')
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [ceremony, 'Tyet Amulet', 'Dagger', 'Ring', 'Bow'] } })
  anna.plays(ceremony, 'Dagger', 'enough')
  anna.plays('Tyet Amulet', ceremony)
  anna.isAsked('entomb-set.hand', ['Ring', 'Bow'])
  anna.chooses('Ring')
  anna.hasEnough()
  expect(anna.tomb).toEqual(['Dagger', 'Ring'])
})
