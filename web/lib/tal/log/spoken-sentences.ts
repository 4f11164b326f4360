// Sentences for screen readers at the board game's table: one player's turn in one sentence short enough to listen to (where a
// figure came from and where it stands now, without the places in between), and what is left of a question.
import { groupBy } from '#shared/group-by.ts'
import type { TalDecision, TalLine } from '#shared/tal/declarations.ts'
import { letterOf } from '#shared/tal/board.ts'
import { blocksOf } from '#shared/tal/pyramid.ts'
import type { Mine, TalTable } from '#shared/tal/table.ts'
import { plain, type Phrase } from '#shared/messages/pieces.ts'
import { whoDid } from '../../messages/logged.ts'
import { begun, naming, playerName, promptPieces, type SentenceContext } from '../../messages/telling.ts'
import type { LogGroup } from './log-groups.ts'
import { counted } from '../building/sites.ts'
import { groupPieces, isKey, said, waysIn } from './group-sentences.ts'
import { talText } from '../table/tal-texts.ts'

/** What these sentences need to know of the table. */
export type Table = Pick<TalTable, 'round' | 'phase' | 'turn' | 'mine' | 'pharaoh' | 'pieces'>

/** Where each moved figure came from and stands now, and what stopped it. */
function waysOf(view: SentenceContext, lines: readonly TalLine[]) {
  return [...groupBy(waysIn(lines), ({ piece }) => piece).values()].map(ways => {
    const { taken = '', by, seat } = ways.at(-1) ?? {}
    return {
      by: by === undefined || by === seat ? '' : naming(view).player(by, 'dative'),
      from: ways[0]?.places[0] ?? '',
      to: ways.at(-1)?.places.at(-1) ?? '',
      taken,
    }
  })
}

/** A player's turn in a phase in which figures move, with the claims and takeovers it led to. */
function moved(view: SentenceContext, phase: 'overseers' | 'workers', lines: readonly TalLine[]): readonly Phrase[] {
  const ways = waysOf(view, lines)
  const gone = ways.filter(({ from, to }) => from !== to)
  const stopped = ways.filter(({ from, to, taken }) => from === to && taken !== '')
  return [
    ...(gone.length > 0
      ? [
          phase === 'workers'
            ? talText('aloud.workers', { to: gone.map(({ to }) => to) })
            : talText('aloud.overseers', { ways: gone }),
        ]
      : []),
    ...stopped.map(way => talText('aloud.stopped', way)),
    ...said(view, lines.filter(isKey('claim', 'void', 'takeover'))),
  ]
}

/** The groups that a player has got, each with the sums bid for it. */
function won(view: SentenceContext, seat: number, lines: readonly TalLine<'won'>[]): Phrase {
  const speak = naming(view)
  const groups = lines.map(({ params: { group, bids } }) => ({
    letter: letterOf(group),
    value: bids.find(bid => bid.seat === seat)?.value ?? 0,
    others: bids.filter(bid => bid.seat !== seat).map(bid => ({ name: speak.player(bid.seat), value: bid.value })),
  }))
  return talText('aloud.won', { groups, blocks: counted(lines.flatMap(({ params }) => params.blocks)) })
}

/** The sentence of a single log line; empty if it says only what happens in every round. */
function line(view: SentenceContext, table: Table, deed: LogGroup): string {
  const [first] = deed.lines
  if (first?.key === 'groups' && first.params.groups.length > view.seats.length) return ''
  if (first?.key !== 'stone' || deed.seat === null) return plain(groupPieces(view, deed))
  return talText('aloud.round', {
    n: deed.round,
    name: playerName(view, deed.seat),
    yours: deed.seat === view.you,
    laid: table.pharaoh.length,
    of: blocksOf('pharaoh'),
  })
}

/** The same question about a site once more: of a figure that has gone on, where it stands now. */
export function againSaid(view: SentenceContext, { pieces }: Table, decision: TalDecision): string {
  const piece = 'piece' in decision.params ? decision.params.piece : null
  return talText('aloud.again', {
    at: pieces.find(({ id }) => id === piece)?.at ?? '',
    question: plain(promptPieces(view, decision)),
  })
}

/** The sentences for one player's turn in one phase, without what was taken back. */
export function turnSaid(view: SentenceContext, table: Table, deeds: readonly LogGroup[]): readonly string[] {
  const standing = deeds.filter(({ undone }) => !undone)
  const [first] = standing
  if (!first) return []
  const { seat, phase } = first
  const lines = standing.filter(({ kind }) => kind !== 'rest').flatMap(deed => deed.lines)
  const did = (what: readonly Phrase[]) =>
    seat === null || what.length === 0 ? [] : [plain(begun(whoDid(view, [seat], talText('deed.all', { what }))))]
  if (phase === 'overseers' || phase === 'workers') return did(moved(view, phase, lines))
  return standing
    .flatMap(deed =>
      deed.kind === 'won' && seat !== null
        ? did([won(view, seat, deed.lines.filter(isKey('won')))])
        : [line(view, table, deed)],
    )
    .filter(Boolean)
}

/** Says how much of a question is left after one of its picks. */
export function leftSaid(view: SentenceContext, decision: TalDecision): readonly string[] {
  switch (decision.kind) {
    case 'bid':
      return [talText('aloud.tablets', { n: decision.params.left })]
    case 'march':
    case 'work':
      return [talText('aloud.steps', { n: decision.params.left })]
    case 'build':
    case 'steal': {
      const { left } = decision.params
      return [left.length > 0 ? talText('aloud.blocks', { left }) : plain(promptPieces(view, decision))]
    }
    default:
      return []
  }
}

/** Says what the viewer has done in secret since: tablets laid or taken back, group by group, or a step of the march. */
export function secretSaid(before: Mine | null, now: Mine | null, kind: TalDecision['kind']): readonly string[] {
  if (!before || !now) return []
  if (kind === 'bid') {
    return now.bids.flatMap((tablets, group) =>
      tablets.join() === (before.bids[group] ?? []).join()
        ? []
        : [
            talText('aloud.laid', {
              letter: letterOf(group),
              values: tablets.filter(value => value > 0),
              blanks: tablets.filter(value => value === 0).length,
            }),
          ],
    )
  }
  if (kind !== 'march' || now.march.length === before.march.length) return []
  const longer = now.march.length > before.march.length ? now : before
  const piece = longer.march.at(-1)?.piece ?? ''
  return [
    talText('aloud.written', {
      n: Number(piece.slice(2)),
      to: now.march.findLast(step => step.piece === piece)?.to ?? '',
    }),
  ]
}
