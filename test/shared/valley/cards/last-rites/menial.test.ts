// Menial: buys a card of any row, or changes a hand card for one of the deck.
import { expect, test } from 'vitest'
import { base, facts, scene, type PyramidOfNames } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Menial')).toEqual({
    id: 'menial',
    edition: 'last-rites',
    kind: 'starter',
    set: null,
    level: 1,
    copies: 4,
    gold: 1,
    cost: 0,
    vp: 1,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓀋',
    text: 'Buy a card from any row, or discard a card and then draw a card.',
    reaction: null,
    when: null,
    sources: { text: 'public', level: 'rulebook', vp: 'rulebook' },
  })
})

const menial = 'Menial'
const options = { starters: 'both' }
const purchase = '0'
const exchange = '1'
const full: PyramidOfNames = [
  ['Statue of Isis'],
  ['Statue of Horus', 'Censer'],
  ['Wadj Amulet', 'Boat', 'Statue of Sobek'],
]

test('Buy a card from any row, or discard a card and then draw a card', () => {
  const { anna, table } = scene({ options, anna: { hand: [menial, 'Chariot'], deck: ['Urn'] }, pyramid: full })
  anna.plays(menial)
  anna.isAsked('menial', [purchase, exchange])
  anna.chooses(purchase)
  anna.isAsked('buy.pyramid', ['Statue of Isis', 'Wadj Amulet', 'Boat', 'Statue of Sobek'])
  anna.chooses('Statue of Isis')
  anna.pays(['Chariot'])
  expect(anna.discard).toEqual(['Statue of Isis'])
  expect(table.pyramid[0]).toEqual([null])
  anna.isFree()

  const other = scene({ options, anna: { hand: [menial, 'Chariot'], deck: ['Urn'] }, pyramid: full })
  other.anna.plays(menial, exchange, 'Chariot')
  expect([other.anna.discard, other.anna.hand]).toEqual([['Chariot'], ['Urn']])
  other.anna.isFree()
})

test('Choose one option that can be carried out', () => {
  const poor = scene({ options, anna: { hand: [menial, 'Urn'], deck: ['Urn'] }, pyramid: base('Boat') })
  poor.anna.plays(menial)
  poor.anna.isAsked('menial', [exchange])
  scene({ options, anna: { hand: [menial], deck: ['Urn'] }, pyramid: base('Boat') }).anna.cannot(`play ${menial}`)
  scene({ options, anna: { hand: [menial, 'Chariot'], deck: ['Urn'] } }).anna.can(`play ${menial}`)
})

test('It is a normal purchase: pay from hand cards and credits, excess is lost, and cards that react to purchases may react', () => {
  const { anna, ben } = scene({
    options,
    anna: { hand: [menial, 'Necklace', 'Astrologer', 'Urn'] },
    ben: { hand: ['Boat'] },
    pyramid: [[null], ['Chariot', null], ['Censer', 'Sphinx', null]],
  })
  anna.plays('Necklace', 'Astrologer')
  anna.plays(menial, purchase, 'Chariot')
  anna.pays(['credit-1'])
  expect(ben.reads('buy')).toMatchObject([{ price: 6, gold: 9, lost: 3, place: 1, to: 'discard' }])
  ben.isAsked('react.bought', ['Boat', 'pass'])
  ben.passes()
  anna.isFree()
})

test('Menial itself pays nothing', () => {
  const { anna } = scene({ options, anna: { hand: [menial, 'Urn'] }, pyramid: base('Statue of Sobek') })
  anna.plays(menial)
  anna.isAsked('menial', [exchange])
  anna.chooses(exchange)
  const rich = scene({ options, anna: { hand: [menial, 'Urn', 'Urn'] }, pyramid: base('Statue of Sobek') })
  rich.anna.plays(menial, purchase, 'Statue of Sobek')
  rich.anna.pays(['Urn', 'Urn'])
  expect(rich.anna.inPlay).toEqual([menial, 'Urn', 'Urn'])
})

test('Face-down cards cannot be bought', () => {
  const { anna } = scene({
    options,
    anna: { hand: [menial, 'Kite', 'Chariot'] },
    pyramid: base('Statue of Sobek', 'Boat'),
  })
  anna.plays('Kite', 'Boat')
  anna.plays(menial, purchase)
  anna.isAsked('buy.pyramid', ['Statue of Sobek'])
})

test('Second option: the discard is required and public; the card may be drawn again if your deck is empty', () => {
  const { anna, ben } = scene({ options, anna: { hand: [menial, 'Chariot'] } })
  anna.plays(menial, exchange)
  anna.isAsked('discard.hand', ['Chariot'])
  anna.chooses('Chariot')
  expect(ben.reads('discard')).toMatchObject([{ card: { card: 'chariot' } }])
  expect(ben.reads('draw')).toEqual([{ count: 1 }])
  anna.holds(['Chariot'])
  anna.cannotTakeBack()
})

test('The discard can be taken back as long as no card was drawn', () => {
  const { anna } = scene({ options, anna: { hand: [menial, 'Chariot', 'Boat'], deck: ['Urn'] } })
  anna.plays(menial, exchange)
  anna.takesBack()
  anna.isAsked('menial', [exchange])
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    options,
    anna: { hand: [menial, 'Tyet Amulet', 'Priest of Horus', 'Chariot', 'Sling'], deck: ['Urn', 'Axe', 'Bow'] },
    pyramid: full,
  })
  anna.plays(menial, exchange, 'Chariot')
  anna.plays('Tyet Amulet', menial, exchange, 'Sling')
  anna.holds(['Priest of Horus', 'Urn', 'Axe'])
  anna.plays('Priest of Horus', 'Urn')
  anna.chooses(purchase)
  anna.isAsked('buy.pyramid', ['Wadj Amulet', 'Statue of Sobek'])
})
