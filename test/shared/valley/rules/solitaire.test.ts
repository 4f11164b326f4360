// Solitaire, Starter and Master: what lies open, what is forbidden, and when it is won.
import type { Box } from '#shared/valley/editions.ts'
import { describe, expect, test } from 'vitest'
import { titles } from '#shared/valley/catalogue.ts'
import { CardIndex } from '#shared/valley/card-index.ts'
import { settle } from '#shared/valley/options.ts'
import { perfectScore, scoreParts } from '#shared/valley/scoring.ts'
import { groupsOf, setsOf } from '#shared/valley/set-groups.ts'
import { base, printed, scene, starters, titled, type PyramidOfNames } from '../scenario.ts'
import { accepted } from '#test/shared/accepted-options.ts'

const options = { solitaire: 'starter' }
const forbidden = titles
  .filter(({ effect, mentionsOpponent }) => effect !== null && mentionsOpponent)
  .map(({ id }) => printed(id))

test('The own discard pile and the boneyard may be looked at any time', () => {
  const { anna, table } = scene({
    options,
    anna: { hand: ['Urn', 'Box of Food'], deck: ['Shabti'], discard: ['Ring', 'Bow'] },
    boneyard: ['Axe', 'Sling'],
    pyramid: base('Boat'),
  })
  const open = { discard: [{ card: 'ring' }, { card: 'bow' }], boneyard: [{ card: 'axe' }, { card: 'sling' }] }
  const looks = () => ({ discard: anna.sees.players[0]?.discard.cards, boneyard: anna.sees.boneyard.cards })
  expect(looks()).toMatchObject(open)
  anna.plays('Urn')
  expect(looks(), 'in the middle of an action').toMatchObject(open)
  expect(table.shownTo(null).boneyard).not.toHaveProperty('cards')
  expect(table.shownTo(null).players[0]?.discard).not.toHaveProperty('cards')
})

describe('no action that mentions another player', () => {
  const pyramid: PyramidOfNames = [['Bow'], ['Serdab', 'Axe'], ['Ring', 'Harvest', 'Sling']]
  const rich = { pyramid, stock: ['Necklace', 'Brooch'], boneyard: ['Antechamber', 'Victory', 'Judgment'] }

  test('cards of every edition mention another player', () => {
    expect(forbidden).toEqual(
      expect.arrayContaining([
        'Dagger',
        'Spear',
        'Priestess of Sekhmet',
        'Brick Mason',
        'Plasterer',
        'Draughtsman',
        'Golden Throne',
        'High Priestess of Bastet',
        'Priest of Osiris',
      ]),
    )
  })

  test.each(forbidden)('%s cannot be played', name => {
    const { anna } = scene({
      options,
      anna: { hand: [name, 'Offering Chapel', 'Urn'], deck: ['Shabti', 'Shabti'], discard: ['Urn'] },
      ...rich,
    })
    anna.cannot(`play ${name}`)
  })

  test.each(forbidden)('%s revealed by Book of Gates is discarded', name => {
    const { anna, table } = scene({
      options,
      anna: { hand: ['Book of Gates', 'Offering Chapel', 'Urn'], deck: [name, 'Shabti'], discard: ['Urn'] },
      ...rich,
    })
    anna.plays('Book of Gates')
    expect([anna.discard[0], table.aside]).toEqual([name, []])
    anna.isFree()
  })

  test.each(forbidden)('Potter and Overseer may not choose %s', name => {
    const { anna } = scene({
      ...rich,
      options,
      anna: {
        hand: ['Potter', 'Overseer', 'Urn'],
        deck: ['Shabti', 'Shabti'],
        tomb: forbidden.filter(other => other !== name),
      },
      pyramid: [[name], ['Serdab', 'Axe'], ['Ring', 'Harvest', 'Sling']],
    })
    anna.cannot('play Potter', 'play Overseer')
  })

  test('Mirror Case may not choose such actions', () => {
    const { anna } = scene({
      options,
      anna: {
        hand: ['Mirror Case', 'Brick Mason', 'Golden Throne', 'Priestess of Sekhmet', 'Box of Food'],
        deck: ['Shabti', 'Urn'],
      },
      ...rich,
    })
    anna.plays('Mirror Case')
    anna.isAsked('call.hand', ['Box of Food'])
  })

  test('Such cards still pay for purchases', () => {
    const { anna } = scene({ options, anna: { hand: ['Golden Throne'] }, pyramid: base('Ring') })
    anna.buys('Ring', ['Golden Throne'])
    expect(anna.discard).toEqual(['Ring'])
  })
})

test('The own-turn actions of Offering Table and Medjay are allowed', () => {
  const table = scene({ options, anna: { hand: ['Offering Table', 'Urn'], deck: ['Shabti'] } })
  table.anna.plays('Offering Table', 'Urn')
  table.anna.holds(['Shabti'])
  const { anna } = scene({
    options: { ...options, starters: 'last-rites' },
    anna: { hand: ['Medjay', 'Menial', 'Menial', 'Kite', 'Ring'] },
    pyramid: base('Boat'),
  })
  anna.plays('Medjay')
  anna.chooses('Menial', 'Menial', 'Kite', 'Ring')
  anna.chooses('Boat')
  expect(anna.discard[0]).toBe('Boat')
})

test('Nobody answers: cards that react to purchases, sacrifices and takes are never asked for', () => {
  const { anna } = scene({
    options,
    anna: { hand: ['Shabti', 'Boat', 'Mummified Cat', 'Sistrum', 'Ibex Statue', 'Statue of Horus', 'Chariot'] },
    pyramid: [[null], ['Axe', 'Ring'], ['Bow', 'Sling', 'Harvest']],
    stock: ['Serdab'],
  })
  anna.plays('Statue of Horus', 'Bow')
  anna.plays('Shabti', '1', 'Harvest')
  anna.buys('Sling', ['Chariot'])
  anna.isFree()
  anna.ends()
  anna.isFree()
})

test('Master: no free entombing; Starter: one a turn', () => {
  const { anna } = scene({
    options: { solitaire: 'master' },
    anna: { hand: ['Urn', 'Inner Sarcophagus'] },
    stock: ['Ring'],
    pyramid: base('Bow'),
  })
  anna.cannot('entomb Urn')
  anna.plays('Inner Sarcophagus', 'Urn')
  expect(anna.tomb).toEqual(['Urn'])
  anna.ends()
  anna.chooses('Bow')
  expect(anna.sees.now.freeEntombing).toBe(false)
  const starter = scene({ options, anna: { hand: ['Urn', 'Shabti'] }, stock: ['Ring'], pyramid: base('Bow') })
  starter.anna.entombs('Urn')
  starter.anna.cannot('entomb Shabti')
  starter.anna.ends()
  starter.anna.chooses('Bow')
  starter.anna.can('entomb Shabti')
})

test('Each duplicate set card in the tomb costs its set one point, as a part of the score of its own', () => {
  const { anna } = scene({ options, anna: { tomb: ['Ring', 'Ring', 'Necklace', 'Bow', 'Urn', 'Urn'] } })
  expect(anna.sees.players[0]?.points).toBe(4 + 1 + 2 - 1)
  const groups = groupsOf(setsOf('afterlife'), false)
  expect(scoreParts(['Ring', 'Ring', 'Necklace'].map(titled), groups, true)).toContainEqual({
    label: 'duplicates',
    points: -1,
  })
  expect(scoreParts(['Ring', 'Ring', 'Necklace'].map(titled), groups).map(({ label }) => label)).not.toContain(
    'duplicates',
  )
})

test('No set scores less than 0', () => {
  const groups = groupsOf(setsOf('afterlife'), false)
  const total = (...tomb: readonly string[]) =>
    scoreParts(tomb.map(titled), groups, true).reduce((sum, part) => sum + part.points, 0)
  expect([
    total('Ring', 'Ring'),
    total('Ring', 'Ring', 'Bow', 'Bow'),
    total('Ring', 'Ring', 'Necklace', 'Necklace'),
  ]).toEqual([0, 0, 2])
})

describe('the perfect score is computed from the cards of the table', () => {
  test.each([
    ['base', 170],
    ['afterlife', 172],
    ['last-rites', 212],
  ] as const)('%s: %i', (edition, score) => {
    for (const solitaire of ['starter', 'master']) {
      const settled = accepted(settle({ edition, solitaire }, 1, () => 0))
      expect(perfectScore(new CardIndex(settled, 1))).toBe(score)
    }
  })
})

describe('the end', () => {
  const of = (edition: Box) => titles.filter(title => title.edition === edition)
  const names = (edition: Box) =>
    of(edition)
      .filter(({ kind }) => kind !== 'starter')
      .map(({ id }) => printed(id))
  const played = { solitaire: 'starter', sets: [...setsOf('base')], uniques: ['base'] }

  test('It ends with the turn that empties stock and pyramid; cards still in hand are lost', () => {
    const { anna, table } = scene({
      options: played,
      anna: { hand: ['Chariot', 'Boat'], tomb: ['Urn'] },
      pyramid: base('Wadj Amulet'),
    })
    anna.buys('Wadj Amulet', ['Chariot'])
    expect(table.over).toBe(false)
    anna.ends()
    expect(table.over).toBe(true)
    expect(table.referee.result).toMatchObject({ winners: [], scores: [{ seat: 0, total: 1 }] })
  })

  test('A stock or a pyramid that is left keeps it going', () => {
    const { anna, table } = scene({ options: played, anna: { hand: ['Urn'] }, pyramid: base('Boat', 'Chariot') })
    anna.ends()
    anna.isAsked('rebuild.unchanged', ['Boat', 'Chariot'])
    anna.chooses('Boat')
    expect(table.over).toBe(false)
    anna.isFree()
  })

  test('It is won only with the perfect tomb', () => {
    const won = scene({
      options: played,
      anna: { hand: ['Boat'], tomb: [...names('base').filter(name => name !== 'Boat'), ...starters] },
    })
    won.anna.entombs('Boat')
    won.anna.ends()
    expect(won.table.referee.result).toMatchObject({ winners: [0], scores: [{ total: 170 }] })
  })

  test('A duplicate beside all others loses it, and so does a card too few', () => {
    const more = scene({ options: played, anna: { tomb: [...names('base'), ...starters, 'Book of Gates'] } })
    more.anna.ends()
    expect(more.table.referee.result).toMatchObject({ winners: [], scores: [{ total: 169 }] })
    const less = scene({ options: played, anna: { tomb: [...names('base'), ...starters.slice(1)], hand: ['Shabti'] } })
    less.anna.ends()
    expect(less.table.referee.result).toMatchObject({ winners: [], scores: [{ total: 169 }] })
  })

  test('Nobody holds up the end where one plays alone: turns without a change owe their sacrifice, and no more', () => {
    const { anna } = scene({
      options: played,
      anna: { hand: ['Shabti'] },
      pyramid: base('Boat', 'Chariot'),
      counters: { stalledTurns: 9, stalledRounds: 30 },
    })
    anna.plays('Shabti', '0', 'Boat', 'Chariot')
    anna.ends()
    anna.isFree()
  })
})
