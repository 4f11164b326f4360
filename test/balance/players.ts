// Two players for weighing cards: one that picks evenly, and a greedy one that buys the dearest, pays with the least waste
// and entombs what brings most. Both know only what lies open to their seat: their own hand and the table.
import type { Ask } from '#shared/engine/ask.ts'
import type { Match } from '#shared/engine/match.ts'
import { cardIn, endAndOrder, endTurn, enough, pass, toBuy, toCredit, toEntomb, toExecute, useIn } from '#shared/valley/choice.ts'
import type { Deck } from '#shared/valley/deck.ts'
import { points } from '#shared/valley/scoring.ts'
import type { Player, ValleyState } from '#shared/valley/state.ts'
import type { Title } from '#shared/valley/title.ts'
import type { Chance } from '#test/shared/chance.ts'

export type Picking = (match: Match<ValleyState>, ask: Ask, deck: Deck) => readonly number[]

const countFor = ({ min, max }: Ask, available: number, chance: Chance): number => min + chance.below(Math.min(max, available) - min + 1)

/** Picks evenly among all legal picks, but ends a turn only when nothing else is left, three times out of four. */
export function randomPlayer(chance: Chance): Picking {
  return (match, ask) => {
    const legal = match.options(ask)
    const busy = ask.kind === 'play' && !chance.once(4) ? legal.filter(option => option !== endTurn && option !== endAndOrder) : legal
    const options = busy.length > 0 ? busy : legal
    return chance.some(options, countFor(ask, options.length, chance))
  }
}

/** How much a title is wanted: dear ones more. */
const worthOf = ({ cost, gold, vp }: Title): number => cost + gold / 2 + (vp ?? 0) / 10

/** Prefers by a number, the first of the best where several are equal. */
function bestOf(options: readonly number[], value: (option: number) => number): number {
  return options.reduce((best, option) => value(option) > value(best) ? option : best)
}

/** Buys, plays, entombs greedily; where it has no opinion it picks evenly. */
export function greedyPlayer(chance: Chance): Picking {
  return (match, ask, deck) => {
    const options = match.options(ask)
    const player = match.run.state.players[ask.seat] as Player
    const title = (option: number) => deck.titles[cardIn(option)] as Title
    const gain = (option: number) => gainOf(player, title(option), deck)
    if (ask.kind === 'play') return [nextMove(options, { title, gain, held: player.hand.length }, chance)]
    if (ask.kind === 'pay') return [leastWaste(match, ask, options)]
    if (ask.min !== 1 || ask.max !== 1) return chance.some(options, countFor(ask, options.length, chance))
    const cards = options.filter(option => option >= 0 && useIn(option) === 0)
    if (cards.length === 0) return [chance.one(options)]
    const verb = ask.key.split(/[.-]/)[0] ?? ''
    if (verb === 'entomb') return [bestOf(cards, gain)]
    if (['take', 'recover', 'buy'].includes(verb)) return [bestOf(cards, option => worthOf(title(option)))]
    if (['discard', 'give', 'stack'].includes(verb) || ask.key === 'sacrifice.hand') return [bestOf(cards, option => -worthOf(title(option)))]
    return [options.includes(pass) && chance.once(2) ? pass : options.includes(enough) && chance.once(2) ? enough : chance.one(cards)]
  }
}

/** Points that a title would bring to a tomb. */
function gainOf({ tomb }: Player, title: Title, { titles, groups }: Deck): number {
  const lying = tomb.map(card => titles[card] as Title)
  return points([...lying, title], groups) - points(lying, groups)
}

interface Weighing { readonly title: (option: number) => Title, readonly gain: (option: number) => number, readonly held: number }

/** A burial that brings much, or a starter out of a full hand; the dearest purchase worth its gold; an action; any burial; the end. */
function nextMove(options: readonly number[], { title, gain, held }: Weighing, chance: Chance): number {
  const putTo = (use: number) => options.filter(option => option >= 0 && useIn(option) === use)
  const purchases = putTo(toBuy), actions = putTo(toExecute), burials = putTo(toEntomb)
  const burial = burials.length > 0 ? bestOf(burials, option => gain(option) - title(option).gold / 2) : null
  if (burial !== null && (gain(burial) >= 3 || held >= 4 && title(burial).kind === 'starter')) return burial
  const dearest = purchases.length > 0 ? bestOf(purchases, option => worthOf(title(option))) : null
  if (dearest !== null && title(dearest).cost >= 3) return dearest
  if (actions.length > 0 && !chance.once(5)) return chance.one(actions)
  if (burial !== null && gain(burial) > 0) return burial
  return dearest ?? endTurn
}

/** What comes closest above the rest of the price, else the most. */
function leastWaste({ run: { state }, play }: Match<ValleyState>, ask: Ask, options: readonly number[]): number {
  const [, price = 0, paid = 0] = ask.facts
  const gold = (option: number): number => useIn(option) === toCredit ? state.credits[option - toCredit] ?? 0 : Number(play.offer(ask, option).params['gold'])
  const enoughAlone = options.filter(option => gold(option) >= price - paid)
  return enoughAlone.length > 0 ? bestOf(enoughAlone, option => -gold(option)) : bestOf(options, gold)
}
