// Moves the picture of the valley smoothly from one part to another: it is drawn once, as it looks at the end, and meanwhile
// only moved and scaled. Drawing it anew for every frame would be too slow.
import type { Camera } from './camera.ts'

const time = 320
const easing = 'cubic-bezier(.215, .61, .355, 1)'

/** How a picture is laid: moved by so many pixels, and scaled from its corner. */
interface Laid {
  readonly x: number
  readonly y: number
  readonly scale: number
}
const straight: Laid = { x: 0, y: 0, scale: 1 }

/** How the picture of one part is laid so that another is seen, in a frame of this width. */
export function laidFor(seen: Camera, drawn: Camera, width: number): Laid {
  const unit = width / seen[2]
  return { x: (drawn[0] - seen[0]) * unit, y: (drawn[1] - seen[1]) * unit, scale: drawn[2] / seen[2] }
}

/** What is seen of the picture of a part that is laid so. */
export function seenIn({ x, y, scale }: Laid, [left, top, wide, high]: Camera, width: number): Camera {
  const unit = (width * scale) / wide
  return [left - x / unit, top - y / unit, wide / scale, high / scale]
}

/** Between how it was laid and how it is drawn. */
function midway(from: Laid, part: number): Laid {
  const at = (key: keyof Laid) => from[key] + (straight[key] - from[key]) * part
  return { x: at('x'), y: at('y'), scale: at('scale') }
}

/** A picture as far as it glides: an element of the page. */
interface GlidingPicture {
  animate(frames: PropertyIndexedKeyframes, options: KeyframeAnimationOptions): RunningGlide
}
interface RunningGlide {
  readonly effect: Pick<AnimationEffect, 'getComputedTiming'> | null
  cancel(): void
}

export class Gliding {
  /** The part that is drawn. */
  #drawn: Camera
  #width = 1
  #glide: { readonly animation: RunningGlide; readonly from: Laid } | null = null

  constructor(drawn: Camera) {
    this.#drawn = drawn
  }

  /** What is seen now. */
  get seen(): Camera {
    const { animation, from } = this.#glide ?? {}
    const part = animation?.effect?.getComputedTiming().progress ?? 1
    return from ? seenIn(midway(from, part), this.#drawn, this.#width) : this.#drawn
  }

  /**
   * Leads to a part as soon as it is drawn, from what was seen until now.
   * @param picture that of the part, as wide as said
   * @param jumps whether it is seen at once
   */
  to(part: Camera, picture: GlidingPicture, width: number, jumps: boolean): void {
    if (!jumps && part.every((length, k) => length === this.#drawn[k])) return
    const { seen } = this
    this.#glide?.animation.cancel()
    this.#glide = null
    this.#drawn = part
    this.#width = width
    if (jumps) return
    const from = laidFor(seen, part, width)
    const transform = `translate(${from.x}px, ${from.y}px) scale(${from.scale})`
    this.#glide = { animation: picture.animate({ transform: [transform, 'none'] }, { duration: time, easing }), from }
  }
}
