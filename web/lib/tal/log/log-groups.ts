// Joins the log of the board game into groups: what a player did without a break is one group, to be said in one sentence. Pure
// functions without texts.
import type { TalLine } from '#shared/tal/declarations.ts'
import { facts } from '#shared/tal/board.ts'
import type { Phase, PlaceName, TalTable } from '#shared/tal/table.ts'
import { standingLines, takesBack } from '../../table/undone-lines.ts'

/** `rest`: made from no log line; it says that a player stopped with steps left. `line`: a single log line. */
type LogGroupKind = 'won' | 'unsold' | 'march' | 'work' | 'rest' | 'steal' | 'build' | 'line'

export interface LogGroup {
  readonly kind: LogGroupKind
  readonly seat: number | null
  readonly round: number
  /** Null if it belongs to no phase: who begins, who gets the Pharaoh stone, the end. */
  readonly phase: Phase | null
  readonly lines: readonly TalLine[]
  /** Whether all of it was taken back. */
  readonly undone: boolean
  /** How many steps were left; only for `rest`. */
  readonly left?: number
}
interface Growing extends LogGroup {
  readonly lines: TalLine[]
}

const told: Readonly<Partial<Record<TalLine['key'], readonly [Phase | null, LogGroupKind]>>> = {
  groups: ['auction', 'line'],
  'no-groups': ['auction', 'line'],
  bid: ['auction', 'line'],
  won: ['auction', 'won'],
  unsold: ['auction', 'unsold'],
  march: ['overseers', 'march'],
  stopped: ['overseers', 'march'],
  void: ['overseers', 'march'],
  claim: ['overseers', 'march'],
  work: ['workers', 'work'],
  steal: ['steal', 'steal'],
  takeover: ['takeover', 'line'],
  build: ['build', 'build'],
  complete: ['build', 'build'],
  unused: ['build', 'build'],
}
/** Events that are left out once the auction's groups have been given away. */
const before = ['groups', 'bid']

/** The numbers of a group's first and last line. A `rest` comes right after the line that it follows from. */
export const firstOf = ({ lines, kind }: LogGroup): number => (lines[0]?.n ?? 0) + (kind === 'rest' ? 0.5 : 0)
export const lastOf = ({ lines }: LogGroup): number => lines.at(-1)?.n ?? 0

/** Whether something was taken from this viewer: blocks, or a site. */
export const isAttackOn = (you: number | null, line: TalLine): boolean =>
  you !== null && (line.key === 'steal' || line.key === 'takeover') && line.params.from === you
/** Whether a group tells of that, and it was not taken back. */
export const tellsAttackOn = (you: number | null, { lines, undone }: LogGroup): boolean =>
  !undone && lines.some(line => isAttackOn(you, line))

/**
 * The phase of the step that a takeover was asked at; null where no step has just led to it. One way may lead to several
 * takeovers and claims, also on sites that it only passes.
 * @param before the log up to there
 */
function phaseOfStep({ seat, params }: TalLine<'takeover'>, before: readonly TalLine[]): Phase | null {
  const step = standingLines(before).findLast(
    each => told[each.key] && !(each.seat === seat && (each.key === 'takeover' || each.key === 'claim')),
  )
  if (step?.seat !== seat || (step.key !== 'march' && step.key !== 'work')) return null
  const isThere = (place: PlaceName) => place.startsWith(`${params.site}/`)
  return [...step.params.via, step.params.to].some(isThere) ? (told[step.key]?.[0] ?? null) : null
}
/** Whether a line belongs to a group that has begun. */
function goesOn(deed: LogGroup, line: TalLine, kind: LogGroupKind, undone: boolean): boolean {
  const { seat, round } = line
  if (kind === 'line' || deed.kind !== kind || deed.seat !== seat || deed.round !== round || deed.undone !== undone)
    return false
  const [first] = deed.lines
  if (first?.key === 'work' && line.key === 'work') return first.params.piece === line.params.piece
  if (first?.key === 'unsold' && line.key === 'unsold') return first.params.to === line.params.to
  return true
}

/**
 * Joins a viewer's log lines into groups. Lines that were taken back stay at their place, marked.
 * @param lines oldest first, without gaps
 * @param now the table after them, which shows whether somebody's turn is still going on
 */
export function logGroupsOf(
  lines: readonly TalLine[],
  now: Pick<TalTable, 'round' | 'phase' | 'turn'>,
): readonly LogGroup[] {
  const undos = lines.filter(({ key }) => key === 'undo')
  const deeds: Growing[] = []
  for (const [at, line] of lines.entries()) {
    const { seat, round, key } = line
    // An undo shows in the lines that it has marked. It is a group of its own only if those lines are not loaded.
    if (key === 'undo' && lines.some(each => each.key !== 'undo' && takesBack(line, each))) continue
    const last = deeds.at(-1)
    const [own, kind] = told[key] ?? [null, 'line']
    const led = key === 'takeover' ? phaseOfStep(line, lines.slice(0, at)) : null
    const phase = key === 'undo' && last ? last.phase : (led ?? own)
    const undone = undos.some(undo => takesBack(undo, line))
    // The bids for all groups are revealed at once, so what a player gets then belongs together.
    const open = kind === 'won' || kind === 'unsold' ? deeds.find(deed => goesOn(deed, line, kind, undone)) : last
    if (open && goesOn(open, line, kind, undone)) open.lines.push(line)
    else deeds.push({ kind, seat, round, phase, lines: [line], undone })
  }
  const sold = new Set(deeds.filter(({ kind }) => kind === 'won' || kind === 'unsold').map(({ round }) => round))
  const shown = deeds.filter(
    ({ kind, round, lines: [line] }) => !(kind === 'line' && line && before.includes(line.key) && sold.has(round)),
  )
  const rests = shown.flatMap((deed, k) => restAfter(deed, shown.slice(k + 1), lines, now))
  return shown.flatMap((deed, k) => [deed, ...rests.filter(rest => lastOfWork(shown, rest) === k)])
}

/** The index of the last group, undone ones included, of what a player's workers did in a round and led to. */
const lastOfWork = (groups: readonly LogGroup[], { seat, round }: LogGroup): number =>
  groups.findLastIndex(each => each.seat === seat && each.round === round && each.phase === 'workers')

/** A `rest` if a player's workers have stopped with steps left; nothing if the turn goes on. */
function restAfter(
  deed: LogGroup,
  later: readonly LogGroup[],
  lines: readonly TalLine[],
  now: Pick<TalTable, 'round' | 'phase' | 'turn'>,
): readonly LogGroup[] {
  const { kind, seat, round, undone } = deed
  const isSame = (line: TalLine | undefined): line is TalLine<'work'> =>
    line?.key === 'work' && line.seat === seat && line.round === round
  if (kind !== 'work' || undone || later.some(each => each.kind === 'work' && !each.undone && isSame(each.lines[0])))
    return []
  const goesOn = now.round === round && now.phase === 'workers' && now.turn === seat
  // If the beginning of the phase is not loaded, the steps cannot be counted.
  if (goesOn || isSame(lines[0])) return []
  const gone = standingLines(lines)
    .filter(isSame)
    .reduce((sum, { params }) => sum + params.steps, 0)
  return gone < facts.steps ? [{ ...deed, kind: 'rest', lines: deed.lines.slice(-1), left: facts.steps - gone }] : []
}

/**
 * What begins with each group: a round, a phase, or nothing. A group that belongs to no phase, as one about who plays a seat,
 * does not end the phase that it comes in.
 */
export function beginningsOf(deeds: readonly LogGroup[]): readonly ('round' | 'phase' | null)[] {
  let now: Pick<LogGroup, 'round' | 'phase'> | undefined
  return deeds.map(({ round, phase }) => {
    const before = now
    const isRound = before?.round !== round
    now = { round, phase: phase ?? (isRound ? null : before.phase) }
    return isRound ? 'round' : now.phase === before.phase ? null : 'phase'
  })
}

/** Joins consecutive groups of one player in one phase: a player's turn. */
export function turnsOf(deeds: readonly LogGroup[]): readonly (readonly LogGroup[])[] {
  const turns: LogGroup[][] = []
  for (const deed of deeds) {
    const turn = turns.at(-1)
    const first = turn?.[0]
    const within = first?.seat === deed.seat && first.round === deed.round && first.phase === deed.phase
    if (turn && deed.seat !== null && within) turn.push(deed)
    else turns.push([deed])
  }
  return turns
}
