// Several players: the order of an effect, and when its condition is read.
import { expect, test } from 'vitest'
import { scene } from '../scenario.ts'

const jar = 'Qebehsenuef Canopic Jar'
const five = ['Shabti', 'Shabti', 'Shabti', 'Shabti', 'Urn']

test('In turn order, beginning with the player to the left', () => {
  const hands = { hand: ['Boat'], deck: five }
  const { anna, ben, cleo, dan, table } = scene({
    turn: 'cleo',
    anna: hands,
    ben: { hand: ['Chariot'], deck: five },
    cleo: { hand: [jar] },
    dan: { hand: ['Censer'], deck: five },
  })
  cleo.plays(jar)
  dan.chooses('Censer')
  anna.chooses('Boat')
  ben.chooses('Chariot')
  expect(table.boneyard).toEqual(['Chariot', 'Boat', 'Censer'])
  cleo.isFree()
})

test('Whether a condition holds is read for each player when the effect reaches that player', () => {
  // Cleo owns five cards when the action begins; with the card that her Mummified Cat takes she owns six.
  const { anna, ben, cleo, table } = scene({
    anna: { hand: [jar] },
    ben: { hand: ['Boat'], deck: five },
    cleo: { hand: ['Mummified Cat', 'Censer'], deck: ['Urn', 'Urn', 'Urn'] },
  })
  anna.plays(jar)
  ben.chooses('Boat')
  cleo.answers('Mummified Cat')
  cleo.isAsked('sacrifice.hand', ['Censer'])
  cleo.chooses('Censer')
  expect(table.boneyard).toEqual(['Censer'])
  anna.isFree()
})

test('A player for whom it does not hold then is left out', () => {
  const { anna, ben, cleo } = scene({
    anna: { hand: [jar] },
    ben: { hand: ['Boat'], deck: five },
    cleo: { hand: ['Mummified Cat', 'Censer'], deck: ['Urn', 'Urn', 'Urn'] },
  })
  anna.plays(jar)
  ben.chooses('Boat')
  cleo.passes()
  anna.isFree()
  cleo.holds(['Mummified Cat', 'Censer'])
})

test('A hand that an answer has emptied has nothing to give', () => {
  const { anna, ben, cleo } = scene({
    anna: { hand: [jar] },
    ben: { hand: ['Boat'], deck: five },
    cleo: { hand: ['Mummified Cat'], deck: [...five, 'Urn'] },
  })
  anna.plays(jar)
  ben.chooses('Boat')
  cleo.answers('Mummified Cat')
  anna.isFree()
})

test('The action may be started if it then holds for at least one opponent', () => {
  scene({ anna: { hand: [jar] }, ben: { hand: ['Boat'] }, cleo: { hand: ['Censer'], deck: five } }).anna.can(
    `play ${jar}`,
  )
  scene({ anna: { hand: [jar] }, ben: { hand: ['Boat'] }, cleo: { hand: ['Censer'] } }).anna.cannot(`play ${jar}`)
})

test('The player whose action it is does nothing himself', () => {
  const { anna, ben } = scene({
    anna: { hand: [jar, 'Chariot'], deck: ['Urn', 'Urn', 'Urn', 'Urn', 'Box of Food'] },
    ben: { hand: ['Boat'], deck: five },
  })
  anna.plays(jar)
  ben.chooses('Boat')
  anna.isFree()
  anna.holds(['Chariot'])
})

test('Who has the turn is waited for as such, whatever he is asked', () => {
  const { anna, table } = scene({ anna: { hand: ['Inner Sarcophagus', 'Urn'] } })
  expect(table.referee.waiting(0)).toEqual({ key: 'waiting.turn', params: {} })
  anna.plays('Inner Sarcophagus')
  expect(table.referee.waiting(0)).toEqual({ key: 'waiting.turn', params: {} })
  expect(table.referee.waiting(1)).toBeNull()
})

test('What others are told of whom the table waits for is a function of what is public', () => {
  const waiting = (hand: readonly string[]) => {
    const { anna, ben, table } = scene({ anna: { hand: [jar] }, ben: { hand, deck: five } })
    anna.plays(jar)
    ben.isAsked('sacrifice.hand')
    return table.referee.waiting(1)
  }
  expect(waiting(['Offering Table', 'Urn'])).toEqual(waiting(['Boat', 'Censer']))
  expect(waiting(['Boat'])).toEqual({
    key: 'waiting.affected',
    params: { card: { id: expect.stringMatching(/^t\d+$/) as string, card: 'qebehsenuef-canopic-jar' }, seat: 0 },
  })
})
