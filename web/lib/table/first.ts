// What a page runs before anything else at a table's address: web/vite/ahead.ts writes it into the page itself.
import { dialAhead } from './open-socket.ts'

dialAhead()
