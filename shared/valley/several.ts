// Verbs about several cards: asked at once where every choice is legal and nothing happens between them, else one by one.
import { sure, type Part, type Step, type Then } from '../engine/ask.ts'
import { choose, chooseSome } from './choose.ts'
import { drawCards } from './draw.ts'
import { hand, pyramid } from './place.ts'
import type { Turn } from './turn.ts'
import { discarding, entombing, layDown, take, type Choosing, type Test } from './verbs.ts'

/** Moves several hand cards into the tomb, asked at once. */
export function entombSome(least: number, most: number, where?: Test): Part<Turn> {
  return (turn, then) => {
    const candidates = turn.player.hand.filter(card => !where || where(turn.title(card), turn, card))
    return chooseSome(turn, then, { key: 'entomb-some.hand', candidates, min: least, max: Math.min(most, candidates.length), ordered: false }, picked => {
      for (const card of picked) layDown(turn, entombing, hand, card)
      return turn.run.follow(then)
    })
  }
}

/** Discards so many hand cards, asked at once. */
export function discardExactly(count: number): Part<Turn> {
  return (turn, then) => chooseSome(turn, then, { key: 'discard-some.hand', candidates: [...turn.player.hand], min: count, max: count, ordered: true }, picked => {
    for (const card of picked) layDown(turn, discarding, hand, card)
    return turn.run.follow(then)
  })
}

/** Discards hand cards one by one, so many at most, then takes a pyramid card that costs no more than all of them together. */
export function trade(most: number): Part<Turn> {
  return (turn, then) => {
    const step = (given: number, sum: number): Step => {
      const taking: Then = { sure: false, go: () => take(pyramid, title => title.cost <= sum)(turn, then) }
      if (given === most) return taking.go()
      const { hand: held } = turn.player
      if (given > 0 && held.length === 0) return taking.go()
      return choose(turn, taking, { key: 'discard.hand', candidates: held, harmless: false, ...given > 0 ? { optional: 'enough' as const } : {} }, card => {
        layDown(turn, discarding, hand, card)
        return step(given + 1, sum + turn.title(card).cost)
      })
    }
    return step(0, 0)
  }
}

/** Discards one or more hand cards, asked at once, then draws as many. */
export const discardAndDraw: Part<Turn> = (turn, then) => {
  const { hand: held } = turn.player
  return chooseSome(turn, then, { key: 'discard-some.hand', candidates: [...held], min: 1, max: held.length, ordered: true }, picked => {
    for (const card of picked) layDown(turn, discarding, hand, card)
    if (!turn.run.trying) drawCards(turn, picked.length)
    return turn.run.follow(then)
  })
}

/** Carries out a choosing part as often as wanted, but so many times at most. */
export function upTo(times: number, part: Choosing): Part<Turn> {
  return sure((turn, then) => part.again(turn, then, times))
}

/** Carries out a choosing part once, and then as often as wanted up to so many times in all. */
export function atLeastOnce(times: number, part: Choosing): Part<Turn> {
  return (turn, then) => part(turn, { sure: then.sure, go: () => part.again(turn, then, times - 1) })
}

/** Entombs any number of hand cards of one set, at least one: the first says which set. */
export const entombOfOneSet: Part<Turn> = (turn, then) => {
  const { run, player } = turn
  const more = (set: string | null): Then => ({
    sure: then.sure,
    go: (): Step => {
      const candidates = player.hand.filter(card => turn.title(card).set === set)
      return choose(turn, then, { key: 'entomb-more.hand', candidates, optional: 'enough', idle: player.hand.length > 0 }, card => lay(card))
    },
  })
  const lay = (card: number): Step => {
    layDown(turn, entombing, hand, card)
    return run.follow(more(turn.title(card).set))
  }
  return choose(turn, then, { key: 'entomb-set.hand', candidates: player.hand.filter(card => turn.title(card).set !== null) }, lay)
}
