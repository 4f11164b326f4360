// The worker's entry point: the API of all games, the pages of tables, and the Durable Object class of the tables.
import { games } from '#shared/games.ts'
import { apiOf } from './api.ts'
import { tablePage } from './pages.ts'

export { Table } from './table-object.ts'

export default apiOf(games).all('/t/*', call => tablePage(call.env, call.req.raw))
