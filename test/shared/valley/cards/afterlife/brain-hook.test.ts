// Brain Hook: looks at the top three cards of the deck, keeps one and discards the others.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Brain Hook')).toEqual({
    id: 'brain-hook',
    edition: 'afterlife',
    kind: 'set',
    set: 'mummification',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 3,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓂉',
    text: 'Look at your top 3 deck cards. Recover one and discard the others.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const hook = 'Brain Hook'

test('Look at your top 3 deck cards. Recover one and discard the others', () => {
  const { anna, table } = scene({ anna: { hand: [hook], deck: ['Boat', 'Censer', 'Chariot', 'Urn'] } })
  anna.plays(hook)
  expect(table.news).toEqual(['anna play', 'anna look'])
  anna.isAsked('recover.top', ['Boat', 'Censer', 'Chariot'])
  anna.chooses('Censer')
  anna.holds(['Censer'])
  anna.isAsked('discard.top', ['Boat', 'Chariot'])
  expect(anna.question).toMatchObject({ min: 2, max: 2, ordered: true })
  anna.chooses('Chariot', 'Boat')
  expect(anna.discard).toEqual(['Boat', 'Chariot'])
  expect(anna.deck).toEqual(['Urn'])
  anna.isFree()
})

test('If your deck holds fewer cards, shuffle your discard pile in behind them as when drawing', () => {
  const { anna, table } = scene({ anna: { hand: [hook], deck: ['Boat'], discard: ['Urn', 'Urn', 'Urn'] } })
  anna.plays(hook)
  expect(table.news).toEqual(['anna play', 'anna reshuffle', 'anna look'])
  anna.isAsked('recover.top', ['Boat', 'Urn', 'Urn'])
  anna.chooses('Boat')
  anna.chooses('Urn', 'Urn')
  anna.holds(['Boat'])
  expect([anna.deck, anna.discard]).toEqual([['Urn'], ['Urn', 'Urn']])
})

test('With still fewer, use what there is', () => {
  const two = scene({ anna: { hand: [hook], deck: ['Boat', 'Urn'] } })
  two.anna.plays(hook, 'Boat')
  two.anna.isAsked('discard.top', ['Urn'])
  expect(two.anna.question).toMatchObject({ min: 1, max: 1, ordered: false })
  two.anna.chooses('Urn')
  expect([two.anna.hand, two.anna.discard]).toEqual([['Boat'], ['Urn']])

  const one = scene({ anna: { hand: [hook], discard: ['Boat'] } })
  one.anna.plays(hook)
  one.anna.isAsked('recover.top', ['Boat'])
  one.anna.chooses('Boat')
  one.anna.holds(['Boat'])
  one.anna.isFree()
})

test('Illegal only when both piles are empty', () => {
  scene({ anna: { hand: [hook, 'Urn'] } }).anna.cannot(`play ${hook}`)
  scene({ anna: { hand: [hook, 'Urn'], discard: ['Boat'] } }).anna.can(`play ${hook}`)
})

test('The card you keep stays secret; the discarded ones are public and lie in the order you choose', () => {
  const { anna, ben, table } = scene({ anna: { hand: [hook], deck: ['Boat', 'Censer', 'Chariot'] } })
  anna.plays(hook)
  expect(ben.sees.players[0]).toMatchObject({ hand: 0, deck: 3 })
  expect(ben.reads('look')).toEqual([{ count: 3 }])
  expect(anna.reads('look')).toMatchObject([
    { count: 3, cards: [{ card: 'boat' }, { card: 'censer' }, { card: 'chariot' }] },
  ])
  anna.chooses('Censer')
  expect(ben.reads('recover')).toEqual([{ from: 'deck', by: 'brain-hook' }])
  expect(anna.reads('recover')).toEqual([
    { from: 'deck', by: 'brain-hook', card: { id: anna.idOf('Censer'), card: 'censer' } },
  ])
  anna.chooses('Boat', 'Chariot')
  expect(ben.reads('discard')).toMatchObject([{ card: { card: 'boat' } }, { card: { card: 'chariot' } }])
  expect(ben.sees.players[0]?.discard).toMatchObject({ count: 2, top: { card: 'chariot' } })
  expect(JSON.stringify([ben.sees, table.shownTo(null), ben.reads('recover'), ben.reads('discard')])).not.toContain(
    'censer',
  )
})

test('What was looked at cannot be taken back, nor what was chosen of it', () => {
  const { anna } = scene({ anna: { hand: [hook], deck: ['Boat', 'Censer', 'Chariot'] } })
  anna.plays(hook)
  anna.cannotTakeBack()
  anna.chooses('Censer')
  anna.cannotTakeBack()
  anna.isAsked('discard.top', ['Boat', 'Chariot'])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [hook, 'Tyet Amulet'], deck: ['Boat', 'Censer', 'Chariot', 'Urn'] } })
  anna.plays(hook, 'Boat')
  anna.chooses('Censer', 'Chariot')
  anna.plays('Tyet Amulet', hook)
  expect(anna.options.filter(name => name === 'Urn')).toEqual(['Urn'])
  anna.chooses('Urn')
  anna.holds(['Boat', 'Urn'])
  anna.isAsked('discard.top', ['Censer', 'Chariot'])
})
