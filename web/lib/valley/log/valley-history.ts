// The log history of the deck-builder's table.
import { createContext } from 'svelte'
import type { ValleyLine } from '#shared/valley/declarations.ts'
import type { LogHistory } from '../../table/log-history.svelte.ts'

export const [valleyHistory, provideValleyHistory] = createContext<LogHistory<ValleyLine>>()
