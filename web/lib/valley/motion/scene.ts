// One scene: pictures of cards fly above the table from where they lay to where they lie. The table is in its new state
// from the first moment and can be pressed; a card that has not landed yet is only not shown in its place. Everything
// is one list of animations with delays, so it can be stopped, ended and photographed at any time.
import { mixOf } from '../mix.ts'
import { gainOf } from '../tomb.ts'
import { isMove, type Happening, type Mark, type Move } from './moves.ts'
import { buried, coin, ease, fall, hit, lift, riffle, sink, toss, type Box, type Path, type Size } from './paths.ts'
import { copyOf, Workshop } from './pictures.ts'
import { isPile, type Seen } from './places.ts'
import { longest, scoreOf, type Cue } from './score.ts'
import { boxOf, find, type Found } from './spots.ts'

interface Picture { readonly node: HTMLElement, readonly width: number, readonly height: number }
interface Circumstances {
  /** Which of how many of its kind. */
  readonly nth: number
  readonly of: number
  readonly screen: Size
  /** When the last coin for it has come. */
  readonly paid: number | undefined
  /** When the pile that it lands on is taken up. */
  readonly taken: number | undefined
}
interface Before { readonly found: Found | null, readonly picture: Picture | null }

/** How long places are outlined where nothing may move. */
const outlined = 900
const packets = 5
const back = { width: 44, height: 62 }
const coinSize = 22
/** A stone of a set's square. */
const cell = 14
const isHidden = (spot: string) => spot === 'stock' || spot.startsWith('deck-')
const loosens = (move: Move) => move.from.startsWith('place-')
/** Where something lands, what it lands on stays in sight until then. */
const covers = (move: Move) => isPile(move.to)

/** What is needed of the table as it was, taken before it changes. */
export class Scene {
  readonly #room: HTMLElement
  readonly #stage: HTMLElement
  readonly #seen: Seen
  readonly #happened: readonly Happening[]
  readonly #before = new Map<Happening, Before>()
  readonly #hand: ReadonlyMap<string, Box>
  readonly #tops: { readonly spot: string, readonly box: Box, readonly node: HTMLElement }[] = []
  readonly #workshop = new Workshop()
  readonly #running: Animation[] = []
  #total = outlined

  /**
   * @param stage what the pictures are put into: lies above the table and takes no presses
   * @param seen the view as it was
   */
  constructor(room: HTMLElement, stage: HTMLElement, seen: Seen, happened: readonly Happening[]) {
    this.#room = room
    this.#stage = stage
    this.#seen = seen
    this.#happened = happened
    for (const each of happened) {
      const found = isMove(each) ? find(room, each.from, each.fromId) : null
      this.#before.set(each, { found, picture: found?.card ? this.#copy(found.card, found.box) : null })
    }
    for (const spot of new Set(happened.filter(isMove).filter(covers).map(({ to }) => to))) {
      const top = room.querySelector<HTMLElement>(`[data-spot="${spot}"] > .card`)
      if (!top || happened.some(each => isMove(each) && each.fromId !== undefined && each.fromId === top.dataset['card'])) continue
      const box = boxOf(top)
      this.#tops.push({ spot, box, node: copyOf(top, box) })
    }
    this.#hand = this.#handNow()
  }

  #copy(card: HTMLElement, box: Box): Picture {
    return { node: copyOf(card, box), width: box.width, height: box.height }
  }

  #handNow(): ReadonlyMap<string, Box> {
    const cards = this.#room.querySelectorAll<HTMLElement>('.hand [data-card]')
    return new Map([...cards].map(card => [card.dataset['card'] ?? '', boxOf(card)]))
  }

  /**
   * Plays what happened; the table must be in its new state and laid out.
   * @param ended called when it has come to its end by itself
   */
  play(ended: () => void): void {
    const { cues, total } = scoreOf(this.#happened, this.#seen.you)
    this.#total = total
    const after = new Map(this.#happened.map(each => [each, isMove(each) ? find(this.#room, each.to, each.toId) : find(this.#room, each.at)]))
    const now = this.#handNow()
    const screen = { width: innerWidth, height: innerHeight }
    // Everything has been measured; from here on the page is only written to.
    for (const { spot, box, node } of this.#tops) {
      const last = Math.max(...cues.filter(({ happening }) => isMove(happening) && happening.to === spot).map(({ start, length }) => start + length))
      this.#put('still', node, box, 0, last)
    }
    this.#slideHand(now)
    const price = new Map<string, number>()
    for (const cue of cues) {
      const { happening } = cue
      const found = after.get(happening) ?? null
      if (!isMove(happening)) {
        if (found) this.#mark(happening, found.box, cue)
        continue
      }
      const before = this.#before.get(happening)
      if (!before?.found || !found) continue
      const group = cues.filter(other => other.happening.verb === happening.verb && other.happening.seat === happening.seat)
      const nth = group.indexOf(cue)
      if (happening.price !== undefined) {
        this.#pay(happening, before.found.box, cue, nth)
        price.set(happening.price, cue.start + cue.length)
      }
      this.#fly(happening, before, found, cue, {
        nth, of: group.length, screen, paid: price.get(happening.from),
        taken: cues.find(other => isMove(other.happening) && other.happening.verb === 'reshuffle' && other.happening.from === happening.to)?.start,
      })
      if (happening.verb === 'fell') this.#thud(found.box, cue)
      if (loosens(happening) && happening.verb !== 'fell' && happening.verb !== 'swap') this.#rubble(before.found.box, cue)
      if (happening.verb === 'entomb') this.#grow(happening, found.box, cue, group.slice(0, nth))
    }
    const clock = this.#animate(this.#stage, [{}, {}], { duration: total })
    clock.onfinish = () => {
      this.end()
      ended()
    }
  }

  /** Shows the table as it is, at once. */
  end(): void {
    for (const animation of this.#running.splice(0)) animation.cancel()
    this.#stage.replaceChildren()
    this.#workshop.clear()
  }

  /** Nothing goes on for longer than the scene. */
  #animate(element: Element, frames: Keyframe[], timing: { readonly delay?: number, readonly duration: number } & KeyframeAnimationOptions): Animation {
    const { delay = 0, duration } = timing
    const animation = element.animate(frames, { ...timing, duration: Math.max(1, Math.min(duration, this.#total - delay)) })
    this.#running.push(animation)
    return animation
  }

  #element(className: string, text = ''): HTMLElement {
    const element = document.createElement('i')
    element.className = className
    element.textContent = text
    this.#stage.append(element)
    return element
  }

  /** Something that only appears for a time, at a place. */
  #put(className: string, content: HTMLElement, { x, y, width, height }: Box, start: number, end: number): void {
    const element = this.#element(className)
    element.append(content)
    const transform = `translate(${x - width / 2}px,${y - height / 2}px)`
    this.#animate(element, [{ opacity: 1, transform }, { opacity: 1, transform }], { delay: start, duration: end - start, fill: 'backwards' })
  }

  #fly(move: Move, before: Before, found: Found, { start, length }: Cue, { nth, of, screen, paid, taken }: Circumstances): void {
    if (!before.found) return
    const { box: from } = before.found, { box: to } = found
    if (move.verb === 'reshuffle') return this.#riffle(move.count ?? 1, before.found, found, start, length, screen)
    const turns = move.title !== null && isHidden(move.from) !== isHidden(move.to)
    const landing = found.card && move.toId !== undefined ? found.card : null
    const drawn = move.title !== null && before.picture !== null
    const picture = this.#pictureOf(move, before, landing, to)
    const ends = [this.#fit(from, picture, before.found.card), this.#fit(to, picture, found.card)] as const
    const path = this.#pathOf(move, picture, ends[0], ends[1], screen, nth, of)
    const stays = !landing && isPile(move.to) && !found.standsIn
    const fill = drawn ? stays ? 'both' : 'backwards' : stays ? 'forwards' : 'none'
    const leaf = this.#element('flying')
    leaf.append(picture.node)
    // What goes out of sight fades there instead of vanishing.
    const fades = !landing && !stays && move.verb !== 'entomb'
    const frames = fades ? path.frames.map((frame, k) => k === path.frames.length - 1 ? { ...frame, opacity: 0 } : frame) : path.frames
    this.#animate(leaf, frames, { delay: start, duration: length, easing: path.easing, fill })
    if (turns) this.#turn(leaf, picture, isHidden(move.to), start, length)
    // What a pile holds goes when the pile is taken up to be shuffled.
    if (stays && taken !== undefined) this.#animate(leaf, [{ visibility: 'hidden' }, { visibility: 'hidden' }], { delay: taken, duration: longest.theirs })
    if (landing) this.#animate(landing, [{ opacity: 0 }, { opacity: 0 }], { duration: start + length })
    const cartouche = paid === undefined ? null : picture.node.querySelector('.cartouche')
    if (cartouche) this.#animate(cartouche, [{ scale: 1 }, { scale: 1.45, background: 'var(--coin)', offset: .4 }, { scale: 1, background: 'var(--coin)' }], { delay: Math.max(0, start - 90), duration: 180, easing: ease.out, fill: 'both' })
  }

  /** The larger of the two drawings of a card; made where there is none. */
  #pictureOf(move: Move, { picture }: Before, landing: HTMLElement | null, to: Box): Picture {
    if (move.title === null) return { node: this.#workshop.make(null, back.width), ...back }
    const shows = (node: HTMLElement) => node.dataset['face'] === undefined
    const before = picture && shows(picture.node) ? picture : null
    if (before && (!landing || before.width >= to.width)) return before
    if (landing && shows(landing)) return this.#copy(landing, to)
    return { node: this.#workshop.make(move.title, 84), width: 84, height: 118 }
  }

  /** As a card a place is as wide as the card there; else as small as the place. */
  #fit(box: Box, picture: Size, card: HTMLElement | null): Box {
    if (card) return box
    const width = Math.min(picture.width, box.width * .8, Math.max(14, box.height * .8) / picture.height * picture.width)
    return { ...box, width }
  }

  #pathOf(move: Move, picture: Picture, from: Box, to: Box, screen: Size, nth: number, of: number): Path {
    switch (move.verb) {
      case 'fell': return fall(picture, from, to)
      case 'entomb': return sink(picture, from, to, screen, nth)
      case 'buy': case 'take': case 'sacrifice': if (loosens(move)) return lift(picture, from, to)
    }
    return toss(picture, from, to, screen, { nth, of, shown: move.title !== null })
  }

  /** Turns a card over on its way, from its back or to it. */
  #turn(leaf: HTMLElement, { node, width, height }: Picture, goesUnder: boolean, start: number, length: number): void {
    const back = this.#workshop.make(null, width, height / width)
    back.classList.add('rear')
    leaf.append(back)
    const first = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)', offset: .45 }, { transform: 'scaleX(0)' }]
    const second = [{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: .45 }, { transform: 'scaleX(1)' }]
    const timing = { delay: start, duration: length, easing: ease.soft, fill: 'both' } as const
    this.#animate(node, goesUnder ? first : second, timing)
    this.#animate(back, goesUnder ? second : first, timing)
  }

  #riffle(count: number, from: Found, to: Found, start: number, length: number, screen: Size): void {
    const some = Math.min(count, packets)
    const step = length * .4 / some
    const [begin, end] = [this.#fit(from.box, back, from.card), this.#fit(to.box, back, to.card)]
    for (let k = 0; k < some; k++) {
      const leaf = this.#element('flying')
      leaf.append(this.#workshop.make(null, back.width))
      const { frames, easing } = riffle(back, begin, end, screen, k)
      this.#animate(leaf, frames, { delay: start + k * step, duration: length - some * step, easing })
    }
  }

  #pay(move: Move, from: Box, { start, length }: Cue, nth: number): void {
    const target = find(this.#room, move.price ?? '')
    if (!target) return
    const { box } = target
    const end = { x: box.x + box.width * .38, y: box.y - box.height * .38, width: 1 }
    const begin = from.width > 50 ? { x: from.x - from.width * .36, y: from.y - from.height * .38, width: 1 } : from
    const { frames, easing } = coin(coinSize, begin, end, nth)
    this.#animate(this.#element('coin flying', String(move.gold ?? '')), frames, { delay: start + length * .15, duration: length * .83, easing })
  }

  /** A stone hits the ground: the wall shakes, dust flies to both sides. */
  #thud({ x, y, width, height }: Box, { start, length }: Cue): void {
    const delay = start + length * hit
    const wall = this.#room.querySelector('.stage > svg')
    if (wall) this.#animate(wall, [{ transform: 'none' }, { transform: 'translateY(2px)', offset: .3 }, { transform: 'none' }], { delay, duration: 120 })
    for (const side of [-1, 1]) {
      const at = (away: number, up: number, scale: number) => `translate(${x + side * (width * .3 + away)}px,${y + height / 2 - 8 - up}px) scale(${scale})`
      this.#animate(this.#element('dust'), [{ opacity: .75, transform: at(0, 0, .4) }, { opacity: 0, transform: at(24, 7, 1.5) }], { delay, duration: 240, easing: ease.out })
    }
  }

  /** What breaks off where a card is taken out of the wall. */
  #rubble({ x, y, width, height }: Box, { start }: Cue): void {
    for (let k = 0; k < 5; k++) {
      const across = (k - 2) * width * .17, wild = k * 37 % 11 - 5
      const at = (far: number, down: number, turn: number) => `translate(${x + across * far + (far > 1 ? wild : 0)}px,${y - height * .3 + down}px) rotate(${turn}deg)`
      this.#animate(this.#element('rubble'), [
        { opacity: 1, transform: at(1, 0, 0) }, { opacity: 1, transform: at(1.6, height * .62, 90 + k * 60), offset: .8 }, { opacity: 0, transform: at(1.7, height * .7, 110 + k * 60) },
      ], { delay: start + 60 + k % 3 * 25, duration: 360, easing: ease.drop })
    }
  }

  /** The square of the set grows by its edge, above the niche that the card went into. */
  #grow(move: Move, to: Box, { start, length }: Cue, earlier: readonly Cue[]): void {
    const { seat, title } = move
    const player = this.#seen.table.players.find(each => each.seat === seat)
    if (!player || title === null) return
    const also = earlier.flatMap(({ happening }) => isMove(happening) && happening.title !== null ? [{ id: '', card: happening.title }] : [])
    const { from, to: side, before, after } = gainOf([...player.tomb, ...also], title, mixOf(this.#seen.options).groups)
    const delay = start + length * buried
    const left = length * (1 - buried)
    this.#frame('lit', to, [{ opacity: 0 }, { opacity: 1, offset: .3 }, { opacity: 1, offset: .8 }, { opacity: 0 }], { delay: delay - 60, duration: left + 60 })
    if (after === before) return
    const { x, y } = this.#beside(seat, to, Math.max(side, 2) * cell)
    if (side > 0) {
      const square = (n: number, name: string) => {
        const element = this.#element(`square ${name}`)
        element.style.width = element.style.height = `${n * cell}px`
        return element
      }
      const corner = (scale: number) => `translate(${x - side * cell / 2 - 14}px,${y - side * cell / 2}px) scale(${scale})`
      if (from > 0) this.#animate(square(from, 'was'), [{ opacity: 1, transform: corner(1) }, { opacity: 1, transform: corner(1) }], { delay, duration: left })
      this.#animate(square(side, 'is'), [{ opacity: 1, transform: corner(from / side) }, { opacity: 1, transform: corner(1.06), offset: .6 }, { opacity: 1, transform: corner(1) }], { delay, duration: left, easing: ease.out })
    }
    const said = this.#element('gain', `+${after - before}`)
    const at = (up: number) => `translate(${x + side * cell / 2 - 8}px,${y - 11 + up}px)`
    this.#animate(said, [{ opacity: 0, transform: at(6) }, { opacity: 1, transform: at(0), offset: .4 }, { opacity: 1, transform: at(0) }], { delay, duration: left, easing: ease.out })
  }

  /** Where a square of this size is in nobody's way: over the own tomb, beside a player's panel, under a player's chip. */
  #beside(seat: number | null, niche: Box, size: number): { readonly x: number, readonly y: number } {
    const house = (find(this.#room, `tomb-${seat}`) ?? find(this.#room, `seat-${seat}`))?.box ?? niche
    const x = Math.min(innerWidth - size - 50, Math.max(size, niche.x))
    if (house.y > innerHeight / 2) return { x, y: house.y - house.height / 2 - size / 2 - 8 }
    return house.height > 120 ? { x: house.x + house.width / 2 + size / 2 + 24, y: niche.y } : { x, y: house.y + house.height / 2 + size / 2 + 8 }
  }

  #frame(name: string, { x, y, width, height }: Box, frames: Keyframe[], timing: KeyframeAnimationOptions & { readonly duration: number }): void {
    const frame = this.#element(`frame ${name}`)
    Object.assign(frame.style, { left: `${x - width / 2}px`, top: `${y - height / 2}px`, width: `${width}px`, height: `${height}px` })
    this.#animate(frame, frames, timing)
  }

  /** A player is struck, or spared: a frame that closes in with a stroke across, or one that opens. */
  #mark({ verb }: Mark, box: Box, { start, length }: Cue): void {
    const timing = { delay: start, duration: length, easing: ease.out }
    if (verb === 'spared') return this.#frame('spared', box, [{ opacity: 0, transform: 'scale(.94)' }, { opacity: 1, offset: .4 }, { opacity: 0, transform: 'scale(1.06)' }], timing)
    this.#frame('struck', box, [{ opacity: 0, transform: 'scale(1.14)' }, { opacity: 1, transform: 'translateX(-3px)', offset: .35 }, { opacity: 1, transform: 'translateX(3px)', offset: .5 }, { opacity: 1, transform: 'none', offset: .8 }, { opacity: 0, transform: 'none' }], timing)
    const line = { ...box, height: 4 }
    this.#frame('stroke', line, [{ opacity: 1, transform: 'rotate(-8deg) scaleX(0)' }, { opacity: 1, transform: 'rotate(-8deg) scaleX(1)', offset: .4 }, { opacity: 0, transform: 'rotate(-8deg) scaleX(1)' }], timing)
  }

  /** Hand cards make room, or close up: only their faces, so that what is pressed stands still. */
  #slideHand(now: ReadonlyMap<string, Box>): void {
    for (const [id, box] of now) {
      const was = this.#hand.get(id)
      if (!was || Math.hypot(was.x - box.x, was.y - box.y) < 2) continue
      const card = this.#room.querySelector(`.hand [data-card="${id}"]`)
      const frames = [{ transform: `translate(${was.x - box.x}px,${was.y - box.y}px)` }, { transform: 'none' }]
      const timing = { duration: 200, easing: ease.out }
      const face = card?.querySelector(':scope > .face')
      if (!card || !face) continue
      this.#animate(face, frames, timing)
      for (const pseudoElement of ['::before', '::after']) this.#animate(card, frames, { ...timing, pseudoElement })
    }
  }

  /** Nothing moves: both ends of every move are outlined for a while. */
  outline(ended: () => void): void {
    const seen = new Map<string, [Box, string]>()
    for (const each of this.#happened) {
      const ends = isMove(each) ? [[this.#before.get(each)?.found ?? null, 'from'], [find(this.#room, each.to, each.toId), 'to']] as const : [[find(this.#room, each.at), each.verb === 'attack' ? 'struck' : 'to']] as const
      for (const [found, name] of ends) if (found) seen.set([found.box.x, found.box.y].map(Math.round).join(), [found.box, name])
    }
    for (const [box, name] of seen.values()) this.#frame(`outlined ${name}`, box, [{ opacity: 1 }, { opacity: 1, offset: .7 }, { opacity: 0 }], { duration: outlined, fill: 'forwards' })
    this.#animate(this.#stage, [{}, {}], { duration: outlined }).onfinish = () => {
      this.end()
      ended()
    }
  }
}
