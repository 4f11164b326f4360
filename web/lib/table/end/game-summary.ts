// How a finished game went, in sentences: what the game itself names, and the turning point.
import { t } from '#web/lib/messages/page-texts.ts'
import { halfway, leadChanges, leaders, turningPoint, type Moment, type TurningPoint } from './course.ts'

/** Something that is told of a game: what it is, and a sentence or two. */
export interface Highlight {
  readonly title: string
  readonly text: string
}

export interface GameSummary {
  readonly moments: readonly Moment[]
  readonly highlights: readonly Highlight[]
  /** The index of the moment at which the winner went ahead for good, if there was one. */
  readonly turningMoment: number | null
}

/** The players of a table, as sentences name them. */
export interface Players {
  readonly names: readonly string[]
  readonly you: number | null
}

/** A player's name in a sentence; null for whoever reads it. */
export const namedIn = ({ names, you }: Players, seat: number): string | null =>
  seat === you ? null : (names[seat] ?? '')

/** Who leads at a moment, in a few words; of a solitaire only which round it is. */
export function leadSaid(moment: Moment, players: Players): string {
  const { round, points } = moment
  const [first = 0, ...more] = leaders(moment)
  if (points.length === 1) return t('end.roundAt', { round })
  return more.length > 0 ? t('end.roundLevel', { round }) : t('end.roundLed', { round, name: namedIn(players, first) })
}

/**
 * The summary of a game.
 * @param best what the game itself names: the best entombing, the best pyramid; null where there was none
 */
export function summaryOf(
  moments: readonly Moment[],
  winners: readonly number[],
  players: Players,
  best: Highlight | null,
): GameSummary {
  const turn = turningPoint(moments, winners)
  const told = turn
    ? { title: t('end.turn'), text: turnSaid(turn, moments, players) }
    : { title: t('end.halfway'), text: aloneSaid(moments) }
  return {
    moments,
    highlights: [...(best ? [best] : []), told].filter(({ text }) => text !== ''),
    turningMoment: turn?.kind === 'turn' ? turn.at : null,
  }
}

function turnSaid(turn: TurningPoint, moments: readonly Moment[], players: Players): string {
  const n = leadChanges(moments)
  const changes = n > 0 ? t('end.changes', { n }) : ''
  if (turn.kind === 'level') return `${t('end.turnLevel')} ${changes}`.trim()
  const name = namedIn(players, turn.winner)
  if (turn.kind === 'always') return t('end.turnAlways', { name })
  const [before = turn.winner, ...more] = turn.before
  const from = more.length > 0 ? t('end.turnFromLevel') : t('end.turnFrom', { name: namedIn(players, before) })
  return `${t(turn.last ? 'end.turnLast' : 'end.turnAt', { name, round: turn.round })} ${from} ${changes}`.trim()
}

/** Of a solitaire: when half of its points were there. */
function aloneSaid(moments: readonly Moment[]): string {
  const last = moments.at(-1)
  const half = last?.points.length === 1 ? halfway(moments, 0) : null
  return last && half ? t('end.halfwaySaid', { round: half.round, of: last.round }) : ''
}
