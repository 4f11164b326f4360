// Why something is not offered, as the rules say it with the question (API.md, View).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longTimeout, playGame, runs } from '#test/shared/properties/tested-game.ts'
import { testedValley } from '#test/shared/properties/valley-games.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { base, scene, type PyramidOfNames } from '../scenario.ts'

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
