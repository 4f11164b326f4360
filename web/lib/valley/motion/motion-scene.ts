// One scene: remembers what it needs of the table before it changes, and shows above the changed table what has happened.
// The table itself is in its new state from the first moment and can be used.
import { mixOf } from '../card/mix.ts'
import type { TableElements } from '../table/table-elements.ts'
import { gainOf } from '../tomb/tomb.ts'
import { fly, leavesWall, pay, pictureOf, shuffle, type Flight, type Picture } from './card-flights.ts'
import { cardAt, cardsWithin, pressOf } from './lying-cards.ts'
import { Layer } from './layer.ts'
import { mark } from './marks.ts'
import { isCardMotion, type MotionEvent, type PlaceMark, type CardMotion } from './motion-events.ts'
import { ease, type Box } from './paths.ts'
import { isPile, type RunningView } from './card-places.ts'
import { timelineOf, type Cue } from './timeline.ts'
import { boxOf, findSpot, type FoundSpot } from './find-spot.ts'
import { grow } from './set-square.ts'
import { rubble, shake, thud } from './falling-stones.ts'

/** How long places are outlined for viewers who want no motion, in milliseconds. */
const outlined = 900

interface Before {
  readonly found: FoundSpot | null
  readonly picture: Picture | null
}

export class MotionScene {
  readonly #elements: TableElements
  readonly #root: HTMLElement
  readonly #seen: RunningView
  readonly #happened: readonly MotionEvent[]
  readonly #before = new Map<MotionEvent, Before>()
  readonly #hand: ReadonlyMap<string, Box>
  /** The top cards of piles that get a new one: each stays visible until the new one has arrived. */
  readonly #tops: { readonly spot: string; readonly box: Box; readonly picture: Picture }[] = []
  #layer: Layer | null = null

  /**
   * Records what is needed of the table; to be called before it changes.
   * @param root the element that the pictures are added to
   * @param seen the view before the change
   */
  constructor(elements: TableElements, root: HTMLElement, seen: RunningView, happened: readonly MotionEvent[]) {
    this.#elements = elements
    this.#root = root
    this.#seen = seen
    this.#happened = happened
    const moves = happened.filter(isCardMotion)
    for (const each of happened) {
      if (!isCardMotion(each) && each.verb !== 'turn') continue
      const found = isCardMotion(each) ? findSpot(elements, each.from, each.fromId) : this.#lyingAt(each)
      this.#before.set(each, { found, picture: found?.card ? pictureOf(found.card, found.box) : null })
    }
    const leaving = new Set(moves.flatMap(move => move.fromId ?? []))
    for (const spot of new Set(moves.map(({ to }) => to).filter(isPile))) {
      const top = cardAt(elements, elements.spots.find(spot))
      if (!top || leaving.has(elements.cards.names.get(top) ?? '')) continue
      const box = boxOf(top)
      this.#tops.push({ spot, box, picture: pictureOf(top, box) })
    }
    this.#hand = this.#handNow()
  }

  /** Where a mark is shown; at a place of the pyramid with the card that lies there. */
  #lyingAt({ at }: PlaceMark): FoundSpot | null {
    const card = cardAt(this.#elements, at.startsWith('place-') ? this.#elements.spots.find(at) : null)
    return findSpot(this.#elements, at, card ? this.#elements.cards.names.get(card) : undefined)
  }

  #handNow(): ReadonlyMap<string, Box> {
    const held = cardsWithin(this.#elements, this.#elements.spots.find(`hand-${this.#seen.you}`))
    return new Map(held.map(([id, card]) => [id, boxOf(card)]))
  }

  /** Measures everything at once, before the first write: alternating would force a layout each time. */
  #measure() {
    const look = (spot: string, id?: string) => findSpot(this.#elements, spot, id)
    return {
      to: new Map(
        this.#happened.map(each => [each, isCardMotion(each) ? look(each.to, each.toId) : this.#lyingAt(each)]),
      ),
      prices: new Map(
        this.#happened.flatMap(each => (each.price !== undefined ? [[each.price, look(each.price)?.box ?? null]] : [])),
      ),
      houses: new Map(
        this.#seen.table.players.map(({ seat }) => [seat, (look(`tomb-${seat}`) ?? look(`seat-${seat}`))?.box ?? null]),
      ),
      hand: this.#handNow(),
      screen: { width: innerWidth, height: innerHeight },
    }
  }

  /**
   * Plays the scene. The table must be in its new state and laid out.
   * @param ended called when the scene has run to its end
   */
  play(ended: () => void): void {
    const { cues, total } = timelineOf(this.#happened, this.#seen.you)
    const { to, prices, houses, hand, screen } = this.#measure()
    const layer = (this.#layer = new Layer(this.#root, total))
    const wall = this.#elements.parts.find('wall')
    const endOf = (cue: Cue | undefined) => cue && cue.start + cue.length
    const movesOf = cues.flatMap(cue => (isCardMotion(cue.happening) ? [{ cue, move: cue.happening }] : []))

    this.#slideHand(layer, hand)
    for (const { spot, box, picture } of this.#tops)
      layer.hold(picture.node, box, endOf(movesOf.findLast(({ move }) => move.to === spot)?.cue) ?? 0)
    for (const cue of cues) {
      const { happening } = cue
      const found = to.get(happening)
      if (isCardMotion(happening) || !found) continue
      const alike = cues.filter(
        each => each.happening.verb === happening.verb && each.happening.seat === happening.seat,
      )
      const price = happening.price === undefined ? null : (prices.get(happening.price) ?? null)
      const shown = {
        found,
        cue,
        screen,
        price,
        picture: this.#before.get(happening)?.picture ?? null,
        nth: alike.indexOf(cue),
        of: alike.length,
      }
      mark(layer, happening, shown)
    }
    for (const { move, cue } of movesOf) {
      const { found: from = null, picture = null } = this.#before.get(move) ?? {}
      const target = to.get(move) ?? null
      if (!from || !target) continue
      const group = movesOf.filter(other => other.move.verb === move.verb && other.move.seat === move.seat)
      const flight: Flight = {
        move,
        cue,
        from,
        picture,
        to: target,
        screen,
        nth: group.findIndex(other => other.cue === cue),
        of: group.length,
        paid: endOf(cues.findLast(({ happening: { price } }) => price !== undefined && price === move.from)),
        taken: movesOf.find(other => other.move.verb === 'reshuffle' && other.move.from === move.to)?.cue.start,
      }
      const price = move.price === undefined ? null : prices.get(move.price)
      if (price) pay(layer, move.gold, cue, from.box, price, flight.nth)
      if (move.verb === 'reshuffle') shuffle(layer, move.count ?? 1, cue, from, target, screen)
      else fly(layer, flight)
      if (move.verb === 'fell') thud(layer, target.box, cue)
      if (leavesWall(move)) rubble(layer, from.box, cue)
      if (move.verb === 'entomb' && move.title !== null) {
        const { groups, alone } = mixOf(this.#seen.options)
        const gain = gainOf(
          this.#tombBefore(
            move,
            group.map(other => other.move),
          ),
          move.title,
          groups,
          alone !== null,
        )
        if (gain) grow(layer, target.box, houses.get(move.seat ?? 0) ?? target.box, gain, cue, screen)
      }
    }
    const stones = movesOf
      .filter(({ move }) => move.verb === 'fell' && this.#before.get(move)?.found && to.get(move))
      .map(({ cue }) => cue)
    if (wall && stones.length > 0) shake(layer, wall, stones)
    layer.begin(ended)
  }

  /** What lay in a tomb before this card came, including cards that came earlier in the same scene. */
  #tombBefore(move: CardMotion, entombed: readonly CardMotion[]) {
    const lay = this.#seen.table.players.find(({ seat }) => seat === move.seat)?.tomb ?? []
    return [...lay, ...entombed.slice(0, entombed.indexOf(move)).map(({ title }) => ({ id: '', card: title ?? '' }))]
  }

  /** Slides hand cards that make room or close a gap. Their buttons stay in place, so that a press hits the right card. */
  #slideHand(layer: Layer, now: ReadonlyMap<string, Box>): void {
    for (const [id, box] of now) {
      const was = this.#hand.get(id)
      if (!was || Math.hypot(was.x - box.x, was.y - box.y) < 2) continue
      const card = this.#elements.cards.find(id)
      const place = card?.parentElement
      const press = pressOf(card)
      if (!place) continue
      const [dx, dy] = [was.x - box.x, was.y - box.y]
      const timing = { duration: 200, easing: ease.out }
      layer.shift(place, [{ transform: `translate(${dx}px,${dy}px)` }, { transform: 'none' }], timing)
      if (press) layer.shift(press, [{ transform: `translate(${-dx}px,${-dy}px)` }, { transform: 'none' }], timing)
    }
  }

  /**
   * Instead of motion: outlines both ends of every card's way for a while.
   * @param ended called when that is over
   */
  outline(ended: () => void): void {
    const { to } = this.#measure()
    const layer = (this.#layer = new Layer(this.#root, outlined))
    const ends = new Map<string, readonly [Box, string]>()
    const note = (found: FoundSpot | null | undefined, name: string) => {
      if (found) ends.set([found.box.x, found.box.y].map(Math.round).join(), [found.box, name])
    }
    for (const each of this.#happened) {
      note(this.#before.get(each)?.found, 'from')
      note(to.get(each), each.verb === 'attack' ? 'struck' : 'to')
    }
    for (const [box, name] of ends.values())
      layer.frame(`outlined ${name}`, box, [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], {
        duration: outlined,
      })
    layer.begin(ended)
  }

  /** Ends the scene at once: the table is seen as it is. */
  end(): void {
    this.#layer?.clear()
  }
}
