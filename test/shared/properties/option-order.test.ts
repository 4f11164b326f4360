// The order of the deck-builder's options reveals nothing hidden.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { UnwordedDecision } from '#shared/engine/game.ts'
import { randomValleyGames, wholeGames, longTimeout, play, runs, type RandomValleyGame } from './valley-games.ts'

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

/** Whole games of players who do so much that cards of piles are asked for, too. */
const busyGames = wholeGames.map(game => ({ ...game, habits: ['digger', 'busy'] as const }))

test(
  'options of a hand or a searched deck come by title and then by name, numbers and players in their order, piles top first',
  longTimeout,
  () => {
    /** Questions that could show a wrong order. */
    const telling = { hidden: 0, players: 0, pile: 0 }
    const check = (game: RandomValleyGame) => {
      play(game, ({ referee, context: { state } }) => {
        for (const seat of referee.waitingFor) {
          for (const { kind, options } of referee.decisions(seat)) {
            const ids = options.map(({ id }) => id)
            const hidden = options.filter(({ id }) => held.test(id))
            const sorted = [...hidden].sort((one, other) => {
              const [[use, title, number], [otherUse, otherTitle, otherNumber]] = [placeIn(one), placeIn(other)]
              return use - otherUse || Number(title > otherTitle) - Number(title < otherTitle) || number - otherNumber
            })
            if (hidden.length > 1) telling.hidden++
            expect(hidden.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
            const numbers = ids.filter(id => /^\d$/.test(id))
            if (kind === 'choose-player' && numbers.length > 1) telling.players++
            if (kind === 'choose-player') expect(numbers).toEqual(inTurnOrder(seat, numbers))
            else expect(numbers).toEqual([...numbers].sort())
            for (const cards of [state.players[seat]?.discard ?? [], state.boneyard]) {
              const pile = cards.map(card => `t${state.names[card]}`).reverse()
              const offered = ids.filter(id => pile.includes(id))
              if (offered.length > 1) telling.pile++
              expect(offered).toEqual(pile.filter(id => ids.includes(id)))
            }
          }
        }
      })
    }
    fc.assert(fc.property(randomValleyGames, check), runs(6))
    fc.assert(fc.property(busyGames, check), runs(12))
    expect(telling.hidden).toBeGreaterThan(1000)
    expect(telling.players).toBeGreaterThan(5)
    expect(telling.pile).toBeGreaterThan(15)
  },
)
