// The shapes of the winged scarab's feathers, computed once, drawn by WingedScarab.svelte.
interface Feather {
  readonly fill: string
  readonly d: string
}

/** The tiers of feathers, the far one first: length of the longest feather, number, colour (every other one is gilt). */
const tiers = [
  [150, 13, '#2f8f87'],
  [106, 9, '#a93623'],
  [64, 6, '#33478f'],
] as const
const gilt = '#e2ae45'
const root = { x: 10, y: 4 }

function feather(side: 1 | -1, length: number, place: number): string {
  const long = length * (1 - 0.52 * place * place)
  const turn = ((-16 + 74 * place) * Math.PI) / 180
  const tip = { x: root.x + long * Math.cos(turn), y: root.y + long * Math.sin(turn) * 0.92 }
  const half = { x: -Math.sin(turn) * 5.2, y: Math.cos(turn) * 5.2 }
  const at = (x: number, y: number) => `${(side * x).toFixed(1)} ${y.toFixed(1)}`
  return (
    `M${at(root.x + half.x * 0.3, root.y + half.y * 0.3)}L${at(tip.x + half.x, tip.y + half.y)}` +
    `Q${at(tip.x + 6 * Math.cos(turn), tip.y + 6 * Math.sin(turn))} ${at(tip.x - half.x, tip.y - half.y)}` +
    `L${at(root.x - half.x * 0.3, root.y - half.y * 0.3)}Z`
  )
}

/** The feathers in painting order: the inner ones cover the outer ones. */
export const feathers: readonly Feather[] = ([1, -1] as const).flatMap(side =>
  tiers.flatMap(([length, count, colour]) =>
    Array.from({ length: count }, (_, k) => ({
      fill: k % 2 ? colour : gilt,
      d: feather(side, length, k / (count - 1)),
    })).reverse(),
  ),
)
