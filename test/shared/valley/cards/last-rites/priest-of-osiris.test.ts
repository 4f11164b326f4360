// Priest of Osiris: entombs a card of hand or discard pile for who is behind.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Priest of Osiris')).toEqual({
    id: 'priest-of-osiris',
    edition: 'last-rites',
    kind: 'set',
    set: 'priests',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 5,
    vp: null,
    timing: 'action',
    mentionsOpponent: true,
    sign: '𓋄',
    text: 'If an opponent’s tomb holds more cards than yours, entomb a card out of your hand or discard pile.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', vp: 'rulebook' },
  })
})

const priest = 'Priest of Osiris'

test('If an opponent’s tomb holds more cards than yours, entomb a card out of your hand or discard pile', () => {
  const { anna } = scene({ anna: { hand: [priest, 'Urn'], discard: ['Bow', 'Axe'] }, ben: { tomb: ['Shabti'] } })
  anna.plays(priest)
  anna.isAsked('entomb.hand-or-discard', ['Urn', 'Bow', 'Axe'])
  anna.chooses('Axe')
  expect([anna.tomb, anna.discard, anna.hand]).toEqual([['Axe'], ['Bow'], ['Urn']])
  anna.isFree()
})

test('One card only, however many opponents are ahead', () => {
  const { anna } = scene({
    anna: { hand: [priest, 'Urn', 'Boat'] },
    ben: { tomb: ['Shabti'] },
    cleo: { tomb: ['Urn', 'Shabti'] },
  })
  anna.plays(priest, 'Boat')
  anna.isFree()
  expect(anna.tomb).toEqual(['Boat'])
})

test('All tomb cards count', () => {
  const { anna } = scene({
    anna: { hand: [priest, 'Urn'], tomb: ['Ring', 'Serdab'] },
    ben: { tomb: ['Bow', 'Bow', 'Shabti'] },
  })
  anna.can(`play ${priest}`)
  scene({ anna: { hand: [priest, 'Urn'], tomb: ['Ring', 'Serdab'] }, ben: { tomb: ['Bow', 'Axe'] } }).anna.cannot(
    `play ${priest}`,
  )
})

test('Illegal if nobody is ahead or you have no card in either place', () => {
  scene({ anna: { hand: [priest, 'Urn'] }, ben: {} }).anna.cannot(`play ${priest}`)
  scene({ anna: { hand: [priest], deck: ['Urn'] }, ben: { tomb: ['Bow'] } }).anna.cannot(`play ${priest}`)
  scene({ anna: { hand: [priest], discard: ['Urn'] }, ben: { tomb: ['Bow'] } }).anna.can(`play ${priest}`)
})

test('You may look through your discard pile and keep its order', () => {
  const { anna } = scene({ anna: { hand: [priest], discard: ['Bow', 'Axe', 'Sling'] }, ben: { tomb: ['Shabti'] } })
  anna.plays(priest)
  expect(anna.options).toEqual(['Bow', 'Axe', 'Sling'])
  anna.cannotTakeBack('it has been looked through')
  anna.chooses('Axe')
  expect(anna.discard).toEqual(['Bow', 'Sling'])
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, ben, table } = scene({ anna: { hand: [priest, 'Urn'] }, ben: { tomb: ['Shabti'] } })
  anna.plays(priest, 'Urn')
  expect(table.freeEntombing).toBe(true)
  expect(ben.reads('entomb')).toMatchObject([{ card: { card: 'urn' } }])
  expect(ben.sees.players[0]?.tomb).toMatchObject([{ card: 'urn' }])
})

test('It does not affect the opponent, so nothing protects against it', () => {
  const { anna } = scene({
    options: { starters: 'both' },
    anna: { hand: [priest, 'Urn'] },
    ben: { hand: ['Sphinx', 'Medjay', 'Offering Table'], tomb: ['Shabti'] },
  })
  anna.plays(priest, 'Urn')
  anna.isFree()
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [priest, 'Tyet Amulet', 'Priest of Horus', 'Urn', 'Shabti'], discard: ['Boat'] },
    ben: { tomb: ['Bow', 'Axe', 'Sling'] },
  })
  anna.plays(priest, 'Urn')
  anna.plays('Tyet Amulet', priest, 'Boat')
  anna.plays('Priest of Horus', 'Shabti')
  anna.isAsked('entomb.hand-or-discard', ['Shabti'])
  anna.chooses('Shabti')
  anna.isFree()
  expect(anna.tomb).toEqual(['Urn', 'Boat', 'Shabti'])
})
