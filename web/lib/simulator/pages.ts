// The page that shows a table under attack, at an address of its own.
import { simulator } from '../messages/books.ts'
import { partWithTexts } from '../messages/collection.ts'
import type { GamePages } from '../platform/by-game.ts'

export const pages: GamePages = { simulator: partWithTexts(() => import('./SimulatorPage.svelte'), simulator) }
