// Reactions, the first kind: answers to an event. Whom the table asks depends on public knowledge alone.
import { expect, test } from 'vitest'
import { base, scene, type Setting, type SceneTable } from '../scenario.ts'
import { isValleyQuestion } from '#test/shared/typed-by-game.ts'

const sacrifice = '1'
const pyramid = base('Statue of Sobek', 'Wadj Amulet', 'Censer')
const buying: Setting = { anna: { hand: ['Urn', 'Urn', 'Shabti'] }, pyramid }

/** Sets the scene, lets anna buy, and gives who is asked then. */
const whenBought = (setting: Setting): SceneTable => {
  const table = scene({ ...buying, ...setting })
  table.anna.buys('Statue of Sobek', ['Urn', 'Urn'])
  return table
}

/** Sets the scene, lets anna sacrifice out of the pyramid, and gives who is asked then. */
const whenSacrificed = (setting: Setting): SceneTable => {
  const table = scene({ ...buying, ...setting })
  table.anna.plays('Shabti', sacrifice, 'Censer')
  return table
}

test('Whoever has that card in hand is asked', () => {
  whenBought({ ben: { hand: ['Boat', 'Urn'] } }).ben.isAsked('react.bought', ['Boat', 'pass'])
  whenSacrificed({ ben: { hand: ['Mummified Cat', 'Urn'] } }).ben.isAsked('react.sacrificed', ['Mummified Cat', 'pass'])
})

test('Whoever has it in the deck is asked too, for anybody can work out hand and deck together; then only passing is possible', () => {
  const bought = whenBought({ ben: { hand: ['Urn'], deck: ['Shabti', 'Boat'] } })
  bought.ben.isAsked('react.bought', ['pass'])
  bought.ben.passes()
  bought.anna.isFree()
  const sacrificed = whenSacrificed({ ben: { hand: ['Urn'], deck: ['Mummified Cat'] } })
  sacrificed.ben.isAsked('react.sacrificed', ['pass'])
})

test('Who is asked looks the same to others whether the card is in the hand or in the deck', () => {
  const seen = (ben: Setting['ben']) => {
    const { anna, table } = whenBought({ ...(ben ? { ben } : {}), cleo: { hand: ['Shabti'] } })
    return [table.asked, table.referee.waiting(1), anna.sees, table.shownTo(2), table.shownTo(null), table.news]
  }
  expect(seen({ hand: ['Urn'], deck: ['Boat'] })).toEqual(seen({ hand: ['Boat'], deck: ['Urn'] }))
})

test('Whoever has it in the discard pile, in the tomb, or not at all is not asked', () => {
  for (const ben of [{ hand: ['Urn'], discard: ['Boat'] }, { hand: ['Urn'], tomb: ['Boat'] }, { hand: ['Urn'] }])
    whenBought({ ben }).anna.isFree()
  whenBought({ ben: { hand: ['Urn'] }, boneyard: ['Boat'] }).anna.isFree()
  whenBought({ ben: { hand: ['Urn'] }, stock: ['Boat'] }).anna.isFree()
  whenBought({ ben: { hand: ['Urn'] }, pyramid: base('Statue of Sobek', 'Boat') }).anna.isFree()
})

test('Whoever has an empty hand is not asked', () => {
  whenBought({ ben: { deck: ['Boat', 'Urn'] } }).anna.isFree()
  whenSacrificed({ ben: { deck: ['Mummified Cat', 'Urn'] } }).anna.isFree()
})

test('The player who made that purchase or sacrifice is not asked', () => {
  whenBought({ anna: { hand: ['Urn', 'Urn', 'Boat'] }, ben: { hand: ['Shabti'] } }).anna.isFree()
  whenSacrificed({ anna: { hand: ['Shabti', 'Mummified Cat'] }, ben: { hand: ['Urn'] } }).anna.isFree()
  whenSacrificed({ anna: { hand: ['Shabti', 'Urn'], deck: ['Mummified Cat'] }, ben: { hand: ['Urn'] } }).anna.isFree()
})

test('A forced sacrifice is made by its victim', () => {
  const five = ['Shabti', 'Shabti', 'Shabti', 'Urn', 'Urn']
  const victim = scene({
    anna: { hand: ['Qebehsenuef Canopic Jar'] },
    ben: { hand: ['Mummified Cat', 'Boat'], deck: five },
  })
  victim.anna.plays('Qebehsenuef Canopic Jar')
  victim.ben.chooses('Boat')
  victim.anna.isFree()
})

test('The Cat may be asked of the player whose turn it is', () => {
  const five = ['Shabti', 'Shabti', 'Shabti', 'Urn', 'Urn']
  const { anna, ben, table } = scene({
    anna: { hand: ['Qebehsenuef Canopic Jar', 'Urn'], deck: ['Mummified Cat'] },
    ben: { hand: ['Boat'], deck: five },
  })
  anna.plays('Qebehsenuef Canopic Jar')
  ben.chooses('Boat')
  anna.isAsked('react.sacrificed', ['pass'])
  expect(table.referee.waiting(0)).toMatchObject({ key: 'waiting.react' })
  anna.passes()
  anna.isFree()
})

test('Only where the answer is possible by what is public: Boat needs a base card', () => {
  whenBought({ ben: { hand: ['Boat'] }, pyramid: base('Statue of Sobek') }).anna.isFree()
  whenBought({ ben: { hand: ['Boat'] }, pyramid: base('Statue of Sobek', null, 'Censer') }).ben.isAsked('react.bought')
})

test('Only where the answer is possible: the card still tops the boneyard', () => {
  const { ben, table } = whenSacrificed({ ben: { hand: ['Mummified Cat'] }, boneyard: ['Chariot'] })
  ben.isAsked('react.sacrificed')
  expect(table.boneyard).toEqual(['Censer', 'Chariot'])
})

test('The question comes when the event and its crumble are done and before anything else happens', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Offering Table', 'Urn'], deck: ['Boat'] },
    ben: { hand: ['Mummified Cat'] },
  })
  anna.plays('Offering Table', 'Urn')
  ben.isAsked('react.sacrificed')
  anna.holds([], 'the draw has not come yet')
  ben.passes()
  anna.holds(['Boat'])
})

test('The question comes once for each purchase', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Burial Mask', 'Chariot'] },
    ben: { hand: ['Boat'] },
    pyramid: base('Statue of Sobek', 'Wadj Amulet', 'Censer'),
  })
  anna.buys('Statue of Sobek', ['Burial Mask'])
  ben.passes()
  anna.isFree()
  anna.buys('Wadj Amulet', ['Chariot'])
  ben.answers('Boat')
  ben.chooses('Censer')
  expect(ben.discard).toEqual(['Censer', 'Boat'])
})

test('Boat is asked after a purchase made inside an action, and the action then goes on', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Statue of Sobek', 'Urn', 'Chariot', 'Tyet Amulet', 'Shabti'] },
    ben: { hand: ['Boat'] },
    pyramid: base('Book of Gates', 'Wadj Amulet', 'Censer'),
  })
  anna.plays('Statue of Sobek', 'Urn', 'Wadj Amulet')
  anna.pays(['Chariot'])
  expect(table.executed).toEqual([])
  ben.isAsked('react.bought', ['Boat', 'pass'])
  ben.answers('Boat')
  ben.chooses('Censer')
  expect(table.executed).toEqual(['Statue of Sobek'])
  anna.isFree()
})

test('No answer is an event for another card', () => {
  // What Boat takes is no purchase and what the Cat takes is neither: cleo's Cat and Boat stay unasked.
  const boat = whenBought({ ben: { hand: ['Boat'] }, cleo: { hand: ['Mummified Cat', 'Urn'] } })
  boat.ben.answers('Boat')
  boat.ben.chooses('Censer')
  boat.anna.isFree()
  const cat = whenSacrificed({ ben: { hand: ['Mummified Cat'] }, cleo: { hand: ['Boat', 'Urn'] } })
  cat.ben.answers('Mummified Cat')
  cat.anna.isFree()
})

test('Passing writes no log line', () => {
  const { ben, table } = whenBought({ ben: { hand: ['Boat'] } })
  ben.passes()
  expect(table.news).toEqual([])
})

test('The question says what has happened, to whom, and which title could answer', () => {
  const { ben, table } = whenBought({ ben: { hand: ['Urn'], deck: ['Boat'] } })
  const params = {
    event: 'bought',
    seat: 0,
    card: { id: expect.stringMatching(/^t/) as string, card: 'statue-of-sobek' },
    price: 2,
    place: 3,
    could: ['boat'],
  }
  expect(ben.question).toMatchObject({ kind: 'react', key: 'react.bought', min: 1, max: 1 })
  expect(whenBought({ ben: { hand: ['Boat'] } }).ben.question.options.map(({ key }) => key)).toEqual(['react', 'pass'])
  expect(ben.question.params).toEqual(params)
  expect(table.referee.waiting(1)).toEqual({ key: 'waiting.react', params })

  const sacrificed = whenSacrificed({ ben: { hand: ['Mummified Cat'] } })
  expect(sacrificed.ben.question.params).toEqual({
    event: 'sacrificed',
    seat: 0,
    card: { id: expect.any(String) as string, card: 'censer' },
    place: 5,
    could: ['mummified-cat'],
  })
})

test('With Censer the bought card is named by its title alone: it is in a hand', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Censer', 'Urn', 'Urn'] },
    ben: { hand: ['Boat'] },
    pyramid: base('Statue of Sobek', 'Wadj Amulet'),
  })
  anna.plays('Censer')
  anna.buys('Statue of Sobek', ['Urn', 'Urn'])
  const { question } = ben
  if (!isValleyQuestion('react.bought')(question)) throw new Error(`ben is asked ${question.key}`)
  expect(question.params.card.card).toBe('statue-of-sobek')
  expect(question.params.card).not.toHaveProperty('id')
})

const quick = { options: { quickReactions: true } }

test('With quickReactions the separate questions go only to who holds a fitting card', () => {
  whenBought({ ...quick, ben: { hand: ['Urn'], deck: ['Boat'] } }).anna.isFree()
  whenBought({ ...quick, ben: { hand: ['Boat'] } }).ben.isAsked('react.bought', ['Boat', 'pass'])
  whenSacrificed({ ...quick, ben: { hand: ['Urn'], deck: ['Mummified Cat'] } }).anna.isFree()
  whenSacrificed({ ...quick, ben: { hand: ['Mummified Cat'] } }).ben.isAsked('react.sacrificed', [
    'Mummified Cat',
    'pass',
  ])
})

test('A question with one answer is put all the same', () => {
  const { ben } = whenBought({ ben: { hand: ['Urn'], deck: ['Boat'] } })
  expect(ben.question.options).toEqual([{ id: 'pass', key: 'pass', params: {} }])
})
