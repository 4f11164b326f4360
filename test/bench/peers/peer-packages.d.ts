// As much of the peers' packages as is used here. They are installed when they are measured (`packages.ts`), so the compiler
// cannot read their own types.

declare module 'ws' {
  import type { IncomingMessage } from 'node:http'
  export default class WebSocket {
    constructor(address: string, protocols?: readonly string[])
    readonly readyState: number
    on(event: 'upgrade', heard: (response: IncomingMessage) => void): this
    on(event: 'open', heard: () => void): this
    on(event: 'message', heard: (data: Buffer, isBinary: boolean) => void): this
    on(event: 'close', heard: (code: number) => void): this
    on(event: 'error', heard: (error: Error) => void): this
    send(data: string | Uint8Array): void
    close(): void
    terminate(): void
  }
}

declare module 'msgpackr' {
  export function pack(value: unknown): Buffer
  export function unpack(bytes: Uint8Array): unknown
}

declare module 'rfc6902' {
  export function applyPatch(document: object, patch: readonly object[]): readonly (Error | null)[]
}

declare module 'boardgame.io/dist/cjs/core.js' {
  interface Core {
    readonly ActivePlayers: { readonly ALL: object }
    readonly INVALID_MOVE: string
  }
  const core: Core
  export default core
}

declare module 'boardgame.io/dist/cjs/server.js' {
  import type { Server as HttpServer } from 'node:http'
  interface Running {
    run(port: number): Promise<{ readonly appServer: HttpServer }>
  }
  interface Packaged {
    Server(options: {
      readonly games: readonly object[]
      readonly origins: readonly string[]
      readonly db?: object
    }): Running
    readonly FlatFile: new (options: { readonly dir: string }) => object
  }
  const server: Packaged
  export default server
}

declare module '@colyseus/core' {
  export interface Client {
    readonly sessionId: string
    send(type: string, message: unknown): void
  }
  export class Room {
    maxClients: number
    patchRate: number | null
    readonly clients: readonly Client[]
    onMessage<Message>(type: string, heard: (client: Client, message: Message) => void): void
  }
  export class Server {
    constructor(options: { readonly transport: object; readonly greet?: boolean })
    define(name: string, room: new () => Room, options?: object): void
    listen(port: number, host: string): Promise<void>
  }
}

declare module '@colyseus/ws-transport' {
  export const WebSocketTransport: new (options?: object) => object
}
