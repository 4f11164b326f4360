// Verbs about other players: effects that reach them one after the other, in turn order.
import { completed, sure, type Part, type Step, type Then } from '../engine/ask.ts'
import { plainNumber } from './choice.ts'
import { choose } from './choose.ts'
import { drawCards } from './draw.ts'
import { draw } from './drawing.ts'
import { boneyardTop, hand, stockTop } from './place.ts'
import { spare } from './protecting.ts'
import { crumble, openCards, takeOut } from './pyramid.ts'
import type { Turn } from './turn.ts'
import { discard, discarding, entomb, layDown } from './verbs.ts'

/** What happens to players one after the other, and then what follows. */
function oneByOne(players: readonly Turn[], then: Then, part: (one: Turn, next: Then) => Step): Step {
  const from = (index: number): Step => {
    const one = players[index]
    return one ? part(one, { sure: then.sure, go: () => from(index + 1) }) : then.go()
  }
  return from(0)
}

/**
 * Every opponent for whom a condition holds when the effect gets there, in turn order.
 * @param ifAny also where there is none now; else there must be one
 */
export function eachOpponent(test: (turn: Turn) => boolean, part: Part<Turn>, ifAny = false): Part<Turn> {
  return (turn, then) => {
    const { run, opponents } = turn
    if (!ifAny && !opponents.some(test)) return run.impossible(then)
    if (run.trying) return completed
    return oneByOne(opponents, then, (opponent, next) => test(opponent) ? part(opponent.threatened(next), next) : next.go())
  }
}

/** An opponent of choice for whom a condition holds. There must be one. */
export function oneOpponent(test: (turn: Turn) => boolean, part: (actor: Turn, opponent: Turn) => Part<Turn>): Part<Turn> {
  return (turn, then) => {
    const candidates = turn.opponents.filter(test).map(opponent => plainNumber + opponent.seat)
    return choose(turn, then, { kind: 'choose-player', key: 'opponent', candidates }, seat => {
      const opponent = turn.all[seat - plainNumber] as Turn
      return part(turn, opponent)(opponent, then)
    })
  }
}

/** The opponent's hand is shown to all; the actor says which card of it is discarded; the opponent draws one. */
export const stab = (actor: Turn, victim: Turn): Part<Turn> => (_, then) => {
  const { run } = victim
  if (run.trying) return completed
  return spare(victim, 'discard-or-sacrifice', then, () => {
    run.sawUnknown()
    const held = victim.revealHand()
    return choose(actor, then, { key: 'discard.shown', candidates: held, facts: [victim.seat, actor.glance(victim)] }, card => {
      layDown(victim, discarding, hand, card)
      drawCards(victim, 1)
      return run.follow(then)
    })
  })
}

/** An opponent discards a card of choice; then the actor draws one, also if the opponent was spared. */
export const drainHand = (actor: Turn, victim: Turn): Part<Turn> => (_, then) => {
  const drawing: Then = { sure: then.sure, go: () => draw(1, 'ifPossible')(actor, then) }
  return discard()(victim.threatened(drawing), drawing)
}

/** Draws a card, which asks nothing: whoever could be spared is asked before. */
export const mustDraw: Part<Turn> = (turn, then) => spare(turn, 'touch', then, () => {
  drawCards(turn, 1)
  return turn.run.follow(then)
})

/** The actor and then every opponent, in turn order; opponents may be spared where they are asked. */
function everybody(turn: Turn, then: Then, part: (one: Turn, next: Then) => Step): Step {
  return oneByOne([turn, ...turn.opponents], then, (one, next) => part(one === turn ? one : one.threatened(next), next))
}

/** Every player may draw so many cards at most, but only from the deck as it is. */
export function everybodyMayDraw(most: number): Part<Turn> {
  return sure((turn, then) => turn.run.trying ? completed : everybody(turn, then, (one, next) => {
    const many = Math.min(most, one.player.deck.length)
    if (many === 0) return next.go()
    const candidates = Array.from({ length: many + 1 }, (_, number) => plainNumber + number)
    return choose(one, next, { kind: 'choose-number', key: 'draw-number', candidates, threat: 'touch', harmless: false }, option => {
      if (one.run.trying) return completed
      if (option === plainNumber) one.tell('draw', { count: 0 })
      else drawCards(one, option - plainNumber)
      return one.run.follow(next)
    })
  }))
}

/** Places that Brick Mason offers, as options. */
export const fromBoneyard = plainNumber, fromStock = plainNumber + 1

/** Every player may entomb the boneyard's top card or the stock's, unseen. There must be as many cards there as players. */
export const everybodyMayEntomb: Part<Turn> = (turn, then) => {
  const { run, state } = turn
  if (state.boneyard.length + state.stock.length < turn.seats) return run.impossible(then)
  if (run.trying) return completed
  return everybody(turn, then, (one, next) => {
    const candidates = [...state.boneyard.length > 0 ? [fromBoneyard] : [], ...state.stock.length > 0 ? [fromStock] : []]
    return choose(one, next, { kind: 'choose-place', key: 'entomb-from', candidates, optional: true, threat: 'touch', harmless: false },
      option => entomb(option === fromBoneyard ? boneyardTop : stockTop)(one, next))
  })
}

/**
 * A named opponent picks as many pyramid cards as there are players, all of them first; then the actor puts one on each
 * player's discard pile, the own first. A player who is spared leaves the card where it lies; if the named one is, nothing
 * happens.
 */
export const plaster = (actor: Turn, picker: Turn): Part<Turn> => (_, then) => {
  const { run, seats } = actor
  if (run.trying) return completed
  const pick = (picked: readonly number[]): Step => {
    if (picked.length === seats) return giveOut(picked)
    const candidates = openCards(actor).filter(card => !picked.includes(card))
    const asked = picked.length === 0 ? picker.threatened(then) : picker
    return choose(asked, then, { key: 'pick.pyramid', candidates, threat: 'touch', harmless: false }, card => {
      if (run.speaking) picker.tell('pick', { card: picker.named(card) })
      return pick([...picked, card])
    })
  }
  const giveOut = (left: readonly number[], seat = 0): Step => {
    const one = [actor, ...actor.opponents][seat]
    if (!one) return run.follow(then)
    return choose(actor, then, { key: 'give.picked', candidates: left, facts: [one.seat], harmless: false }, card => {
      const next: Then = { sure: then.sure, go: () => giveOut(left.filter(other => other !== card), seat + 1) }
      const lay = (): Step => {
        const place = takeOut(one, card)
        run.journal.push(one.player.discard, card)
        const given = { from: 'pyramid', place, card: actor.named(card) }
        if (run.speaking && one === actor) actor.tell('take', given)
        else if (run.speaking) actor.tell('give', { ...given, to: one.seat })
        return crumble(actor, place, next)
      }
      return one.seat === actor.seat || one.seat === picker.seat ? lay() : spare(one, 'touch', next, lay)
    })
  }
  return pick([])
}
