// What happened between two views, as an ordered list: told by the log's lines, checked and completed by where the cards
// lie before and after. Pure; when it is shown and how is decided elsewhere.
import type { LogLine } from '#shared/protocol.ts'
import { countIn, isPile, lyingIn, tombSpot, type Lying, type Seen, type Spot } from './places.ts'

/** `slide`: found from the two tables alone, as after an undo. */
export type Verb =
  | 'play' | 'pay' | 'buy' | 'entomb' | 'take' | 'sacrifice' | 'discard' | 'give' | 'stack' | 'recover' | 'draw'
  | 'reshuffle' | 'swap' | 'reveal' | 'fell' | 'refill' | 'answer' | 'end' | 'slide'

/** One card, or a shuffled pile, goes from one place to another. */
export interface Move {
  readonly verb: Verb
  /** Whose doing it is; null for the table's own. */
  readonly seat: number | null
  /** Null for a card that this viewer does not see. */
  readonly title: string | null
  readonly from: Spot
  readonly to: Spot
  /** What it was called where it lay, and is called where it lies, if it was and is seen. */
  readonly fromId?: string
  readonly toId?: string
  /** How many cards go together, unseen. */
  readonly count?: number
  /** What it pays, and the place of what is paid for. */
  readonly gold?: number
  readonly price?: Spot
}

/** Something befalls a player without a card that moves. */
export interface Mark { readonly verb: 'attack' | 'spared', readonly seat: number, readonly at: Spot }

export type Happening = Move | Mark
export const isMove = (happening: Happening): happening is Move => 'from' in happening

interface Told { readonly id?: string, readonly card: string }
type Draft = { -readonly [key in keyof Move]: Move[key] }

/** A card in the params of a line: its title alone, or with its id. */
function cardIn(value: unknown): Told | null {
  if (typeof value !== 'object' || value === null || !('card' in value) || typeof value.card !== 'string') return null
  return 'id' in value && typeof value.id === 'string' ? { id: value.id, card: value.card } : { card: value.card }
}
const cardsIn = (value: unknown): readonly Told[] => Array.isArray(value) ? value.flatMap(each => cardIn(each) ?? []) : []
const textIn = (value: unknown): string | undefined => typeof value === 'string' ? value : undefined

class Account {
  readonly happenings: (Draft | Mark)[] = []
  /** Where the cards lie that can be followed, as far as was told. */
  readonly at: Map<string, Spot>
  turn: number | null

  constructor(readonly before: Seen, readonly was: ReadonlyMap<string, Lying>) {
    this.at = new Map([...was].map(([id, { spot }]) => [id, spot]))
    this.turn = before.table.turn
  }

  /** The place that a line names. */
  spotOf(from: unknown, seat: number, title: string, place: unknown): Spot {
    if (typeof place === 'number') return `place-${place}`
    switch (from) {
      case 'tomb': return tombSpot(seat, title)
      case 'discard': case 'discard-top': return `discard-${seat}`
      case 'deck': return `deck-${seat}`
      case 'boneyard': case 'stock': return from
      case 'itself': case 'aside': return `play-${this.turn}`
      default: return `hand-${seat}`
    }
  }

  /** A card moves. What was told of it before in the same breath becomes one move with this one. */
  move(verb: Verb, seat: number | null, card: Told | null, from: Spot, to: Spot, more: { readonly was?: string | undefined, readonly gold?: number, readonly price?: Spot, readonly count?: number } = {}): void {
    const { was, ...facts } = more
    const called = was ?? card?.id ?? this.#namelessIn(from, card)
    const earlier = called === undefined ? -1 : this.happenings.findIndex(each => 'from' in each && each.toId === called)
    const [first] = earlier < 0 ? [] : this.happenings.splice(earlier, 1) as Draft[]
    const fromId = first ? first.fromId : called !== undefined && this.was.has(called) ? called : undefined
    const begins = first?.from ?? (fromId === undefined ? from : this.at.get(fromId) ?? from)
    if (called !== undefined) this.at.delete(called)
    if (card?.id !== undefined) this.at.set(card.id, to)
    this.happenings.push({ verb, seat, title: card?.card ?? null, from: begins, to, ...facts, ...fromId === undefined ? {} : { fromId }, ...card?.id === undefined ? {} : { toId: card.id } })
  }

  /** A line names a card only by its title where it goes out of sight: the one that lay there is meant. */
  #namelessIn(spot: Spot, card: Told | null): string | undefined {
    if (!card || spot.startsWith('hand-')) return undefined
    return [...this.at].find(([id, at]) => at === spot && this.was.get(id)?.title === card.card)?.[0]
  }

  /** Somebody is attacked, once for each seat, and not again when the answer that was asked for comes. */
  attack(seat: number): void {
    const known = this.before.waiting[seat]?.key === 'waiting.affected' || this.happenings.some(each => each.verb === 'attack' && each.seat === seat)
    if (!known) this.happenings.push({ verb: 'attack', seat, at: `seat-${seat}` })
  }

  hear({ key, seat, params }: LogLine): void {
    const card = cardIn(params['card']), was = textIn(params['was'])
    if (key === 'refilled') {
      const cards = Array.isArray(params['cards']) ? params['cards'] as readonly { readonly place?: unknown }[] : []
      for (const each of cards) this.move('refill', null, cardIn(each), 'stock', `place-${String(each.place)}`)
      return
    }
    if (seat === null) return
    const from = this.spotOf(params['from'], seat, card?.card ?? '', params['place'])
    switch (key) {
      case 'play': return this.move('play', seat, card, `hand-${seat}`, `play-${seat}`, { was })
      case 'pay': {
        const price = this.at.get(cardIn(params['for'])?.id ?? '')
        return this.move('pay', seat, card, `hand-${seat}`, `play-${seat}`, { was, gold: Number(params['gold']), ...price === undefined ? {} : { price } })
      }
      case 'buy': return this.move('buy', seat, card, from, `${params['to'] === 'hand' ? 'hand' : 'discard'}-${seat}`)
      case 'entomb': return card ? this.move('entomb', seat, card, from, tombSpot(seat, card.card), { was }) : undefined
      case 'take': return this.move('take', seat, card, from, `discard-${seat}`, { was })
      case 'sacrifice': this.#befalls(seat, params['by']); return this.move('sacrifice', seat, card, from, 'boneyard', { was })
      case 'discard': this.#befalls(seat, params['by']); return this.move('discard', seat, card, from, `discard-${seat}`, { was })
      case 'give': this.#befalls(seat, params['by']); return this.move('give', seat, card, from, `discard-${this.turn}`, { was })
      case 'stack': return this.move('stack', seat, card, from, `deck-${seat}`, { was })
      case 'recover': return this.move('recover', seat, card, from, `hand-${seat}`, { was })
      case 'answer': return this.move('answer', seat, card, `hand-${seat}`, `discard-${seat}`, { was })
      case 'reveal': return this.move('reveal', seat, card, `deck-${seat}`, `play-${this.turn}`)
      case 'protected': this.happenings.push({ verb: 'spared', seat, at: `seat-${seat}` }); return
      case 'reshuffle': return this.move('reshuffle', seat, null, `discard-${seat}`, `deck-${seat}`, { count: Number(params['count']) })
      case 'draw': {
        const cards = params['cards'] ? cardsIn(params['cards']) : Array.from({ length: Number(params['count']) }, () => null)
        for (const each of cards) this.move('draw', seat, each, `deck-${seat}`, `hand-${seat}`)
        return
      }
      case 'swap': {
        const one = cardIn(params['one']), other = cardIn(params['other'])
        const here = this.at.get(one?.id ?? ''), there = this.at.get(other?.id ?? '')
        if (here === undefined || there === undefined) return
        this.move('swap', seat, one, here, there)
        return this.move('swap', seat, other, there, here)
      }
      case 'fell': return this.move('fell', seat, card, `place-${String(params['from'])}`, `place-${String(params['to'])}`)
      case 'end': return this.#end(seat, cardsIn(params['cards']), Array.isArray(params['was']) ? params['was'] : [])
    }
  }

  #befalls(seat: number, by: unknown): void {
    if (by !== undefined && seat !== this.turn) this.attack(seat)
  }

  #end(seat: number, unused: readonly Told[], was: readonly unknown[]): void {
    unused.forEach((card, k) => this.move('end', seat, card, `hand-${seat}`, `discard-${seat}`, { was: textIn(was[k]) }))
    const played = [...this.at].filter(([, spot]) => spot === `play-${seat}`)
    for (const [id] of played) this.move('end', seat, { id, card: this.#titleOf(id) }, `play-${seat}`, `discard-${seat}`)
    this.turn = (seat + 1) % this.before.table.players.length
  }

  #titleOf(id: string): string {
    return this.was.get(id)?.title ?? this.happenings.flatMap(each => 'from' in each && each.toId === id ? each.title ?? [] : [])[0] ?? ''
  }

  /** Compares what was told with where the cards lie now; what was not told is found from the two tables. */
  settle(after: Seen): readonly Happening[] {
    const now = lyingIn(after)
    const moves = this.happenings.filter(each => 'from' in each)
    const arrived = new Set(moves.flatMap(move => move.toId ?? []))
    const left = new Set(moves.flatMap(move => move.fromId ?? []))
    for (const move of moves) {
      const lies = move.toId === undefined ? undefined : now.get(move.toId)
      if (lies) Object.assign(move, { to: lies.spot, title: lies.title })
    }
    const appeared = [...now].filter(([id]) => !this.was.has(id) && !arrived.has(id))
    const vanished = [...this.was].filter(([id]) => !now.has(id) && !left.has(id))
    const slide = (title: string, from: Spot, to: Spot, ids: { readonly fromId?: string, readonly toId?: string }) => {
      this.happenings.push({ verb: 'slide', seat: null, title, from, to, ...ids })
    }

    for (const [id, { spot, title }] of now) {
      const before = this.was.get(id)
      if (before && before.spot !== spot && !arrived.has(id)) slide(title, before.spot, spot, { fromId: id, toId: id })
    }
    for (const [id, { spot, title }] of appeared) {
      // A card that came to the own hand openly is told to all by its title alone.
      const told = moves.find(move => move.to === spot && move.toId === undefined && move.title === title)
      if (told) {
        told.toId = id
        continue
      }
      const k = vanished.findIndex(([, was]) => was.title === title && was.spot !== spot && this.#hasFewer(after, was.spot))
      const [pair] = k < 0 ? [] : vanished.splice(k, 1)
      if (pair) slide(title, pair[1].spot, spot, { fromId: pair[0], toId: id })
      else if (!isPile(spot)) slide(title, sourceOf(spot), spot, { toId: id })
    }
    for (const [id, { spot, title }] of vanished) {
      const owner = /^(?:play|tomb)-(\d)/.exec(spot)?.[1]
      if (owner !== undefined) slide(title, spot, `hand-${owner}`, { fromId: id })
    }
    for (const { seat, key } of Object.entries(after.waiting).map(([at, { key: why }]) => ({ seat: Number(at), key: why }))) {
      if (key === 'waiting.affected' && seat !== after.table.turn) this.attack(seat)
    }
    return this.happenings.filter(each => !('from' in each) || each.from !== each.to)
  }

  /** Whether cards have left a pile. Places that are no piles show what they hold. */
  #hasFewer(after: Seen, spot: Spot): boolean {
    const [had, has] = [countIn(this.before, spot), countIn(after, spot)]
    return had === null || has === null || has < had
  }
}

/** Where a card comes from that nobody saw coming. */
function sourceOf(spot: Spot): Spot {
  const seat = /-(\d)/.exec(spot)?.[1] ?? '0'
  if (spot.startsWith('place-')) return 'stock'
  return spot.startsWith('hand-') ? `deck-${seat}` : `hand-${seat}`
}

/**
 * What happened between two views of one viewer, in order.
 * @returns nothing where the log has a gap or somebody else looks now: then the state is shown at once
 */
export function movesBetween(before: Seen, after: Seen): readonly Happening[] {
  const last = before.log.at(-1)?.n ?? 0
  const fresh = after.log.filter(line => line.n > last)
  const gap = fresh[0] !== undefined && fresh[0].n > last + 1
  if (before.id !== after.id || before.you !== after.you || after.phase !== 'playing' || gap) return []
  const account = new Account(before, lyingIn(before))
  // What was taken back is not shown on the way: cards go back to where they lie now.
  if (!fresh.some(line => line.key === 'undo')) for (const line of fresh) account.hear(line)
  return account.settle(after)
}
