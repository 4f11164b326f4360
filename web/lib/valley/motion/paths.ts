// Keyframes of flights from one place to another, made of transforms alone. Pure.

/** A box on the screen; `x` and `y` are its centre, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface Size {
  readonly width: number
  readonly height: number
}
export interface Path {
  readonly frames: Keyframe[]
  readonly easing: string
}

export const ease = {
  out: 'cubic-bezier(.2,.8,.2,1)',
  drop: 'cubic-bezier(.5,0,.95,.5)',
  soft: 'cubic-bezier(.4,0,.2,1)',
  sink: 'cubic-bezier(.55,0,.8,.6)',
} as const

interface Point {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** The transform that centres a picture on a point with the given width; untransformed it is at the corner of the screen. */
function pose(picture: Size, { x, y, width }: Point, turn = 0): string {
  return `translate(${(x - picture.width / 2).toFixed(1)}px,${(y - picture.height / 2).toFixed(1)}px) rotate(${turn.toFixed(1)}deg) scale(${(width / picture.width).toFixed(3)})`
}

const seen = (transform: string, more: Keyframe = {}): Keyframe => ({ opacity: 1, transform, ...more })

const samples = 8
/** A curve that passes `via` halfway. */
function thrown(picture: Size, from: Point, via: Point, to: Point, turn: number): Path {
  const bend = (a: number, b: number, c: number, t: number) =>
    (1 - t) ** 2 * a + 2 * t * (1 - t) * (2 * b - (a + c) / 2) + t ** 2 * c
  const frames = Array.from({ length: samples + 1 }, (_, k) => {
    const t = k / samples
    return seen(
      pose(
        picture,
        {
          x: bend(from.x, via.x, to.x, t),
          y: bend(from.y, via.y, to.y, t),
          width: bend(from.width, via.width, to.width, t),
        },
        turn * Math.sin(Math.PI * t),
      ),
    )
  })
  return { frames, easing: ease.soft }
}

const distance = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y)
/** The direction away from the nearer of the screen's upper and lower edge: 1 is down, -1 is up. */
const inward = (at: { readonly y: number }, screen: Size) => (at.y < screen.height / 2 ? 1 : -1)

/** A card is thrown. Where both ends are close together it makes a detour that can be noticed. */
export function toss(picture: Size, from: Box, to: Box, screen: Size, { nth = 0, of = 1, shown = true } = {}): Path {
  const far = distance(from, to)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  if (far > 150) {
    // Halfway a card is large enough to be recognized, however small it is at both ends; a picture that is drawn small is
    // enlarged only a little, or its lines would be thick.
    const known = shown ? Math.min(62, picture.width * 1.3) : 30
    const via = {
      x: middle.x,
      y: middle.y - Math.min(48, far * 0.16),
      width: Math.max(known, ((from.width + to.width) / 2) * 1.08),
    }
    return thrown(picture, from, via, to, Math.sign(to.x - from.x) * 6)
  }
  const width = shown ? 56 : 26
  const fan = of > 1 ? (nth - (of - 1) / 2) * Math.min(width * 0.8, 200 / of) : 0
  const broad = Math.max(width, Math.min(from.width, to.width))
  const x = Math.min(screen.width - broad / 2, Math.max(broad / 2, middle.x + fan))
  const via = { x, y: middle.y + inward(middle, screen) * (shown ? 64 : 34), width: broad }
  return thrown(picture, from, via, to, fan / 12)
}

/** A card leaves the pyramid: it rises a little, turns and flies off. */
export function lift(picture: Size, from: Box, to: Box): Path {
  const dx = to.x - from.x
  const dy = to.y - from.y
  return {
    easing: ease.soft,
    frames: [
      seen(pose(picture, from)),
      seen(pose(picture, { x: from.x, y: from.y - 16, width: from.width * 1.07 }, -2), { offset: 0.22 }),
      seen(
        pose(
          picture,
          { x: from.x + dx * 0.6, y: from.y + dy * 0.35 - 30, width: from.width * 0.45 + to.width * 0.55 },
          dx > 0 ? 7 : -7,
        ),
        { offset: 0.62 },
      ),
      seen(pose(picture, to)),
    ],
  }
}

/** The part of its fall after which a stone hits the ground. */
export const hit = 0.82

/** A card of the pyramid falls: it leans slowly, drops fast and bounces 3 px. */
export function fall(picture: Size, from: Box, to: Box): Path {
  const dx = to.x - from.x
  return {
    easing: 'linear',
    frames: [
      seen(pose(picture, from), { easing: ease.soft }),
      seen(pose(picture, { x: from.x + dx * 0.55, y: from.y + 4, width: from.width }, dx > 0 ? 3 : -3), {
        offset: 0.34,
        easing: ease.drop,
      }),
      seen(pose(picture, to), { offset: hit, easing: ease.out }),
      seen(pose(picture, { ...to, y: to.y - 3 }), { offset: 0.9 }),
      seen(pose(picture, to)),
    ],
  }
}

/** The part of an entombing after which the card is in the tomb and the square of its set begins to grow. */
export const buried = 0.54

/** A card is entombed: it rises, stands still for a moment, and sinks into the tomb. */
export function sink(picture: Size, from: Box, to: Box, screen: Size, nth = 0): Path {
  const width = Math.max(68, Math.min(from.width * 1.08, 130))
  const high = (width * picture.height) / picture.width
  const clear = to.y + inward(to, screen) * (high / 2 + to.height / 2 + 8)
  const stand = {
    x: Math.min(screen.width - width / 2 - 6, Math.max(width / 2 + 6, to.x + nth * width * 0.5)),
    y: to.y > screen.height / 2 ? Math.min(clear, from.y - 64) : clear,
    width,
  }
  const ground = { x: to.x, y: to.y, width: Math.min(30, to.width, to.height) }
  return {
    easing: 'linear',
    frames: [
      seen(pose(picture, from), { easing: ease.out }),
      seen(pose(picture, stand, -1), { offset: 0.26, easing: ease.soft }),
      seen(pose(picture, { ...stand, y: stand.y - 5 }), { offset: 0.36, easing: ease.sink }),
      { opacity: 0.9, transform: pose(picture, ground), offset: buried },
      { opacity: 0, transform: pose(picture, { ...ground, width: ground.width / 2 }), offset: buried + 0.06 },
      { opacity: 0, transform: pose(picture, ground) },
    ],
  }
}

/** A packet of a shuffled pile: the packets part to both sides and meet again. */
export function riffle(picture: Size, from: Box, to: Box, screen: Size, nth: number): Path {
  const side = nth % 2 ? 1 : -1
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const via = {
    x: middle.x + side * 30,
    y: middle.y + inward(middle, screen) * (52 - nth * 3),
    width: Math.min(60, Math.max(from.width, to.width) * 1.3),
  }
  return thrown(picture, from, via, to, side * 9)
}

/** The arc of a coin from what pays to the card that is bought. */
export function coin(size: number, from: Point, to: Point, nth: number): Path {
  const at = (x: number, y: number, scale: number, opacity = 1, more: Keyframe = {}): Keyframe => ({
    opacity,
    transform: `translate(${(x - size / 2).toFixed(1)}px,${(y - size / 2).toFixed(1)}px) scale(${scale})`,
    ...more,
  })
  const top = Math.min(from.y, to.y) - 40 + (nth % 3) * 14
  const bend = (t: number) => ({
    x: from.x + (to.x - from.x) * t,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * top + t ** 2 * to.y,
  })
  const points = [0, 0.2, 0.4, 0.6, 0.8].map(t => ({ ...bend(t), t }))
  return {
    easing: ease.soft,
    frames: [
      ...points.map(({ x, y, t }) => at(x, y, 1 + 0.35 * Math.sin(Math.PI * t), 1, { offset: t * 0.92 })),
      at(to.x, to.y, 0.95, 1, { offset: 0.92 }),
      at(to.x, to.y, 0.5, 0),
    ],
  }
}
