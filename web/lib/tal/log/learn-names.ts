// The board game's log needs no names to be loaded: its sentences contain them.
import type { LearnNames } from '../../table/log-names.ts'

export const learnNames: LearnNames = () => Promise.resolve()
