// The layer above the table that everything seen to move is put into. It takes no presses; what runs on it is one list of
// animations that begin and end together, so that it can be stopped, ended and photographed at any time.
import { held, type Timing } from './held.ts'
import type { Box } from './paths.ts'

/** What is first seen later is made so many milliseconds before, where it was not yet made. */
const ahead = 40

export class Layer {
  readonly #root: HTMLElement
  readonly #total: number
  readonly #running: Animation[] = []
  readonly #hidden: HTMLElement[] = []
  /** What is to be made, the next first. */
  readonly #later: { readonly at: number, readonly make: () => void }[] = []
  /** What lies on the layer, from the bottom up, and when its turn was to be put there. */
  readonly #things: (readonly [turn: number, HTMLElement])[] = []
  #turns = 0
  #turn = 0
  #clock: Animation | null = null
  #making = 0

  /** @param total how long it is used, in milliseconds: nothing goes on for longer */
  constructor(root: HTMLElement, total: number) {
    this.#root = root
    this.#total = total
  }

  /** Animates something of the layer. */
  animate(element: Element, frames: readonly Keyframe[], timing: Timing): void {
    const stretched = held(frames, timing, this.#total)
    const animation = element.animate(stretched.frames, stretched.timing)
    this.#running.push(animation)
    // What comes later runs as if it had been there from the beginning.
    const { startTime = null, currentTime = null } = this.#clock ?? {}
    if (startTime !== null) animation.startTime = startTime
    else if (currentTime !== null) animation.currentTime = currentTime
  }

  /** Animates something of the table beneath, which is in sight all the while and ends as the table has it. */
  shift(element: Element, frames: readonly Keyframe[], timing: Timing): void {
    this.animate(element, frames, { ...timing, waits: true, until: this.#total })
  }

  /** Something of the table beneath is not seen until a time. It is painted all the same, or it would have to be then. */
  hide(element: HTMLElement, until: number): void {
    element.style.willChange = 'opacity'
    this.#hidden.push(element)
    this.shift(element, [{ opacity: 0 }, { opacity: 1 }], { delay: until, duration: 1 })
  }

  /** A new thing, at the corner of the screen and not seen until it is animated. */
  add(className: string, text = ''): HTMLElement {
    const element = document.createElement('i')
    element.className = className
    element.textContent = text
    const above = this.#things.findIndex(([turn]) => turn > this.#turn)
    const at = above < 0 ? this.#things.length : above
    this.#root.insertBefore(element, this.#things[at]?.[1] ?? null)
    this.#things.splice(at, 0, [this.#turn, element])
    return element
  }

  /** A thing that fills a place. */
  frame(className: string, { x, y, width, height }: Box, frames: readonly Keyframe[], timing: Timing): void {
    const frame = this.add(`frame ${className}`)
    Object.assign(frame.style, { left: `${x - width / 2}px`, top: `${y - height / 2}px`, width: `${width}px`, height: `${height}px` })
    this.animate(frame, frames, timing)
  }

  /** Something that only stands at a place until a time. */
  hold(content: HTMLElement, { x, y, width, height }: Box, until: number): void {
    const element = this.add('still')
    element.append(content)
    const transform = `translate(${x - width / 2}px,${y - height / 2}px)`
    this.animate(element, [{ opacity: 1, transform }, { opacity: 1, transform }], { duration: until })
  }

  /**
   * What is first seen some time after the beginning is made in a frame of its own before that: all of it at once would
   * hold up the first. It lies above what was said before and below what is said after, whenever it is made.
   */
  later(at: number, make: () => void): void {
    const turn = ++this.#turns
    const made = () => {
      this.#turn = turn
      make()
    }
    const place = this.#later.findIndex(other => other.at > at)
    if (at <= 0) made()
    else this.#later.splice(place < 0 ? this.#later.length : place, 0, { at, make: made })
  }

  /** @param ended called when the time is over, unless it was cleared before */
  begin(ended: () => void): void {
    this.#clock = this.#root.animate([], { delay: this.#total - 1, duration: 1 })
    this.#clock.onfinish = ended
    this.#makeOn()
  }

  #makeOn(): void {
    if (this.#later.length > 0) this.#making = requestAnimationFrame(() => this.#makeNext())
  }

  /** One thing a frame, and whatever is due. */
  #makeNext(): void {
    const due = Number(this.#clock?.currentTime ?? 0) + ahead
    do this.#later.shift()?.make()
    while (this.#later[0] && this.#later[0].at < due)
    this.#makeOn()
  }

  /** Takes everything away: the table is seen as it is. */
  clear(): void {
    cancelAnimationFrame(this.#making)
    this.#later.length = 0
    for (const animation of [...this.#running.splice(0), ...this.#clock ? [this.#clock] : []]) animation.cancel()
    for (const element of this.#hidden.splice(0)) element.style.willChange = ''
    this.#root.replaceChildren()
  }
}
