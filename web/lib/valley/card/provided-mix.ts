// Provides what a table is played with to all that shows its cards.
import { getContext, setContext } from 'svelte'
import type { Mix } from './mix.ts'

const key = Symbol('mix')

/** Provides what the table is played with to all components within. */
export const provideMix = (mix: Mix): Mix => setContext(key, mix)

/** What the table is played with; undefined where there is no table. To be called while a component is created. */
export const mixHere = (): Mix | undefined => getContext<Mix | undefined>(key)
