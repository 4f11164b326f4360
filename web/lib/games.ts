// The games that the page can show. Nothing else names them.
import type { GameName } from '#shared/protocol.ts'
import type { GamePage } from './table/game-page.ts'
import * as tal from './tal/table/load-table.ts'
import * as valley from './valley/table/load-table.ts'

export const games: Readonly<Record<GameName, GamePage>> = { valley, tal }
