// Picks that follow at once (`then`): where a batch of this game ends, whatever the hidden cards are.
import { expect, test } from 'vitest'
import { base, scene, type Setting, type SceneTable } from '../scenario.ts'

const tooFar = { code: 'then-too-far', reason: 'too-far' }

/** Makes picks of anna as one batch; whether taken or refused, nothing is lost or half done. */
const batch = ({ table, anna }: SceneTable, first: string, ...then: readonly string[]) => {
  const before = JSON.stringify([table.state, anna.question])
  const answer = table.attempt(
    0,
    [first],
    then.map(option => [option]),
  )
  if ('code' in answer) expect(JSON.stringify([table.state, anna.question])).toBe(before)
  return answer
}

test('A purchase and its payment in one call', () => {
  const table = scene({ anna: { hand: ['Urn', 'Imseti Canopic Jar'] }, pyramid: base('Wadj Amulet') })
  const { anna } = table
  expect(
    batch(table, `buy-${anna.idOf('Wadj Amulet')}`, anna.idOf('Urn'), anna.idOf('Imseti Canopic Jar')),
  ).toMatchObject({ ordered: [false, false, false] })
  expect(anna.discard).toEqual(['Wadj Amulet'])
  expect(anna.inPlay).toEqual(['Urn', 'Imseti Canopic Jar'])
})

test('All or none: a payment that is not offered takes the purchase back', () => {
  const table = scene({ anna: { hand: ['Urn', 'Imseti Canopic Jar'] }, pyramid: base('Wadj Amulet') })
  const { anna } = table
  const urn = anna.idOf('Urn')
  expect(batch(table, `buy-${anna.idOf('Wadj Amulet')}`, urn, urn)).toEqual({
    code: 'illegal-pick',
    reason: 'not-offered',
  })
})

test('A swap of pyramid cards, its choices with it', () => {
  const table = scene({ anna: { hand: ['Shabti'] }, pyramid: base('Boat', 'Censer') })
  const { anna } = table
  expect(batch(table, `execute-${anna.idOf('Shabti')}`, '0', anna.idOf('Boat'), anna.idOf('Censer'))).toHaveProperty(
    'lines',
  )
  expect(table.table.pyramid).toEqual(base('Censer', 'Boat'))
})

test('Choices among hand and pyramid cards hide nothing', () => {
  const table = scene({
    anna: { hand: ['Inner Sarcophagus', 'Urn', 'Book of the Dead', 'Statue of Horus'] },
    ben: { hand: ['Shabti'] },
    pyramid: base('Wadj Amulet', 'Boat'),
  })
  const { anna } = table
  const [first, ...then] = [
    `execute-${anna.idOf('Inner Sarcophagus')}`,
    anna.idOf('Urn'),
    `execute-${anna.idOf('Book of the Dead')}`,
    anna.idOf('Wadj Amulet'),
    `execute-${anna.idOf('Statue of Horus')}`,
    anna.idOf('Boat'),
  ]
  expect(batch(table, first ?? '', ...then)).toHaveProperty('lines')
  expect(anna.tomb).toEqual(['Urn', 'Wadj Amulet'])
  expect(anna.discard).toEqual(['Boat'])
})

test('A batch may not go past a draw', () => {
  const table = scene({ anna: { hand: ['Box of Food', 'Urn', 'Boat'], deck: ['Chariot'] } })
  const { anna } = table
  expect(batch(table, `execute-${anna.idOf('Box of Food')}`, 'end')).toEqual(tooFar)
  expect(batch(table, `execute-${anna.idOf('Box of Food')}`, 'no such option')).toEqual(tooFar)
})

test('A batch may not go past a look into the deck or the discard pile, a reveal, or a card of the stock', () => {
  const setting: Setting = {
    anna: {
      hand: ['Hopi Canopic Jar', 'Statue of Isis', 'Book of Gates', 'Book of the Netherworld'],
      deck: ['Boat'],
      discard: ['Urn'],
    },
    stock: ['Chariot'],
  }
  for (const name of ['Hopi Canopic Jar', 'Statue of Isis', 'Book of Gates', 'Book of the Netherworld']) {
    const table = scene(setting)
    expect(batch(table, `execute-${table.anna.idOf(name)}`, 'end')).toEqual(tooFar)
  }
})

test('A batch may not go past a new pyramid card: the end of a turn', () => {
  const table = scene({
    anna: { hand: ['Shabti', 'Urn'], deck: ['Box of Food'] },
    ben: {},
    pyramid: base('Boat', 'Censer'),
    stock: ['Chariot'],
  })
  const { anna } = table
  anna.plays('Shabti', '0', 'Boat', 'Censer')
  expect(batch(table, 'end', 'end')).toEqual(tooFar)
})

const buying = (ben: Setting['ben'], options = {}) => {
  const table = scene({
    anna: { hand: ['Urn', 'Imseti Canopic Jar', 'Shabti'] },
    ...(ben ? { ben } : {}),
    pyramid: base('Wadj Amulet', 'Censer'),
    options,
  })
  const { anna } = table
  return batch(table, `buy-${anna.idOf('Wadj Amulet')}`, anna.idOf('Urn'), anna.idOf('Imseti Canopic Jar'), 'end')
}

test('A batch may not go past a point where, by public knowledge, another seat could be asked', () => {
  expect(buying({ hand: ['Boat'], deck: ['Urn'] })).toEqual(tooFar)
  expect(buying({ hand: ['Urn'], deck: ['Boat'] })).toEqual(tooFar)
})

test('A batch may not go past it at a table with quickReactions either, where nobody is asked', () => {
  expect(buying({ hand: ['Boat'], deck: ['Urn'] }, { quickReactions: true })).toEqual(tooFar)
  expect(buying({ hand: ['Urn'], deck: ['Boat'] }, { quickReactions: true })).toEqual(tooFar)
})

test('Where nobody could be asked a batch goes on', () => {
  expect(buying({ hand: ['Urn'], discard: ['Boat'] })).toHaveProperty('lines')
})

test('A batch may not go past a question to another seat', () => {
  const table = scene({ anna: { hand: ['Duamutef Canopic Jar'] }, ben: { hand: ['Boat', 'Censer', 'Chariot', 'Urn'] } })
  expect(batch(table, `execute-${table.anna.idOf('Duamutef Canopic Jar')}`, 'end')).toEqual(tooFar)
})

test('A hand card shown hides nothing: Necklace, its credit and what it buys in one call', () => {
  const table = scene({ anna: { hand: ['Necklace', 'Statue of Isis'] }, pyramid: base('Outer Sarcophagus') })
  const { anna } = table
  expect(
    batch(
      table,
      `execute-${anna.idOf('Necklace')}`,
      anna.idOf('Statue of Isis'),
      `buy-${anna.idOf('Outer Sarcophagus')}`,
      'credit-1',
    ),
  ).toHaveProperty('lines')
  expect(anna.discard).toEqual(['Outer Sarcophagus'])
})

test('A batch may not go past what is shown of another hand, nor past the question whether that is fended off', () => {
  const four = ['Boat', 'Censer', 'Chariot', 'Urn']
  for (const ben of [{ hand: four }, { hand: four, deck: ['Sphinx'] }, { hand: ['Sphinx', ...four] }]) {
    const table = scene({ anna: { hand: ['Dagger'] }, ben })
    expect(batch(table, `execute-${table.anna.idOf('Dagger')}`, '1', '0h2')).toEqual(tooFar)
  }
})

test('A batch may not go past cards of the own deck that are looked at, revealed or drawn', () => {
  for (const name of ['Brain Hook', 'Judgment', 'Hounds and Jackals Game', 'Calcite Cup']) {
    const table = scene({ anna: { hand: [name], deck: ['Boat', 'Censer', 'Chariot', 'Urn'] } })
    expect(batch(table, `execute-${table.anna.idOf(name)}`, 'enough')).toEqual(tooFar)
  }
  const linen = scene({ anna: { hand: ['Linen Bandages', 'Urn'], deck: ['Boat'] } })
  expect(batch(linen, `execute-${linen.anna.idOf('Linen Bandages')}`, linen.anna.idOf('Urn'), 'end')).toEqual(tooFar)
})

test('A batch may not go past a refill in the middle of a turn', () => {
  const table = scene({
    anna: { hand: ['Khopesh'] },
    pyramid: base('Boat', 'Censer'),
    stock: ['Urn', 'Urn', 'Urn', 'Shabti', 'Shabti'],
  })
  const { anna } = table
  expect(batch(table, `execute-${anna.idOf('Khopesh')}`, anna.idOf('Boat'), 'enough', 'end')).toEqual(tooFar)
  expect(batch(table, `execute-${anna.idOf('Khopesh')}`, anna.idOf('Boat'), 'enough')).toHaveProperty('lines')
})
