// Repeating and calling: which actions count, and what begins anew with each.
import { expect, test } from 'vitest'
import { base, scene } from '../scenario.ts'

const sacrifice = '1'

test('The actions executed this turn are those played from the hand and finished, in order', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Urn', 'Box of Food', 'Inner Sarcophagus', 'Boat', 'Censer'], deck: ['Shabti'] },
  })
  anna.plays('Box of Food')
  anna.plays('Urn', 'Boat')
  anna.plays('Inner Sarcophagus')
  expect(table.executed, 'not finished yet').toEqual(['Box of Food', 'Urn'])
  anna.chooses('Shabti')
  expect(table.executed).toEqual(['Box of Food', 'Urn', 'Inner Sarcophagus'])
  expect(ben.sees.now.executed).toEqual(['box-of-food', 'urn', 'inner-sarcophagus'])
})

test('Called and repeated ones are not entered', () => {
  const { anna, table } = scene({
    anna: { hand: ['Book of Gates', 'Tyet Amulet'], deck: ['Box of Food', 'Shabti', 'Boat'] },
  })
  anna.plays('Book of Gates')
  anna.plays('Tyet Amulet', 'Book of Gates')
  expect(table.executed).toEqual(['Book of Gates', 'Tyet Amulet'])
})

test('They are those of this turn: the next player begins with none', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Urn', 'Boat'] },
    ben: { hand: ['Tyet Amulet'] },
    stock: ['Censer', 'Chariot'],
  })
  anna.plays('Urn', 'Boat')
  anna.ends()
  expect(table.executed).toEqual([])
  ben.cannot('play Tyet Amulet')
})

test('A card whose action has begun and not ended, at any depth, cannot be called or repeated', () => {
  // Tyet Amulet, Book of Gates and the revealed Tyet Amulet are under way: only Box of Food can be repeated.
  const { anna, table } = scene({
    anna: { hand: ['Box of Food', 'Book of Gates', 'Tyet Amulet'], deck: ['Shabti', 'Boat', 'Tyet Amulet', 'Censer'] },
  })
  anna.plays('Box of Food')
  anna.plays('Book of Gates')
  anna.plays('Tyet Amulet', 'Book of Gates')
  expect(table.aside).toEqual(['Tyet Amulet'])
  anna.isAsked('repeat', ['Box of Food'])
  anna.chooses('Box of Food')
  anna.holds(['Censer', 'Shabti'])
  expect(anna.discard).toEqual(['Tyet Amulet', 'Boat'])
})

test('A card whose action has begun and not ended is only discarded if Book of Gates reveals it, wherever it began', () => {
  const { anna, table } = scene({
    anna: {
      hand: ['Book of Gates', 'Potter', 'Urn', 'Shabti'],
      deck: ['Burial Mask', 'Golden Throne'],
      tomb: ['Priest of Horus', 'Imseti Canopic Jar'],
    },
    ben: {},
    pyramid: [['Overseer'], ['Carpenter', 'Weaver'], ['Sculptor', 'Goldsmith', 'Engineer']],
  })
  anna.plays('Book of Gates')
  anna.passes()
  // The apex calls Priest of Horus out of the tomb, which repeats Book of Gates twice: Golden Throne takes the apex.
  anna.plays('Potter', 'Priest of Horus')
  anna.chooses('Urn', 'Shabti')
  anna.chooses('Overseer')
  // Of the reshuffled deck the Overseer lies on top, whose action at the apex has not ended.
  expect(table.news.slice(-3)).toEqual(['anna reshuffle', 'anna reveal', 'anna discard'])
  expect(anna.discard).toEqual(['Overseer'])
  anna.isFree()
})

test('When its action has ended it can be repeated again', () => {
  const { anna } = scene({
    anna: { hand: ['Box of Food', 'Tyet Amulet', 'Tyet Amulet'], deck: ['Boat', 'Censer', 'Chariot'] },
  })
  anna.plays('Box of Food')
  anna.plays('Tyet Amulet', 'Box of Food')
  anna.plays('Tyet Amulet', 'Box of Food')
  anna.holds(['Boat', 'Censer', 'Chariot'])
})

test('Lasting effects can be called, not repeated; they end with the turn', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Book of Gates', 'Tyet Amulet', 'Urn'], deck: ['Censer', 'Boat'] },
    ben: {},
    pyramid: base('Wadj Amulet', 'Chariot'),
  })
  anna.plays('Book of Gates')
  expect(anna.sees.now.lasting).toEqual(['bought-to-hand'])
  anna.ends()
  anna.chooses('Chariot')
  ben.isFree()
  expect(ben.sees.now.lasting).toEqual([])
})

test('Such an action is carried out only from the hand or when Book of Gates reveals the card (Burial Mask)', () => {
  const { anna } = scene({ anna: { hand: ['Book of Gates', 'Tyet Amulet', 'Tyet Amulet'], deck: ['Burial Mask'] } })
  anna.plays('Book of Gates')
  expect(anna.tomb).toEqual(['Burial Mask'])
  anna.cannot('play Tyet Amulet')
})

test('A called action begins as if nothing hidden had been revealed: its choices are exact', () => {
  const { anna } = scene({
    anna: { hand: ['Book of Gates', 'Urn', 'Wadj Amulet', 'Chariot'], deck: ['Ka Figurine'] },
    pyramid: base('Tyet Amulet', 'Boat'),
  })
  anna.plays('Book of Gates')
  anna.isAsked('discard.hand', ['Wadj Amulet'])
  anna.chooses('Wadj Amulet')
  anna.isAsked('take.pyramid', ['Tyet Amulet'])
})

test('A repeated action inside a called one is exact too', () => {
  const { anna } = scene({
    anna: {
      hand: ['Book of the Earth', 'Book of Gates', 'Statue of Horus', 'Wadj Amulet', 'Urn', 'Burial Mask'],
      deck: ['Tyet Amulet'],
    },
    pyramid: base('Statue of Isis', 'Censer', 'Boat'),
  })
  anna.plays('Book of the Earth', 'Wadj Amulet', 'Censer')
  anna.plays('Book of Gates')
  anna.isAsked('repeat', ['Book of the Earth'])
  anna.chooses('Book of the Earth')
  anna.isAsked('sacrifice.hand', ['Statue of Horus', 'Burial Mask'])
})

test('What was repeated leaves the way open for the rest of the turn', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Shabti', 'Tyet Amulet', 'Book of the Earth', 'Wadj Amulet', 'Urn'] },
    ben: { hand: ['Mummified Cat'] },
    pyramid: base('Statue of Isis', 'Censer', 'Boat'),
  })
  anna.plays('Shabti', sacrifice, 'Boat')
  ben.passes()
  anna.plays('Tyet Amulet', 'Shabti', sacrifice, 'Censer')
  ben.answers('Mummified Cat')
  expect(table.state.irreversible).toBe(0)
  anna.plays('Book of the Earth')
  anna.isAsked('sacrifice.hand', ['Wadj Amulet'])
})

test('Book of Gates revealing Book of Gates: each reveals, and each discards what it revealed', () => {
  const { anna, table } = scene({
    anna: { hand: ['Book of Gates', 'Urn', 'Shabti'], deck: ['Book of Gates', 'Inner Sarcophagus', 'Boat'] },
  })
  anna.plays('Book of Gates')
  expect(table.aside).toEqual(['Book of Gates', 'Inner Sarcophagus'])
  anna.isAsked('entomb.hand', ['Shabti', 'Urn'])
  anna.chooses('Urn')
  expect(anna.discard).toEqual(['Book of Gates', 'Inner Sarcophagus'])
  expect(table.executed).toEqual(['Book of Gates'])
})

test('Tyet Amulet repeating Book of Gates reveals the next card', () => {
  const { anna } = scene({
    anna: {
      hand: ['Book of Gates', 'Tyet Amulet', 'Urn', 'Shabti'],
      deck: ['Inner Sarcophagus', 'Burial Mask', 'Boat'],
    },
  })
  anna.plays('Book of Gates', 'Urn')
  anna.plays('Tyet Amulet', 'Book of Gates')
  expect(anna.tomb).toEqual(['Urn', 'Burial Mask'])
  anna.isAsked('entomb.hand', ['Shabti', 'pass'])
  anna.passes()
  expect(anna.discard).toEqual(['Inner Sarcophagus'])
  expect(anna.deck).toEqual(['Boat'])
})

test('Book of Gates that can reveal nothing cannot be repeated', () => {
  const { anna } = scene({ anna: { hand: ['Book of Gates', 'Tyet Amulet', 'Urn'], deck: ['Burial Mask'] } })
  anna.plays('Book of Gates', 'Urn')
  anna.cannot('play Tyet Amulet')
})

test('The chain of called and repeated cards ends, however it is played', () => {
  const { anna, table } = scene({
    anna: {
      hand: ['Box of Food', 'Book of Gates', 'Tyet Amulet'],
      deck: ['Urn', 'Book of Gates', 'Tyet Amulet', 'Shabti', 'Shabti', 'Shabti', 'Urn', 'Urn'],
    },
  })
  anna.plays('Box of Food')
  anna.plays('Book of Gates')
  // Both Books of Gates and the revealed Tyet Amulet are under way.
  anna.isAsked('repeat', ['Box of Food'])
  anna.chooses('Box of Food')
  expect(anna.discard).toEqual(['Book of Gates', 'Tyet Amulet'])
  expect(table.aside).toEqual([])
  anna.isFree()
})

test('Lasting effects can be called, not repeated', () => {
  const { anna } = scene({ anna: { hand: ['Mirror Case', 'Brooch', 'Tyet Amulet'] } })
  anna.plays('Mirror Case', 'Brooch')
  expect(anna.sees.now.lasting).toEqual(['discount-2-min-1'])
  anna.plays('Brooch')
  // Mirror Case could be repeated, but nothing is left for it to call: Tyet Amulet is under way.
  anna.cannot('play Tyet Amulet')
})

test('A called card that is lost by its own action is carried out to its end', () => {
  const { anna, table } = scene({
    anna: { hand: ['Mirror Case', 'Pesesh-kef', 'Urn'], deck: ['Boat', 'Censer', 'Chariot'] },
  })
  anna.plays('Mirror Case', 'Pesesh-kef', 'Pesesh-kef', 'Urn')
  expect(table.boneyard).toEqual(['Urn', 'Pesesh-kef'])
  anna.holds(['Boat', 'Censer'])
  anna.isFree()
})

test('What is repeated may have become another choice, or none', () => {
  const { anna } = scene({
    anna: { hand: ['Goddess Maat', 'Tyet Amulet', 'Urn'], deck: ['Boat', 'Censer', 'Chariot', 'Shabti'] },
  })
  anna.plays('Goddess Maat')
  // Three cards in hand beside Tyet Amulet that is being played: two, and one is drawn.
  anna.holds(['Tyet Amulet', 'Urn', 'Boat'])
  anna.plays('Tyet Amulet', 'Goddess Maat')
  anna.holds(['Urn', 'Boat', 'Censer'])
})

test('Each credit of a repeated action is one of its own', () => {
  const { anna } = scene({
    anna: { hand: ['Necklace', 'Tyet Amulet', 'Boat'] },
    pyramid: base('Statue of Sobek', 'Book of Gates'),
  })
  anna.plays('Necklace', 'Boat')
  anna.plays('Tyet Amulet', 'Necklace', 'Boat')
  anna.buys('Statue of Sobek', ['credit-1'])
  anna.buys('Book of Gates', ['credit-2'])
  anna.holds(['Boat'])
})
