// Moves as one short text, where many are kept: the moves since a checkpoint in a table's row, or those of a recorded game.
import { levels, type Level } from '../bot-levels.ts'
import type { RecordedMove, SeatMove } from '../protocol.ts'

/** A recorded move, or one that nobody may change. */
type Move =
  | Exclude<RecordedMove, { readonly decision: string }>
  | {
      readonly seat: number
      readonly decision: string
      readonly options: readonly string[]
      readonly then?: readonly (readonly string[])[] | undefined
      readonly late?: true
    }

/**
 * Writes moves as text: `0-12:buy-t3` is a pick, `0-12:buy-t3;0h1,0h2` one with another that followed at once, `0-12:pass:late`
 * one that a bot made when the time had run out, `0!` an undo. `0=strong,1` is a bot that stands in, as seat 1 has asked, `0=`
 * its end, and `0=strong` a bot that plays the seat for good.
 * Relies on ids of options containing no space, comma, colon or semicolon.
 */
export function textOf(moves: readonly Move[]): string {
  return moves.map(written).join(' ')
}

/** The text of some moves and of those that followed. */
export function joined(text: string, later: string): string {
  return text === '' || later === '' ? text + later : `${text} ${later}`
}

function written(move: Move): string {
  const { seat } = move
  if ('undo' in move) return `${seat}!`
  if ('standIn' in move) return `${seat}=${move.standIn},${move.by}`
  if ('back' in move) return `${seat}=`
  if ('gaveUp' in move) return `${seat}=${move.gaveUp}`
  const { decision, options, then = [], late } = move
  return `${decision}:${[options, ...then].map(picked => picked.join(',')).join(';')}${late ? ':late' : ''}`
}

/** Reads moves that `textOf` has written. */
export function movesIn(text: string): readonly RecordedMove[] {
  return text === '' ? [] : text.split(' ').map(read)
}

function read(word: string): RecordedMove {
  const seat = Number(word[0])
  if (word[1] === '!') return { seat, undo: true }
  if (word[1] === '=') return { seat, ...seatMove(word.slice(2)) }
  const [decision = '', picked = '', late] = word.split(':')
  const [options = [], ...then] = picked.split(';').map(ids => (ids === '' ? [] : ids.split(',')))
  return {
    seat,
    decision,
    options,
    ...(then.length > 0 ? { then } : {}),
    ...(late === undefined ? {} : { late: true }),
  }
}

function seatMove(word: string): SeatMove {
  const [level, by] = word.split(',')
  if (!level) return { back: true }
  return by === undefined ? { gaveUp: levelOf(level) } : { standIn: levelOf(level), by: Number(by) }
}

function levelOf(word: string): Level {
  const level = levels.find(each => each === word)
  if (!level) throw new Error(`there is no level ${word}`)
  return level
}
