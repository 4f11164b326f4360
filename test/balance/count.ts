// Plays games of one kind and counts, title by title, what was done with it and how those fared who did it.
import type { NamedCard, Params } from '#shared/protocol.ts'
import { Match } from '#shared/engine/match.ts'
import { Deck } from '#shared/valley/deck.ts'
import { valley } from '#shared/valley/game.ts'
import { settle } from '#shared/valley/options.ts'
import type { Player } from '#shared/valley/state.ts'
import type { Title } from '#shared/valley/title.ts'
import { Chance } from '#test/shared/chance.ts'
import type { Picking } from './players.ts'

/** What was done with a title, per game in which it lay in the stock; `winners`: how often whoever entombed it won, 1 being as often as anybody. */
export interface Weighed { readonly title: Title, readonly bought: number, readonly executed: number, readonly entombed: number, readonly winners: number }
export interface Balance { readonly cards: readonly Weighed[], readonly seats: readonly number[], readonly turns: number, readonly points: number }

const keys = { buy: 'bought', play: 'executed', entomb: 'entombed' } as const
type Deed = (typeof keys)[keyof typeof keys]

/**
 * Plays so many games.
 * @param player makes a player of a chance
 */
export function weigh(asked: Params, seats: number, games: number, player: (chance: Chance) => Picking): Balance {
  const options = settle(asked, seats, count => Math.floor(count / 2))
  if ('code' in options) throw new Error(String(options.message))
  const deck = new Deck(options, seats)
  const chance = new Chance(2014)
  const counts = new Map<string, Record<Deed, number> & { buried: number, won: number }>()
  const of = (id: string) => {
    const known = counts.get(id) ?? { bought: 0, executed: 0, entombed: 0, buried: 0, won: 0 }
    counts.set(id, known)
    return known
  }
  const wins = Array.from({ length: seats }, () => 0)
  let turns = 0, points = 0
  for (let game = 0; game < games; game++) {
    const match = new Match(valley, options, seats, chance.seed())
    const pick = player(chance)
    for (let ask = match.open[0]?.ask; ask; ask = match.open[0]?.ask) match.pick(ask, pick(match, ask, deck))
    const { lines, state } = match.run
    for (const { key, params } of lines) if (key in keys) of((params['card'] as NamedCard).card)[keys[key as keyof typeof keys]]++
    const { result } = match.play
    for (const { total } of result?.scores ?? []) points += total
    const winners = result?.winners ?? []
    for (const seat of winners) {
      const at = (seat - state.first + seats) % seats
      wins[at] = (wins[at] ?? 0) + 1 / winners.length
    }
    state.players.forEach((one: Player, seat) => {
      turns += one.turns
      for (const id of new Set(one.tomb.map(card => deck.titles[card]?.id ?? ''))) {
        of(id).buried++
        if (winners.includes(seat)) of(id).won += 1 / winners.length
      }
    })
  }
  const cards = [...new Set(deck.titles)].map((title): Weighed => {
    const { bought, executed, entombed, buried, won } = of(title.id)
    return { title, bought: bought / games, executed: executed / games, entombed: entombed / games, winners: buried === 0 ? 0 : won / buried * seats }
  })
  return { cards, seats: wins.map(won => won / games), turns: turns / games / seats, points: points / games / seats }
}
