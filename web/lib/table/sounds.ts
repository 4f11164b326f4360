// The sounds of the tables and what they are made of, each to be known without looking: by its strokes, its contour and what
// it is made of, not by its pitch alone. Times in seconds, pitch in hertz, loudness from 0 to 1. Played by `play-sound.ts`.

interface Part {
  readonly at: number
  readonly lasts: number
  readonly loud: number
  readonly hz: number
  /** The pitch it glides to. */
  readonly to: number
}
/** A tone, or noise through a filter at that pitch. */
export type PartialTone = Part &
  (
    | { readonly kind: 'tone'; readonly wave: 'sine' | 'triangle' | 'sawtooth' }
    | { readonly kind: 'noise'; readonly filter: 'lowpass' | 'bandpass' }
  )
type When = readonly [at: number, lasts: number, loud: number]

const tone = (
  hz: number,
  [at, lasts, loud]: When,
  to = hz,
  wave: 'sine' | 'triangle' | 'sawtooth' = 'sine',
): PartialTone => ({
  kind: 'tone',
  wave,
  hz,
  to,
  at,
  lasts,
  loud,
})
const hiss = (hz: number, [at, lasts, loud]: When, to = hz): PartialTone => ({
  kind: 'noise',
  filter: 'bandpass',
  hz,
  to,
  at,
  lasts,
  loud,
})
const rumble = (hz: number, [at, lasts, loud]: When, to = hz): PartialTone => ({
  kind: 'noise',
  filter: 'lowpass',
  hz,
  to,
  at,
  lasts,
  loud,
})
/** A bar of metal that is struck: its overtone is not harmonic and dies first, the rings of the sistrum hiss. */
const struck = (hz: number, [at, lasts, loud]: When): readonly PartialTone[] => [
  tone(hz, [at, lasts, loud]),
  tone(hz * 2.76, [at, lasts * 0.36, loud * 0.34]),
  hiss(6800, [at, 0.07, loud * 0.5]),
]
/** A foot in the sand. */
const step = (at: number, loud: number): readonly PartialTone[] => [
  rumble(640, [at, 0.09, loud], 240),
  hiss(3200, [at + 0.01, 0.07, loud * 0.24], 1800),
]
/** A string that is plucked. */
const plucked = (hz: number, when: When): PartialTone => tone(hz, when, hz, 'triangle')

export const sounds = {
  /** The sistrum, struck twice, rising. */
  turn: [...struck(659, [0, 0.4, 0.1]), ...struck(988, [0.1, 0.48, 0.09])],
  /** Three coins that are counted out. */
  buy: [0, 0.06, 0.13].flatMap((at, k) => [
    tone(3300 - 260 * k, [at, 0.06 + 0.05 * k, 0.07]),
    tone(5150 - 300 * k, [at, 0.05 + 0.04 * k, 0.05]),
  ]),
  /** Papyrus that is unrolled, and a harp string. */
  play: [hiss(1500, [0, 0.34, 0.32], 5200), plucked(392, [0.22, 0.36, 0.16]), plucked(784, [0.22, 0.2, 0.05])],
  /** A slab that is pushed shut, and the chamber sounds. */
  entomb: [rumble(420, [0, 0.3, 0.42], 150), tone(73, [0.24, 0.36, 0.3], 58), tone(147, [0.26, 0.34, 0.12])],
  /** A stone that falls, and grit that trickles after it. */
  stone: [
    tone(92, [0, 0.2, 0.3], 46),
    rumble(460, [0, 0.28, 0.5], 120),
    ...[0.13, 0.22, 0.31, 0.42].map((at, k) => hiss(1500 + 400 * k, [at, 0.12, 0.2 - 0.03 * k], 900)),
  ],
  /** A horn that warns, three times the same. */
  attack: [0, 0.15, 0.3].flatMap(at => [
    tone(233, [at, 0.18, 0.1], 220, 'sawtooth'),
    tone(350, [at, 0.18, 0.06], 330, 'sawtooth'),
  ]),
  /** Three soft notes that fall back: undone, or refused. */
  back: [tone(740, [0, 0.26, 0.1]), tone(523, [0.14, 0.26, 0.1]), tone(349, [0.28, 0.32, 0.13], 311)],
  /** Four harp strings upwards, and the sistrum. */
  end: [
    ...[392, 494, 587].map((hz, k) => plucked(hz, [k * 0.12, 0.5, 0.12])),
    plucked(784, [0.36, 0.6, 0.14]),
    ...struck(1568, [0.36, 0.5, 0.04]),
  ],
  /** Stone on stone: one short knock. */
  block: [tone(330, [0, 0.12, 0.24], 210), hiss(1900, [0, 0.08, 0.3], 1100), rumble(320, [0.01, 0.14, 0.2], 140)],
  /** Two steps in the sand. */
  march: [...step(0, 0.3), ...step(0.19, 0.24)],
  /** Tablets of wood laid down: two dry clacks, the second lower. */
  tablet: [0, 0.12].flatMap((at, k) => [
    plucked(900 - 280 * k, [at, 0.06, 0.14]),
    hiss(2400 - 1100 * k, [at, 0.05, 0.36]),
  ]),
} as const satisfies Readonly<Record<string, readonly PartialTone[]>>

export type SoundName = keyof typeof sounds
