// The land without buildings: the triangle, its rivers, sand and palms. Never changes, so it is drawn once.
import { ours, type Point } from '#shared/tal/board.ts'

const { corners, tipFrom } = ours.plane
const nowhere: Point = { x: 0, y: 0 }
const [top = nowhere, right = nowhere, left = nowhere] = corners

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})
const round = (n: number) => Math.round(n * 10) / 10
const line = (points: readonly Point[]) => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`

const rightSide = between(top, right, 0.5)
const bottom = between(right, left, 0.5)
const leftSide = between(left, top, 0.5)
const tips = (
  [
    [top, leftSide, rightSide],
    [right, rightSide, bottom],
    [left, bottom, leftSide],
  ] as const
).map(([tip, one, other]) => [between(tip, one, tipFrom), between(tip, other, tipFrom)] as const)

/** The path of a canal: slightly bent. */
function canal(from: Point, to: Point, bend: number): string {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.hypot(dx, dy)
  const at = (part: number, side: number) =>
    `${round(from.x + dx * part - (dy / length) * bend * side)} ${round(from.y + dy * part + (dx / length) * bend * side)}`
  return `M${at(0, 0)}C${at(0.17, 1)} ${at(0.33, -1)} ${at(0.5, 0)}S${at(0.83, 1)} ${at(1, 0)}`
}

/** Some hundreds of grains of sand, always at the same places. */
function specks(): string {
  let seed = 7
  const next = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  return Array.from({ length: 360 }, () => {
    const y = left.y * Math.sqrt(next())
    const x = top.x + ((next() * 2 - 1) * y * top.x) / left.y
    return `M${Math.round(x)} ${Math.round(y)}h${round(1 + next() * 4)}`
  }).join('')
}

export const land = {
  plateau: `${line([top, right, left])}Z`,
  middle: `${line([leftSide, rightSide, bottom])}Z`,
  tips: tips.map(([one, other], k) => `${line([corners[k] ?? nowhere, one, other])}Z`).join(''),
  dusk: `${line([top, right, { x: 640, y: left.y }])}Z`,
  litEdge: line([left, top]),
  darkEdge: line([top, right]),
  rivers: [canal(leftSide, rightSide, 16), canal(rightSide, bottom, 16), canal(bottom, leftSide, 16)].join(''),
  brooks: tips.map(([one, other]) => canal(one, other, 9)).join(''),
  specks: specks(),
  dunes:
    'M40 800Q90 780 130 802T230 700M300 560Q330 540 360 560T420 530M620 470Q660 500 640 540T690 560M560 100Q540 140 580 170M900 800Q860 770 880 740M700 840Q740 820 780 846M420 450Q380 470 350 450M660 690Q620 680 610 710',
} as const

export const palms: readonly (readonly [x: number, y: number, scale: number])[] = [
  [268, 462, 0.9],
  [282, 470, 0.7],
  [726, 462, 0.8],
  [590, 744, 0.9],
  [604, 452, 0.7],
  [356, 454, 0.8],
  [440, 800, 0.8],
  [556, 800, 0.8],
]
