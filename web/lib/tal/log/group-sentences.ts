// The sentences of the board game's log groups (see log-groups.ts), in the reader's language, as pieces.
import { groupBy } from '#shared/group-by.ts'
import type { TalLine } from '#shared/tal/declarations.ts'
import { entryAt } from '#shared/entry.ts'
import { letterOf } from '#shared/tal/board.ts'
import { joined } from '#shared/messages/phrase.ts'
import type { Phrase } from '#shared/messages/pieces.ts'
import { say } from '#shared/messages/words.ts'
import { logPieces, whoDid } from '../../messages/logged.ts'
import { begun, naming, type Piece, type SentenceContext } from '../../messages/telling.ts'
import { logs } from '../../messages/texts.ts'
import type { LogGroup } from './log-groups.ts'
import { movesOf, type FigureMove } from '../marches/figure-moves.ts'
import { counted } from '../building/sites.ts'
import { talText } from '../table/tal-texts.ts'

const groupsIn = (lines: readonly TalLine<'won' | 'unsold'>[]) => lines.map(({ params }) => letterOf(params.group))
export const isKey =
  <K extends TalLine['key']>(...keys: readonly K[]) =>
  (line: TalLine): line is TalLine<K> =>
    keys.some(key => key === line.key)

/** Single log lines as clauses about their player. */
export const said = (view: SentenceContext, lines: readonly TalLine[]): readonly Phrase[] =>
  lines.map(({ key, params }) => say(logs.tal.all.lines, key, params, naming(view)))

/** The ways of figures in these lines. If a figure goes on later, even after others have moved, that is one way. */
export function waysIn(lines: readonly TalLine[]): readonly FigureMove[] {
  const ways: FigureMove[] = []
  for (const move of movesOf(lines)) {
    const last = ways.at(-1)
    if (last && last.piece === move.piece && last.taken === undefined && last.places.at(-1) === move.places[0])
      ways[ways.length - 1] = { ...move, places: [...last.places, ...move.places.slice(1)] }
    else ways.push(move)
  }
  return ways
}

/** Groups lines about blocks by the site where these come from or go to. */
const bySite = <L extends TalLine<'steal' | 'build'>>(lines: readonly L[]) =>
  [...groupBy(lines, ({ params }) => params.site)].map(([site, own]) => ({
    site,
    blocks: counted(own.map(({ params }) => params.colour)),
    first: entryAt(own, 0),
  }))

function sentenceOf(view: SentenceContext, deed: LogGroup): Phrase {
  const { kind, seat, lines } = deed
  const speak = naming(view)
  const who = seat === null ? '' : speak.player(seat)
  const did = (what: Phrase) => (seat === null ? what : whoDid(view, [seat], what))
  switch (kind) {
    case 'won': {
      const won = lines.filter(isKey('won'))
      return did(
        talText('deed.won', { groups: groupsIn(won), blocks: counted(won.flatMap(({ params }) => params.blocks)) }),
      )
    }
    case 'unsold': {
      const unsold = lines.filter(isKey('unsold'))
      return talText('deed.unsold', {
        groups: groupsIn(unsold),
        bag: unsold[0]?.params.to === 'bag',
        out: unsold.reduce((sum, { params: { out = 0 } }) => sum + out, 0),
      })
    }
    case 'march': {
      const ways = waysIn(lines).map(({ places, taken, by, isPutBack }) =>
        talText('deed.way', {
          places: [...(isPutBack ? places.slice(0, -1) : places), ...(taken === undefined ? [] : [taken])],
          waits: taken === undefined ? '' : (places.at(-1) ?? ''),
          by: by === undefined || by === seat ? '' : speak.player(by, 'dative'),
        }),
      )
      const more = said(view, lines.filter(isKey('claim', 'void')))
      return ways.length > 0 ? talText('deed.march', { who, ways, more }) : did(joined(more, ', '))
    }
    case 'work': {
      const [way] = waysIn(lines)
      return talText('deed.worker', {
        who,
        way: talText('deed.way', { places: way?.places ?? [], waits: '', by: '' }),
        steps: lines.filter(isKey('work')).reduce((sum, { params }) => sum + params.steps, 0),
      })
    }
    case 'rest':
      return talText('deed.rest', { who, you: seat === view.you, n: deed.left ?? 0 })
    case 'steal':
      return did(
        talText('deed.stole', {
          sites: bySite(lines.filter(isKey('steal'))).map(({ site, blocks, first }) => {
            const { from } = first.params
            return { site, blocks, from: speak.player(from, 'dative'), yours: from === view.you }
          }),
        }),
      )
    case 'build': {
      const blocks = lines.filter(isKey('build'))
      return did(
        talText('deed.all', {
          what: [
            ...(blocks.length > 0 ? [talText('deed.built', { sites: bySite(blocks) })] : []),
            ...said(view, lines.filter(isKey('complete', 'unused'))),
          ],
        }),
      )
    }
    case 'line':
      return ''
  }
}

/** The sentence of a log group. If it was taken back, its pieces are marked and the sentence says so. */
export function groupPieces(view: SentenceContext, deed: LogGroup): readonly Piece[] {
  const [line] = deed.lines
  const pieces = deed.kind === 'line' && line ? logPieces(view, line) : begun(sentenceOf(view, deed))
  return deed.undone
    ? [...pieces.map(piece => ({ ...piece, undone: true })), { text: talText('deed.takenBack') }]
    : pieces
}
