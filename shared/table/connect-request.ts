// What a client connects with, as the subprotocols of its socket say it (worker/API.md, Live).
import type { Attachment } from './ports.ts'

/** What a client connects with: a seat's token, or null for a spectator; the rest is explained at `Attachment`. */
export interface ConnectRequest extends Pick<Attachment, 'address' | 'changes' | 'talk'> {
  readonly token: string | null
}

/** The subprotocol with which a client asks for changes instead of whole views. */
const changesToo = 'changes'
/** The subprotocol with which a client asks for what seats say. */
const talkToo = 'talk'
const tokenMark = 'token.'

/**
 * Reads what a client connects with.
 * @param address opaque text that says from where it comes; null if unknown
 */
export function connectRequestOf(protocols: readonly string[], address: string | null): ConnectRequest {
  return {
    token: protocols.find(protocol => protocol.startsWith(tokenMark))?.slice(tokenMark.length) ?? null,
    address,
    changes: protocols.includes(changesToo),
    ...(protocols.includes(talkToo) ? { talk: true } : {}),
  }
}
