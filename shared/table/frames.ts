// What comes over connections: what a frame may be, what it costs, and when a connection ends for what came over it.
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { frameSchema, largestBody, type Frame, type RefusalCode } from '../protocol.ts'
import { closeCodes, viewerOf } from './admission.ts'
import { ApiError } from './api-error.ts'
import type { Clock, Connection, Viewer } from './ports.ts'
import { costs, TokenBucket } from './token-bucket.ts'
import { parseJson, validated } from './validation.ts'

const mostBadFrames = 3

/** The frames of all connections to one table. */
export class Frames {
  /** One a seat, whatever connections it has, and one for all watchers. */
  private readonly buckets = new Map<Viewer, TokenBucket>()

  /** @param isLimited whether frames cost anything */
  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    private readonly isLimited: () => boolean,
  ) {}

  /**
   * What a frame says.
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

  /**
   * Takes what something costs out of the bucket of whoever is at the other end.
   * @throws ApiError too-many
   */
  pay(connection: Connection, cost: number): void {
    if (!this.canPay(connection, cost)) throw new ApiError('too-many')
  }

  /** With which code a connection is to be closed after something that came over it was refused; null where it may stay. */
  closeCodeAfter(connection: Connection, code: RefusalCode): number | null {
    switch (code) {
      case 'too-many':
        return closeCodes.tooMany
      case 'too-large':
        return closeCodes.badFrames
      case 'no-such-game':
      case 'other-version':
        return closeCodes.noGame
      // An accident of ours costs the other end nothing.
      case 'broken':
        return null
      case 'bad-json':
        if (this.countBad(connection) >= mostBadFrames) return closeCodes.badFrames
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
