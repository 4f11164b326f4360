// The board game's log needs no names to be loaded: its sentences contain them.
import type { LoadNames } from '../../table/log-names.ts'

export const loadNames: LoadNames = () => Promise.resolve()
