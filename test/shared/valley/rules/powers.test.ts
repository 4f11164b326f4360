// The power of each pharaoh, by its rulings. What holds of all of them is in pharaohs.test.ts.
import { describe, expect, test } from 'vitest'
import { base, scene, type PyramidOfNames } from '../scenario.ts'

const full: PyramidOfNames = [['Bow'], ['Serdab', 'Axe'], ['Boat', 'Censer', 'Sling']]

describe('Hatshepsut', () => {
  const pharaoh = 'hatshepsut'

  test('One purchase this turn costs you 1 gold less', () => {
    const { anna } = scene({ anna: { hand: ['Urn'], pharaoh }, pyramid: base('Sling') })
    anna.cannot('buy Sling')
    anna.usesPower()
    expect(anna.sees.now.credits).toEqual([{ gold: 1, from: pharaoh }])
    anna.buys('Sling', ['credit-1', 'Urn'])
    expect(anna.discard).toEqual(['Sling'])
  })

  test('It leaves a credit of 1 for one purchase of this turn, also one made through an action', () => {
    const { anna, ben } = scene({
      anna: { hand: ['Ring'], pharaoh },
      ben: {},
      pyramid: base('Book of Gates', 'Statue of Sobek'),
    })
    anna.usesPower()
    anna.can('buy Book of Gates')
    anna.ends()
    anna.chooses('Book of Gates')
    expect(ben.sees.now.credits).toEqual([])
    const bought = scene({ anna: { hand: ['Ring', 'Urn'], pharaoh }, pyramid: base('Sling') })
    bought.anna.usesPower()
    bought.anna.plays('Ring', 'Sling')
    bought.anna.pays(['credit-1', 'Urn'])
    bought.anna.holds(['Sling'])
  })
})

describe('Ramesses II', () => {
  const pharaoh = 'ramesses-ii'

  test('Swap the places of 2 pyramid cards. Nothing crumbles. It is a change of the pyramid', () => {
    const { anna, table } = scene({ anna: { pharaoh }, pyramid: full })
    anna.usesPower()
    anna.isAsked('swap.first', full.flat() as string[])
    anna.chooses('Bow')
    anna.chooses('Sling')
    expect(table.pyramid).toEqual([['Sling'], ['Serdab', 'Axe'], ['Boat', 'Censer', 'Bow']])
    expect(table.changed).toBe(true)
    anna.isFree()
  })

  test('Both places must hold a card; face-down cards may be swapped', () => {
    scene({ anna: { pharaoh }, pyramid: base('Ring') }).anna.cannot('power')
    const { anna, table } = scene({
      options: { starters: 'both' },
      anna: { hand: ['Kite'], pharaoh },
      pyramid: base('Ring', 'Bow'),
    })
    anna.plays('Kite', 'Ring')
    anna.usesPower('Ring', 'Bow')
    expect(table.shownTo(null).pyramid[2].map(card => card?.faceDown)).toEqual([undefined, 0, undefined])
  })
})

describe('Thutmose III', () => {
  const pharaoh = 'thutmose-iii'

  test('Buy the top card of the boneyard for 1 gold less', () => {
    const { anna, table } = scene({ anna: { hand: ['Ring'], pharaoh }, boneyard: ['Harvest', 'Bow'] })
    anna.usesPower('Harvest')
    expect(anna.question).toMatchObject({ kind: 'pay', params: { price: 2 } })
    anna.pays(['Ring'])
    expect([anna.discard, table.boneyard]).toEqual([['Harvest'], ['Bow']])
    anna.isFree()
  })

  test('It is a normal purchase: pay from hand cards and credits, excess is lost, the price never drops below 0, and cards that react to purchases may react', () => {
    const { anna, ben } = scene({
      anna: { hand: ['Chariot'], pharaoh },
      ben: { hand: ['Boat'] },
      boneyard: ['Harvest'],
      pyramid: base('Ring'),
    })
    anna.usesPower('Harvest')
    anna.pays(['Chariot'])
    expect(ben.reads('buy')).toMatchObject([{ price: 2, gold: 5, lost: 3 }])
    ben.isAsked('react.bought', ['Boat', 'pass'])
    const free = scene({ anna: { pharaoh }, boneyard: ['Urn'] })
    free.anna.usesPower('Urn')
    expect(free.anna.discard).toEqual(['Urn'])
  })

  test('The card goes on top of your discard pile. It is a purchase but no change of the pyramid. Not possible with an empty boneyard', () => {
    scene({ anna: { hand: ['Chariot'], pharaoh } }).anna.cannot('power')
    scene({ anna: { hand: ['Urn'], pharaoh }, boneyard: ['Harvest'] }).anna.cannot('power')
    const { anna, table } = scene({
      anna: { hand: ['Chariot'], discard: ['Urn'], pharaoh },
      boneyard: ['Harvest'],
      pyramid: base('Ring'),
    })
    anna.usesPower('Harvest')
    anna.pays(['Chariot'])
    expect([anna.discard, table.changed, table.bought]).toEqual([['Harvest', 'Urn'], false, ['Harvest']])
  })
})

describe('Akhenaten', () => {
  const pharaoh = 'akhenaten'

  test('Sacrifice a starter from your hand: it is worth 1 gold for one purchase', () => {
    const { anna, table } = scene({ anna: { hand: ['Shabti', 'Ring', 'Urn'], pharaoh }, pyramid: base('Sling') })
    anna.usesPower()
    anna.isAsked('sacrifice.hand', ['Shabti', 'Urn'])
    anna.chooses('Shabti')
    expect(table.boneyard).toEqual(['Shabti'])
    expect(anna.sees.now.credits).toEqual([{ gold: 1, from: pharaoh }])
    anna.isFree()
    scene({ anna: { hand: ['Ring'], pharaoh } }).anna.cannot('power')
  })

  test('The sacrificed card lies face up on the boneyard; Mummified Cat may answer it', () => {
    const { anna, ben } = scene({ anna: { hand: ['Shabti'], pharaoh }, ben: { hand: ['Mummified Cat'] } })
    anna.usesPower('Shabti')
    ben.answers('Mummified Cat')
    expect(ben.discard).toEqual(['Shabti', 'Mummified Cat'])
    anna.isFree()
  })

  test('The credit can be added to one single purchase this turn, together with gold cards', () => {
    const { anna } = scene({ anna: { hand: ['Shabti', 'Ring'], pharaoh }, pyramid: base('Harvest') })
    anna.usesPower('Shabti')
    anna.buys('Harvest', ['Ring', 'credit-1'])
    expect(anna.discard).toEqual(['Harvest'])
  })
})

describe('Tutankhamun', () => {
  const pharaoh = 'tutankhamun'

  test('Use your free entombing of this turn on the card on top of your discard pile', () => {
    const { anna, table } = scene({ anna: { hand: ['Urn'], discard: ['Ring', 'Bow'], pharaoh } })
    anna.usesPower()
    expect([anna.tomb, anna.discard, table.freeEntombing]).toEqual([['Ring'], ['Bow'], false])
    anna.cannot('entomb Urn')
    anna.isFree()
  })

  test('It uses up the free entombing, so it is not possible after that or in Master Solitaire, which has none', () => {
    const { anna } = scene({ anna: { hand: ['Urn'], discard: ['Ring'], pharaoh } })
    anna.entombs('Urn')
    anna.cannot('power')
    scene({ options: { solitaire: 'master' }, anna: { discard: ['Ring'], pharaoh } }).anna.cannot('power')
    scene({ options: { solitaire: 'starter' }, anna: { discard: ['Ring'], pharaoh } }).anna.can('power')
  })

  test('Right after a purchase it is the card just bought. Not possible with an empty discard pile', () => {
    const { anna } = scene({ anna: { hand: ['Chariot'], pharaoh }, pyramid: base('Axe', 'Ring') })
    anna.cannot('power')
    anna.buys('Ring', ['Chariot'])
    anna.usesPower()
    expect(anna.tomb).toEqual(['Ring'])
  })
})

describe('Seti I', () => {
  const pharaoh = 'seti-i'

  test('Put a hand card on top of your deck. Nobody else sees which card it is. Cards in play cannot be chosen', () => {
    const { anna, ben } = scene({ anna: { hand: ['Box of Food', 'Ring'], deck: ['Urn', 'Bow'], pharaoh }, ben: {} })
    anna.plays('Box of Food')
    anna.usesPower()
    anna.isAsked('stack.hand', ['Ring', 'Urn'])
    anna.chooses('Ring')
    expect(anna.deck).toEqual(['Ring', 'Bow'])
    expect(JSON.stringify(ben.reads('stack'))).not.toContain('ring')
    anna.isFree()
    scene({ anna: { deck: ['Urn'], pharaoh } }).anna.cannot('power')
  })
})

describe('Amenhotep III', () => {
  const pharaoh = 'amenhotep-iii'

  test('Draw a card, then discard a card. The discarded card may be the one just drawn and is public', () => {
    const { anna, ben } = scene({ anna: { hand: ['Ring'], deck: ['Urn', 'Bow'], pharaoh }, ben: {} })
    anna.usesPower()
    anna.isAsked('discard.hand', ['Ring', 'Urn'])
    anna.chooses('Urn')
    expect([anna.hand, anna.discard]).toEqual([['Ring'], ['Urn']])
    expect(ben.reads('discard')).toMatchObject([{ card: { card: 'urn' } }])
    anna.isFree()
  })

  test('If your deck runs out, shuffle your discard pile into a new deck and go on. Illegal only when deck and discard pile are both empty', () => {
    const { anna } = scene({ anna: { discard: ['Ring'], pharaoh } })
    anna.usesPower()
    anna.isAsked('discard.hand', ['Ring'])
    scene({ anna: { hand: ['Ring'], pharaoh } }).anna.cannot('power')
  })
})

describe('Khufu', () => {
  const pharaoh = 'khufu'

  test('Refill the pyramid: fill every gap from the stock, base first. Ibex Statue cannot answer it', () => {
    const { anna, table } = scene({
      anna: { pharaoh },
      ben: { hand: ['Ibex Statue'] },
      pyramid: [['Bow'], ['Boat', null], ['Censer', 'Sling', null]],
      stock: ['Serdab', 'Axe', 'Ring'],
    })
    anna.usesPower()
    expect(table.pyramid).toEqual([['Bow'], ['Boat', 'Axe'], ['Censer', 'Sling', 'Serdab']])
    expect(table.changed).toBe(true)
    anna.isFree()
    anna.cannotTakeBack()
  })

  test('Only with a gap and a card in the stock', () => {
    scene({ anna: { pharaoh }, pyramid: base('Ring') }).anna.cannot('power')
    scene({ anna: { pharaoh }, pyramid: full, stock: ['Ring'] }).anna.cannot('power')
  })
})

describe('Djoser', () => {
  const pharaoh = 'djoser'

  test('Look at the top stock card. You may buy it', () => {
    const { anna, ben, table } = scene({
      anna: { hand: ['Chariot'], pharaoh },
      ben: {},
      stock: ['Harvest', 'Bow'],
      pyramid: base('Ring'),
    })
    anna.usesPower()
    anna.isAsked('buy.stock', ['Harvest', 'pass'])
    anna.cannotTakeBack()
    anna.chooses('Harvest')
    anna.pays(['Chariot'])
    expect([anna.discard, table.stock, table.changed]).toEqual([['Harvest'], ['Bow'], false])
    expect(ben.reads('buy')).toMatchObject([{ price: 3, gold: 5, lost: 2, card: { card: 'harvest' } }])
    anna.isFree()
  })

  test('Only you see the card. If you do not buy it at once it stays on top of the stock, unseen by the others', () => {
    const { anna, ben, table } = scene({ anna: { hand: ['Chariot'], pharaoh }, ben: {}, stock: ['Harvest', 'Bow'] })
    anna.usesPower()
    expect(anna.reads('look')).toMatchObject([{ from: 'stock', count: 1, cards: [{ card: 'harvest' }] }])
    anna.passes()
    expect(table.stock).toEqual(['Harvest', 'Bow'])
    expect(JSON.stringify([ben.sees, table.lines.map(({ key }) => ben.reads(key))])).not.toContain('harvest')
    anna.isFree()
  })

  test('What cannot be paid for is asked all the same', () => {
    const { anna } = scene({ anna: { hand: ['Urn'], pharaoh }, stock: ['Harvest'] })
    anna.usesPower()
    anna.isAsked('buy.stock', ['pass'])
    // It was looked at, so it is named all the same.
    expect(anna.question).toMatchObject({ params: { looked: { card: 'harvest' }, tooDear: true } })
  })

  test('It is a normal purchase, and cards that react to purchases may react. Not possible with an empty stock', () => {
    const { anna, ben } = scene({
      anna: { hand: ['Chariot'], pharaoh },
      ben: { hand: ['Boat'] },
      stock: ['Harvest'],
      pyramid: base('Ring'),
    })
    anna.usesPower('Harvest')
    anna.pays(['Chariot'])
    ben.isAsked('react.bought', ['Boat', 'pass'])
    scene({ anna: { hand: ['Chariot'], pharaoh } }).anna.cannot('power')
  })
})

describe('Cleopatra VII', () => {
  const pharaoh = 'cleopatra-vii'

  test("If an opponent's tomb holds more cards than yours, one purchase costs you 2 gold less", () => {
    const { anna } = scene({ anna: { tomb: ['Urn'], pharaoh }, ben: { tomb: ['Urn', 'Bow'] }, pyramid: base('Sling') })
    anna.usesPower()
    expect(anna.sees.now.credits).toEqual([{ gold: 2, from: pharaoh }])
    anna.buys('Sling', ['credit-1'])
    scene({ anna: { tomb: ['Urn'], pharaoh }, ben: { tomb: ['Urn'] } }).anna.cannot('power')
  })

  test('Compare when you use the power; later changes do not matter', () => {
    const { anna } = scene({ anna: { hand: ['Urn'], pharaoh }, ben: { tomb: ['Urn'] }, pyramid: base('Sling') })
    anna.usesPower()
    anna.entombs('Urn')
    anna.can('buy Sling')
  })

  test('Nobody is affected by it, so nothing protects against it', () => {
    const { anna } = scene({ anna: { pharaoh }, ben: { hand: ['Sphinx'], tomb: ['Urn'] } })
    anna.usesPower()
    anna.isFree()
  })
})
