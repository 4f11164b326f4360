// Which events of the board game make a sound: a block that is set down or taken away, and figures that move.
import type { SoundOf } from '../../table/sound-cues.ts'
import type { SoundName } from '../../table/sounds.ts'

const sounding: Readonly<Record<string, SoundName>> = {
  build: 'block',
  steal: 'block',
  unused: 'stone',
  march: 'march',
  work: 'march',
}

export const soundOf: SoundOf = ({ key }) => sounding[key] ?? null
