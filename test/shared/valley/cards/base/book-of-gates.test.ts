// Book of Gates: reveals the top card of the deck, carries out its action if it can, and discards it.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Book of Gates')).toEqual({
    id: 'book-of-gates',
    edition: 'base',
    kind: 'set',
    set: 'books',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 2,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓊀',
    text: 'Reveal your top deck card, carry out its action if you can, then discard it.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', vp: 'rulebook' },
  })
})

const gates = 'Book of Gates'

test('Reveal your top deck card, carry out its action if you can, then discard it', () => {
  const { anna, ben, table } = scene({ anna: { hand: [gates, 'Urn', 'Shabti'], deck: ['Inner Sarcophagus', 'Boat'] } })
  anna.plays(gates)
  expect(table.news).toEqual(['anna play', 'anna reveal', 'anna call'])
  expect(table.aside).toEqual(['Inner Sarcophagus'])
  expect(ben.sees.aside).toMatchObject([{ seat: 0, card: { card: 'inner-sarcophagus' } }])
  anna.isAsked('entomb.hand', ['Shabti', 'Urn'])
  expect(anna.question.params).toMatchObject({ card: { card: 'inner-sarcophagus' } })
  anna.chooses('Urn')
  expect(anna.tomb).toEqual(['Urn'])
  expect(anna.discard).toEqual(['Inner Sarcophagus'])
  expect(anna.deck).toEqual(['Boat'])
  expect(table.aside).toEqual([])
  anna.isFree()
})

test('With an empty deck shuffle your discard pile first; illegal only if both are empty', () => {
  const { anna, table } = scene({ anna: { hand: [gates], discard: ['Urn', 'Urn'] } })
  anna.plays(gates)
  expect(table.news).toEqual(['anna play', 'anna reshuffle', 'anna reveal', 'anna discard'])
  expect([anna.deck, anna.discard]).toEqual([['Urn'], ['Urn']])
  scene({ anna: { hand: [gates, 'Urn'] } }).anna.cannot(`play ${gates}`)
})

test('The revealed action must be carried out if that is possible, even if you dislike it', () => {
  const { anna } = scene({ anna: { hand: [gates, 'Boat'], deck: ['Offering Table', 'Urn'] } })
  anna.plays(gates)
  anna.isAsked('sacrifice.hand', ['Boat'])
})

test('Its gold cannot be used and it cannot be entombed freely', () => {
  const { anna } = scene({
    anna: { hand: [gates, 'Urn'], deck: ['Chariot', 'Shabti', 'Shabti', 'Shabti'] },
    pyramid: base('Statue of Isis'),
  })
  anna.plays(gates)
  expect(anna.discard).toEqual(['Chariot'])
  expect(anna.options).not.toContain('entomb Chariot')
  anna.cannot('buy Statue of Isis')
})

test('Reaction cards, actions that cannot be carried out and cards still being carried out are simply discarded', () => {
  for (const name of [
    'Boat',
    'Mummified Cat',
    'Urn',
    'Shabti',
    'Tyet Amulet',
    'Statue of Anubis',
    'Qebehsenuef Canopic Jar',
    'Book of the Heavens',
  ]) {
    const { anna, table } = scene({ anna: { hand: [gates], deck: [name, 'Censer'] } })
    anna.plays(gates)
    expect(table.news).toEqual(['anna play', 'anna reveal', 'anna discard'])
    expect(anna.discard).toEqual([name])
    expect(table.executed).toEqual([gates])
    anna.isFree()
  }
  // Priest of Horus, called by the very Overseer that is revealed, repeats Book of Gates.
  const { anna, table } = scene({
    anna: {
      hand: [gates, 'Mirror Case', 'Overseer', 'Urn'],
      deck: ['Burial Mask'],
      tomb: ['Priest of Horus', 'Inner Sarcophagus'],
    },
  })
  anna.plays(gates)
  anna.passes()
  anna.plays('Mirror Case', 'Overseer', 'Priest of Horus', 'Overseer')
  expect(table.news.slice(-3)).toEqual(['anna reshuffle', 'anna reveal', 'anna discard'])
  expect(anna.discard).toEqual(['Overseer'])
  anna.isFree()
})

test('Choices inside the revealed action are offered only if the rest of it can still be completed', () => {
  const { anna } = scene({
    anna: { hand: [gates, 'Urn', 'Wadj Amulet'], deck: ['Book of the Earth'] },
    pyramid: base('Statue of Isis'),
  })
  anna.plays(gates)
  anna.isAsked('sacrifice.hand', ['Wadj Amulet'])
  anna.chooses('Wadj Amulet')
  anna.isAsked('take.pyramid', ['Statue of Isis'])
  anna.chooses('Statue of Isis')
  expect(anna.discard).toEqual(['Book of the Earth', 'Statue of Isis'])
})

test('A Burial Mask that entombs itself is not discarded any more', () => {
  const { anna, table } = scene({ anna: { hand: [gates, 'Urn'], deck: ['Burial Mask'] } })
  anna.plays(gates)
  expect(anna.tomb).toEqual(['Burial Mask'])
  anna.isAsked('entomb.hand', ['Urn', 'pass'])
  anna.passes()
  expect(anna.discard).toEqual([])
  expect(table.aside).toEqual([])
  anna.entombs('Urn')
  expect(anna.tomb).toEqual(['Burial Mask', 'Urn'])
})

test('The revealed card is set aside until its action is over, so it cannot be shuffled in or revealed again by it', () => {
  const { anna } = scene({ anna: { hand: [gates], deck: ['Imseti Canopic Jar'], discard: ['Urn', 'Urn', 'Urn'] } })
  anna.plays(gates)
  anna.holds(['Urn', 'Urn'])
  expect(anna.deck).toEqual(['Urn'])
  expect(anna.discard).toEqual(['Imseti Canopic Jar'])
})

test('The chain ends at the latest with your last card', () => {
  const { anna, table } = scene({ anna: { hand: [gates], deck: [gates] } })
  anna.plays(gates)
  expect(anna.discard).toEqual([gates])
  expect(table.aside).toEqual([])

  const longer = scene({ anna: { hand: [gates], deck: [gates, 'Box of Food'] } })
  longer.anna.plays(gates)
  // The last card of all is set aside, so nothing can be drawn.
  longer.anna.holds([])
  expect(longer.anna.discard).toEqual([gates, 'Box of Food'])
})

test('Only Book of Gates counts as an action executed this turn, not the revealed card', () => {
  const { anna, table } = scene({ anna: { hand: [gates, 'Tyet Amulet'], deck: ['Box of Food', 'Urn', 'Boat'] } })
  anna.plays(gates)
  expect(table.executed).toEqual([gates])
  anna.plays('Tyet Amulet')
  anna.isAsked('repeat', [gates])
})

test('Lasting effects may be called', () => {
  const { anna } = scene({
    anna: { hand: [gates, 'Urn', 'Urn'], deck: ['Statue of Thoth'] },
    pyramid: base('Statue of Isis'),
  })
  anna.plays(gates)
  expect(anna.sees.now.lasting).toEqual(['hand-gold-4'])
  anna.buys('Statue of Isis', ['Urn', 'Urn'])
})

test('A revealed Tyet Amulet repeats what was executed, and is then discarded', () => {
  const { anna, table } = scene({ anna: { hand: ['Box of Food', gates], deck: ['Boat', 'Tyet Amulet', 'Censer'] } })
  anna.plays('Box of Food')
  anna.plays(gates)
  anna.isAsked('repeat', ['Box of Food'])
  anna.chooses('Box of Food')
  anna.holds(['Boat', 'Censer'])
  expect(anna.discard).toEqual(['Tyet Amulet'])
  expect(table.executed).toEqual(['Box of Food', gates])
})

test('The revealed card is public', () => {
  const { anna, ben } = scene({ anna: { hand: [gates], deck: ['Boat'] } })
  anna.plays(gates)
  const card = { id: anna.sees.players[0]?.discard.top?.id, card: 'boat' }
  expect(ben.reads('reveal')).toEqual([{ card }])
  expect(ben.reads('discard')).toEqual([{ from: 'aside', card }])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [gates, 'Tyet Amulet', 'Urn'], deck: ['Boat', 'Inner Sarcophagus'] } })
  anna.plays(gates)
  anna.plays('Tyet Amulet', gates)
  anna.isAsked('entomb.hand', ['Urn'])
  anna.chooses('Urn')
  expect(anna.discard).toEqual(['Inner Sarcophagus', 'Boat'])
})
