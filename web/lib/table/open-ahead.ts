// The script that runs first at a table's address. web/vite/preload.ts writes it into the page itself.
import { openAhead } from './open-socket.ts'

openAhead()
