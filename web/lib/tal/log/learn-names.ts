// What the board game's log speaks of is named in its sentences.
import type { LearnNames } from '../../lobby/log-names.ts'

export const learnNames: LearnNames = () => Promise.resolve()
