// Chains of cards that call and repeat each other: what is under way is never begun again, and every chain ends.
import { expect, test } from 'vitest'
import { Chance } from '#shared/chance.ts'
import { base, scene, type PyramidOfNames, type Setting } from '../scenario.ts'

const apex = (card: string): PyramidOfNames => [[card], ['Bow', null], ['Sling', null, null]]

test('Potter calls Overseer, which calls Mirror Case, which calls Tyet Amulet: each is under way until all have ended', () => {
  const { anna, table } = scene({
    anna: { hand: ['Urn', 'Potter', 'Tyet Amulet', 'Ring', 'Harvest'], tomb: ['Mirror Case', 'Potter', 'Chariot'] },
    pyramid: apex('Overseer'),
  })
  anna.plays('Urn', 'Ring')
  anna.plays('Potter')
  // The other Potter could only call Overseer, which is under way.
  anna.isAsked('call.tomb', ['Mirror Case', 'Chariot'])
  anna.chooses('Mirror Case')
  anna.isAsked('call.hand', ['Tyet Amulet'])
  anna.chooses('Tyet Amulet')
  anna.isAsked('repeat', ['Urn'])
  expect(table.shownTo(1).now.executed).toEqual(['urn'])
  anna.chooses('Urn')
  anna.chooses('Harvest')
  anna.isFree()
  expect(table.executed).toEqual(['Urn', 'Potter'])
})

test('A copy of a card that is under way may be called: another card begins', () => {
  const { anna } = scene({ anna: { hand: ['Overseer', 'Ring', 'Urn'], tomb: ['Overseer', 'Inner Sarcophagus'] } })
  anna.plays('Overseer', 'Overseer', 'Inner Sarcophagus', 'Ring')
  expect(anna.tomb).toEqual(['Overseer', 'Inner Sarcophagus', 'Ring'])
  anna.isFree()
})

test('Book of Gates revealing Potter calls the apex, and is discarded when that has ended', () => {
  const { anna, table } = scene({
    anna: { hand: ['Book of Gates', 'Ring'], deck: ['Potter'] },
    pyramid: apex('Inner Sarcophagus'),
  })
  anna.plays('Book of Gates')
  anna.isAsked('entomb.hand', ['Ring'])
  expect(table.aside).toEqual(['Potter'])
  anna.chooses('Ring')
  expect(anna.discard).toEqual(['Potter'])
  anna.isFree()
})

test('Book of Gates at the apex, called by Potter, reveals and discards', () => {
  const { anna, table } = scene({
    anna: { hand: ['Potter', 'Ring'], deck: ['Serdab', 'Boat'] },
    pyramid: apex('Book of Gates'),
  })
  anna.plays('Potter')
  expect([anna.discard, table.executed]).toEqual([['Serdab'], ['Potter']])
  anna.isFree()
})

test('Priest of Horus, called, repeats the first action of the turn, not the card that called him', () => {
  const { anna } = scene({
    anna: { hand: ['Box of Food', 'Overseer', 'Urn'], deck: ['Ring', 'Bow'], tomb: ['Priest of Horus'] },
  })
  anna.cannot('play Overseer')
  anna.plays('Box of Food')
  anna.plays('Overseer', 'Priest of Horus')
  anna.chooses('Urn')
  anna.holds(['Ring', 'Bow'])
  anna.isFree()
})

test('What a called card leaves goes by that card: a credit has its name', () => {
  const { anna } = scene({ anna: { hand: ['Overseer', 'Chariot'], tomb: ['Necklace'] }, pyramid: base('Ring') })
  anna.plays('Overseer', 'Necklace', 'Chariot')
  expect(anna.sees.now.credits).toEqual([{ gold: 6, from: 'necklace' }])
})

test('Once a called card has revealed something hidden, what called it cannot be taken back', () => {
  const { anna } = scene({
    anna: { hand: ['Overseer', 'Urn'], deck: ['Ring'], tomb: ['Box of Food', 'Inner Sarcophagus'] },
  })
  anna.plays('Overseer')
  anna.takesBack()
  anna.plays('Overseer', 'Box of Food')
  anna.cannotTakeBack()
})

test('A batch goes into a called action as far as nothing unknown comes out', () => {
  const setting: Setting = {
    anna: { hand: ['Overseer', 'Urn'], deck: ['Ring'], tomb: ['Box of Food', 'Inner Sarcophagus'] },
  }
  const far = scene(setting)
  far.anna.plays('Overseer')
  const buried = far.anna.idOf('Inner Sarcophagus')
  expect(far.table.attempt(0, [buried], [[far.anna.idOf('Urn')]])).not.toHaveProperty('code')
  const short = scene(setting)
  short.anna.plays('Overseer')
  expect(short.table.attempt(0, [short.anna.idOf('Box of Food')], [['end']])).toMatchObject({ code: 'then-too-far' })
})

test('Every chain of all copying cards ends, however it is played', () => {
  const longest = Array.from({ length: 40 }, (_, seed) => {
    const chance = new Chance(seed)
    const { anna, table } = scene({
      options: { starters: 'both' },
      anna: {
        hand: [
          'Box of Food',
          'Book of Gates',
          'Mirror Case',
          'Overseer',
          'Potter',
          'Tyet Amulet',
          'Priest of Horus',
          'Urn',
          'Ring',
        ],
        deck: ['Potter', 'Tyet Amulet', 'Urn', 'Priest of Horus', 'Shabti', 'Chariot', 'Menial', 'Menial', 'Kite'],
        tomb: ['Overseer', 'Box of Food'],
      },
      pyramid: apex('Book of Gates'),
    })
    const begun = () => table.lines.filter(({ key }) => ['play', 'call', 'repeat'].includes(key)).length
    for (let picks = 0; ; picks++) {
      expect(picks, 'picks of one turn').toBeLessThan(400)
      const { kind, min, max, options } = anna.question
      const acts = options.filter(({ id }) => !/^(end|buy|entomb)/.test(id))
      if (kind === 'play' && acts.length === 0) break
      const many = kind === 'play' ? 1 : Math.max(min, Math.min(max, 1 + chance.below(2)))
      const left = [...acts]
      table.take(
        0,
        Array.from(
          { length: Math.min(many, left.length) },
          () => left.splice(chance.below(left.length), 1)[0]?.id ?? '',
        ),
      )
    }
    return begun()
  })
  expect(Math.max(...longest)).toBeGreaterThan(12)
  expect(Math.max(...longest)).toBeLessThanOrEqual(63)
})
