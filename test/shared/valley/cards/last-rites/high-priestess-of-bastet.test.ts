// High Priestess of Bastet: entombs the dearest card of the boneyard and gives its cheapest away.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('High Priestess of Bastet')).toEqual({
    id: 'high-priestess-of-bastet',
    edition: 'last-rites',
    kind: 'set',
    set: 'priestesses',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 6,
    vp: null,
    timing: 'action',
    mentionsOpponent: true,
    sign: '𓁙',
    text: 'Search the boneyard: entomb its most expensive card, put its cheapest on an opponent’s discard pile and return the others in any order.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', vp: 'rulebook' },
  })
})

const priestess = 'High Priestess of Bastet'
const boneyard = ['Bow', 'Chariot', 'Urn', 'Sling']

test('Search the boneyard: entomb its dearest card, put its cheapest on an opponent’s discard pile and return the others in any order', () => {
  const { anna, ben, table } = scene({ anna: { hand: [priestess] }, ben: {}, boneyard })
  anna.plays(priestess)
  anna.isAsked('entomb.boneyard', ['Chariot'])
  anna.chooses('Chariot')
  anna.isAsked('give.boneyard', ['Urn'])
  anna.chooses('Urn')
  anna.isAsked('opponent', ['ben'])
  expect(anna.question.params).toMatchObject({ card: { card: 'high-priestess-of-bastet' }, given: { card: 'urn' } })
  anna.chooses('ben')
  anna.isAsked('order.boneyard', ['Bow', 'Sling'])
  expect(anna.question).toMatchObject({ min: 0, max: 2, ordered: true })
  anna.chooses('Bow', 'Sling')
  expect([anna.tomb, ben.discard, table.boneyard]).toEqual([['Chariot'], ['Urn'], ['Sling', 'Bow']])
  anna.isFree()
})

test('Illegal with fewer than 2 cards in the boneyard', () => {
  scene({ anna: { hand: [priestess] }, boneyard: ['Bow'] }).anna.cannot(`play ${priestess}`)
  scene({ anna: { hand: [priestess] } }).anna.cannot(`play ${priestess}`)
  const { anna, ben, table } = scene({ anna: { hand: [priestess] }, ben: {}, boneyard: ['Bow', 'Axe'] })
  anna.plays(priestess, 'Axe', 'Bow', 'ben')
  expect([anna.tomb, ben.discard, table.boneyard]).toEqual([['Axe'], ['Bow'], []])
  anna.isFree()
})

test('On ties you choose; starters cost 0', () => {
  const { anna, ben } = scene({
    anna: { hand: [priestess] },
    ben: {},
    boneyard: ['Urn', 'Axe', 'Chariot', 'Shabti', 'Statue of Sobek'],
  })
  anna.plays(priestess)
  anna.isAsked('entomb.boneyard', ['Axe', 'Chariot'])
  anna.chooses('Chariot')
  anna.isAsked('give.boneyard', ['Urn', 'Shabti'])
  anna.chooses('Shabti')
  anna.chooses('ben')
  expect(ben.discard).toEqual(['Shabti'])
})

test('Only you look through the boneyard; the entombed card, the given card and the new top card are public', () => {
  const { anna, ben, table } = scene({ anna: { hand: [priestess] }, ben: {}, boneyard })
  anna.plays(priestess, 'Chariot', 'Urn', 'ben')
  expect(ben.sees.boneyard).not.toHaveProperty('cards')
  anna.chooses('Bow', 'Sling')
  expect(ben.reads('entomb')).toMatchObject([{ from: 'boneyard', card: { card: 'chariot' } }])
  expect(ben.reads('give')).toMatchObject([{ from: 'boneyard', to: 1, card: { card: 'urn' } }])
  expect(ben.reads('rearranged')).toEqual([{ count: 2, card: ben.sees.boneyard.top }])
  expect(ben.sees.boneyard).toMatchObject({ count: 2, top: { card: 'sling' } })
  expect(JSON.stringify(table.lines.at(-1))).not.toContain('bow')
})

test('You see all cards of the boneyard before you choose, and nobody else sees any', () => {
  const { anna, ben, table } = scene({ anna: { hand: [priestess] }, ben: { hand: ['Sphinx'] }, boneyard })
  const seen = () => anna.sees.boneyard.cards?.map(({ card }) => card)
  anna.plays(priestess)
  anna.isAsked('entomb.boneyard', ['Chariot'])
  expect(seen()).toEqual(['bow', 'chariot', 'urn', 'sling'])
  anna.chooses('Chariot')
  anna.isAsked('give.boneyard', ['Urn'])
  expect(seen()).toEqual(['bow', 'urn', 'sling'])
  anna.chooses('Urn')
  anna.chooses('ben')
  ben.isAsked('react.affected')
  expect(seen()).toEqual(['bow', 'urn', 'sling'])
  for (const viewer of [1, null]) expect(table.shownTo(viewer).boneyard).toEqual({ count: 3, top: null })
  ben.passes()
  anna.chooses('Bow', 'Sling')
  expect(anna.sees.boneyard).not.toHaveProperty('cards')
})

test('The search of the boneyard cannot be taken back; what is chosen then can', () => {
  const { anna, table } = scene({ anna: { hand: [priestess] }, ben: {}, boneyard })
  anna.plays(priestess)
  anna.cannotTakeBack()
  anna.chooses('Chariot')
  anna.takesBack()
  expect(table.boneyard).toEqual(boneyard)
  anna.isAsked('entomb.boneyard', ['Chariot'])
})

test('You name the opponent when you give the card', () => {
  const { anna, ben, cleo } = scene({ anna: { hand: [priestess] }, ben: {}, cleo: {}, boneyard })
  anna.plays(priestess, 'Chariot', 'Urn')
  anna.isAsked('opponent', ['ben', 'cleo'])
  anna.chooses('cleo')
  expect([ben.discard, cleo.discard]).toEqual([[], ['Urn']])
})

test('A protected opponent gets nothing, and the card is one of those you return', () => {
  const { anna, ben, table } = scene({ anna: { hand: [priestess] }, ben: { hand: ['Sphinx'] }, boneyard })
  anna.plays(priestess, 'Chariot', 'Urn', 'ben')
  ben.isAsked('react.affected', ['discard Sphinx', 'pass'])
  // Refused, the card goes back unseen.
  expect(ben.question.params).not.toHaveProperty('given')
  ben.escapesWith('Sphinx')
  anna.isAsked('order.boneyard', ['Bow', 'Urn', 'Sling'])
  anna.chooses('Urn')
  expect(table.boneyard).toEqual(['Urn', 'Bow', 'Sling'])
  expect(anna.tomb).toEqual(['Chariot'])
})

test('Returning: as many as you like are picked and go on top in the order picked; the others keep their order below', () => {
  const { anna, table } = scene({ anna: { hand: [priestess] }, ben: {}, boneyard: [...boneyard, 'Axe', 'Spear'] })
  anna.plays(priestess, 'Chariot', 'Urn', 'ben')
  anna.chooses('Spear', 'Sling')
  expect(table.boneyard).toEqual(['Sling', 'Spear', 'Bow', 'Axe'])
  const kept = scene({ anna: { hand: [priestess] }, ben: {}, boneyard: [...boneyard, 'Axe', 'Spear'] })
  kept.anna.plays(priestess, 'Chariot', 'Urn', 'ben')
  kept.anna.chooses()
  expect(kept.table.boneyard).toEqual(['Bow', 'Sling', 'Axe', 'Spear'])
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, table } = scene({ anna: { hand: [priestess] }, ben: {}, boneyard })
  anna.plays(priestess, 'Chariot')
  expect(table.freeEntombing).toBe(true)
  expect(table.shownTo(null).players[0]?.tomb).toMatchObject([{ card: 'chariot' }])
})

test('Medjay or Sphinx of the chosen opponent stop only the second part; that card then stays in the boneyard. Offering Table does not help', () => {
  const options = { starters: 'both' }
  const { anna, ben, table } = scene({ options, anna: { hand: [priestess] }, ben: { hand: ['Medjay'] }, boneyard })
  anna.plays(priestess, 'Chariot', 'Urn', 'ben')
  ben.escapesWith('Medjay')
  anna.chooses()
  expect([ben.discard, table.boneyard, anna.tomb]).toEqual([['Medjay'], ['Bow', 'Urn', 'Sling'], ['Chariot']])
  const shown = scene({ anna: { hand: [priestess] }, ben: { hand: ['Offering Table'] }, boneyard })
  shown.anna.plays(priestess, 'Chariot', 'Urn', 'ben')
  shown.anna.isAsked('order.boneyard')
})

test('What lies under the top comes to light when it becomes the top', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [priestess, 'Statue of Anubis', 'Statue of Anubis'] },
    ben: {},
    boneyard: [...boneyard, 'Spear'],
  })
  anna.plays(priestess, 'Chariot', 'Urn', 'ben')
  anna.chooses('Sling', 'Bow', 'Spear')
  anna.plays('Statue of Anubis')
  expect(ben.sees.boneyard).toMatchObject({ count: 2, top: { card: 'bow' } })
  expect(ben.sees.boneyard.top?.id).toMatch(/^t\d+$/)
  anna.plays('Statue of Anubis')
  expect(ben.sees.boneyard).toMatchObject({ count: 1, top: { card: 'sling' } })
  expect(table.boneyard).toEqual(['Sling'])
})

test('It comes to light too when the top was swapped with a hand card first', () => {
  const { anna, ben } = scene({
    anna: { hand: [priestess, 'Priest of Anubis', 'Statue of Anubis', 'Ring'] },
    ben: {},
    boneyard: [...boneyard, 'Spear'],
  })
  anna.plays(priestess, 'Chariot', 'Urn', 'ben')
  anna.chooses('Sling', 'Bow', 'Spear')
  anna.plays('Priest of Anubis', 'Ring')
  expect(ben.sees.boneyard.top).toMatchObject({ card: 'ring' })
  anna.plays('Statue of Anubis')
  expect(ben.sees.boneyard.top).toMatchObject({ card: 'bow' })
  expect(ben.sees.boneyard.top?.id).toMatch(/^t\d+$/)
})

test('What was put on top is known to all: to take what was laid on it since shows nothing new, and can be undone', () => {
  const { anna, table } = scene({
    anna: { hand: [priestess, 'Shabti', 'Statue of Anubis'] },
    ben: {},
    boneyard: [...boneyard, 'Spear'],
    pyramid: base('Boat', 'Axe', 'Ring'),
  })
  anna.plays(priestess, 'Chariot', 'Urn', 'ben')
  anna.chooses('Sling', 'Bow', 'Spear')
  anna.plays('Shabti', '1', 'Boat')
  anna.plays('Statue of Anubis')
  expect(table.boneyard).toEqual(['Spear', 'Bow', 'Sling'])
  anna.takesBack()
  expect(table.boneyard).toEqual(['Boat', 'Spear', 'Bow', 'Sling'])
})

test('Another High Priestess looks through it anew', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [priestess] },
    ben: { hand: [priestess] },
    boneyard: [...boneyard, 'Axe', 'Spear'],
    pyramid: base('Boat'),
  })
  anna.plays(priestess, 'Chariot', 'Urn', 'ben')
  anna.chooses('Axe', 'Sling', 'Bow', 'Spear')
  anna.ends()
  anna.chooses('Boat')
  ben.plays(priestess)
  ben.isAsked('entomb.boneyard', ['Axe'])
  // What Anna has laid under the top he sees by title: its order she alone knows.
  expect(ben.sees.boneyard.cards?.map(({ card }) => card)).toEqual(['boat', 'spear', 'axe', 'bow', 'sling'])
  ben.chooses('Axe')
  ben.isAsked('give.boneyard', ['Sling'])
  ben.chooses('Sling')
  ben.chooses('anna')
  ben.isAsked('order.boneyard', ['Boat', 'Bow', 'Spear'])
  ben.chooses('Spear', 'Bow')
  expect(table.boneyard).toEqual(['Bow', 'Spear', 'Boat'])
  for (const viewer of [0, 1, null])
    expect(table.shownTo(viewer).boneyard).toMatchObject({ count: 3, top: { card: 'bow' } })
})

test('Nothing comes to light before the searching is over: nobody sees a top while the boneyard is held', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [priestess, priestess] },
    ben: {},
    boneyard: [...boneyard, 'Axe', 'Spear', 'Ring'],
  })
  const tops = () =>
    [0, 1, null].map(viewer => {
      const { count, top } = table.shownTo(viewer).boneyard
      return { count, top }
    })
  const search = (dearest: string, cheapest: string, ...order: readonly string[]) => {
    let count = table.boneyard.length
    const isHeld = () => expect(tops()).toEqual(tops().map(() => ({ count, top: null })))
    anna.plays(priestess)
    isHeld()
    const told = table.lines.length
    anna.chooses(dearest)
    count--
    isHeld()
    anna.chooses(cheapest)
    anna.chooses('ben')
    count--
    isHeld()
    expect(table.lines.slice(told).map(({ key }) => key)).toEqual(['entomb', 'give'])
    anna.chooses(...order)
  }
  search('Chariot', 'Urn', 'Bow', 'Ring', 'Axe')
  for (const top of tops()) expect(top).toMatchObject({ count: 5, top: { card: 'axe' } })
  search('Axe', 'Sling', 'Ring')
  for (const top of tops()) expect(top).toMatchObject({ count: 3, top: { card: 'ring' } })
  expect(ben.reads('rearranged')).toMatchObject([{ card: { card: 'axe' } }, { card: { card: 'ring' } }])
})

test('An emptied boneyard keeps no secret', () => {
  const { anna, table } = scene({
    anna: { hand: [priestess, priestess, 'Statue of Anubis', 'Shabti', 'Shabti'] },
    ben: {},
    boneyard: ['Chariot', 'Axe', 'Urn', 'Shabti'],
    pyramid: base('Boat', 'Ring', 'Sling'),
  })
  anna.plays(priestess, 'Chariot', 'Urn', 'ben')
  anna.chooses('Axe')
  anna.plays(priestess, 'Axe', 'Shabti', 'ben')
  expect(table.shownTo(1).boneyard).toEqual({ count: 0, top: null })
  anna.plays('Shabti', '1', 'Boat')
  anna.plays('Shabti', '1', 'Ring')
  expect(table.shownTo(1).boneyard).toMatchObject({ count: 2, top: { card: 'ring' } })
  anna.plays('Statue of Anubis')
  anna.takesBack()
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [priestess, 'Tyet Amulet', 'Priest of Horus', 'Ring'] },
    ben: {},
    boneyard: [...boneyard, 'Axe', 'Spear', 'Serdab'],
  })
  anna.plays(priestess, 'Chariot', 'Urn', 'ben')
  anna.chooses()
  anna.plays('Tyet Amulet', priestess, 'Axe', 'Sling', 'ben')
  anna.chooses()
  anna.plays('Priest of Horus', 'Ring')
  anna.isAsked('entomb.boneyard', ['Spear', 'Bow', 'Serdab'])
  anna.chooses('Spear')
  anna.isAsked('give.boneyard', ['Bow', 'Serdab'])
  anna.chooses('Bow')
  anna.chooses('ben')
  anna.chooses()
  expect([anna.tomb, ben.discard, table.boneyard]).toEqual([
    ['Chariot', 'Axe', 'Spear'],
    ['Bow', 'Sling', 'Urn'],
    ['Serdab'],
  ])
})
