// What of the board game is heard: a block that is set down or taken away, and figures on their way.
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
