// The calls of the API as the clients of a simulated table make them, and which method of the table answers each.
import type { Level } from '../bot-levels.ts'
import type { SeatPick, PushTarget, SitDown, StandIn } from '../protocol.ts'
import type { NextTableRequest, TableRequest } from '../table/table-requests.ts'
import type { Reply } from '../table/reply.ts'
import type { TableMachine } from '../table/table-machine.ts'

type Token = { readonly token: string | null }

/** One call, as it travels. */
export type Call =
  | { readonly kind: 'make'; readonly request: TableRequest }
  | ({ readonly kind: 'sit' } & SitDown)
  | ({ readonly kind: 'seat-bot'; readonly level: Level } & Token)
  | ({ readonly kind: 'leave' | 'come-back'; readonly seat: number } & Token)
  | ({ readonly kind: 'stand-in'; readonly seat: number; readonly wish: StandIn } & Token)
  | ({
      readonly kind: 'pick'
      readonly pick: SeatPick
      /** Whether all of it was offered. */
      readonly isOffered: boolean
    } & Token)
  | ({
      readonly kind: 'push'
      readonly seat: number
      readonly target: PushTarget | { readonly endpoint: string }
    } & Token)
  | ({ readonly kind: 'again'; readonly origin: string; readonly share?: string } & Token)
  /** Made by the table before, not by a client. */
  | { readonly kind: 'follow'; readonly request: NextTableRequest }
  | ({ readonly kind: 'log'; readonly before: number } & Token)
  | ({ readonly kind: 'look' | 'undo' | 'remove' | 'missed' | 'hint' | 'history' } & Token)

/** The code of a refusal; nothing where the answer is none. */
export function codeOf(text: string): string {
  const { error }: { readonly error?: { readonly code: string } } = JSON.parse(text)
  return error?.code ?? ''
}

/** Hands a call to the table. */
export function dispatchCall(machine: TableMachine, call: Call): Promise<Reply> {
  switch (call.kind) {
    case 'make':
      return machine.make(call.request)
    case 'sit':
      return machine.sit(call)
    case 'seat-bot':
      return machine.seatBot(call.token, call.level)
    case 'leave':
      return machine.leave(call.token, call.seat)
    case 'come-back':
      return machine.comeBack(call.token, call.seat)
    case 'stand-in':
      return machine.standIn(call.token, call.seat, call.wish)
    case 'pick':
      return machine.pick(call.token, call.pick)
    case 'push':
      return machine.pushTo(call.token, call.seat, call.target)
    case 'again':
      return machine.again(call.token, call.origin, call.share)
    case 'follow':
      return machine.follow(call.request)
    case 'log':
      return machine.log(call.token, call.before)
    case 'look':
      return machine.fetchView(call.token, null)
    default:
      return machine[call.kind](call.token)
  }
}
