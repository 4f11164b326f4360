// The games that the page can show. Nothing else names them.
import type { GameName } from '#shared/protocol.ts'
import type { GamePage } from './table/page.ts'
import * as tal from './tal/open.ts'
import * as valley from './valley/open.ts'

export const games: Readonly<Record<GameName, GamePage>> = { valley, tal }
