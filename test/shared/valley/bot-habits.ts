// What bots of the deck-builder do in whole games, counted.
import type { Level } from '#shared/bot-levels.ts'
import { Bot } from '#shared/bots/bot.ts'
import { Net } from '#shared/bots/net.ts'
import { unpack } from '#shared/bots/packed-weights.ts'
import type { DecisionPoint } from '#shared/engine/effect.ts'
import type { Match } from '#shared/engine/match.ts'
import { Stream } from '#shared/engine/random.ts'
import { Thought } from '#shared/engine/thought.ts'
import { bots } from '#shared/valley/bot/index.ts'
import { CardIndex } from '#shared/valley/card-index.ts'
import { valley } from '#shared/valley/index.ts'
import { cardIn, endTurn, pass, toBuy, toEntomb, useIn } from '#shared/valley/option-codec.ts'
import { settle } from '#shared/valley/options.ts'
import { pyramidCount } from '#shared/valley/pyramid.ts'
import { points } from '#shared/valley/scoring.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import type { Params } from '#shared/protocol.ts'
import { accepted } from '#test/shared/accepted-options.ts'
import { Chance } from '#shared/chance.ts'
import { required } from '#test/shared/required.ts'
import { quietly } from '#test/training/self-play.ts'

/** Rounds in which a starter still pays for much. */
const earlyRounds = 4

/** Gold of all cards of a seat with which it soon buys nothing any more, and turns left that make this matter. */
const ruinousGold = 4
const longBefore = 4

/** Counts over all seats of some games in which the same level sits in every seat. */
export class Habits {
  seats = 0
  turns = 0
  swaps = 0
  /** Purchases. */
  bought = 0
  /** Rounds in succession that left stock and pyramid as large, at most. */
  stalled = 0
  /** Starters entombed by the free entombing in the first rounds. */
  startersBuried = 0
  /** Questions whether to keep something off with a card in hand, and how often that was done. */
  threatened = 0
  keptOff = 0
  /** Seats whose last turn left the free entombing unused though a card in hand would have brought points. */
  wasted = 0
  /** Seats that ended a turn with so little gold in all their cards that they could soon buy nothing, well before the end. */
  ruined = 0
  /** Points of all seats at the end. */
  points = 0
  /** Ways to lay back a boneyard that was searched, as many as were compared at most. */
  boneyardOrders = 0

  private readonly cards: CardIndex
  private readonly ruinedInGame = new Set<number>()
  private readonly lastTurns = new Map<number, boolean>()

  constructor(level: Level, wanted: Params, seats: number, games: number) {
    const chance = new Chance(7)
    const options = accepted(settle(wanted, seats, count => chance.below(count)))
    const prepared = valley.prepare(options, seats)
    const rules = bots.rules(options, seats)
    const bot = new Bot(rules, new Net(unpack(bots.weights(options, seats))), bots.styles[level])
    this.cards = new CardIndex(options, seats)
    for (let game = 0; game < games; game++) {
      const match = quietly(prepared, chance.seed())
      for (let point = match.onlyPoint; point; point = match.onlyPoint) {
        if (point.key === 'order.boneyard')
          this.boneyardOrders = Math.max(this.boneyardOrders, rules.choices(match, point).length)
        const thought = new Thought(match, point, new Stream(chance.seed()))
        const picked = bot.pick(thought)
        thought.end()
        this.count(match, point, picked[0] ?? pass)
        match.pick(point, picked)
      }
      this.countEnd(match.game.state)
    }
  }

  private count(match: Match<ValleyState>, point: DecisionPoint, option: number): void {
    const { state } = match.game
    this.stalled = Math.max(this.stalled, state.stalledRounds)
    if (point.key === 'swap.second') this.swaps++
    if (point.key === 'react.affected' && match.options(point).length > 1) {
      this.threatened++
      if (option !== pass) this.keptOff++
    }
    if (point.kind !== 'play') return
    const use = option < 0 ? 0 : useIn(option)
    if (use === toBuy) this.bought++
    const isStarter = use === toEntomb && required(this.cards.definitions[cardIn(option)]).kind === 'starter'
    if (isStarter && state.round <= earlyRounds) this.startersBuried++
    if (option !== endTurn) return
    this.turns++
    const { deck, discard, hand, play, tomb } = required(state.players[point.seat])
    const gold = [...hand, ...deck, ...discard, ...play].reduce(
      (sum, card) => sum + required(this.cards.definitions[card]).gold,
      0,
    )
    const turnsLeft = (state.stock.length + pyramidCount(state.pyramid)) / state.players.length
    if (gold <= ruinousGold && turnsLeft > longBefore) this.ruinedInGame.add(point.seat)
    const unused = state.freeEntombing === 1 && hand.some(card => this.score([...tomb, card]) > this.score(tomb))
    this.lastTurns.set(point.seat, unused)
  }

  private countEnd({ players }: ValleyState): void {
    this.seats += players.length
    this.points += players.reduce((sum, { tomb }) => sum + this.score(tomb), 0)
    for (const unused of this.lastTurns.values()) if (unused) this.wasted++
    this.lastTurns.clear()
    this.ruined += this.ruinedInGame.size
    this.ruinedInGame.clear()
  }

  private score(tomb: readonly number[]): number {
    const { definitions, groups } = this.cards
    return points(
      tomb.map(card => required(definitions[card])),
      groups,
    )
  }
}
