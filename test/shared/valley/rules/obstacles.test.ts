// Why something is not offered, as the rules say it with the question (API.md, View).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longTimeout, playGame, runs } from '#test/shared/properties/tested-game.ts'
import { testedValley } from '#test/shared/properties/valley-games.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { base, scene, type PyramidOfNames, type Setting } from '../scenario.ts'

type Belonging = Pick<NonNullable<Setting['anna']>, 'deck' | 'discard' | 'tomb'> & { readonly held?: readonly string[] }

const full: PyramidOfNames = [['Bow'], ['Serdab', 'Axe'], ['Boat', 'Censer', 'Sling']]

test('only base cards can be bought', () => {
  const { anna } = scene({ anna: { hand: ['Urn', 'Sling'] }, pyramid: full })
  anna.cannotBecause('upper-row', 'buy Bow', 'buy Serdab', 'buy Axe')
})

test('a card that costs more than hand and credits can pay is too dear', () => {
  const { anna } = scene({ anna: { hand: ['Urn'] }, pyramid: base('Sling', 'Boat') })
  anna.cannotBecause('too-dear', 'buy Sling')
})

test('a card that lies face down cannot be bought, wherever it lies', () => {
  const { anna } = scene({
    options: { starters: 'both' },
    anna: { hand: ['Kite', 'Urn', 'Urn', 'Sling'] },
    pyramid: base('Boat', 'Censer'),
  })
  anna.plays('Kite', 'Boat')
  anna.cannotBecause('face-down', 'buy Boat')
})

test('one card is entombed freely in a turn', () => {
  const { anna } = scene({ anna: { hand: ['Urn', 'Boat', 'Ring'] } })
  anna.entombs('Boat')
  anna.cannotBecause('entombed', 'entomb Urn', 'entomb Ring')
})

test('in the solitaire Master only actions entomb', () => {
  const { anna } = scene({ options: { solitaire: 'master' }, anna: { hand: ['Urn', 'Boat'] } })
  anna.cannotBecause('only-actions', 'entomb Urn', 'entomb Boat')
})

test('a reaction is no action, and in a solitaire none that mentions others is allowed', () => {
  scene({ anna: { hand: ['Boat', 'Urn'] } }).anna.cannotBecause('reaction', 'play Boat')
  const { anna } = scene({ options: { solitaire: 'starter' }, anna: { hand: ['Dagger', 'Urn'] } })
  anna.cannotBecause('opponents', 'play Dagger')
})

test('an action that cannot be completed names the first choice for which nothing fits', () => {
  const alone = scene({ anna: { hand: ['Book of the Earth'] }, pyramid: full })
  alone.anna.cannotBecause('sacrifice.hand', 'play Book of the Earth')
  const dear = scene({ anna: { hand: ['Book of the Earth', 'Urn'] }, pyramid: base('Sling', 'Bow') })
  dear.anna.cannotBecause('take.pyramid', 'play Book of the Earth')
})

test.each([
  [
    'for every three deck cards, of which there are fewer',
    'Priestess of Hathor',
    { deck: ['Urn', 'Mummified Cat'], discard: ['Ring'] },
  ],
  ['up to three, which are held already', 'Goddess Maat', { held: ['Urn', 'Mummified Cat', 'Ring'], deck: ['Urn'] }],
  ['for each card bought this turn, and none was', 'Harvest', { deck: ['Urn'] }],
  ['for each set in the tomb, where none lies', 'Grand Gallery', { deck: ['Urn'], tomb: ['Mummified Cat'] }],
  ['for every three deck cards, and there are no own cards at all', 'Priestess of Hathor', {}],
] as const)('an action that would draw %s, draws no card', (_, card, { held = [], ...own }: Belonging) => {
  const { anna } = scene({ anna: { hand: [card, ...held], ...own }, pyramid: full })
  anna.cannotBecause('no-draw', `play ${card}`)
})

test('an action that would draw a card finds deck and discard pile empty', () => {
  const { anna } = scene({ anna: { hand: ['Goddess Maat', 'Grand Gallery'], tomb: ['Sling'] }, pyramid: full })
  anna.cannotBecause('no-own-cards', 'play Goddess Maat', 'play Grand Gallery')
})

test.each([
  ['recover.deck', 'Hopi Canopic Jar'],
  ['entomb.deck', 'Priest of Thoth'],
] as const)('an action that searches the deck finds nothing there, whatever is discarded: %s', (reason, card) => {
  for (const discard of [['Urn'], []])
    scene({ anna: { hand: [card], discard }, pyramid: full }).anna.cannotBecause(reason, `play ${card}`)
})

test('an action that takes the top card of the stock finds the stock empty, however full the deck is', () => {
  for (const deck of [['Urn', 'Mummified Cat'], []])
    scene({ anna: { hand: ['Book of the Netherworld'], deck }, pyramid: full }).anna.cannotBecause(
      'no-stock',
      'play Book of the Netherworld',
    )
})

test('an action that takes the card at the apex finds none there, or one that lies face down', () => {
  const { anna } = scene({ options: { starters: 'both' }, anna: { hand: ['Kite', 'Bow'] }, pyramid: full })
  anna.plays('Kite', 'Bow')
  anna.cannotBecause('no-open-apex', 'play Bow')
  scene({ anna: { hand: ['Bow'] }, pyramid: base('Axe') }).anna.cannotBecause('no-open-apex', 'play Bow')
})

test('an action on opponents reaches none: one whom it would name, or all of them', () => {
  const hand = ['Dagger', 'Priest of Sobek', 'Spear', 'Duamutef Canopic Jar']
  const { anna } = scene({ anna: { hand }, ben: { hand: ['Urn'] } })
  anna.cannotBecause('no-opponent', ...hand.map(card => `play ${card}`))
})

test('a power that was used, and one that can do nothing', () => {
  const { anna } = scene({ anna: { hand: ['Urn'], pharaoh: 'hatshepsut' } })
  anna.usesPower()
  anna.cannotBecause('power-used', 'power')
  const full = scene({ anna: { hand: ['Urn'], pharaoh: 'akhenaten' }, pyramid: base('Sling') })
  full.anna.can('power')
  const none = scene({ anna: { hand: ['Sling'], pharaoh: 'akhenaten' }, pyramid: base('Boat') })
  none.anna.cannotBecause('sacrifice.hand', 'power')
})

const ofTurn = /^(?:buy|execute|entomb)-/

test('in the own turn everything that could be thought of is either offered or has its reason', longTimeout, () => {
  const met = new Set<string>()
  fc.assert(
    fc.property(testedValley.randomGames, game => {
      playGame(testedValley, game, ({ referee }) => {
        for (const seat of referee.waitingFor) {
          const [question] = referee.decisions(seat)
          for (const obstacle of Object.keys(question?.blocked ?? {})) met.add(obstacle)
          expect(Object.keys(question?.blocked ?? {})).not.toContain('')
          if (question?.kind !== 'play') return
          const { players, pyramid } = referee.table(seat) as ValleyTable
          const hand = players.find(player => player.seat === seat)?.hand
          const held = typeof hand === 'object' ? hand.map(({ id }) => id) : []
          const imagined = [
            ...pyramid.flat().flatMap(card => (card ? [`buy-${card.id}`] : [])),
            ...held.flatMap(id => [`execute-${id}`, `entomb-${id}`]),
          ]
          const offered = question.options.map(({ id }) => id)
          const blocked = Object.values(question.blocked ?? {}).flatMap(ids => ids ?? [])
          expect(blocked.filter(id => offered.includes(id))).toEqual([])
          expect([...offered, ...blocked].filter(id => ofTurn.test(id)).sort()).toEqual(imagined.sort())
        }
      })
    }),
    runs(10),
  )
  expect([...met]).toEqual(expect.arrayContaining(['upper-row', 'too-dear', 'entombed', 'reaction']))
})
