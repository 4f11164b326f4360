// Ids of cards: never equal, never used again, nobody gets those of another's hand, and none depends on a hidden order.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Journal } from '#shared/engine/journal.ts'
import { paramsFor } from '#shared/engine/log-lines.ts'
import type { Saved } from '#shared/engine/match.ts'
import type { Card } from '#shared/protocol.ts'
import { emptySlot, type ValleyState } from '#shared/valley/state.ts'
import { Chance } from '#shared/chance.ts'
import { TestTable } from '../test-table.ts'
import { randomValleyGames, nextSent, longTimeout, play, runs } from './valley-games.ts'
import { viewFor } from './made-view.ts'
import { required } from '#test/shared/required.ts'
import { valleyTable } from '#test/shared/typed-by-game.ts'

test(
  'an id once given to a card is never given to another, nor to the same one again after it was lost',
  longTimeout,
  () => {
    fc.assert(
      fc.property(randomValleyGames, game => {
        const owners = new Map<number, number>()
        const lost = new Set<number>()
        let before: readonly number[] = []
        play(game, ({ context: { state } }, _, sent) => {
          state.names.forEach((name, card) => {
            if (name === before[card]) return
            const old = before[card] ?? 0
            if (old !== 0) lost.add(old)
            if (name === 0) return
            // What was taken back has its old id again; the one it had in between is never used again.
            if (sent && 'undo' in sent) lost.delete(name)
            expect([owners.get(name) ?? card, lost.has(name)]).toEqual([card, false])
            owners.set(name, card)
          })
          before = [...state.names]
        })
      }),
      runs(30),
    )
  },
)

/** How many cards of a deck are looked at, at least and at most, while this is asked. */
function looking(key: string, deck: number): readonly [number, number] {
  if (key === 'recover.deck' || key === 'entomb.deck') return [deck, deck]
  if (key.endsWith('.top')) return [1, 4]
  return [0, 0]
}

test(
  'a card that lies openly has an id of the table and keeps it; in a hand it has one of that hand; hidden ones have none',
  longTimeout,
  () => {
    fc.assert(
      fc.property(randomValleyGames, game => {
        let before: readonly number[] = []
        let linesBefore = 0
        const wrong: string[] = []
        play(game, ({ context: { state }, referee, lines }, _, sent) => {
          const { names } = state
          // What went into a new deck, or was put back into the boneyard unseen, may have come out again by another name.
          const isReshuffled =
            lines.slice(linesBefore).some(line => line.key === 'reshuffle' || line.key === 'rearranged') ||
            (sent !== null && 'undo' in sent)
          linesBefore = lines.length
          const isDigging = referee.waitingFor.some(seat => referee.decisions(seat)[0]?.key.endsWith('.boneyard'))
          const bones = isDigging ? [] : state.boneyard.slice(state.buried < state.boneyard.length ? state.buried : -1)
          const open = [
            ...state.pyramid.filter(card => card !== emptySlot),
            ...bones,
            ...state.aside,
            ...state.players.flatMap(({ discard, tomb, play: inPlay }) => [...discard, ...tomb, ...inPlay]),
          ]
          for (const card of open) {
            const name = names[card] ?? 0
            if (name <= 0) wrong.push(`${card} lies openly without a name`)
            if ((before[card] ?? 0) > 0 && !isReshuffled && name !== before[card]) wrong.push(`${card} lost its name`)
          }
          state.players.forEach(({ hand, deck }, seat) => {
            for (const card of hand) {
              const name = names[card] ?? 0
              if (referee.over ? name <= 0 : name >= 0 || -name % 8 !== seat)
                wrong.push(`${card} is called ${name} in the hand of ${seat}`)
            }
            const [fewest, most] =
              referee.openFor(seat).length > 0 ? looking(referee.decisions(seat)[0]?.key ?? '', deck.length) : [0, 0]
            const named = deck.filter(card => (names[card] ?? 0) < 0).length
            if (named < fewest || named > most) wrong.push(`${named} cards are named in the deck of ${seat}`)
          })
          const isBuying = referee.waitingFor.some(seat =>
            ['buy.stock', 'pay'].includes(referee.decisions(seat)[0]?.key ?? ''),
          )
          for (const card of state.stock)
            if (names[card] !== 0 && !(isBuying && card === state.stock.at(-1)))
              wrong.push(`${card} is named in the stock`)
          before = [...names]
        })
        expect(wrong).toEqual([])
      }),
      runs(20),
    )
  },
)

const isCard = (value: object): value is Card => 'id' in value && 'card' in value && typeof value.card === 'string'

/** Every card with an id in a value. */
function cardsIn(value: unknown): readonly Card[] {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.values(value).flatMap(cardsIn)
  return isCard(value) ? [value, ...within] : within
}

test(
  'nobody ever gets an id of another hand, and an id means the same card for as long as it is seen',
  longTimeout,
  () => {
    fc.assert(
      fc.property(randomValleyGames, game => {
        const meaning = new Map<string, string>()
        const wrong: string[] = []
        play(game, (table, chance) => {
          if (!chance.once(9)) return
          for (const viewer of table.viewers) {
            const { table: seen, decisions, waiting, log } = viewFor(table, viewer)
            const own = viewer === null ? /^t[1-9]\d*$/ : new RegExp(`^(t|${viewer}h)[1-9]\\d*$`)
            for (const card of cardsIn([seen, decisions, waiting, log])) {
              if (!own.test(card.id) || (meaning.get(card.id) ?? card.card) !== card.card)
                wrong.push(`${card.id} for ${viewer}: ${card.card}`)
              meaning.set(card.id, card.card)
            }
            expect(JSON.stringify([seen, decisions, waiting, log])).not.toMatch(
              new RegExp(`"[${[0, 1, 2, 3, 4, 5].filter(seat => seat !== viewer).join('')}]h\\d`),
            )
          }
          for (const line of table.lines.slice(-8)) expect(JSON.stringify(paramsFor(line, null))).not.toMatch(/"\dh\d/)
        })
        expect(wrong).toEqual([])
      }),
      runs(10),
    )
  },
)

test('in one view no two cards have the same id', longTimeout, () => {
  fc.assert(
    fc.property(randomValleyGames, game => {
      play(game, (table, chance) => {
        if (!chance.once(9) && !table.referee.over) return
        for (const viewer of table.viewers) {
          const { pyramid, aside, boneyard, players } = valleyTable(table.referee.table(viewer))
          const lying = [
            ...cardsIn(pyramid),
            ...cardsIn(aside),
            ...cardsIn(boneyard.top),
            ...players.flatMap(player => [
              ...cardsIn(player.hand),
              ...cardsIn(player.discard.cards ?? player.discard.top),
              ...cardsIn(player.tomb),
              ...cardsIn(player.inPlay),
            ]),
          ]
          expect(new Set(lying.map(card => card.id)).size).toBe(lying.length)
        }
      })
    }),
    runs(20),
  )
})

/** A copy of a settled table in which some hidden cards have changed places. */
function rearranged(table: TestTable<ValleyState>, change: (state: ValleyState) => void): TestTable<ValleyState> {
  const saved: Saved<ValleyState> = JSON.parse(JSON.stringify(table.referee.saved))
  change(saved.state)
  return new TestTable<ValleyState>(table.setting, saved)
}

const journal = new Journal()

const isSettled = ({ referee }: TestTable<ValleyState>) =>
  referee.waitingFor.some(seat => referee.decisions(seat)[0]?.kind === 'play')

test(
  'the order in which a hand was drawn tells nobody anything, neither when it is discarded nor at the end',
  longTimeout,
  () => {
    fc.assert(
      fc.property(randomValleyGames, game => {
        play(game, (table, chance) => {
          if (!isSettled(table) || !chance.once(12)) return
          const seat = table.context.state.turn
          const [plain, other] = [
            rearranged(table, () => undefined),
            rearranged(table, ({ players, names }) => {
              // Cards change places within the hand; names belong to the places.
              const { hand } = required(players[seat])
              const called = hand.map(card => required(names[card]))
              for (const [place, card] of chance.some(hand, hand.length).entries()) {
                journal.put(hand, place, card)
                journal.put(names, card, required(called[place]))
              }
            }),
          ]
          const sent = { seat, decision: table.referee.openFor(seat)[0] ?? '', options: ['end'] }
          plain.sendLegal(sent)
          other.sendLegal(sent)
          for (const viewer of table.viewers.filter(each => each !== seat))
            expect(viewFor(other, viewer)).toEqual(viewFor(plain, viewer))
        })
      }),
      runs(20),
    )
  },
)

test("cards that are drawn together are named in an order that tells nothing of the deck's", longTimeout, () => {
  fc.assert(
    fc.property(randomValleyGames, game => {
      play(game, (table, chance) => {
        if (!isSettled(table) || !chance.once(12)) return
        const seat = table.context.state.turn
        const [plain, other] = [
          rearranged(table, () => undefined),
          rearranged(table, ({ players }) => {
            const { deck } = required(players[seat])
            const under = Math.max(0, deck.length - 5)
            const top = deck.slice(under)
            for (const [at, card] of chance.some(top, top.length).entries()) journal.put(deck, under + at, card)
          }),
        ]
        const sent = { seat, decision: table.referee.openFor(seat)[0] ?? '', options: ['end'] }
        const further = chance.below(1000)
        for (const each of [plain, other]) {
          const same = new Chance(further)
          each.sendLegal(sent)
          while (!isSettled(each) && !each.referee.over) each.sendLegal(nextSent(each, game, same))
        }
        for (const viewer of table.viewers) expect(viewFor(other, viewer)).toEqual(viewFor(plain, viewer))
      })
    }),
    runs(20),
  )
})
