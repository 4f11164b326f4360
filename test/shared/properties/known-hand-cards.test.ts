// Which hand cards everybody knows, worked out a second time from the public log alone: these, and no others, stay where
// they are when hidden cards are exchanged.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Line } from '#shared/engine/log-lines.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { Chance } from '../chance.ts'
import type { TestTable } from '../test-table.ts'
import { randomValleyGames, longTimeout, play, runs, type RandomValleyGame, cardIndexOf } from './valley-games.ts'
import { viewFor } from './made-view.ts'
import { required } from '#test/shared/required.ts'
import { valleyView } from '#test/shared/typed-by-game.ts'
import { titleIn } from '#test/shared/valley/named-card.ts'

/** Titles that everybody knows to be in a hand, each as often as it must be there. */
type Known = Map<string, number>

const titleOf = (card: unknown): string => titleIn(card) ?? ''
const leaves = ['play', 'pay', 'entomb', 'discard', 'sacrifice', 'give', 'answer']

function showAll(known: Known, cards: unknown): void {
  known.clear()
  if (!Array.isArray(cards)) throw new Error('a hand is shown card by card')
  for (const title of cards.map(titleOf)) known.set(title, (known.get(title) ?? 0) + 1)
}

function swap(known: Known, given: string, got: string): void {
  known.set(given, Math.max(0, (known.get(given) ?? 0) - 1))
  known.set(got, (known.get(got) ?? 0) + 1)
}

/** What a public line tells of hands. */
function heed(hands: readonly Known[], { key, seat, params }: Line): void {
  const known = hands[seat ?? -1]
  if (!known) return
  const title = titleOf(params['card'])
  const has = known.get(title) ?? 0
  const from = params['from'] ?? 'hand'
  if (key === 'stack' || key === 'end') known.clear()
  else if ((key === 'recover' && from !== 'deck') || (key === 'buy' && params['to'] === 'hand'))
    known.set(title, has + 1)
  else if (key === 'reveal-hand') showAll(known, params['cards'])
  else if (key === 'exchange') swap(known, titleOf(params['one']), titleOf(params['other']))
  else if (key === 'protected' && params['discarded']) known.set(title, Math.max(0, has - 1))
  else if (key === 'protected' || (key === 'reveal' && params['from'] === 'hand')) known.set(title, Math.max(1, has))
  else if (leaves.includes(key) && from === 'hand') known.set(title, Math.max(0, has - 1))
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
