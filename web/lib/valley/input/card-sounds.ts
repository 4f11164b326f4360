// What of the deck-builder is heard: stones that fall.
import type { Sounding } from '../../table/sound-cues.ts'

export const soundOf: Sounding = ({ key }) => (key === 'fell' ? 'stone' : null)
