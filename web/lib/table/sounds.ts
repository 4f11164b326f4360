// The sounds of the tables and what they are made of: struck metal for "your turn", a thump and grit for a falling stone, a
// knock for one that is set down, steps. Times in seconds, pitch in hertz, loudness from 0 to 1. Played by `play-sound.ts`.

interface Part {
  readonly at: number
  readonly lasts: number
  readonly loud: number
  readonly hz: number
  /** The pitch it glides to. */
  readonly to?: number
}
/** A tone, or noise through a filter at that pitch. */
export type Partial = Part &
  ({ readonly kind: 'tone' } | { readonly kind: 'noise'; readonly filter: 'lowpass' | 'bandpass' })

/** A bar of metal that is struck: its overtone is not harmonic and dies first, the rings of the sistrum hiss. */
const struck = (hz: number, at: number, lasts: number, loud: number): readonly Partial[] => [
  { kind: 'tone', hz, at, lasts, loud },
  { kind: 'tone', hz: hz * 2.76, at, lasts: lasts * 0.36, loud: loud * 0.34 },
  { kind: 'noise', filter: 'bandpass', hz: 6800, at, lasts: 0.07, loud: loud * 0.5 },
]

export const sounds = {
  turn: [...struck(659, 0, 0.4, 0.1), ...struck(988, 0.1, 0.48, 0.09)],
  stone: [
    { kind: 'tone', hz: 92, to: 46, at: 0, lasts: 0.2, loud: 0.3 },
    { kind: 'noise', filter: 'lowpass', hz: 460, to: 120, at: 0, lasts: 0.28, loud: 0.5 },
    { kind: 'noise', filter: 'bandpass', hz: 1700, to: 900, at: 0.06, lasts: 0.2, loud: 0.12 },
    { kind: 'noise', filter: 'bandpass', hz: 2600, at: 0.15, lasts: 0.12, loud: 0.06 },
  ],
  /** Stone on stone, set down with care. */
  block: [
    { kind: 'tone', hz: 168, to: 92, at: 0, lasts: 0.11, loud: 0.22 },
    { kind: 'noise', filter: 'bandpass', hz: 1250, to: 620, at: 0, lasts: 0.09, loud: 0.3 },
    { kind: 'noise', filter: 'lowpass', hz: 320, to: 140, at: 0.02, lasts: 0.16, loud: 0.22 },
  ],
  /** Two steps in the sand. */
  march: [
    { kind: 'noise', filter: 'lowpass', hz: 640, to: 240, at: 0, lasts: 0.09, loud: 0.3 },
    { kind: 'noise', filter: 'bandpass', hz: 3200, to: 1800, at: 0.01, lasts: 0.07, loud: 0.07 },
    { kind: 'noise', filter: 'lowpass', hz: 560, to: 220, at: 0.19, lasts: 0.09, loud: 0.24 },
    { kind: 'noise', filter: 'bandpass', hz: 2900, to: 1700, at: 0.2, lasts: 0.07, loud: 0.06 },
  ],
} as const satisfies Readonly<Record<string, readonly Partial[]>>

export type SoundName = keyof typeof sounds
