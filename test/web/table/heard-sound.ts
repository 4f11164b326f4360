// What a sound is like to an ear, from its recipe: rendered as `play-sound.ts` has the browser render it, and measured.
import type { PartialTone } from '#web/lib/table/sounds.ts'

const rate = 16_000
const attack = 0.006
const silence = 0.0001
/** The length of a slice of time that is judged by itself, in samples: 20 ms. */
const slice = 320

/** The same noise each time: a sound must not differ from itself. */
function noise(): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return (2 * state) / 2_147_483_647 - 1
  }
}

const waves = {
  sine: (turns: number) => Math.sin(2 * Math.PI * turns),
  triangle: (turns: number) => (2 / Math.PI) * Math.asin(Math.sin(2 * Math.PI * turns)),
  sawtooth: (turns: number) => 2 * (turns - Math.floor(turns + 0.5)),
} as const

const ramp = (from: number, to: number, share: number) => from * (to / from) ** share

/** The loudness of a part at so many seconds after it has begun: up in an instant, then dying away. */
const gainOf = ({ loud, lasts }: PartialTone, since: number): number =>
  since < attack ? ramp(silence, loud, since / attack) : ramp(loud, silence, (since - attack) / (lasts - attack))

/** Samples of one part, by a filter of second order as Web Audio has it (Q of 1) where it is noise. */
function partOf(part: PartialTone): readonly number[] {
  const random = noise()
  let turns = 0
  const past = { in1: 0, in2: 0, out1: 0, out2: 0 }
  return Array.from({ length: Math.floor(part.lasts * rate) }, (_, k) => {
    const hz = Math.min(ramp(part.hz, part.to, k / rate / part.lasts), rate * 0.49)
    const gain = gainOf(part, k / rate)
    if (part.kind === 'tone') {
      turns += hz / rate
      return gain * waves[part.wave](turns)
    }
    const w = (2 * Math.PI * hz) / rate
    const alpha = Math.sin(w) / (part.filter === 'lowpass' ? 2 * 10 ** (1 / 20) : 2)
    const low = (1 - Math.cos(w)) / 2
    const [b0, b1, b2] = part.filter === 'lowpass' ? [low, 2 * low, low] : [alpha, 0, -alpha]
    const given = random()
    const out =
      (b0 * given + b1 * past.in1 + b2 * past.in2 + 2 * Math.cos(w) * past.out1 - (1 - alpha) * past.out2) / (1 + alpha)
    Object.assign(past, { in1: given, in2: past.in1, out1: out, out2: past.out1 })
    return gain * out
  })
}

/** The samples of a sound, at 16,000 a second. */
export function rendered(parts: readonly PartialTone[]): readonly number[] {
  const whole = new Array<number>(Math.ceil(Math.max(...parts.map(({ at, lasts }) => at + lasts)) * rate)).fill(0)
  for (const part of parts)
    partOf(part).forEach((sample, k) => {
      const at = Math.floor(part.at * rate) + k
      whole[at] = (whole[at] ?? 0) + sample
    })
  return whole
}

/** How an ear would tell a sound from others. */
export interface Heard {
  /** How often it is struck anew. */
  readonly strokes: number
  /** Seconds until nine tenths of it are over. */
  readonly length: number
  /** How evenly its energy is spread over the spectrum at any moment, from 0, a pure tone, to 1, noise. */
  readonly roughness: number
  /** The middle of its spectrum, in octaves above 1 Hz. */
  readonly height: number
  /** By how many octaves that middle is higher in its later half than in its first. */
  readonly rise: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** The energy of some samples at 64 frequencies, an even part of an octave apart, from 50 to 7,500 Hz. */
const frequencies = Array.from({ length: 64 }, (_, k) => ramp(50, 7_500, k / 63))
function spectrumOf(samples: readonly number[]): readonly number[] {
  return frequencies.map(hz => {
    const w = (2 * Math.PI * hz) / rate
    const [re, im] = samples.reduce<readonly [number, number]>(
      ([re, im], sample, k) => [re + sample * Math.cos(w * k), im + sample * Math.sin(w * k)],
      [0, 0],
    )
    return re ** 2 + im ** 2
  })
}
const middleOf = (spectrum: readonly number[]): number =>
  sum(spectrum.map((energy, k) => energy * Math.log2(frequencies[k] ?? 1))) / sum(spectrum)

/** The entropy of a spectrum, as a share of the greatest possible. */
function evennessOf(spectrum: readonly number[]): number {
  const all = sum(spectrum)
  const shares = spectrum.map(energy => energy / all).filter(share => share > 0)
  return -sum(shares.map(share => share * Math.log(share))) / Math.log(spectrum.length)
}

export function heard(parts: readonly PartialTone[]): Heard {
  const samples = rendered(parts)
  const slices = Array.from({ length: Math.ceil(samples.length / slice) }, (_, k) =>
    samples.slice(k * slice, (k + 1) * slice),
  )
  const energies = slices.map(each => sum(each.map(sample => sample ** 2)))
  const loudest = Math.max(...energies)
  const isLouder = (k: number) => (energies[k] ?? 0) > 1.7 * (energies[k - 1] ?? 0)
  const strokes = energies.filter((energy, k) => energy > loudest / 40 && isLouder(k) && !isLouder(k - 1)).length
  let past = 0
  const length = energies.findIndex(energy => (past += energy) >= 0.9 * sum(energies)) + 1
  const spectra = slices.map(spectrumOf)
  const whole = frequencies.map((_, k) => sum(spectra.map(each => each[k] ?? 0)))
  const half = Math.ceil(length / 2)
  const between = (from: number, to: number) =>
    middleOf(frequencies.map((_, k) => sum(spectra.slice(from, to).map(each => each[k] ?? 0))))
  return {
    strokes,
    length: (length * slice) / rate,
    roughness: sum(spectra.map((each, k) => evennessOf(each) * (energies[k] ?? 0))) / sum(energies),
    height: middleOf(whole),
    rise: between(half, length) - between(0, half),
  }
}
