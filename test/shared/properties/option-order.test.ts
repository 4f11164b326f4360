// The order of the deck-builder's options reveals nothing hidden.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { UnwordedDecision } from '#shared/engine/game.ts'
import { randomValleyGames, longTimeout, play, runs } from './valley-games.ts'

const uses: readonly string[] = ['', 'execute-', 'entomb-', 'protect-']
const held = /^((?:execute|entomb|protect)-)?\dh(\d+)$/

/** What an option is sorted by: the use it is put to, its title, the number of its name. */
function placeIn({ id, card }: UnwordedDecision['options'][number]): readonly [number, string, number] {
  const [, use = '', number = ''] = held.exec(id) ?? []
  return [uses.indexOf(use), card?.card ?? '', Number(number)]
}

/** Seats in turn order from the left of one of them. */
function inTurnOrder(seat: number, others: readonly string[]): readonly string[] {
  const place = (other: string) => (Number(other) + 6 - seat) % 6
  return [...others].sort((one, other) => place(one) - place(other))
}

test(
  'options of a hand or a searched deck come by title and then by name, numbers and players in their order, piles top first',
  longTimeout,
  () => {
    fc.assert(
      fc.property(randomValleyGames, game => {
        play(game, ({ referee, context: { state } }) => {
          for (const seat of referee.waitingFor) {
            for (const { kind, key, options } of referee.decisions(seat)) {
              const ids = options.map(({ id }) => id)
              const hidden = options.filter(({ id }) => held.test(id))
              const sorted = [...hidden].sort((one, other) => {
                const [[use, title, number], [otherUse, otherTitle, otherNumber]] = [placeIn(one), placeIn(other)]
                return use - otherUse || Number(title > otherTitle) - Number(title < otherTitle) || number - otherNumber
              })
              expect(hidden.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
              const numbers = ids.filter(id => /^\d$/.test(id))
              if (kind === 'choose-player') expect(numbers).toEqual(inTurnOrder(seat, numbers))
              else expect(numbers).toEqual([...numbers].sort())
              if (key.endsWith('.discard')) {
                const pile = (state.players[seat]?.discard ?? []).map(card => `t${state.names[card]}`).reverse()
                expect(ids.filter(id => pile.includes(id))).toEqual(pile.filter(id => ids.includes(id)))
              }
            }
          }
        })
      }),
      runs(12),
    )
  },
)
