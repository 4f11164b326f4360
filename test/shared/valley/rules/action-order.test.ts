// Parts of an action: in order, all of them, with nothing between, and offered only where they can be completed.
import { expect, test } from 'vitest'
import { base, scene } from '../scenario.ts'

test('All parts, in order, before anything else is done', () => {
  const { anna } = scene({
    anna: { hand: ['Middle Sarcophagus', 'Urn', 'Shabti'], deck: ['Boat', 'Censer'] },
    pyramid: base('Statue of Sobek'),
  })
  anna.plays('Middle Sarcophagus')
  anna.isAsked('discard.hand', ['Boat', 'Censer', 'Shabti', 'Urn'])
})

test('Buying and the free entombing happen between actions, never inside one or inside a purchase', () => {
  const { anna, table } = scene({
    anna: { hand: ['Inner Sarcophagus', 'Urn', 'Shabti', 'Box of Food'], deck: ['Boat'] },
    pyramid: base('Statue of Sobek'),
  })
  const entomb = `entomb-${anna.idOf('Urn')}`
  const buy = `buy-${anna.idOf('Statue of Sobek')}`
  const execute = `execute-${anna.idOf('Box of Food')}`
  anna.plays('Inner Sarcophagus')
  for (const id of [entomb, buy, execute, 'end'])
    expect(table.attempt(0, [id])).toEqual({ code: 'illegal-pick', reason: 'not-offered' })
  anna.chooses('Shabti')
  anna.buys('Statue of Sobek', ['Urn'])
  expect(anna.question).toMatchObject({ kind: 'pay', params: { price: 2, paid: 1 } })
  for (const id of [entomb, buy, execute, 'end', 'pass'])
    expect(table.attempt(0, [id])).toEqual({ code: 'illegal-pick', reason: 'not-offered' })
  anna.isAsked('pay', ['Box of Food'])
})

test('An action is offered only if, from what the player may see, some way of completing every mandatory part exists', () => {
  scene({ anna: { hand: ['Book of the Earth', 'Urn'] }, pyramid: base('Boat') }).anna.cannot('play Book of the Earth')
  scene({ anna: { hand: ['Heart Scarab Amulet', 'Urn'] } }).anna.cannot('play Heart Scarab Amulet')
  scene({ anna: { hand: ['Ka Figurine', 'Wadj Amulet'] }, pyramid: base('Statue of Isis') }).anna.cannot(
    'play Ka Figurine',
  )
  scene({
    anna: { hand: ['Ka Figurine', 'Wadj Amulet', 'Statue of Thoth'] },
    pyramid: base('Statue of Isis'),
  }).anna.can('play Ka Figurine')
})

test('A choice inside it is offered only if the rest can still be completed after it', () => {
  const { anna } = scene({
    anna: {
      hand: ['Tyet Amulet', 'Book of the Earth', 'Wadj Amulet', 'Box of Food', 'Statue of Sobek'],
      deck: ['Urn', 'Shabti'],
    },
    pyramid: base('Statue of Isis', 'Burial Mask'),
  })
  anna.plays('Book of the Earth')
  anna.isAsked('sacrifice.hand', ['Tyet Amulet', 'Wadj Amulet'])
  anna.chooses('Wadj Amulet')
  anna.chooses('Statue of Isis')
  anna.plays('Box of Food')
  anna.plays('Tyet Amulet')
  // Book of the Earth could be repeated only with something to sacrifice for Burial Mask.
  anna.isAsked('repeat', ['Box of Food'])
})

test('One way that cannot be completed says nothing of another', () => {
  // Book of the Earth cannot be repeated with the Urn, Inner Sarcophagus can.
  const { anna } = scene({
    anna: { hand: ['Book of the Earth', 'Inner Sarcophagus', 'Tyet Amulet', 'Wadj Amulet', 'Shabti', 'Urn'] },
    pyramid: base('Statue of Isis', 'Burial Mask'),
  })
  anna.plays('Book of the Earth', 'Wadj Amulet', 'Statue of Isis')
  anna.plays('Inner Sarcophagus', 'Shabti')
  anna.plays('Tyet Amulet')
  anna.isAsked('repeat', ['Inner Sarcophagus'])
})

test('"May" parts can always be declined', () => {
  const sobek = scene({ anna: { hand: ['Statue of Sobek', 'Urn', 'Chariot'] }, pyramid: base('Statue of Isis') })
  sobek.anna.plays('Statue of Sobek', 'Urn')
  sobek.anna.can('pass')
  const mask = scene({ anna: { hand: ['Burial Mask', 'Urn'] } })
  mask.anna.plays('Burial Mask')
  mask.anna.can('pass')
})

test('What the text leaves to the player by "up to" or "as many as you like" can be left out', () => {
  const upTo = scene({ anna: { hand: ['Pesesh-kef', 'Urn'], deck: ['Boat', 'Censer'] } })
  upTo.anna.plays('Pesesh-kef', 'enough')
  upTo.anna.holds(['Urn', 'Boat', 'Censer'])
  const many = scene({ anna: { hand: ['Box of Food', 'Priest of Horus', 'Urn'], deck: ['Boat', 'Censer'] } })
  many.anna.plays('Box of Food')
  many.anna.plays('Priest of Horus')
  expect(many.anna.question).toMatchObject({ key: 'discard-any.hand', min: 0 })
})

test('Looking ahead assumes that a draw brings a card', () => {
  const { anna } = scene({ anna: { hand: ['Middle Sarcophagus'], deck: ['Urn'] } })
  anna.can('play Middle Sarcophagus')
})

test('Looking ahead assumes that others pass', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Book of the Earth', 'Wadj Amulet'] },
    ben: { hand: ['Mummified Cat', 'Boat'] },
    pyramid: base('Statue of Isis'),
  })
  anna.plays('Book of the Earth', 'Wadj Amulet')
  ben.passes()
  anna.isAsked('take.pyramid', ['Statue of Isis'])
})

test('Looking ahead goes on past what others could answer', () => {
  // Ben will be asked after the sacrifice; what comes then must be possible all the same.
  const { anna } = scene({
    anna: { hand: ['Book of the Earth', 'Urn', 'Wadj Amulet'] },
    ben: { hand: ['Mummified Cat'] },
    pyramid: base('Statue of Isis'),
  })
  anna.plays('Book of the Earth')
  anna.isAsked('sacrifice.hand', ['Wadj Amulet'])
  scene({ anna: { hand: ['Offering Table', 'Urn'] }, ben: { hand: ['Mummified Cat'] } }).anna.cannot(
    'play Offering Table',
  )
})

test('What one copy of a title cannot do another cannot do either', () => {
  scene({ anna: { hand: ['Offering Table', 'Offering Table', 'Box of Food', 'Box of Food'] } }).anna.cannot(
    'play Offering Table',
    'play Box of Food',
  )
  const { anna } = scene({ anna: { hand: ['Box of Food', 'Box of Food'], deck: ['Urn'] } })
  expect(anna.options.filter(option => option === 'play Box of Food')).toHaveLength(2)
})

test('Looking ahead reads no card of a deck: what the deck holds does not decide what is offered', () => {
  const offered = (deck: readonly string[]) => {
    const { anna } = scene({
      anna: { hand: ['Book of Gates', 'Tyet Amulet', 'Imseti Canopic Jar', 'Hopi Canopic Jar', 'Urn'], deck },
    })
    return anna.options
  }
  expect(offered(['Boat', 'Censer'])).toEqual(offered(['Burial Mask', 'Shabti']))
})

test('Once another player has decided, the rest is still carried out in full where it can be', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Book of the Earth', 'Wadj Amulet', 'Urn'] },
    ben: { hand: ['Mummified Cat'] },
    pyramid: base('Statue of Isis', 'Burial Mask'),
  })
  anna.plays('Book of the Earth', 'Wadj Amulet')
  ben.answers('Mummified Cat')
  anna.isAsked('take.pyramid', ['Statue of Isis'])
  anna.chooses('Statue of Isis')
  expect(anna.discard).toEqual(['Statue of Isis'])
})

test('You may execute any number of actions during your turn, and buy any number of cards', () => {
  const { anna, table } = scene({
    anna: { hand: ['Urn', 'Urn', 'Urn', 'Chariot', 'Burial Mask'] },
    pyramid: base('Statue of Isis', 'Boat'),
  })
  anna.plays('Urn', 'Urn')
  anna.buys('Statue of Isis', ['Chariot'])
  anna.buys('Boat', ['Burial Mask'])
  expect(table.bought).toEqual(['Statue of Isis', 'Boat'])
  anna.isFree()
})
