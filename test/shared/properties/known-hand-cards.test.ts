// Which hand cards everybody knows, worked out a second time from the public log alone: these, and no others, stay where
// they are when hidden cards are exchanged.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CardRef } from '#shared/protocol.ts'
import type { Line } from '#shared/engine/log-lines.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { Chance } from '#shared/chance.ts'
import type { TestTable } from '../test-table.ts'
import { randomValleyGames, longTimeout, play, runs, type RandomValleyGame, cardIndexOf } from './valley-games.ts'
import { viewFor } from './made-view.ts'
import { required } from '#test/shared/required.ts'
import { valleyLine, valleyView } from '#test/shared/typed-by-game.ts'

/** Titles that everybody knows to be in a hand, each as often as it must be there. */
type Known = Map<string, number>

/** One copy more or less is known to be in a hand. */
function count(known: Known, card: CardRef | undefined, by: 1 | -1): void {
  if (card) known.set(card.card, Math.max(0, (known.get(card.card) ?? 0) + by))
}
/** At least one copy is in a hand. */
const hasOne = (known: Known, { card }: CardRef) => known.set(card, Math.max(1, known.get(card) ?? 0))

/** Enters what a public line says about cards in hands. */
function applyLine(hands: readonly Known[], logged: Line): void {
  const known = hands[logged.seat ?? -1]
  if (!known) return
  const line = valleyLine(logged)
  switch (line.key) {
    case 'stack':
    case 'end':
      return known.clear()
    case 'recover':
      return line.params.from === 'deck' ? undefined : count(known, line.params.card, 1)
    case 'buy':
      return line.params.to === 'hand' ? count(known, line.params.card, 1) : undefined
    case 'reveal-hand':
      known.clear()
      return line.params.cards.forEach(card => count(known, card, 1))
    case 'exchange':
      count(known, line.params.one, -1)
      return count(known, line.params.other, 1)
    case 'protected':
      if (line.params.discarded) count(known, line.params.card, -1)
      else hasOne(known, line.params.card)
      return
    case 'reveal':
      if (line.params.from === 'hand') hasOne(known, line.params.card)
      return
    case 'play':
    case 'answer':
      return count(known, line.params.card, -1)
    case 'pay':
      return line.params.from === undefined ? count(known, line.params.card, -1) : undefined
    case 'entomb':
    case 'discard':
    case 'sacrifice':
    case 'give':
      return line.params.from === 'hand' ? count(known, line.params.card, -1) : undefined
  }
}

/** The titles of hand cards that an exchange leaves alone, by seat. */
function keptBy(table: TestTable<ValleyState>): readonly Known[] {
  const { players, known } = table.context.state
  return players.map(({ hand }, seat) => {
    const kept: Known = new Map()
    const shown = valleyView(viewFor(table, seat)).table?.players[seat]?.hand
    hand.forEach((card, at) => {
      const title = typeof shown === 'object' ? (shown[at]?.card ?? '') : ''
      if (known[card] === 1) kept.set(title, (kept.get(title) ?? 0) + 1)
    })
    return kept
  })
}

const sorted = (hands: readonly Known[]) => hands.map(known => [...known].filter(([, times]) => times > 0).sort())
const without = (game: RandomValleyGame): RandomValleyGame => ({ ...game, undoes: false })

test('exactly the hand cards that the public log tells of stay when the others are exchanged', longTimeout, () => {
  let some = 0
  fc.assert(
    fc.property(randomValleyGames, game => {
      const hands: readonly Known[] = Array.from({ length: game.seats }, () => new Map<string, number>())
      let linesBefore = 0
      play(without(game), table => {
        const lines = table.lines.slice(linesBefore)
        linesBefore = table.lines.length
        for (const line of lines) applyLine(hands, line)
        if (table.referee.over || lines.length === 0) return
        const kept = keptBy(table)
        expect(sorted(kept)).toEqual(sorted(hands))
        if (kept.some(known => known.size > 0)) some++
      })
    }),
    runs(25),
  )
  expect(some).toBeGreaterThan(30)
})

test(
  'an exchange moves cards only within a hand and its deck, within a deck, and within the levels of the stock',
  longTimeout,
  () => {
    fc.assert(
      fc.property(randomValleyGames, fc.nat(), (game, seed) => {
        const table = play(game, () => undefined)
        const chance = new Chance(seed)
        const before = structuredClone(table.context.state)
        const viewer = chance.one(table.viewers)
        table.instance.redraw(viewer, chance)
        const after = table.context.state
        const set = (cards: readonly number[]) => [...cards].sort((one, other) => one - other)
        const { levelThree } = cardIndexOf(table.setting)
        expect(set(after.stock.slice(0, levelThree))).toEqual(set(before.stock.slice(0, levelThree)))
        expect(set(after.stock.slice(levelThree))).toEqual(set(before.stock.slice(levelThree)))
        after.players.forEach(({ hand, deck, dealt, pharaoh, ...open }, seat) => {
          const {
            hand: hadHand,
            deck: hadDeck,
            dealt: hadDealt,
            pharaoh: hadPharaoh,
            ...hadOpen
          } = required(before.players[seat])
          expect(open).toEqual(hadOpen)
          expect([hand.length, deck.length, dealt.length, pharaoh < 0]).toEqual([
            hadHand.length,
            hadDeck.length,
            hadDealt.length,
            hadPharaoh < 0,
          ])
          if (seat === viewer || dealt.length === 0) expect([dealt, pharaoh]).toEqual([hadDealt, hadPharaoh])
          expect(set([...hand, ...deck])).toEqual(set([...hadHand, ...hadDeck]))
          if (seat === viewer || before.over === 1) expect(hand).toEqual(hadHand)
          // Names stay with the places of a hand.
          expect(hand.map(card => after.names[card])).toEqual(hadHand.map(card => before.names[card]))
        })
        expect(set(after.boneyard)).toEqual(set(before.boneyard))
        expect(after.boneyard.slice(before.buried)).toEqual(before.boneyard.slice(before.buried))
        expect(after.boneyard.at(-1)).toBe(before.boneyard.at(-1))
        const rest = ({ players: _, stock: _stock, boneyard: _boneyard, names: _names, ...others }: ValleyState) =>
          others
        expect(rest(after)).toEqual(rest(before))
      }),
      runs(25),
    )
  },
)
