// How the board game sounds.
import type { TalLine } from '#shared/tal/declarations.ts'
import type { SoundOf } from '../../table/sound-cues.ts'
import type { SoundName } from '../../table/sounds.ts'
import { isAttackOn } from './log-groups.ts'

/** The sounds of the board game, in the order in which the menu lists them. */
export const blockSounds = ['turn', 'tablet', 'march', 'block', 'stone', 'attack', 'back', 'end'] as const

const sounding: Readonly<Partial<Record<TalLine['key'], SoundName>>> = {
  bid: 'tablet',
  march: 'march',
  work: 'march',
  build: 'block',
  steal: 'block',
  unused: 'stone',
  unsold: 'stone',
}

/** What is taken from the viewer is an attack; what is taken from others sounds like what is done with it. */
export const soundOf: SoundOf<TalLine> = (line, you) =>
  isAttackOn(you, line) ? 'attack' : (sounding[line.key] ?? null)
