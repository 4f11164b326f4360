// Frames that come in over connections: parsing, rate limit, and when bad frames close a connection.
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { frameSchema, largestBody, triedPickSchema, type Frame, type RefusalCode } from '../protocol.ts'
import { closeCodes, viewerOf } from './admission.ts'
import { ApiError } from './api-error.ts'
import type { Clock, Connection, Viewer } from './ports.ts'
import { costs, TokenBucket } from './token-bucket.ts'
import { parseJson, validated } from './validation.ts'

const maxBadFrames = 3

/**
 * For which decision a frame means to be a pick, so that its sender learns which pick was refused (API.md, Live).
 * @returns undefined if it is no pick, says no decision, or cannot be read
 */
export function decisionIn(frame: string | ArrayBuffer): string | undefined {
  if (typeof frame !== 'string' || frame.length > largestBody) return undefined
  try {
    return validated(frame, triedPickSchema).decision
  } catch {
    return undefined
  }
}

/** The frames of all connections to one table. */
export class Frames {
  /** One for each seat, however many connections it has, and one for all spectators together. */
  private readonly buckets = new Map<Viewer, TokenBucket>()

  /** @param isLimited whether the rate limit holds */
  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    private readonly isLimited: () => boolean,
  ) {}

  /**
   * Parses and checks a frame, and takes its cost out of the viewer's bucket.
   * @throws ApiError too-many, too-large, bad-json or bad-body
   */
  read(connection: Connection, frame: string | ArrayBuffer): Frame {
    const { attachment } = connection
    if (attachment) connection.attach({ ...attachment, heard: this.clock.now() })
    this.pay(connection, costs.pick)
    if (typeof frame !== 'string') throw new ApiError('bad-json')
    if (frame.length > largestBody || utf8ToBytes(frame).length > largestBody) throw new ApiError('too-large')
    parseJson(frame)
    const read = validated(frame, frameSchema)
    if (read.type === 'view') this.pay(connection, costs.view - costs.pick)
    return read
  }

  /** Keeps with a connection whether its page is hidden, as its client says. */
  noteHidden(connection: Connection, isHidden: boolean): void {
    const { attachment } = connection
    if (!attachment) return
    const { hidden: _, ...rest } = attachment
    connection.attach(isHidden ? { ...rest, hidden: true } : rest)
  }

  /**
   * Takes tokens out of the bucket of a connection's viewer.
   * @throws ApiError too-many
   */
  pay(connection: Connection, cost: number): void {
    if (!this.canPay(connection, cost)) throw new ApiError('too-many')
  }

  /** The code with which to close a connection after one of its frames was refused; null if it may stay open. */
  closeCodeAfter(connection: Connection, code: RefusalCode): number | null {
    switch (code) {
      case 'too-many':
        return closeCodes.tooMany
      case 'too-large':
        return closeCodes.badFrames
      case 'no-such-game':
      case 'other-version':
        return closeCodes.noGame
      // Our own failure is not held against the client.
      case 'broken':
        return null
      case 'bad-json':
        if (this.countBad(connection) >= maxBadFrames) return closeCodes.badFrames
    }
    return this.canPay(connection, costs.refusal) ? null : closeCodes.tooMany
  }

  private canPay(connection: Connection, cost: number): boolean {
    if (!this.isLimited()) return true
    const viewer = viewerOf(connection)
    const now = this.clock.now()
    const bucket = this.buckets.get(viewer) ?? new TokenBucket(now)
    this.buckets.set(viewer, bucket)
    return bucket.take(cost, now)
  }

  private countBad(connection: Connection): number {
    const { attachment } = connection
    if (!attachment) return 0
    connection.attach({ ...attachment, bad: attachment.bad + 1 })
    return attachment.bad + 1
  }
}
