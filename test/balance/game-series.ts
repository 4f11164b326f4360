// Plays games of one kind and counts, title by title, what was done with it and how those fared who got it.
import type { MessageRef } from '#shared/message.ts'
import type { ValleyEvents } from '#shared/valley/events.ts'
import type { Params } from '#shared/protocol.ts'
import { entryAt } from '#shared/entry.ts'
import { Match } from '#shared/engine/match.ts'
import { CardIndex } from '#shared/valley/card-index.ts'
import { valley } from '#shared/valley/index.ts'
import { settle } from '#shared/valley/options.ts'
import { emptySlot, type ValleyState } from '#shared/valley/state.ts'
import { perfectScore } from '#shared/valley/scoring.ts'
import { pharaohIds, type CardDefinition } from '#shared/valley/card-definition.ts'
import { Chance } from '#shared/chance.ts'
import type { MakePlayer } from './players.ts'
import { Tally } from './tally.ts'
import { playGame } from '#test/training/self-play.ts'
import { accepted } from '#test/shared/accepted-options.ts'
import { valleyLine } from '#test/shared/typed-by-game.ts'

/** Games of one kind. */
export interface GameSeries {
  readonly options: Params
  readonly seats: number
  readonly games: number
  /** Makes the player of all seats. */
  readonly player: MakePlayer
}

/** What was done with a title. */
export interface CardStats {
  readonly title: CardDefinition
  /** Copies in the stock, or with which all seats together begin. */
  readonly copies: number
  /** Bought or taken, carried out or answered with, entombed: by anybody, a game. */
  readonly got: Tally
  readonly used: Tally
  readonly entombed: Tally
  /** Of its copies that lay in the pyramid, the part that was bought or taken, by game. */
  readonly wanted: Tally
  /** How often whoever got it won, and whoever entombed it: 1 is as often as anybody. */
  readonly winsGot: Tally
  readonly winsEntombed: Tally
}

/** A pharaoh: how often its power was used in a game of whoever kept it, and how often that player won. */
export interface PharaohStats {
  readonly used: Tally
  readonly wins: Tally
}

export interface Balance {
  readonly cards: readonly CardStats[]
  /** By the pharaoh's id; none where the table has none. */
  readonly pharaohs: ReadonlyMap<string, PharaohStats>
  /** Victories by place in the order of turns; a shared one counts in parts. */
  readonly seats: readonly Tally[]
  /** Points by the same place. */
  readonly pointsOf: readonly Tally[]
  readonly turns: Tally
  readonly points: Tally
  readonly winner: Tally
  /** The perfect score of these cards, and how many games reached it alone. */
  readonly perfect: number
  readonly reached: number
}

const statByKey = {
  buy: 'got',
  take: 'got',
  play: 'used',
  answer: 'used',
  protected: 'used',
  entomb: 'entombed',
} as const
type CardStat = (typeof statByKey)[keyof typeof statByKey]
const isCounted = (key: string): key is keyof typeof statByKey => key in statByKey

/** Plays games, the same ones whenever it is called so, and counts. */
export function playSeries({ options: wanted, seats, games, player }: GameSeries): Balance {
  const options = accepted(settle(wanted, seats, countGame => Math.floor(countGame / 2)))
  const cardIndex = new CardIndex(options, seats)
  const seeds = new Chance(2014)
  const thoughts = new Chance(2018)
  const thinker = player(options, seats)
  const thinkers = Array.from({ length: seats }, () => thinker)
  const cards = new Map(
    [...new Set(cardIndex.definitions)].map((title): [string, CardStats] => [
      title.id,
      {
        title,
        copies: cardIndex.definitions.filter(each => each === title).length,
        got: new Tally(),
        used: new Tally(),
        entombed: new Tally(),
        wanted: new Tally(),
        winsGot: new Tally(),
        winsEntombed: new Tally(),
      },
    ]),
  )
  const balance = {
    cards: [...cards.values()],
    pharaohs: new Map(
      options.pharaohs
        ? pharaohIds.map((id): [string, PharaohStats] => [id, { used: new Tally(), wins: new Tally() }])
        : [],
    ),
    seats: Array.from({ length: seats }, () => new Tally()),
    pointsOf: Array.from({ length: seats }, () => new Tally()),
    turns: new Tally(),
    points: new Tally(),
    winner: new Tally(),
    perfect: perfectScore(cardIndex),
    reached: 0,
  }
  const prepared = valley.prepare(options, seats)
  for (let game = 0; game < games; game++) {
    const match = new Match(prepared, seeds.seed())
    const offered = new Set<number>()
    const look = () => {
      for (const card of match.game.state.pyramid) if (card !== emptySlot) offered.add(card)
    }
    look()
    playGame(match, thinkers, thoughts, look)
    count(match, balance, cards, numberOf(offered, cardIndex))
    if (match.instance.result?.scores.some(({ total }) => total === balance.perfect)) balance.reached++
  }
  return balance
}

/** How many of these cards there are of each title. */
function numberOf(cards: ReadonlySet<number>, { definitions }: CardIndex): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  for (const card of cards) {
    const { id } = entryAt(definitions, card)
    numbers.set(id, (numbers.get(id) ?? 0) + 1)
  }
  return numbers
}

/**
 * Enters one game that is over.
 * @param offered how many copies of each title lay in the pyramid
 */
function count(
  { game: { lines, state }, instance }: Match<ValleyState>,
  balance: Balance,
  cards: ReadonlyMap<string, CardStats>,
  offered: ReadonlyMap<string, number>,
): void {
  const { scores, winners } = instance.result ?? { scores: [], winners: [] }
  const seats = state.players.length
  const share = (seat: number) => (winners.includes(seat) ? 1 / winners.length : 0)
  for (const { seat, total } of scores) {
    balance.points.add(total)
    const place = (seat - state.first + seats) % seats
    balance.seats[place]?.add(share(seat))
    balance.pointsOf[place]?.add(total)
  }
  for (const player of state.players) balance.turns.add(player.turns)
  for (const [seat, { pharaoh }] of state.players.entries()) {
    const tally = balance.pharaohs.get(pharaohIds[pharaoh] ?? '')
    tally?.used.add(lines.filter(line => line.key === 'power' && line.seat === seat).length)
    tally?.wins.add(share(seat) * seats)
  }
  balance.winner.add(Math.max(...scores.map(({ total }) => total)))
  const done = new Map<string, Record<CardStat, (number | null)[]>>()
  for (const line of lines) {
    const { key, seat } = line
    if (!isCounted(key)) continue
    const { params }: MessageRef<ValleyEvents> = valleyLine(line)
    const title = 'card' in params ? params.card?.card : undefined
    if (title === undefined) continue
    const known = done.get(title) ?? { got: [], used: [], entombed: [] }
    known[statByKey[key]].push(seat)
    done.set(title, known)
  }
  for (const weighed of cards.values()) {
    const { got = [], used = [], entombed = [] } = done.get(weighed.title.id) ?? {}
    weighed.got.add(got.length)
    const copies = offered.get(weighed.title.id) ?? 0
    if (copies > 0) weighed.wanted.add(Math.min(1, got.length / copies))
    weighed.used.add(used.length)
    weighed.entombed.add(entombed.length)
    for (const seat of new Set(got)) weighed.winsGot.add(share(seat ?? 0) * seats)
    for (const seat of new Set(entombed)) weighed.winsEntombed.add(share(seat ?? 0) * seats)
  }
}
