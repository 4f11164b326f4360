// The worker: the API of all games there are, and the object that each table of them is.
import { games } from '#shared/games.ts'
import { apiOf } from './api.ts'

export { Table } from './table-object.ts'

export default apiOf(games)
