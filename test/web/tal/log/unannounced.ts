// Whether a voice has told all that happened at the board game's table, in English.
import type { LogLine } from '#shared/protocol.ts'
import { letterOf } from '#shared/tal/board.ts'
import { takesBack } from '#web/lib/table/undone-lines.ts'

/** What must be said of a line in one sentence, part by part. Nothing where another line says it. */
function saying({ key, params, seat }: LogLine, isLast: boolean): readonly string[] {
  const at = `site ${String(params['site'])}`
  switch (key) {
    case 'bid':
      return ['laid']
    case 'won':
      return [
        `group ${letterOf(Number(params['group']))} for ${(params['bids'] as readonly { seat: number; value: number }[]).find(bid => bid.seat === seat)?.value ?? ''}`,
      ]
    case 'claim':
      return [`claimed ${at}`]
    case 'takeover':
      return [`took ${at} over`]
    case 'steal':
      return ['stole', at]
    case 'build':
      return ['built', at]
    case 'complete':
      return [`completed the pyramid of ${at}`]
    case 'unused':
      return ['to the Pharaoh']
    case 'march':
    case 'work':
      return isLast ? [`${String(params['to'])}`] : []
    default:
      return []
  }
}

/**
 * Lines of which no sentence tells; what was taken back need not be told.
 * @param lines all of a game, as somebody hears them
 * @param sentences all that was said
 * @param names what each seat is called
 */
export function untold(
  lines: readonly LogLine[],
  sentences: readonly string[],
  names: readonly string[],
): readonly string[] {
  const standing = lines.filter(
    line => line.key !== 'undo' && !lines.some(undo => undo.key === 'undo' && takesBack(undo, line)),
  )
  return standing.flatMap((line, k) => {
    const { round, params, key } = line
    const goesOn = standing
      .slice(k + 1)
      .some(
        other =>
          other.round === round &&
          other.params['piece'] === params['piece'] &&
          (other.key === key || other.key === 'stopped'),
      )
    const parts = saying(line, !goesOn)
    const who = names[line.seat ?? -1]
    if (!who || parts.length === 0) return []
    return sentences.some(sentence => sentence.startsWith(`${who} `) && parts.every(part => sentence.includes(part)))
      ? []
      : [`${who}, round ${round}: ${key} ${parts.join(', ')}`]
  })
}
