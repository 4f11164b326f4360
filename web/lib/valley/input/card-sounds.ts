// The sounds of the deck-builder: only falling stones have one.
import type { SoundOf } from '../../table/sound-cues.ts'

export const soundOf: SoundOf = ({ key }) => (key === 'fell' ? 'stone' : null)
