// Every refusal: its code, its status, its sentence. Thrown where something is refused, answered in one place, so no
// caller ever meets a stack.
import { refusedPicks } from '#shared/words/en/refusals.ts'
import type { PickRefused } from '#shared/engine/referee.ts'
import type { Refusal, RefusalCode, View } from '#shared/protocol.ts'

const refusals: Readonly<Record<RefusalCode, readonly [status: number, message: string]>> = {
  'bad-json': [400, 'The body is not JSON in UTF-8.'],
  'bad-token': [401, 'This token belongs to no seat of this table.'],
  'host-only': [403, 'Only the host can do this, or the seat itself.'],
  'no-such-game': [404, 'There is no table under this address.'],
  'no-such-path': [404, 'There is nothing under this address.'],
  'no-such-method': [405, 'This address does not take this method.'],
  'table-full': [409, 'All seats of this table are taken.'],
  'already-started': [409, 'The game has already begun.'],
  'not-started': [409, 'The game has not begun: not all seats are taken.'],
  'over': [409, 'The game is over.'],
  'not-over': [409, 'The game is not over yet.'],
  'stale-decision': [409, refusedPicks['not-open']],
  'nothing-to-undo': [409, 'There is nothing to take back.'],
  'host-stays': [409, 'The host can leave only when nobody else sits at the table.'],
  'other-version': [409, 'This table was begun with another version of the game and cannot be gone on with.'],
  'too-large': [413, 'The body is larger than 16 KB.'],
  'not-json': [415, 'The body must be of the type application/json.'],
  'bad-body': [422, 'The body is not what this call takes.'],
  'bad-options': [422, 'A table cannot be made with these options.'],
  'illegal-pick': [422, refusedPicks['not-offered']],
  'then-too-far': [422, refusedPicks['too-far']],
  'too-many': [429, 'That is too much at once. Try again later.'],
  'broken': [500, 'Something went wrong at the table. Try again.'],
}

type Issues = NonNullable<Refusal['issues']>

/** What is thrown to refuse a call. */
export class Refused extends Error {
  readonly status: number
  readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly issues?: Issues }

  /** @param said a sentence in place of the usual one @param view the present view, where the caller needs it */
  constructor(code: RefusalCode, said?: string, issues?: Issues, readonly view?: View) {
    super(code)
    const [status, message] = refusals[code]
    this.status = status
    this.refusal = { code, message: said ?? message, ...(issues ? { issues } : {}) }
  }

  /** The body of the answer. */
  get body(): object {
    return { error: this.refusal, ...(this.view ? { view: this.view } : {}) }
  }
}

/** The refusal that a pick met, with the sentence of its reason. */
export function refusedPick({ code, reason }: PickRefused): Refused {
  return new Refused(code, refusedPicks[reason])
}

/** Whatever was thrown, as a refusal; what nobody meant to throw is reported to the operator alone. */
export function refusalOf(thrown: unknown): Refused {
  if (thrown instanceof Refused) return thrown
  console.error(thrown)
  return new Refused('broken')
}
