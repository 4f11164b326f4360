// The layer above the table that everything seen to move is put into. It takes no presses; what runs on it is one list of
// animations with delays, so that it can be stopped, ended and photographed at any time.
import { Workshop } from './pictures.ts'
import type { Box } from './paths.ts'

type Timing = KeyframeAnimationOptions & { readonly delay?: number, readonly duration: number }

export class Layer {
  readonly workshop = new Workshop()
  readonly #root: HTMLElement
  readonly #total: number
  readonly #running: Animation[] = []

  /** @param total how long it is used, in milliseconds: nothing goes on for longer */
  constructor(root: HTMLElement, total: number) {
    this.#root = root
    this.#total = total
  }

  /** Animates something of the layer, or of the table beneath. */
  animate(element: Element, frames: Keyframe[], timing: Timing): void {
    this.#start(element, frames, timing)
  }

  #start(element: Element, frames: Keyframe[], timing: Timing): Animation {
    const { delay = 0, duration } = timing
    const animation = element.animate(frames, { ...timing, duration: Math.max(1, Math.min(duration, this.#total - delay)) })
    this.#running.push(animation)
    return animation
  }

  /** A new thing, at the corner of the screen and not seen until it is animated. */
  add(className: string, text = ''): HTMLElement {
    const element = document.createElement('i')
    element.className = className
    element.textContent = text
    this.#root.append(element)
    return element
  }

  /** A thing that fills a place. */
  frame(className: string, { x, y, width, height }: Box, frames: Keyframe[], timing: Timing): void {
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

  /** @param ended called when the time is over, unless it was cleared before */
  begin(ended: () => void): void {
    this.#start(this.#root, [{}, {}], { duration: this.#total }).onfinish = ended
  }

  /** Takes everything away: the table is seen as it is. */
  clear(): void {
    for (const animation of this.#running.splice(0)) animation.cancel()
    this.#root.replaceChildren()
    this.workshop.clear()
  }
}
