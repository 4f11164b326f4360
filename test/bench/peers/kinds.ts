// How each server is played on, by name: a name can be handed to another process.
import { boardgameIo } from './boardgame-client.ts'
import { colyseus } from './colyseus-client.ts'
import { ours } from './our-client.ts'
import { relay } from './relay-client.ts'
import type { Kind } from './table-client.ts'

export type KindName = 'ours' | 'relay' | 'boardgame' | 'colyseus'

export const kinds: Readonly<Record<KindName, Kind>> = { ours, relay, boardgame: boardgameIo, colyseus }
