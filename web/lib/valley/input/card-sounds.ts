// What of the deck-builder is heard: stones that fall.
import type { SoundOf } from '../../table/sound-cues.ts'

export const soundOf: SoundOf = ({ key }) => (key === 'fell' ? 'stone' : null)
