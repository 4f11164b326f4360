// Weights as text, as they stand in the repository: only the inputs that games have met, each weight as two printable
// characters.
import { noWeights, type Weights } from './net.ts'

export interface PackedWeights {
  /** The version of the rules and the facts of the cards that the games were played with. */
  readonly version: number
  readonly facts: string
  /** How they were made. */
  readonly seed: number
  readonly games: number
  readonly inputs: number
  readonly hidden: number
  /** The inputs met: where each run of them begins and how long it is, in turn. */
  readonly runs: readonly number[]
  /** The greatest weight of each part. */
  readonly scales: readonly [linear: number, drift: number, first: number, bias: number, second: number]
  readonly text: string
}

/** Characters from `#` on, without the backslash. */
const letters = Array.from({ length: 91 }, (_, at) => String.fromCharCode(at < 57 ? 35 + at : 36 + at)).join('')
const base = letters.length
const most = (base * base - 1) / 2

const valueOf = new Map([...letters].map((letter, value) => [letter, value]))

/** @param met whether an input was met: what was not is left out */
export function pack(
  weights: Weights,
  met: (input: number) => boolean,
  made: Pick<PackedWeights, 'version' | 'facts' | 'seed' | 'games'>,
): PackedWeights {
  const { inputs, hidden, linear, drift, first, bias, second } = weights
  const runs: number[] = []
  for (let at = 0; at < inputs; at++) {
    if (!met(at)) continue
    const [start = -1, length = 0] = runs.slice(-2)
    if (start + length === at && runs.length > 0) runs[runs.length - 1] = length + 1
    else runs.push(at, 1)
  }
  const known = inputsOf(runs)
  const parts = [
    known.map(at => linear[at] ?? 0),
    known.map(at => drift[at] ?? 0),
    known.flatMap(at => [...first.subarray(at * hidden, (at + 1) * hidden)]),
    [...bias],
    [...second],
  ]
  const scale = (part: number) => Math.max(1e-9, ...(parts[part] ?? []).map(Math.abs))
  const scales = [scale(0), scale(1), scale(2), scale(3), scale(4)] as const
  const text = parts
    .map((part, at) => part.map(weight => lettersOf(Math.round((weight / (scales[at] ?? 1)) * most))).join(''))
    .join('')
  return { ...made, inputs, hidden, runs, scales, text }
}

const lettersOf = (value: number): string => {
  const whole = value + most
  return (letters[Math.floor(whole / base)] ?? '') + (letters[whole % base] ?? '')
}

const inputsOf = (runs: readonly number[]): readonly number[] => {
  const found: number[] = []
  for (let run = 0; run < runs.length; run += 2)
    for (let more = 0; more < (runs[run + 1] ?? 0); more++) found.push((runs[run] ?? 0) + more)
  return found
}

/** The weights that were packed, as near as two characters can say. */
export function unpack({ inputs, hidden, runs, scales, text }: PackedWeights): Weights {
  const weights = noWeights(inputs, hidden)
  const known = inputsOf(runs)
  let at = 0
  const next = (scale: number): number => {
    const value = (valueOf.get(text[at] ?? '') ?? 0) * base + (valueOf.get(text[at + 1] ?? '') ?? 0)
    at += 2
    return ((value - most) / most) * scale
  }
  const [linear, drift, first, bias, second] = scales
  for (const input of known) weights.linear[input] = next(linear)
  for (const input of known) weights.drift[input] = next(drift)
  for (const input of known)
    for (let unit = 0; unit < hidden; unit++) weights.first[input * hidden + unit] = next(first)
  for (let unit = 0; unit < hidden; unit++) weights.bias[unit] = next(bias)
  for (let unit = 0; unit < hidden; unit++) weights.second[unit] = next(second)
  return weights
}
