// The layer above the table that shows all motion. It takes no presses. Its animations begin and end together, so that a
// scene can be paused, ended or photographed at any time, and all its elements exist before the first frame: adding one
// while others move would drop a frame.
import { sceneKeyframes, type Timing } from './scene-keyframes.ts'
import type { Box } from './paths.ts'

/** Older browsers do not. */
const knowsLinear = CSS.supports('transition', 'linear(0, 1)')

export class Layer {
  readonly #root: HTMLElement
  readonly #total: number
  readonly #running: Animation[] = []
  readonly #hidden: HTMLElement[] = []
  #clock: Animation | null = null

  /** @param total how long the scene takes, in milliseconds; nothing lasts longer */
  constructor(root: HTMLElement, total: number) {
    this.#root = root
    this.#total = total
  }

  /** Animates an element of the layer. */
  animate(element: Element, frames: readonly Keyframe[], timing: Timing): void {
    const stretched = sceneKeyframes(frames, timing, this.#total, knowsLinear)
    this.#running.push(element.animate(stretched.frames, stretched.timing))
  }

  /** Animates an element of the table beneath. It is visible all the time and ends as the table shows it. */
  shift(element: Element, frames: readonly Keyframe[], timing: Timing): void {
    this.animate(element, frames, { ...timing, waits: true, until: this.#total })
  }

  /** Hides an element of the table beneath until a time. It is painted meanwhile, so that nothing needs painting then. */
  hide(element: HTMLElement, until: number): void {
    element.style.willChange = 'opacity'
    this.#hidden.push(element)
    this.shift(element, [{ opacity: 0 }, { opacity: 1 }], { delay: until, duration: 1 })
  }

  /** Adds an element on top, at the corner of the screen; it is invisible until it is animated. */
  add(className: string, text = ''): HTMLElement {
    const element = document.createElement('i')
    element.className = className
    element.textContent = text
    this.#root.append(element)
    return element
  }

  /** Adds and animates a frame around a box. */
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

  /** Shows something at a box until a time. */
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

  /** @param ended called when the scene is over, unless it was cleared before */
  begin(ended: () => void): void {
    this.#clock = this.#root.animate([], { delay: this.#total - 1, duration: 1 })
    this.#clock.onfinish = ended
  }

  /** Removes everything, so that the table is seen as it is. */
  clear(): void {
    for (const animation of [...this.#running.splice(0), ...(this.#clock ? [this.#clock] : [])]) animation.cancel()
    for (const element of this.#hidden.splice(0)) element.style.willChange = ''
    this.#root.replaceChildren()
  }
}
