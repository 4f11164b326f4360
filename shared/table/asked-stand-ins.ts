// How often bots were lately asked to stand in. What a seat asks for itself is counted apart from what others ask
// for it, or nobody could ask for a seat that is waited for once its player has called and dismissed bots again and
// again.
import { emptyBucket, type LeakyBucket } from './leaky-bucket.ts'
import type { After } from './rows.ts'

/** Who asks for a bot on which seat. */
interface Asking {
  readonly seat: number
  /** The seat that asks. */
  readonly by: number
}

/** What was asked at one table. */
export class AskedStandIns {
  private all: NonNullable<After['asked']> = {}

  /** How often such a thing was asked lately. */
  of(asking: Asking): LeakyBucket {
    return this.all[keyOf(asking)] ?? emptyBucket
  }

  /** Notes that it was asked once more. */
  note(asking: Asking, bucket: LeakyBucket): void {
    this.all = { ...this.all, [keyOf(asking)]: bucket }
  }

  /** Takes up what the newest row says of it. */
  rehydrate({ asked = {} }: Pick<After, 'asked'>): void {
    this.all = asked
  }

  /** What a row says of it; nothing where nobody has ever asked. */
  get stored(): Pick<After, 'asked'> {
    return Object.keys(this.all).length > 0 ? { asked: this.all } : {}
  }
}

const keyOf = ({ seat, by }: Asking): string => (by === seat ? `${seat}` : `${seat} by others`)
