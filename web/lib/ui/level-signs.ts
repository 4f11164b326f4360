// The figure of each level of bots: a child, a seated man, a man with a stick, a king.
import type { Level } from '#shared/bot-levels.ts'

export const levelSigns: Readonly<Record<Level, string>> = {
  newcomer: '𓀔',
  club: '𓀀',
  strong: '𓀜',
  master: '𓀭',
}
