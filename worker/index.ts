// The worker's entry point: the API of all games, and the Durable Object class of their tables.
import { games } from '#shared/games.ts'
import { apiOf } from './api.ts'

export { Table } from './table-object.ts'

export default apiOf(games)
