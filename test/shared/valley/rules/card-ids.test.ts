// Ids of cards: they hold as long as every viewer can follow the card, and tell nothing of what is hidden.
import { expect, test } from 'vitest'
import { base, scene, type SceneTable } from '../scenario.ts'

/** Every id that a viewer is given, in his view and his questions. */
const idsIn = (shown: unknown): readonly string[] =>
  [...JSON.stringify(shown).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id ?? '')
const allIds = ({ table, anna, ben }: SceneTable) => [table.shownTo(null), anna.sees, ben.sees].map(idsIn)

test('In a hand a card has an id like 2h9, the ninth of seat 2, which nobody else receives', () => {
  const table = scene({ anna: { hand: ['Urn', 'Boat'] }, ben: { hand: ['Shabti'] }, pyramid: base('Censer') })
  expect(table.anna.idOf('Boat')).toBe('0h2')
  expect(table.ben.idOf('Shabti')).toBe('1h1')
  const [spectator, , ben] = allIds(table)
  expect(spectator?.some(id => id.includes('h'))).toBe(false)
  expect(ben?.filter(id => id.includes('h'))).toEqual(['1h1'])
})

test('A card gets a new id when it leaves a hand for a place that others see: t17, the next of one running number for the table', () => {
  const table = scene({ anna: { hand: ['Urn', 'Boat', 'Shabti'] }, pyramid: base('Censer', 'Chariot') })
  expect([table.anna.idOf('Censer'), table.anna.idOf('Chariot')]).toEqual(['t1', 't2'])
  table.anna.entombs('Shabti')
  expect(table.anna.idOf('Shabti')).toBe('t3')
  table.anna.plays('Urn', 'Boat')
  expect(table.anna.idOf('Urn')).toBe('t4')
})

test('A card that all can follow keeps its id', () => {
  const { anna } = scene({
    anna: { hand: ['Statue of Horus'] },
    pyramid: [[null], ['Boat', null], ['Wadj Amulet', null, null]],
  })
  const boat = anna.idOf('Boat')
  const wadj = anna.idOf('Wadj Amulet')
  anna.plays('Statue of Horus', 'Wadj Amulet')
  expect(anna.idOf('Boat')).toBe(boat)
  expect(anna.sees.players[0]?.discard.top?.id).toBe(wadj)
})

test('A card that comes back into a hand gets the next id of that hand, and a new one when it leaves it', () => {
  const { anna } = scene({ anna: { hand: ['Wadj Amulet', 'Inner Sarcophagus'], discard: ['Boat'] } })
  const before = anna.sees.players[0]?.discard.top?.id
  anna.plays('Wadj Amulet')
  expect(anna.idOf('Boat')).toBe('0h3')
  anna.entombs('Boat')
  expect(anna.idOf('Boat')).toMatch(/^t\d+$/)
  expect(anna.idOf('Boat')).not.toBe(before)
})

test('A card put back on the deck and drawn again has a new id', () => {
  const { anna } = scene({ anna: { hand: ['Urn', 'Boat', 'Box of Food'] } })
  expect(anna.idOf('Boat')).toBe('0h2')
  anna.plays('Urn', 'Boat')
  anna.plays('Box of Food')
  expect(anna.idOf('Boat')).toBe('0h4')
})

test('A shuffled discard pile leaves no id behind', () => {
  const { anna, ben } = scene({ anna: { hand: ['Box of Food', 'Box of Food'], discard: ['Boat', 'Censer'] } })
  const [top] = idsIn(anna.sees.players[0]?.discard)
  anna.plays('Box of Food')
  expect(idsIn([anna.sees, ben.sees])).not.toContain(top)
})

test('A card revealed after the shuffle has an id that was never used', () => {
  const { anna } = scene({
    anna: { hand: ['Book of Gates', 'Urn'], discard: ['Boat', 'Mummified Cat'] },
    pyramid: base('Censer'),
    options: { openDiscards: true },
  })
  const before = idsIn(anna.sees)
  anna.plays('Book of Gates')
  const [revealed] = idsIn(anna.reads('reveal'))
  expect(revealed).toMatch(/^t\d+$/)
  expect(before).not.toContain(revealed)
})

test('No two ids are ever equal', () => {
  const table = scene({
    anna: {
      hand: ['Urn', 'Urn', 'Shabti', 'Box of Food'],
      deck: ['Boat', 'Censer'],
      discard: ['Urn'],
      tomb: ['Shabti'],
    },
    ben: { hand: ['Shabti', 'Shabti'] },
    pyramid: base('Wadj Amulet', 'Wadj Amulet'),
  })
  table.anna.plays('Box of Food')
  for (const ids of allIds(table)) expect(new Set(ids).size).toBe(ids.length)
})

test('A looked-through deck has ids that only its owner receives; they end with the shuffle', () => {
  const table = scene({ anna: { hand: ['Hopi Canopic Jar'], deck: ['Boat', 'Censer', 'Chariot'] } })
  table.anna.plays('Hopi Canopic Jar')
  const looked = table.anna.question.options.map(option => option.id)
  expect(new Set(looked)).toEqual(new Set(['0h2', '0h3', '0h4']))
  const [spectator, , ben] = allIds(table)
  for (const id of looked) expect([...(spectator ?? []), ...(ben ?? [])]).not.toContain(id)
  table.anna.chooses('Censer')
  expect(table.anna.idOf('Censer')).toBe('0h5')
})

test('Ids never depend on the order of a deck', () => {
  const found = (deck: readonly string[]) => {
    const { anna } = scene({ anna: { hand: ['Hopi Canopic Jar'], deck } })
    anna.plays('Hopi Canopic Jar')
    return anna.question.options
  }
  expect(found(['Boat', 'Censer', 'Shabti', 'Chariot'])).toEqual(found(['Chariot', 'Shabti', 'Censer', 'Boat']))

  const ended = (hand: readonly string[]) => {
    const { anna, ben } = scene({ anna: { hand }, pyramid: base('Wadj Amulet', 'Book of Gates') })
    anna.ends()
    return [anna.discard, ben.sees, ben.reads('end')]
  }
  expect(ended(['Boat', 'Shabti', 'Urn', 'Shabti'])).toEqual(ended(['Shabti', 'Urn', 'Shabti', 'Boat']))
})

test('Cards drawn together have ids that do not tell in which order they lay', () => {
  const drawn = (deck: readonly string[]) => {
    const { anna } = scene({ anna: { hand: ['Chariot'], deck } })
    anna.plays('Chariot')
    return [anna.sees.players[0]?.hand, anna.reads('draw')]
  }
  expect(drawn(['Boat', 'Censer', 'Urn'])).toEqual(drawn(['Urn', 'Boat', 'Censer']))
})

test('Options over a hand are sorted by title and then by id, piles top first', () => {
  const { anna } = scene({
    anna: { hand: ['Urn', 'Statue of Isis', 'Urn', 'Boat', 'Shabti'], discard: ['Shabti', 'Box of Food', 'Chariot'] },
    pyramid: base('Censer', 'Book of Gates'),
  })
  anna.buys('Book of Gates')
  expect(anna.question.options.map(option => option.id)).toEqual(['0h4', '0h5', '0h2', '0h1', '0h3'])
  const isis = scene({ anna: { hand: ['Statue of Isis'], discard: ['Shabti', 'Box of Food', 'Chariot'] } })
  isis.anna.plays('Statue of Isis')
  expect(isis.anna.options).toEqual(['Shabti', 'Box of Food', 'Chariot'])
})

test('Option ids can be foretold', () => {
  const { anna } = scene({ anna: { hand: ['Urn', 'Boat', 'Statue of Thoth'] }, pyramid: base('Statue of Isis') })
  const urn = anna.idOf('Urn')
  const boat = anna.idOf('Boat')
  const thoth = anna.idOf('Statue of Thoth')
  const isis = anna.idOf('Statue of Isis')
  expect(anna.question.options.map(option => option.id).sort()).toEqual(
    [
      `buy-${isis}`,
      `execute-${urn}`,
      `execute-${thoth}`,
      `entomb-${urn}`,
      `entomb-${boat}`,
      `entomb-${thoth}`,
      'end',
      'end-order',
    ].sort(),
  )
})

test('Credits that are left keep their numbers, which stand with the question of the turn', () => {
  const { anna } = scene({
    anna: { hand: ['Bracelet', 'Bracelet', 'Boat', 'Urn'] },
    pyramid: base('Statue of Isis', 'Censer'),
  })
  expect(anna.question.params).toEqual({})
  anna.plays('Bracelet', 'Boat')
  anna.plays('Bracelet', 'Urn')
  expect(anna.question.params).toEqual({ credits: ['credit-1', 'credit-2'] })
  anna.buys('Statue of Isis', ['credit-1'])
  expect([anna.question.kind, anna.question.params]).toEqual(['play', { credits: ['credit-2'] }])
})
