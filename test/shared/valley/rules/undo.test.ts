// Taking a pick back: what can be taken back and what cannot, in the words of the API.
import { expect, test } from 'vitest'
import { base, scene, type Setting, type SceneTable } from '../scenario.ts'

/** Plays a card and what it asks, and finds the last of it done for good. */
const isDone = (setting: Setting, name: string, ...answers: readonly string[]): SceneTable => {
  const table = scene(setting)
  table.anna.plays(name, ...answers)
  table.anna.cannotTakeBack(name)
  return table
}

/** What everybody sees, but for the names of cards. */
const seen = ({ table }: SceneTable): unknown =>
  JSON.parse(
    JSON.stringify(
      [0, 1, null].map(viewer => table.shownTo(viewer)),
      (key, value: unknown) => (key === 'id' ? undefined : value),
    ),
  )

test('Nothing is to be taken back before the first pick, nor by anybody who has picked nothing', () => {
  const { anna, ben } = scene({ anna: { hand: ['Urn', 'Boat'] } })
  anna.cannotTakeBack()
  ben.cannotTakeBack()
  anna.entombs('Boat')
  ben.cannotTakeBack()
})

test('The last pick is taken back: all lies as before, and the question is asked again under a new id', () => {
  const table = scene({ anna: { hand: ['Urn', 'Boat'] } })
  const { anna } = table
  const before = seen(table)
  const { id, ...question } = anna.question
  anna.entombs('Boat')
  expect(anna.tomb).toEqual(['Boat'])
  anna.takesBack()
  expect(seen(table)).toEqual(before)
  expect(anna.question).toMatchObject(question)
  expect([id, anna.question.id]).toEqual(['0-1', '0-3'])
  anna.cannotTakeBack()
})

test('A draw cannot be taken back', () => {
  isDone({ anna: { hand: ['Box of Food'], deck: ['Boat'] } }, 'Box of Food')
  isDone({ anna: { hand: ['Offering Table', 'Urn'], deck: ['Boat'] } }, 'Offering Table', 'Urn')
})

test('A look or search of any pile cannot be taken back', () => {
  isDone({ anna: { hand: ['Hopi Canopic Jar'], deck: ['Boat', 'Urn'] } }, 'Hopi Canopic Jar')
  isDone({ anna: { hand: ['Statue of Isis'], discard: ['Boat', 'Urn'] } }, 'Statue of Isis')
  isDone(
    { anna: { hand: ['Book of the Heavens'], discard: ['Boat', 'Urn', 'Urn', 'Urn', 'Shabti'] } },
    'Book of the Heavens',
  )
})

test('What names a card on its way out of a hidden place cannot be taken back: looked at in the deck and recovered, discarded or entombed', () => {
  const recovered = isDone({ anna: { hand: ['Brain Hook'], deck: ['Boat', 'Censer', 'Urn'] } }, 'Brain Hook', 'Boat')
  recovered.anna.chooses('Urn', 'Censer')
  recovered.anna.cannotTakeBack('two cards have been discarded')
  isDone({ anna: { hand: ['Priestess of Nut'], deck: ['Boat', 'Censer', 'Urn'] } }, 'Priestess of Nut', 'Boat')
})

test('Paying for a card of the stock that was looked at cannot be taken back: all know what it is', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Chariot', 'Urn'], pharaoh: 'djoser' },
    ben: {},
    stock: ['Boat', 'Bow'],
    pyramid: base('Ring'),
  })
  anna.usesPower('Boat')
  expect([table.aside, table.stock]).toEqual([['Boat'], ['Bow']])
  expect(ben.reads('reveal')).toMatchObject([{ from: 'stock', card: { card: 'boat' } }])
  anna.cannotTakeBack('ben knows the card')
  anna.pays(['Urn'])
  anna.takesBack()
  anna.pays(['Chariot'])
  anna.takesBack()
  anna.isAsked('pay')
  anna.cannotTakeBack('ben knows the card')
})

test("Not a card of the boneyard whose place was somebody's secret", () => {
  const priestess = 'High Priestess of Bastet'
  const { anna } = scene({
    anna: { hand: [priestess, priestess] },
    ben: {},
    boneyard: ['Bow', 'Chariot', 'Urn', 'Sling', 'Axe', 'Spear'],
  })
  anna.plays(priestess, 'Chariot', 'Urn', 'ben')
  anna.chooses('Axe', 'Bow')
  anna.plays(priestess, 'Axe')
  anna.cannotTakeBack()
})

test('What is chosen after the look can be taken back', () => {
  const { anna } = scene({ anna: { hand: ['Statue of Isis'], discard: ['Boat', 'Urn'] } })
  anna.plays('Statue of Isis', 'Boat')
  anna.takesBack()
  anna.isAsked('recover.discard', ['Boat', 'Urn'])
  anna.cannotTakeBack('the look')
  anna.chooses('Urn')
  expect(anna.discard).toEqual(['Boat'])
})

test('A reveal cannot be taken back', () => {
  isDone(
    { anna: { hand: ['Book of Gates', 'Urn'], deck: ['Shabti'] }, pyramid: base('Boat', 'Censer') },
    'Book of Gates',
  )
})

test('A card taken from the stock cannot be taken back', () => {
  isDone({ anna: { hand: ['Book of the Netherworld'] }, stock: ['Boat', 'Censer'] }, 'Book of the Netherworld')
})

test('A shuffle cannot be taken back', () => {
  isDone({ anna: { hand: ['Hopi Canopic Jar'], deck: ['Boat', 'Urn'] } }, 'Hopi Canopic Jar', 'Boat')
})

const endOfTurn: Setting = {
  anna: { hand: ['Urn'], deck: ['Boat'] },
  pyramid: base('Wadj Amulet', 'Statue of Sobek', 'Chariot'),
  stock: ['Burial Mask'],
}

test('A new pyramid card cannot be taken back', () => {
  const { anna, table } = scene(endOfTurn)
  anna.ends()
  anna.chooses('Chariot')
  expect(table.pyramid.flat()).toContain('Burial Mask')
  anna.cannotTakeBack()
})

test('The end of the turn can be taken back as long as a sacrifice is owed', () => {
  const { anna, table } = scene(endOfTurn)
  anna.ends()
  anna.isAsked('rebuild.unchanged')
  anna.takesBack()
  anna.isFree()
  expect(table.lines.map(({ key }) => key)).toEqual(['end', 'undo'])
})

test('Nothing can be taken back if another seat was asked', () => {
  isDone(
    { anna: { hand: ['Duamutef Canopic Jar'] }, ben: { hand: ['Urn', 'Urn', 'Boat', 'Shabti'] } },
    'Duamutef Canopic Jar',
  )
})

test('Nothing can be taken back if, by what is public, another seat could have been asked: who buys and learns that nobody answers has seen something', () => {
  for (const ben of [
    { hand: ['Boat'], deck: ['Urn'] },
    { hand: ['Urn'], deck: ['Boat'] },
  ]) {
    const { anna } = scene({
      anna: { hand: ['Urn', 'Shabti'] },
      ben,
      pyramid: base('Statue of Sobek', 'Censer'),
      options: { quickReactions: true },
    })
    anna.buys('Statue of Sobek', ['Urn'])
    expect(anna.discard).toEqual([])
    anna.takesBack()
    anna.pays(['Shabti', 'Urn'])
    anna.cannotTakeBack()
  }
})

test('Nothing can be taken back if another seat has made a pick since', () => {
  const { anna, ben } = isDone(
    { anna: { hand: ['Duamutef Canopic Jar'] }, ben: { hand: ['Urn', 'Urn', 'Boat', 'Shabti'] } },
    'Duamutef Canopic Jar',
  )
  ben.chooses('Boat')
  anna.cannotTakeBack()
})

test('Nothing can be taken back from before the turn began', () => {
  const { anna, ben } = scene({ anna: { hand: ['Shabti'] }, ben: { hand: ['Urn'] }, pyramid: base('Boat', 'Censer') })
  anna.plays('Shabti', '0', 'Boat', 'Censer')
  anna.ends()
  ben.isFree()
  anna.cannotTakeBack()
  ben.cannotTakeBack()
  ben.entombs('Urn')
  anna.cannotTakeBack()
  ben.takesBack()
  anna.cannotTakeBack()
})

test('The end of a turn cannot be taken back even where nothing is drawn and nothing is added', () => {
  const { anna, ben } = scene({ anna: { hand: ['Shabti'] }, ben: {}, pyramid: base('Boat', 'Censer') })
  anna.plays('Shabti', '0', 'Boat', 'Censer')
  anna.ends()
  anna.cannotTakeBack()
  ben.isFree()
})

test('A purchase with its payment, made in one call, is taken back whole', () => {
  const setting = scene({ anna: { hand: ['Urn', 'Imseti Canopic Jar'] }, pyramid: base('Wadj Amulet', 'Censer') })
  const { anna, table } = setting
  const before = seen(setting)
  const answer = table.attempt(
    0,
    [`buy-${anna.idOf('Wadj Amulet')}`],
    [[anna.idOf('Urn')], [anna.idOf('Imseti Canopic Jar')]],
  )
  expect(answer).toHaveProperty('lines')
  anna.takesBack()
  anna.isFree()
  expect(seen(setting)).toEqual(before)
  anna.cannotTakeBack()
})

test('Several picks can be taken back, one after the other', () => {
  const setting = scene({ anna: { hand: ['Shabti', 'Urn'] }, pyramid: base('Boat', 'Censer') })
  const { anna, table } = setting
  anna.entombs('Urn')
  anna.plays('Shabti')
  const states: unknown[] = []
  for (const choice of ['0', 'Boat', 'Censer']) {
    states.push(seen(setting))
    anna.chooses(choice)
  }
  for (const [question, state] of ['swap.second', 'swap.first', 'swap-or-sacrifice'].map(
    (key, at) => [key, states[2 - at]] as const,
  )) {
    anna.takesBack()
    anna.isAsked(question)
    expect(seen(setting)).toEqual(state)
  }
  anna.takesBack()
  anna.isFree()
  anna.takesBack()
  expect(anna.tomb).toEqual([])
  anna.cannotTakeBack()
  expect(table.lines.filter(({ key }) => key === 'undo')).toHaveLength(5)
})

test('A pick made again can be taken back again', () => {
  const { anna } = scene({ anna: { hand: ['Urn', 'Boat'] } })
  for (let times = 0; times < 3; times++) {
    anna.entombs('Boat')
    anna.takesBack()
  }
  expect(anna.question.id).toBe('0-7')
  anna.entombs('Urn')
  expect([anna.tomb, anna.hand]).toEqual([['Urn'], ['Boat']])
})

test('Lines stay, and one is added that says so', () => {
  const { anna, table } = scene({ anna: { hand: ['Urn', 'Boat'] } })
  anna.entombs('Boat')
  anna.takesBack()
  anna.entombs('Urn')
  expect(table.lines.map(({ n, pick, seat, key }) => [n, pick, seat, key])).toEqual([
    [1, 1, 0, 'entomb'],
    [2, 2, 0, 'undo'],
    [3, 3, 0, 'entomb'],
  ])
  expect(anna.reads('undo')).toEqual([{ since: 1 }])
})

test('No id of a card is ever given twice', () => {
  const { anna } = scene({ anna: { hand: ['Wadj Amulet', 'Urn'], discard: ['Boat'] } })
  const [inHand, played] = [anna.idOf('Wadj Amulet'), () => anna.sees.players[0]?.inPlay[0]?.id]
  const ids: unknown[] = []
  for (let times = 0; times < 3; times++) {
    anna.plays('Wadj Amulet')
    ids.push(played(), anna.idOf('Boat'))
    anna.takesBack()
    expect(anna.idOf('Wadj Amulet'), 'in the hand it is called as before').toBe(inHand)
  }
  expect(new Set(ids).size).toBe(6)
})

test('What was done before a pick that is taken back keeps its ids, also what was drawn', () => {
  const { anna } = scene({
    anna: { hand: ['Imseti Canopic Jar', 'Shabti'], deck: ['Boat', 'Censer', 'Chariot'] },
    pyramid: base('Burial Mask', 'Wadj Amulet'),
  })
  anna.plays('Imseti Canopic Jar')
  const drawn = anna.sees.players[0]?.hand
  anna.plays('Shabti', '0')
  anna.takesBack()
  anna.takesBack()
  expect(anna.sees.players[0]?.hand).toEqual(drawn)
  expect(anna.deck).toEqual(['Chariot'])
  anna.cannotTakeBack('the draw')
})

test('What is done between two undos keeps its ids too', () => {
  const { anna } = scene({
    anna: { hand: ['Urn', 'Boat', 'Shabti', 'Shabti'] },
    pyramid: base('Burial Mask', 'Wadj Amulet'),
  })
  anna.entombs('Boat')
  anna.takesBack()
  anna.entombs('Urn')
  const { tomb } = anna.sees.players[0] ?? {}
  anna.plays('Shabti')
  anna.takesBack()
  expect(anna.sees.players[0]?.tomb).toEqual(tomb)
})

const answered: Setting = {
  anna: { hand: ['Urn', 'Urn', 'Shabti'] },
  ben: { hand: ['Boat', 'Shabti'] },
  cleo: {},
  pyramid: base('Statue of Sobek', 'Wadj Amulet', 'Censer'),
}

test("An answer in another's turn is taken back as long as its own seat goes on", () => {
  const table = scene(answered)
  const { anna, ben } = table
  anna.buys('Statue of Sobek', ['Urn', 'Urn'])
  const before = seen(table)
  ben.answers('Boat')
  anna.cannotTakeBack()
  ben.takesBack()
  expect(seen(table)).toEqual(before)
  ben.isAsked('react.bought', ['Boat', 'pass'])
  expect(ben.question.id).toBe('1-3')
  anna.cannotTakeBack('still, another seat is asked')
  ben.answers('Boat')
  ben.chooses('Censer')
  ben.cannotTakeBack('anna is asked')
  anna.isFree()
})

test('A pass cannot be taken back: another seat is asked', () => {
  const { anna, ben } = scene(answered)
  anna.buys('Statue of Sobek', ['Urn', 'Urn'])
  ben.passes()
  ben.cannotTakeBack()
  anna.cannotTakeBack()
})

test('Whether something can be taken back does not depend on whose hand holds the answering card', () => {
  const undoable = (ben: Setting['ben']) => {
    const { table, anna, ben: asked } = scene({ ...answered, ...(ben ? { ben } : {}) })
    const seats = [0, 1, 2]
    const now: boolean[][] = []
    const look = () => now.push(seats.map(seat => table.referee.canUndo(seat)))
    anna.buys('Statue of Sobek', ['Urn'])
    look()
    anna.pays(['Urn'])
    look()
    asked.passes()
    look()
    return now
  }
  expect(undoable({ hand: ['Urn'], deck: ['Boat'] })).toEqual(undoable({ hand: ['Boat'], deck: ['Urn'] }))
})

test('The mark that somebody has decided is taken back with the decision', () => {
  const { anna, table } = scene({
    anna: { hand: ['Statue of Sobek', 'Urn', 'Shabti'] },
    pyramid: base('Wadj Amulet', 'Censer'),
  })
  anna.plays('Statue of Sobek')
  const { irreversible } = table.state
  anna.chooses('Urn')
  anna.takesBack()
  expect(table.state.irreversible).toBe(irreversible)
  anna.isAsked('sacrifice.hand', ['Urn', 'Shabti'])
})
