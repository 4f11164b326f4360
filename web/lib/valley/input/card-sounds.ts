// How the deck-builder sounds.
import type { ValleyLine, ValleyView } from '#shared/valley/declarations.ts'
import type { SoundOf } from '../../table/sound-cues.ts'
import type { SoundName } from '../../table/sounds.ts'

/** The sounds of the deck-builder, in the order in which the menu lists them. */
export const cardSounds = ['turn', 'buy', 'play', 'entomb', 'stone', 'attack', 'back', 'end'] as const

const sounding: Readonly<Partial<Record<ValleyLine['key'], SoundName>>> = {
  buy: 'buy',
  play: 'play',
  entomb: 'entomb',
  fell: 'stone',
}

export const soundOf: SoundOf<ValleyLine> = ({ key }) => sounding[key] ?? null

/** Whether the viewer is asked because another's action reaches him: in another's turn, and more than whether to react. */
export const isAttacked = ({ you, table, decisions }: Pick<ValleyView, 'you' | 'table' | 'decisions'>): boolean =>
  table !== null &&
  table.turn !== you &&
  decisions.some(({ kind, key }) => key === 'react.affected' || (kind !== 'react' && kind !== 'pharaoh'))
