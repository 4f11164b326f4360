// Moves as one short text, where many are kept: the moves since a checkpoint in a table's row, or those of a recorded game.
import type { RecordedMove } from '../protocol.ts'

type Made =
  | { readonly seat: number; readonly undo: true }
  | {
      readonly seat: number
      readonly decision: string
      readonly options: readonly string[]
      readonly then?: readonly (readonly string[])[] | undefined
    }

/**
 * Writes moves as text: `0-12:buy-t3` is a pick, `0-12:buy-t3;0h1,0h2` one with another that followed at once, `0!` an undo.
 * Relies on ids of options containing no space, comma, colon or semicolon.
 */
export function textOf(moves: readonly Made[]): string {
  return moves
    .map(move =>
      'undo' in move
        ? `${move.seat}!`
        : `${move.decision}:${[move.options, ...(move.then ?? [])].map(options => options.join(',')).join(';')}`,
    )
    .join(' ')
}

/** Reads moves that `textOf` has written. */
export function movesIn(text: string): readonly RecordedMove[] {
  return text === ''
    ? []
    : text.split(' ').map((written): RecordedMove => {
        const seat = Number(written[0])
        if (written.endsWith('!')) return { seat, undo: true }
        const [decision = '', picked = ''] = written.split(':')
        const [options = [], ...then] = picked.split(';').map(ids => (ids === '' ? [] : ids.split(',')))
        return { seat, decision, options, ...(then.length > 0 ? { then } : {}) }
      })
}
