// Medjay: sacrificed with four discards it takes any card; discarded it keeps its owner unaffected.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Medjay')).toEqual({
    id: 'medjay',
    edition: 'last-rites',
    kind: 'starter',
    set: null,
    level: 1,
    copies: 1,
    gold: 1,
    cost: 0,
    vp: 1,
    timing: 'action+reaction',
    mentionsOpponent: false,
    sign: '𓀎',
    text: 'Sacrifice this card and discard 4 cards, then take a pyramid card. Reaction: discard this card to stay unaffected by an opponent’s action.',
    reaction: 'Discard Medjay: that action does not affect you.',
    when: 'An opponent’s action would affect you',
    sources: { text: 'rulebook', level: 'rulebook', reaction: 'rulebook' },
  })
})

const medjay = 'Medjay'
const options = { starters: 'both' }
const four = ['Shabti', 'Shabti', 'Urn', 'Chariot']

test('Sacrifice this card and discard 4 cards, then take a pyramid card', () => {
  const { anna, table } = scene({
    options,
    anna: { hand: [medjay, ...four, 'Bow'] },
    pyramid: [['Censer'], ['Boat', null], ['Sling', 'Axe', null]],
  })
  anna.plays(medjay)
  expect([table.boneyard, anna.inPlay]).toEqual([[medjay], []])
  anna.isAsked('discard-some.hand', [...four, 'Bow'])
  expect(anna.question).toMatchObject({ min: 4, max: 4, ordered: true })
  anna.chooses('Bow', 'Urn', 'Shabti', 'Chariot')
  expect(anna.discard).toEqual(['Chariot', 'Shabti', 'Urn', 'Bow'])
  anna.isAsked('take.pyramid', ['Censer', 'Boat', 'Sling', 'Axe'])
  anna.chooses('Sling')
  expect(anna.discard[0]).toBe('Sling')
  expect(table.pyramid).toEqual([[null], ['Censer', null], ['Boat', 'Axe', null]])
  expect(table.executed).toEqual([medjay])
  anna.isFree()
})

test('You need 4 other hand cards and a face-up pyramid card', () => {
  scene({ options, anna: { hand: [medjay, ...four.slice(1)] }, pyramid: base('Boat') }).anna.cannot(`play ${medjay}`)
  const { anna } = scene({ options, anna: { hand: [medjay, 'Kite', ...four] }, pyramid: base('Boat') })
  anna.can(`play ${medjay}`)
  anna.plays('Kite', 'Boat')
  anna.cannot(`play ${medjay}`)
})

test('Medjay goes from the reveal of Book of Gates to the boneyard, and is then not discarded', () => {
  const { anna, table } = scene({
    options,
    anna: { hand: ['Book of Gates', ...four], deck: [medjay] },
    pyramid: base('Boat'),
  })
  anna.plays('Book of Gates')
  expect([table.boneyard, table.aside]).toEqual([[medjay], []])
  anna.chooses(...four)
  anna.chooses('Boat')
  expect(anna.discard).toEqual(['Boat', 'Chariot', 'Urn', 'Shabti', 'Shabti'])
  anna.isFree()

  const few = scene({ options, anna: { hand: ['Book of Gates', 'Urn'], deck: [medjay] }, pyramid: base('Boat') })
  few.anna.plays('Book of Gates')
  expect(few.anna.discard).toEqual([medjay])
})

test('Mummified Cat may answer its sacrifice, before the four are discarded', () => {
  const { anna, ben } = scene({
    options,
    anna: { hand: [medjay, ...four] },
    ben: { hand: ['Mummified Cat', 'Urn'] },
    pyramid: base('Boat'),
  })
  anna.plays(medjay)
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual([medjay, 'Mummified Cat'])
  anna.chooses(...four)
  anna.chooses('Boat')
  anna.isFree()
})

test('Reaction: discard this card to stay unaffected by an opponent’s action; the opponent’s card stays in play', () => {
  for (const attack of ['Duamutef Canopic Jar', 'Qebehsenuef Canopic Jar', 'Statue of Bastet', 'Spear']) {
    const { anna, ben } = scene({
      options,
      anna: { hand: [attack] },
      ben: { hand: [medjay, 'Urn', 'Chariot', 'Bow'], deck: ['Shabti', 'Shabti'] },
    })
    anna.plays(attack)
    ben.can(`discard ${medjay}`, medjay, 'Urn')
    ben.escapesWith(medjay)
    expect([ben.discard, anna.discard, anna.inPlay]).toEqual([[medjay], [], [attack]])
    ben.holds(['Urn', 'Chariot', 'Bow'])
    anna.isFree()
    anna.cannotTakeBack()
  }
})

test('Where the effect asks nothing, everyone is asked who has one in hand or deck together and a hand that is not empty', () => {
  const held = scene({
    options,
    anna: { hand: ['Golden Throne'] },
    ben: { hand: [medjay], deck: ['Urn'] },
    pyramid: base('Boat'),
  })
  held.anna.plays('Golden Throne', 'Boat')
  held.ben.isAsked('react.affected', ['discard Medjay', 'pass'])
  expect(held.ben.question.params).toMatchObject({
    event: 'affected',
    seat: 0,
    card: { card: 'golden-throne' },
    could: ['medjay'],
  })
  held.ben.escapesWith(medjay)
  expect([held.ben.hand, held.ben.deck]).toEqual([[], ['Urn']])
  held.anna.isFree()

  const down = scene({
    options,
    anna: { hand: ['Golden Throne'] },
    ben: { hand: ['Boat'], deck: [medjay] },
    pyramid: base('Bow'),
  })
  down.anna.plays('Golden Throne', 'Bow')
  down.ben.isAsked('react.affected', ['pass'])
  const gone = scene({
    options,
    anna: { hand: ['Golden Throne'] },
    ben: { hand: ['Boat'], deck: ['Urn'], discard: [medjay] },
    pyramid: base('Bow'),
  })
  gone.anna.plays('Golden Throne', 'Bow')
  gone.anna.isFree()
})

test('Whenever an opponent’s action would make you do something: also where it only lets you', () => {
  const drawn = scene({
    options,
    anna: { hand: ['Priestess of Sekhmet'] },
    ben: { hand: [medjay], deck: ['Urn', 'Urn'] },
  })
  drawn.anna.plays('Priestess of Sekhmet')
  drawn.ben.isAsked('draw-number', ['0', '1', '2', 'discard Medjay'])
  drawn.ben.escapesWith(medjay)
  expect(drawn.ben.deck).toEqual(['Urn', 'Urn'])
  drawn.anna.isFree()
})

test('Only your part is cancelled', () => {
  const { anna, ben, cleo } = scene({
    options,
    anna: { hand: ['Spear'] },
    ben: { hand: [medjay, 'Urn', 'Chariot', 'Bow'] },
    cleo: { hand: ['Shabti', 'Shabti', 'Urn', 'Censer'] },
  })
  anna.plays('Spear')
  ben.escapesWith(medjay)
  cleo.chooses('Censer')
  expect(cleo.deck).toEqual(['Censer'])
  anna.isFree()
})

test('Against Plasterer used on you the whole action is cancelled', () => {
  const { anna, ben, table } = scene({
    options,
    anna: { hand: ['Plasterer'] },
    ben: { hand: [medjay] },
    pyramid: base('Boat', 'Bow'),
  })
  anna.plays('Plasterer', 'ben')
  ben.isAsked('pick.pyramid', ['Boat', 'Bow', 'discard Medjay'])
  ben.escapesWith(medjay)
  expect([table.pyramid, anna.discard, ben.discard]).toEqual([base('Boat', 'Bow'), [], [medjay]])
  anna.isFree()
})

test('The action names this very card: only playing it from the hand or revealing it with Book of Gates carries it out', () => {
  const { anna } = scene({
    options,
    anna: { hand: ['Mirror Case', 'Overseer', 'Tyet Amulet', medjay, ...four, 'Urn'], tomb: [medjay] },
    pyramid: base('Boat', 'Sling'),
  })
  anna.cannot('play Overseer')
  anna.plays('Mirror Case')
  expect(anna.options).not.toContain(medjay)
  anna.takesBack()
  anna.plays(medjay)
  anna.chooses(...four)
  anna.chooses('Boat')
  anna.cannot('play Tyet Amulet')
})

test('In solitaire the own-turn action is allowed', () => {
  // See solitaire.test.ts for what is not.
  expect(facts(medjay)).toMatchObject({ mentionsOpponent: false })
})
