// The layer above the table that everything seen to move is put into. It takes no presses; what runs on it is one list of
// animations that begin and end together, so that it can be stopped, ended and photographed at any time. All of it is
// there before the first frame: what was made while something else moves already would cost that a frame each time.
import { sceneKeyframes, type Timing } from './scene-keyframes.ts'
import type { Box } from './paths.ts'

export class Layer {
  readonly #root: HTMLElement
  readonly #total: number
  readonly #running: Animation[] = []
  readonly #hidden: HTMLElement[] = []
  #clock: Animation | null = null

  /** @param total how long it is used, in milliseconds: nothing goes on for longer */
  constructor(root: HTMLElement, total: number) {
    this.#root = root
    this.#total = total
  }

  /** Animates something of the layer. */
  animate(element: Element, frames: readonly Keyframe[], timing: Timing): void {
    const stretched = sceneKeyframes(frames, timing, this.#total)
    this.#running.push(element.animate(stretched.frames, stretched.timing))
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

  /** A new thing above those that are there, at the corner of the screen and not seen until it is animated. */
  add(className: string, text = ''): HTMLElement {
    const element = document.createElement('i')
    element.className = className
    element.textContent = text
    this.#root.append(element)
    return element
  }

  /** A thing that fills a place. */
  frame(className: string, { x, y, width, height }: Box, frames: readonly Keyframe[], timing: Timing): void {
    const frame = this.add(`frame ${className}`)
    Object.assign(frame.style, {
      left: `${x - width / 2}px`,
      top: `${y - height / 2}px`,
      width: `${width}px`,
      height: `${height}px`,
    })
    this.animate(frame, frames, timing)
  }

  /** Something that only stands at a place until a time. */
  hold(content: HTMLElement, { x, y, width, height }: Box, until: number): void {
    const element = this.add('still')
    element.append(content)
    const transform = `translate(${x - width / 2}px,${y - height / 2}px)`
    this.animate(
      element,
      [
        { opacity: 1, transform },
        { opacity: 1, transform },
      ],
      { duration: until },
    )
  }

  /** @param ended called when the time is over, unless it was cleared before */
  begin(ended: () => void): void {
    this.#clock = this.#root.animate([], { delay: this.#total - 1, duration: 1 })
    this.#clock.onfinish = ended
  }

  /** Takes everything away: the table is seen as it is. */
  clear(): void {
    for (const animation of [...this.#running.splice(0), ...(this.#clock ? [this.#clock] : [])]) animation.cancel()
    for (const element of this.#hidden.splice(0)) element.style.willChange = ''
    this.#root.replaceChildren()
  }
}
