// Which hand cards everybody knows, worked out a second time from the public log alone: these, and no others, stay where
// they are when hidden cards are exchanged.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Line } from '#shared/engine/log-lines.ts'
import { CardIndex } from '#shared/valley/card-index.ts'
import type { ValleyOptions } from '#shared/valley/options.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { Chance } from '../chance.ts'
import type { Table } from '../tested-table.ts'
import { described, patience, play, runs, type Described } from './valley-games.ts'
import { viewFor } from './made-view.ts'
import { required } from '#test/shared/required.ts'
import { valleyView } from '#test/shared/game-tables.ts'

/** Titles that everybody knows to be in a hand, each as often as it must be there. */
type Known = Map<string, number>

const titleIn = (card: unknown): string =>
  typeof card === 'object' && card !== null && 'card' in card ? String(card.card) : ''
const leaves = ['play', 'pay', 'entomb', 'discard', 'sacrifice', 'give', 'answer']

function showAll(known: Known, cards: unknown): void {
  known.clear()
  for (const card of cards as readonly unknown[]) known.set(titleIn(card), (known.get(titleIn(card)) ?? 0) + 1)
}

function swap(known: Known, given: string, got: string): void {
  known.set(given, Math.max(0, (known.get(given) ?? 0) - 1))
  known.set(got, (known.get(got) ?? 0) + 1)
}

/** What a public line tells of hands. */
function heed(hands: readonly Known[], { key, seat, params }: Line): void {
  const known = hands[seat ?? -1]
  if (!known) return
  const title = titleIn(params['card'])
  const has = known.get(title) ?? 0
  const from = params['from'] ?? 'hand'
  if (key === 'stack' || key === 'end') known.clear()
  else if ((key === 'recover' && from !== 'deck') || (key === 'buy' && params['to'] === 'hand'))
    known.set(title, has + 1)
  else if (key === 'reveal-hand') showAll(known, params['cards'])
  else if (key === 'exchange') swap(known, titleIn(params['one']), titleIn(params['other']))
  else if (key === 'protected' && params['discarded']) known.set(title, Math.max(0, has - 1))
  else if (key === 'protected' || (key === 'reveal' && params['from'] === 'hand')) known.set(title, Math.max(1, has))
  else if (leaves.includes(key) && from === 'hand') known.set(title, Math.max(0, has - 1))
}

/** The titles of hand cards that an exchange leaves alone, by seat. */
function keptBy(table: Table<ValleyState>): readonly Known[] {
  const { players, known } = table.run.state
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
const without = (game: Described): Described => ({ ...game, undoes: false })

test('exactly the hand cards that the public log tells of stay when the others are exchanged', patience, () => {
  let some = 0
  fc.assert(
    fc.property(described, game => {
      const hands: readonly Known[] = Array.from({ length: game.seats }, () => new Map<string, number>())
      let told = 0
      play(without(game), table => {
        const lines = table.lines.slice(told)
        told = table.lines.length
        for (const line of lines) heed(hands, line)
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
  patience,
  () => {
    fc.assert(
      fc.property(described, fc.nat(), (game, seed) => {
        const table = play(game, () => undefined)
        const chance = new Chance(seed)
        const before = structuredClone(table.run.state)
        const viewer = chance.one(table.viewers)
        table.play.redraw(viewer, chance)
        const after = table.run.state
        const set = (cards: readonly number[]) => [...cards].sort((one, other) => one - other)
        const { levelThree } = new CardIndex(table.setting.options as ValleyOptions, game.seats)
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
