// What happened between two views, as an ordered list: read from the lines of the log, then checked and completed by where
// the cards lie before and after. Pure; when and how it is shown is decided elsewhere.
import type { CardRef, Params } from '#shared/protocol.ts'
import type { SetGroup } from '#shared/valley/set-groups.ts'
import type { ValleyLine } from '#shared/valley/declarations.ts'
import { standingLines } from '../../table/undone-lines.ts'
import { mixOf } from '../card/mix.ts'
import { cardIn, cardsIn, wayIn } from '../log/line-params.ts'
import type { MotionEvent, PlaceMark, CardMotion, MotionVerb } from './motion-events.ts'
import { countIn, isPile, placedCards, tombSpot, type PlacedCard, type RunningView, type Spot } from './card-places.ts'

type Draft = { -readonly [key in keyof CardMotion]: CardMotion[key] }

/** This many cards that the viewer does not see. */
const unseen = (count: number): readonly null[] => Array.from({ length: count }, () => null)
const wasIn = ({ params }: ValleyLine): string | undefined => {
  const { was }: Params & { readonly was?: string | readonly string[] } = params
  return typeof was === 'string' ? was : undefined
}

class MotionRecorder {
  readonly happenings: (Draft | PlaceMark)[] = []
  /** Where each card that can be followed lies, as far as the lines read so far tell. */
  readonly at: Map<string, Spot>
  readonly #groups: readonly SetGroup[]
  turn: number | null

  constructor(
    readonly before: RunningView,
    readonly was: ReadonlyMap<string, PlacedCard>,
  ) {
    this.at = new Map([...was].map(([id, { spot }]) => [id, spot]))
    this.#groups = mixOf(before.options).groups
    this.turn = before.table.turn
  }

  /** The spot that a line of the log names. */
  spotOf(from: string | number | undefined, seat: number, title: string, place: number | undefined): Spot {
    if (place !== undefined) return `place-${place}`
    switch (from) {
      case 'tomb':
        return tombSpot(this.#groups, seat, title)
      case 'discard':
      case 'discard-top':
        return `discard-${seat}`
      case 'deck':
        return `deck-${seat}`
      case 'boneyard':
      case 'stock':
        return from
      case 'itself':
      case 'aside':
        return `play-${this.turn}`
      default:
        return `hand-${seat}`
    }
  }

  /** Records that a card moves. An earlier motion of the same card is joined with this one. */
  move(
    verb: MotionVerb,
    seat: number | null,
    card: CardRef | null,
    from: Spot,
    to: Spot,
    more: {
      readonly was?: string | undefined
      readonly gold?: number
      readonly price?: Spot
      readonly count?: number
    } = {},
  ): void {
    const { was, ...facts } = more
    const called = was ?? card?.id ?? this.#idOf(from, card)
    const first =
      called === undefined
        ? undefined
        : this.happenings.find((each): each is Draft => 'from' in each && each.toId === called)
    if (first) this.happenings.splice(this.happenings.indexOf(first), 1)
    const fromId = first ? first.fromId : called !== undefined && this.was.has(called) ? called : undefined
    const begins = first?.from ?? (fromId === undefined ? from : (this.at.get(fromId) ?? from))
    if (called !== undefined) this.at.delete(called)
    if (card?.id !== undefined) this.at.set(card.id, to)
    this.happenings.push({
      verb,
      seat,
      title: card?.card ?? null,
      from: begins,
      to,
      ...facts,
      ...(fromId === undefined ? {} : { fromId }),
      ...(card?.id === undefined ? {} : { toId: card.id }),
    })
  }

  /** Where a card goes out of sight the log gives only its title: finds the id of the card that lay there. */
  #idOf(spot: Spot, card: CardRef | null): string | undefined {
    if (!card || spot.startsWith('hand-')) return undefined
    return [...this.at].find(([id, at]) => at === spot && this.was.get(id)?.title === card.card)?.[0]
  }

  /** Records an attack, once for each seat, and not again when the seat that was asked about it answers. */
  attack(seat: number): void {
    const known =
      this.before.waiting[seat]?.key === 'waiting.affected' ||
      this.happenings.some(each => each.verb === 'attack' && each.seat === seat)
    if (!known) this.happenings.push({ verb: 'attack', seat, at: `seat-${seat}` })
  }

  record(line: ValleyLine): void {
    const { key, seat, params } = line
    if (key === 'refilled') {
      for (const { place, ...card } of params.cards) this.move('refill', null, card, 'stock', `place-${place}`)
      return
    }
    if (seat === null) return
    const card = cardIn(line)
    const was = wasIn(line)
    const from = this.spotOf(wayIn(line).from, seat, card?.card ?? '', wayIn(line).place)
    switch (key) {
      case 'play':
        return this.move('play', seat, card, `hand-${seat}`, `play-${seat}`, { was })
      case 'pay': {
        const price = this.at.get(params.for.id ?? '')
        const coin = { gold: params.gold, ...(price === undefined ? {} : { price }) }
        if (card) return this.move('pay', seat, card, `hand-${seat}`, `play-${seat}`, { was, ...coin })
        return this.#mark({ verb: 'credit', seat, at: `play-${seat}`, ...coin })
      }
      case 'buy':
        if (params.to === 'hand')
          return this.move('buy', seat, card && { card: card.card }, from, `hand-${seat}`, { was: card?.id })
        return this.move(
          'buy',
          seat,
          card,
          from,
          params.to === 'tomb' ? tombSpot(this.#groups, seat, card?.card ?? '') : `discard-${seat}`,
        )
      case 'entomb':
        return card
          ? this.move('entomb', seat, card, from, tombSpot(this.#groups, seat, card.card), { was })
          : undefined
      case 'take':
        return this.move('take', seat, card, from, `discard-${seat}`, { was })
      case 'sacrifice':
        this.#attackedBy(seat, params.by)
        return this.move('sacrifice', seat, card, from, 'boneyard', { was })
      case 'discard':
        this.#attackedBy(seat, params.by)
        return this.move('discard', seat, card, from, `discard-${seat}`, { was })
      case 'give':
        this.#attackedBy(seat, params.by)
        return this.move('give', seat, card, from, `discard-${params.to ?? this.turn}`, { was })
      case 'stack':
        return this.move('stack', seat, card, from, `deck-${seat}`, { was })
      case 'recover':
        return this.move('recover', seat, card, from, `hand-${seat}`, { was })
      case 'answer':
        return this.move('answer', seat, card, `hand-${seat}`, `discard-${seat}`, { was })
      case 'reveal':
        if (params.from === 'hand') return this.#show(seat, `hand-${seat}`, [card])
        return this.move('reveal', seat, card, params.from === 'stock' ? 'stock' : `deck-${seat}`, `play-${this.turn}`)
      case 'reveal-hand':
        return this.#show(seat, `hand-${seat}`, params.cards)
      case 'look':
        return this.#show(
          seat,
          params.from === 'stock' ? 'stock' : `deck-${seat}`,
          params.cards ?? unseen(params.count),
        )
      case 'protected':
        if (params.discarded === true) this.move('discard', seat, card, `hand-${seat}`, `discard-${seat}`, { was })
        return this.#mark({ verb: 'spared', seat, at: `seat-${seat}` })
      case 'power':
      case 'pharaoh':
        return this.#mark({ verb: 'power', seat, at: `seat-${seat}` })
      case 'pick':
      case 'turned-down':
      case 'turned-up':
        return this.#markCards(key === 'pick' ? 'point' : 'turn', seat, [...(card ? [card] : []), ...cardsIn(line)])
      case 'call':
        return params.from === undefined || params.from === 'hand'
          ? undefined
          : this.#mark({ verb: 'point', seat, at: this.at.get(card?.id ?? '') ?? from })
      case 'rearranged':
        return this.#mark({ verb: 'mix', seat, at: 'boneyard' })
      case 'shuffle':
        return this.#mark({ verb: 'mix', seat, at: `deck-${seat}` })
      case 'exchange':
        return this.#exchange(seat, params)
      case 'reshuffle':
        return this.move('reshuffle', seat, null, `discard-${seat}`, `deck-${seat}`, { count: params.count })
      case 'draw': {
        const cards = params.cards ?? unseen(params.count)
        for (const each of cards) this.move('draw', seat, each, `deck-${seat}`, `hand-${seat}`)
        return
      }
      case 'swap': {
        const one = params.one
        const other = params.other
        const here = this.at.get(one.id ?? '')
        const there = this.at.get(other.id ?? '')
        if (here === undefined || there === undefined) return
        this.move('swap', seat, one, here, there)
        return this.move('swap', seat, other, there, here)
      }
      case 'fell':
        return this.move('fell', seat, card, `place-${params.from}`, `place-${params.to}`)
      case 'end':
        return this.#end(seat, params.cards, params.was ?? [])
    }
  }

  #mark(mark: PlaceMark): void {
    this.happenings.push(mark)
  }

  /** Records that cards are shown or looked at. The viewer's own hand is visible already, so it is only pointed at. */
  #show(seat: number, at: Spot, cards: readonly (CardRef | null)[]): void {
    if (at === `hand-${this.before.you}`) return this.#mark({ verb: 'point', seat, at })
    for (const card of cards) this.#mark({ verb: 'show', seat, at, title: card?.card ?? null })
  }

  /** Records that cards are pointed at or turned over where they lie. */
  #markCards(verb: 'point' | 'turn', seat: number, cards: readonly CardRef[]): void {
    for (const { id = '' } of cards) {
      const at = this.at.get(id)
      if (at !== undefined) this.#mark({ verb, seat, at })
    }
  }

  /** Records that a hand card and another one change places. */
  #exchange(seat: number, { with: pile, place, one, other, was, now }: ValleyLine<'exchange'>['params']): void {
    const there = this.spotOf(pile, seat, '', place)
    this.move('exchange', seat, one, `hand-${seat}`, there, { was })
    const got = { card: other.card, ...(now === undefined ? {} : { id: now }) }
    this.move('exchange', seat, got, there, `hand-${seat}`, { was: other.id })
  }

  #attackedBy(seat: number, by: string | undefined): void {
    if (by !== undefined && seat !== this.turn) this.attack(seat)
  }

  #end(seat: number, unused: readonly CardRef[], was: readonly string[]): void {
    unused.forEach((card, k) => this.move('end', seat, card, `hand-${seat}`, `discard-${seat}`, { was: was[k] }))
    const played = [...this.at].filter(([, spot]) => spot === `play-${seat}`)
    for (const [id] of played)
      this.move('end', seat, { id, card: this.#titleOf(id) }, `play-${seat}`, `discard-${seat}`)
    this.turn = (seat + 1) % this.before.table.players.length
  }

  #titleOf(id: string): string {
    return (
      this.was.get(id)?.title ??
      this.happenings.flatMap(each => ('from' in each && each.toId === id ? (each.title ?? []) : []))[0] ??
      ''
    )
  }

  /**
   * Checks the recorded motions against where the cards lie now, and adds those that the log does not tell.
   * @param isUndone whether something was undone: then cards can have moved although their piles are as high as before
   */
  settle(after: RunningView, isUndone: boolean): readonly MotionEvent[] {
    const now = placedCards(after)
    const moves = this.happenings.filter(each => 'from' in each)
    const arrived = new Set(moves.flatMap(move => move.toId ?? []))
    const left = new Set(moves.flatMap(move => move.fromId ?? []))
    for (const move of moves) {
      const lies = move.toId === undefined ? undefined : now.get(move.toId)
      if (lies) Object.assign(move, { to: lies.spot, title: lies.title })
    }
    const appeared = [...now].filter(([id]) => !this.was.has(id) && !arrived.has(id))
    const vanished = [...this.was].filter(([id]) => !now.has(id) && !left.has(id))
    // Several cards of one title lay at the same place: the one that is missing now is the one that moved.
    for (const move of moves) {
      const stays = move.fromId === undefined || move.fromId === move.toId ? undefined : now.get(move.fromId)
      const k =
        stays?.spot === move.from && !arrived.has(move.fromId ?? '')
          ? vanished.findIndex(([, was]) => was.spot === move.from && was.title === stays.title)
          : -1
      const [gone] = k < 0 ? [] : vanished.splice(k, 1)
      if (gone) move.fromId = gone[0]
    }
    const slide = (title: string, from: Spot, to: Spot, ids: { readonly fromId?: string; readonly toId?: string }) => {
      this.happenings.push({ verb: 'slide', seat: null, title, from, to, ...ids })
    }

    for (const [id, { spot, title }] of now) {
      const before = this.was.get(id)
      if (before && before.spot !== spot && !arrived.has(id)) slide(title, before.spot, spot, { fromId: id, toId: id })
    }
    for (const [id, { spot, title }] of appeared) {
      // The log names a card that came openly to the viewer's hand by its title alone.
      const told = moves.find(move => move.to === spot && move.toId === undefined && move.title === title)
      if (told) {
        told.toId = id
        continue
      }
      const came = isUndone || (this.#growth(after, spot) ?? 1) > 0
      const k = came
        ? vanished.findIndex(
            ([, was]) =>
              was.title === title && was.spot !== spot && (isUndone || (this.#growth(after, was.spot) ?? -1) < 0),
          )
        : -1
      const [pair] = k < 0 ? [] : vanished.splice(k, 1)
      if (pair) slide(title, pair[1].spot, spot, { fromId: pair[0], toId: id })
      else if (!isPile(spot)) slide(title, sourceOf(spot), spot, { toId: id })
    }
    for (const [id, { spot, title }] of vanished) {
      const owner = /^(?:play|tomb)-(\d)/.exec(spot)?.[1]
      if (owner !== undefined) slide(title, spot, `hand-${owner}`, { fromId: id })
    }
    for (const [id, { spot, isDown }] of now) {
      const before = this.was.get(id)
      const isKnown = this.happenings.some(each => each.verb === 'turn' && [before?.spot, spot].includes(each.at))
      if (before && before.isDown !== isDown && !isKnown) this.#mark({ verb: 'turn', seat: null, at: spot })
    }
    for (const { seat, key } of Object.entries(after.waiting).map(([at, { key: why }]) => ({
      seat: Number(at),
      key: why,
    }))) {
      if (key === 'waiting.affected' && seat !== after.table.turn) this.attack(seat)
    }
    return this.happenings.filter(each => !('from' in each) || each.from !== each.to)
  }

  /** By how many cards a pile has grown beyond the recorded motions; null for places that show all their cards. */
  #growth(after: RunningView, spot: Spot): number | null {
    const [had, has] = [countIn(this.before, spot), countIn(after, spot)]
    if (had === null || has === null) return null
    const sum = (end: 'from' | 'to') =>
      this.happenings.reduce(
        (count, each) => ('from' in each && each[end] === spot ? count + (each.count ?? 1) : count),
        0,
      )
    return has - had - sum('to') + sum('from')
  }
}

/** Where a card most likely comes from if nothing tells its origin. */
function sourceOf(spot: Spot): Spot {
  const seat = /-(\d)/.exec(spot)?.[1] ?? '0'
  if (spot.startsWith('place-')) return 'stock'
  return spot.startsWith('hand-') ? `deck-${seat}` : `hand-${seat}`
}

/**
 * What happened between two views of one viewer, in order.
 * @returns nothing if lines of the log are missing between them or the viewer has changed: then nothing can be animated
 */
export function motionsBetween(before: RunningView, after: RunningView): readonly MotionEvent[] {
  const last = before.log.at(-1)?.n ?? 0
  const fresh = after.log.filter(line => line.n > last)
  const gap = fresh[0] !== undefined && fresh[0].n > last + 1
  if (before.id !== after.id || before.you !== after.you || after.phase !== 'playing' || gap) return []
  const recorder = new MotionRecorder(before, placedCards(before))
  // Lines that were undone are not shown: their cards slide straight to where they lie now.
  const standing = standingLines(fresh)
  for (const line of standing) recorder.record(line)
  return recorder.settle(after, standing.length < fresh.length)
}
