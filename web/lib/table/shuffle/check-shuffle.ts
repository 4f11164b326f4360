// Checks the shuffle of a finished game: makes its seed again from what was opened, compares all with what was shown before, and
// plays the whole game once more. Believes the table in nothing that can be found out.
import type { Rules } from '#shared/engine/game.ts'
import type { State } from '#shared/engine/game-context.ts'
import type { GameHistory, OpenedShuffle, View } from '#shared/protocol.ts'
import { firstSeat, maxSeeds } from '#shared/table/first-seat.ts'
import { fitsShares, hashOfHex, hashOfShare, seedOf } from '#shared/table/shuffle.ts'
import { logLine } from '#shared/table/view-builder.ts'
import { replayOf } from '../end/play-through.ts'
import { reuseUnchanged } from '../reuse-unchanged.ts'
import type { Noted } from './noted.ts'

/** `open`: it fits as far as this browser can tell, but proves less than it could. */
export type Verdict = 'fits' | 'open' | 'fails'

/** One thing that was checked, and what came of it. */
export type CheckedStep = { readonly outcome: Verdict } & (
  | { readonly of: 'opened' | 'secret' | 'share' | 'given' }
  | { readonly of: 'shares'; readonly given: number; readonly seats: number }
  | { readonly of: 'seed'; readonly count: number }
  | { readonly of: 'game'; readonly moves: number; readonly draws: number }
)

/** What a finished game is compared with. */
export interface Claimed {
  readonly history: GameHistory
  /** The end as this browser was shown it. */
  readonly view: View
  readonly noted: Noted
}

/**
 * Checks all steps.
 * @param pause called between stretches of the game, so that the page stays answerable
 */
export async function checkShuffle(
  claimed: Claimed,
  rules: Rules<State>,
  pause: () => Promise<void>,
): Promise<readonly CheckedStep[]> {
  const { history, view } = claimed
  const opened = history.shuffle ?? null
  const isShown = isAlike(view.shuffle, opened) && history.seed === view.seed
  return [
    ...(isShown ? [] : [{ of: 'opened', outcome: 'fails' } as const]),
    ...(opened ? openedSteps(claimed, opened, rules) : [givenStep(history, view)]),
    await gameStep(claimed, rules, pause),
  ]
}

function openedSteps(claimed: Claimed, opened: OpenedShuffle, rules: Rules<State>): readonly CheckedStep[] {
  const { view, noted } = claimed
  const { secret, secretHash, shares, count } = opened
  const isSeen = noted.secretHash !== null
  const isKept = hashOfHex(secret) === secretHash && (!isSeen || noted.secretHash === secretHash)
  const given = shares.filter(share => share !== null).length
  // Whoever makes a table gives a share before the table has its secret.
  const areLater = shares.some((share, seat) => share !== null && seat !== view.host)
  return [
    { of: 'secret', outcome: isKept ? (isSeen ? 'fits' : 'open') : 'fails' },
    ...ownSteps(claimed, shares),
    { of: 'shares', outcome: fitsShares(opened) ? (areLater ? 'fits' : 'open') : 'fails', given, seats: shares.length },
    { of: 'seed', outcome: isDealt(claimed, opened, rules) ? 'fits' : 'fails', count },
  ]
}

/** Of a seat's own share; nothing for whoever has none. */
function ownSteps({ view: { you }, noted }: Claimed, shares: OpenedShuffle['shares']): readonly CheckedStep[] {
  if (you === null) return []
  if (noted.shares.length === 0) return [{ of: 'share', outcome: 'open' }]
  const share = shares[you] ?? null
  const isSent = share !== null && noted.shares.includes(share)
  const isShown = isSent && (noted.shareHash === null || noted.shareHash === hashOfShare(share))
  return [{ of: 'share', outcome: isShown ? 'fits' : 'fails' }]
}

/** Whether the seed is the one that the shuffle gives, and its count goes just so far that the right seat begins. */
function isDealt({ history, view }: Claimed, opened: OpenedShuffle, rules: Rules<State>): boolean {
  const { seed } = history
  if (seedOf(opened) !== seed || hashOfHex(seed) !== view.seedHash) return false
  const begins = view.series?.begins
  if (begins === undefined) return opened.count === 0
  const isRight = (seed: string) => firstSeat({ ...history, seed }, rules) === begins
  const before = Array.from({ length: Math.min(opened.count, maxSeeds) }, (_, count) => seedOf({ ...opened, count }))
  return !before.some(isRight) && (isRight(seed) || opened.count === maxSeeds - 1)
}

/** Of a seed that was not made of shares. */
function givenStep({ seed }: GameHistory, { seedHash }: View): CheckedStep {
  return { of: 'given', outcome: hashOfHex(seed) === seedHash ? 'open' : 'fails' }
}

/** Plays the game again and compares its end with what is shown here. */
async function gameStep(
  { history, view }: Claimed,
  rules: Rules<State>,
  pause: () => Promise<void>,
): Promise<CheckedStep> {
  const moves = history.picks.length
  try {
    const replay = replayOf(rules, history)
    while (replay.extendSnapshots()) await pause()
    replay.goTo(moves)
    const { referee, lines } = replay
    const log = lines.slice(-view.log.length).map(line => logLine(line, view.you, '', ''))
    const wordless = view.log.map(line => ({ ...line, at: '', text: '' }))
    const end = [totals(referee.result), referee.table(view.you), log, { ...history.options }, history.seats]
    const shown = [totals(view.result), view.table, wordless, view.options, view.seats.length]
    const outcome = referee.over && isAlike(shown, end) ? 'fits' : 'fails'
    return { of: 'game', outcome, moves, draws: referee.fullMatch.game.state.position }
  } catch {
    // A move that is not legal.
    return { of: 'game', outcome: 'fails', moves, draws: 0 }
  }
}

const totals = (result: View['result']) => [result?.scores.map(({ seat, total }) => [seat, total]), result?.winners]
const isAlike = (one: unknown, other: unknown) => reuseUnchanged(one, other) === one
