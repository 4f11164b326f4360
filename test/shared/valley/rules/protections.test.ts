// Reactions, the second kind: cards that are shown or discarded against an opponent's action, as further answers to the
// effect's own question, or where it asks nothing to one of their own.
import { expect, test } from 'vitest'
import { base, scene, type Setting } from '../scenario.ts'

const five = ['Shabti', 'Shabti', 'Shabti', 'Shabti', 'Urn']
const four = ['Boat', 'Censer', 'Chariot', 'Offering Table']

test('The protections are further answers to the question that the effect asks, and there is no other question', () => {
  const { anna, ben } = scene({ anna: { hand: ['Duamutef Canopic Jar'] }, ben: { hand: four } })
  anna.plays('Duamutef Canopic Jar')
  expect(ben.question).toMatchObject({ kind: 'choose-card', key: 'discard.hand', min: 1, max: 1 })
  const shield = ben.question.options.find(option => option.key === 'protect')
  expect(shield).toMatchObject({ id: `protect-${ben.idOf('Offering Table')}`, card: { card: 'offering-table' } })
  ben.chooses('Boat')
  anna.isFree()
})

test('The same question goes to who does not hold one', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Duamutef Canopic Jar'] },
    ben: { hand: ['Boat', 'Censer', 'Chariot', 'Urn'], deck: ['Offering Table'] },
  })
  anna.plays('Duamutef Canopic Jar')
  ben.isAsked('discard.hand', ['Boat', 'Censer', 'Chariot', 'Urn'])
})

test('Each of several Offering Tables is offered', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Duamutef Canopic Jar'] },
    ben: { hand: ['Boat', 'Urn', 'Offering Table', 'Offering Table'] },
  })
  anna.plays('Duamutef Canopic Jar')
  ben.isAsked('discard.hand', [
    'Boat',
    'Urn',
    'Offering Table',
    'Offering Table',
    'show Offering Table',
    'show Offering Table',
  ])
  expect(ben.options.slice(-2)).toEqual(['show Offering Table', 'show Offering Table'])
})

test('They come just before the effect reaches that player, in the order of the effect', () => {
  const { anna, ben, cleo } = scene({
    anna: { hand: ['Qebehsenuef Canopic Jar'] },
    ben: { hand: four, deck: five },
    cleo: { hand: ['Offering Table', 'Urn'], deck: five },
  })
  anna.plays('Qebehsenuef Canopic Jar')
  ben.shows('Offering Table')
  cleo.can('show Offering Table')
  cleo.shows('Offering Table')
  anna.isFree()
})

test('They stop all of it for that player, once; a repeat asks anew', () => {
  const { anna, ben } = scene({ anna: { hand: ['Duamutef Canopic Jar', 'Tyet Amulet'] }, ben: { hand: four } })
  anna.plays('Duamutef Canopic Jar')
  ben.shows('Offering Table')
  anna.plays('Tyet Amulet', 'Duamutef Canopic Jar')
  ben.isAsked('discard.hand', [...four, 'show Offering Table'])
  ben.chooses('Boat')
  expect(ben.discard).toEqual(['Boat'])
})

test('A called action can be protected against like a played one', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Book of Gates'], deck: ['Qebehsenuef Canopic Jar'] },
    ben: { hand: four, deck: five },
  })
  anna.plays('Book of Gates')
  ben.isAsked('sacrifice.hand', [...four, 'show Offering Table'])
  expect(ben.question.params).toMatchObject({ card: { card: 'qebehsenuef-canopic-jar' }, seat: 0 })
  ben.shows('Offering Table')
  expect(anna.discard).toEqual(['Qebehsenuef Canopic Jar'])
  anna.isFree()
})

test('Reactions and the owed sacrifice are no actions: nothing is shown against them', () => {
  const owed = scene({ anna: { hand: ['Offering Table'], deck: five }, ben: {}, pyramid: base('Boat', 'Censer') })
  owed.anna.ends()
  owed.anna.isAsked('rebuild.unchanged', ['Boat', 'Censer'])

  const boat = scene({
    anna: { hand: ['Urn', 'Urn', 'Offering Table'] },
    ben: { hand: ['Boat'] },
    pyramid: base('Statue of Sobek', 'Censer'),
  })
  boat.anna.buys('Statue of Sobek', ['Urn', 'Urn'])
  boat.ben.answers('Boat')
  boat.ben.isAsked('take.base', ['Censer'])
})

test('An action that only draws, or takes from the pyramid, threatens nobody', () => {
  const { anna } = scene({
    anna: { hand: ['Imseti Canopic Jar', 'Statue of Horus'], deck: five },
    ben: { hand: four },
    pyramid: base('Wadj Amulet'),
  })
  anna.plays('Imseti Canopic Jar')
  anna.isFree()
  anna.plays('Statue of Horus', 'Wadj Amulet')
  anna.isFree()
})

test('Whoever is spared has not sacrificed: the Cat has nothing to answer', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Qebehsenuef Canopic Jar'] },
    ben: { hand: four, deck: five },
    cleo: { hand: ['Mummified Cat'] },
  })
  anna.plays('Qebehsenuef Canopic Jar')
  ben.shows('Offering Table')
  anna.isFree()
})

test('The line names the card by its title alone; for its owner also by its id in the hand', () => {
  const { anna, ben, cleo } = scene({
    anna: { hand: ['Duamutef Canopic Jar'] },
    ben: { hand: four },
    cleo: { hand: ['Urn'] },
  })
  const was = ben.idOf('Offering Table')
  anna.plays('Duamutef Canopic Jar')
  ben.shows('Offering Table')
  expect(cleo.reads('protected')).toEqual([{ card: { card: 'offering-table' } }])
  expect(ben.reads('protected')).toEqual([{ card: { card: 'offering-table' }, was }])
})

test('With quickReactions the question is the same', () => {
  const { anna, ben } = scene({
    options: { quickReactions: true },
    anna: { hand: ['Duamutef Canopic Jar'] },
    ben: { hand: ['Boat', 'Censer', 'Chariot', 'Urn'] },
  })
  anna.plays('Duamutef Canopic Jar')
  ben.isAsked('discard.hand', ['Boat', 'Censer', 'Chariot', 'Urn'])
})

const guarded = ['Sphinx', 'Boat', 'Censer', 'Chariot']

test('A protection that is discarded serves once', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Spear', 'Duamutef Canopic Jar'] },
    ben: { hand: guarded, deck: ['Urn', 'Urn', 'Urn'] },
  })
  anna.plays('Spear')
  ben.escapesWith('Sphinx')
  anna.plays('Duamutef Canopic Jar')
  ben.isAsked('discard.hand', ['Boat', 'Censer', 'Chariot', 'Urn', 'Urn'])
})

test('All that fit are offered, sorted as hand cards are', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Duamutef Canopic Jar'] },
    ben: { hand: ['Sphinx', 'Medjay', 'Offering Table', 'Urn'] },
    options: { starters: 'both' },
  })
  anna.plays('Duamutef Canopic Jar')
  expect(ben.options).toEqual([
    'Medjay',
    'Offering Table',
    'Sphinx',
    'Urn',
    'discard Medjay',
    'show Offering Table',
    'discard Sphinx',
  ])
})

test('Where the effect asks nothing there is a question of its own, put to whoever has a fitting card in hand or deck together', () => {
  const stabbed = (ben: Setting['ben'], options = {}) => {
    const table = scene({ anna: { hand: ['Dagger'] }, ...(ben ? { ben } : {}), options })
    table.anna.plays('Dagger', 'ben')
    return table
  }
  const held = stabbed({ hand: guarded, deck: ['Urn'] })
  held.ben.isAsked('react.affected', ['discard Sphinx', 'pass'])
  expect(held.ben.question).toMatchObject({ kind: 'react', params: { event: 'affected', seat: 0, could: ['sphinx'] } })
  const down = stabbed({ hand: ['Urn', 'Boat', 'Censer', 'Chariot'], deck: ['Sphinx'] })
  down.ben.isAsked('react.affected', ['pass'])
  down.ben.passes()
  expect(down.table.news).toEqual(['ben reveal-hand'])
  for (const ben of [
    { hand: ['Urn', 'Boat', 'Censer', 'Chariot'], discard: ['Sphinx'] },
    { hand: ['Urn', 'Boat', 'Censer', 'Chariot'], tomb: ['Sphinx'] },
  ])
    stabbed(ben).anna.isAsked('discard.shown')
  stabbed({ hand: ['Urn', 'Boat', 'Censer', 'Chariot'], deck: ['Sphinx'] }, { quickReactions: true }).anna.isAsked(
    'discard.shown',
  )
  stabbed({ hand: guarded, deck: ['Urn'] }, { quickReactions: true }).ben.isAsked('react.affected')
})

test('Whoever has a fitting card in the deck and an empty hand is not asked', () => {
  const drawing = (hand: readonly string[]) => {
    const { anna, ben } = scene({
      anna: { hand: ['Golden Throne'] },
      ben: { hand, deck: ['Urn', 'Sphinx'] },
      pyramid: base('Axe'),
    })
    anna.plays('Golden Throne', 'Axe')
    return { anna, ben }
  }
  drawing(['Shabti']).ben.isAsked('react.affected', ['pass'])
  const { anna, ben } = drawing([])
  anna.isFree()
  ben.holds(['Urn'])
})

test('Who is asked looks the same to others whether the card is in the hand or in the deck', () => {
  const seen = (ben: Setting['ben']) => {
    const { anna, table } = scene({ anna: { hand: ['Dagger'] }, ...(ben ? { ben } : {}), cleo: { hand: ['Shabti'] } })
    anna.plays('Dagger', 'ben')
    return [table.asked, table.referee.waiting(1), anna.sees, table.shownTo(2), table.shownTo(null), table.news]
  }
  expect(seen({ hand: guarded, deck: ['Urn'] })).toEqual(
    seen({ hand: ['Urn', 'Boat', 'Censer', 'Chariot'], deck: ['Sphinx'] }),
  )
})

test('Called and repeated actions count: each asks anew', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Mirror Case', 'Spear', 'Tyet Amulet'] },
    ben: { hand: [...guarded, 'Urn'], deck: ['Urn', 'Shabti'] },
  })
  anna.plays('Mirror Case', 'Spear')
  ben.isAsked('stack.hand', [...guarded, 'Urn', 'discard Sphinx'])
  expect(ben.question.params).toMatchObject({ card: { card: 'spear' }, seat: 0 })
  ben.chooses('Urn')
  anna.plays('Tyet Amulet', 'Mirror Case', 'Spear')
  ben.escapesWith('Sphinx')
  anna.isFree()
})

test('Answers are no actions: what Ibex Statue or Boat does cannot be fended off', () => {
  const { anna, ben, cleo } = scene({
    anna: { hand: ['Urn', 'Urn'] },
    ben: { hand: ['Boat'] },
    cleo: { hand: ['Sphinx', 'Urn'] },
    pyramid: base('Statue of Sobek', 'Censer'),
  })
  anna.buys('Statue of Sobek', ['Urn', 'Urn'])
  ben.answers('Boat')
  ben.chooses('Censer')
  anna.isFree()
  cleo.holds(['Sphinx', 'Urn'])
})
