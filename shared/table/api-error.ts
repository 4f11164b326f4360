// Every refusal of the API with its code, status and sentence. Refusals are thrown anywhere and turned into an answer in one
// place, so that no caller gets a stack trace.
import { refusedPicks } from '../messages/en/refusal-sentences.ts'
import type { Refusal, RefusalCode, Remains, View } from '../protocol.ts'

const answers: Readonly<Record<RefusalCode, readonly [status: number, message: string]>> = {
  'bad-json': [400, 'The body is not JSON in UTF-8.'],
  'bad-token': [401, 'This token belongs to no seat of this table.'],
  'host-only': [403, 'Only the host can do this, or the player of this seat.'],
  'no-such-game': [404, 'There is no table under this address.'],
  'no-such-path': [404, 'There is nothing under this address.'],
  'no-such-method': [405, 'This address does not take this method.'],
  'table-full': [409, 'All seats of this table are taken.'],
  'already-started': [409, 'The game has already begun.'],
  'not-started': [409, 'The game has not begun: not all seats are taken.'],
  over: [409, 'The game is over.'],
  'not-over': [409, 'The game is not over yet.'],
  'no-hints': [409, 'At this table no hints are given: somebody else plays who has not agreed to them.'],
  'not-away': [409, 'This player has not been away for long enough.'],
  'stale-decision': [409, refusedPicks['not-open']],
  'nothing-to-undo': [409, 'There is nothing to undo.'],
  'host-stays': [409, 'The host can leave only when no other person sits at the table.'],
  'other-version': [409, 'This table was begun with another version of the game and cannot be continued.'],
  'too-large': [413, 'The body is larger than 16 KB.'],
  'not-json': [415, 'The body must be of the type application/json.'],
  'bad-body': [422, 'The body is not what this call takes.'],
  'bad-options': [422, 'A table cannot be made with these options.'],
  'illegal-pick': [422, refusedPicks['not-offered']],
  'then-too-far': [422, refusedPicks['too-far']],
  'too-many': [429, 'Too many requests. Try again later.'],
  broken: [500, 'Something went wrong at the table. Try again.'],
}

/** What a refusal may say beside its code. */
interface Details {
  /** A sentence in place of the usual one. */
  readonly message?: string | undefined
  /** What is wrong with the request body. */
  readonly issues?: Refusal['issues']
  /** Of `too-many`: whether it is so for good, and waiting does not help. */
  readonly isForGood?: true
  /** The present view, if the caller's is out of date. */
  readonly view?: View
  /** What is still known of a table that cannot be continued. */
  readonly remains?: Remains
}

/** Thrown to refuse a call. */
export class ApiError extends Error {
  readonly status: number
  readonly refusal: Refusal

  constructor(
    code: RefusalCode,
    private readonly details: Details = {},
  ) {
    super(code)
    const [status, usual] = answers[code]
    const { message = usual, issues } = details
    this.status = status
    this.refusal = { code, message, ...(issues ? { issues } : {}) }
  }

  /** Whether the same call is refused for good, and waiting does not help. */
  get isForGood(): boolean {
    return this.details.isForGood === true
  }

  /** What is still known of a table that cannot be continued. */
  get remains(): Remains | undefined {
    return this.details.remains
  }

  /** The body of the answer. */
  get body(): object {
    const { view, remains } = this.details
    return { error: this.refusal, ...(view ? { view } : {}), ...(remains ? { remains } : {}) }
  }
}

/** Turns anything thrown into an `ApiError`. Of an unexpected error the caller learns nothing but `broken`. */
export function apiErrorOf(thrown: unknown): ApiError {
  return thrown instanceof ApiError ? thrown : new ApiError('broken')
}
