// Heart Scarab Amulet: takes a card back out of the tomb and entombs another.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Heart Scarab Amulet')).toEqual({
    id: 'heart-scarab-amulet',
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
    sign: '𓆣',
    text: 'Recover a card from your tomb, then entomb a different hand card.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const scarab = 'Heart Scarab Amulet'

test('Recover a card from your tomb, then entomb a different hand card', () => {
  const { anna } = scene({ anna: { hand: [scarab, 'Urn', 'Censer'], tomb: ['Boat', 'Shabti'] } })
  anna.plays(scarab)
  anna.isAsked('recover.tomb', ['Boat', 'Shabti'])
  anna.chooses('Boat')
  anna.holds(['Urn', 'Censer', 'Boat'])
  anna.isAsked('entomb.hand', ['Censer', 'Urn'])
  anna.chooses('Censer')
  expect(anna.tomb).toEqual(['Shabti', 'Censer'])
  anna.holds(['Urn', 'Boat'])
  anna.isFree()
})

test('Both parts are required: you need a card in your tomb and another card in your hand', () => {
  scene({ anna: { hand: [scarab], tomb: ['Boat'] } }).anna.cannot(`play ${scarab}`)
  scene({ anna: { hand: [scarab, 'Urn'] } }).anna.cannot(`play ${scarab}`)
  scene({ anna: { hand: [scarab, 'Urn'], tomb: ['Boat'] } }).anna.can(`play ${scarab}`)
})

test('Different means another card; a second copy of the same title is allowed', () => {
  const { anna } = scene({ anna: { hand: [scarab, 'Urn'], tomb: ['Urn'] } })
  anna.plays(scarab, 'Urn')
  anna.isAsked('entomb.hand', ['Urn'])
  anna.chooses('Urn')
  expect(anna.tomb).toEqual(['Urn'])
  anna.holds(['Urn'])
})

test('Your tomb holds as many cards afterwards as before', () => {
  const { anna } = scene({ anna: { hand: [scarab, 'Urn'], tomb: ['Boat', 'Censer', 'Shabti'] } })
  anna.plays(scarab, 'Censer', 'Urn')
  expect(anna.tomb).toEqual(['Boat', 'Shabti', 'Urn'])
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, ben } = scene({ anna: { hand: [scarab, 'Urn', 'Censer'], tomb: ['Boat'] } })
  anna.plays(scarab, 'Boat', 'Urn')
  expect(ben.reads('entomb')).toMatchObject([{ from: 'hand', by: 'heart-scarab-amulet', card: { card: 'urn' } }])
  anna.entombs('Censer')
  expect(anna.tomb).toEqual(['Urn', 'Censer'])
})

test('Both cards are public', () => {
  const { anna, ben, table } = scene({ anna: { hand: [scarab, 'Urn'], tomb: ['Boat'] } })
  anna.plays(scarab, 'Boat')
  expect(ben.reads('recover')).toMatchObject([{ from: 'tomb', by: 'heart-scarab-amulet', card: { card: 'boat' } }])
  anna.chooses('Urn')
  expect(table.shownTo(null).players[0]?.tomb).toMatchObject([{ card: 'urn' }])
})

test('The recovered card may be used normally this turn, also for its action', () => {
  const { anna } = scene({
    anna: { hand: [scarab, 'Urn', 'Urn'], tomb: ['Box of Food', 'Chariot'], deck: ['Shabti', 'Censer'] },
  })
  anna.plays(scarab, 'Box of Food', 'Urn')
  anna.plays('Box of Food')
  anna.holds(['Urn', 'Shabti'])

  const gold = scene({ anna: { hand: [scarab, 'Urn'], tomb: ['Chariot'] }, pyramid: base('Statue of Isis') })
  gold.anna.plays(scarab, 'Chariot', 'Urn')
  gold.anna.buys('Statue of Isis', ['Chariot'])
  expect(gold.anna.discard).toEqual(['Statue of Isis'])
})

test('Tyet Amulet can repeat this action; every choice is made anew. It is bounded because every use leaves one card in play', () => {
  const { anna } = scene({ anna: { hand: [scarab, 'Tyet Amulet', 'Urn', 'Censer'], tomb: ['Boat', 'Chariot'] } })
  anna.plays(scarab, 'Boat', 'Urn')
  anna.plays('Tyet Amulet', scarab)
  anna.isAsked('recover.tomb', ['Chariot', 'Urn'])
  anna.chooses('Urn')
  anna.isAsked('entomb.hand', ['Boat', 'Censer'])
  anna.chooses('Boat')
  expect(anna.tomb).toEqual(['Chariot', 'Boat'])
  expect(anna.inPlay).toEqual([scarab, 'Tyet Amulet'])
})
