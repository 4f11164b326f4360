// Plays sounds, made of oscillators and filtered noise. There is no audio context until `wake` is called.
import { sounds, type PartialTone, type SoundName } from './sounds.ts'

const attack = 0.006
/** The lowest gain: an exponential ramp cannot reach zero. */
const silence = 0.0001
/** After so many milliseconds a sound tells of something old. */
const old = 1_000

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** Makes sound possible; must be called in a user gesture. Does nothing in browsers without audio. */
export function wake(): void {
  if (!('AudioContext' in globalThis)) return
  context ??= new AudioContext()
  if (context.state !== 'running') void context.resume().catch(() => undefined)
}

function noiseOf(from: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = from.createBuffer(1, from.sampleRate, from.sampleRate)
  noise.getChannelData(0).forEach((_, k, samples) => {
    samples[k] = Math.random() * 2 - 1
  })
  return noise
}

function glide(pitch: AudioParam, { hz, to, lasts }: PartialTone, begin: number): void {
  pitch.setValueAtTime(hz, begin)
  pitch.exponentialRampToValueAtTime(to, begin + lasts)
}

function begin(on: AudioContext, part: PartialTone, at: number): void {
  const gain = on.createGain()
  gain.gain.setValueAtTime(silence, at)
  gain.gain.exponentialRampToValueAtTime(part.loud, at + attack)
  gain.gain.exponentialRampToValueAtTime(silence, at + part.lasts)
  gain.connect(on.destination)
  if (part.kind === 'tone') {
    const tone = on.createOscillator()
    tone.type = part.wave
    glide(tone.frequency, part, at)
    tone.connect(gain)
    tone.start(at)
    tone.stop(at + part.lasts)
  } else {
    const source = on.createBufferSource()
    const filter = on.createBiquadFilter()
    source.buffer = noiseOf(on)
    filter.type = part.filter
    glide(filter.frequency, part, at)
    source.connect(filter).connect(gain)
    source.start(at)
    source.stop(at + part.lasts)
  }
}

/**
 * Plays a sound, if `wake` was called before. Where the browser holds sounds back it is played once it lets them go, but
 * not when it would tell of something old by then.
 * @param after seconds to wait
 */
export function play(name: SoundName, after = 0): void {
  const on = context
  if (!on) return
  const asked = performance.now()
  const start = () => {
    if (performance.now() - asked > old) return
    for (const part of sounds[name]) begin(on, part, on.currentTime + after + part.at)
  }
  if (on.state === 'running') start()
  else void on.resume().then(start, () => undefined)
}
