// Whether all that happened at the board game's table was announced.
import type { TalLine } from '#shared/tal/declarations.ts'
import { letterOf } from '#shared/tal/board.ts'
import { plain, type Phrase } from '#shared/messages/pieces.ts'
import { takesBack } from '#web/lib/table/undone-lines.ts'
import { isKey, said } from '#web/lib/tal/log/group-sentences.ts'
import { talText } from '#web/lib/tal/table/tal-texts.ts'
import { begun, naming, type SentenceContext } from '#web/lib/messages/telling.ts'
import { commonBeginning, commonEnding } from '../../common-words.ts'

/** What a sentence about blocks of a site begins and ends with, whichever blocks these are. */
function framed(sentence: (blocks: readonly { n: number; colour: string }[]) => Phrase): readonly string[] {
  const all = [
    [{ n: 1, colour: '?' }],
    [{ n: 2, colour: '!' }],
    [
      { n: 1, colour: '?' },
      { n: 1, colour: '!' },
    ],
  ].map(blocks => plain(sentence(blocks)))
  return [commonBeginning(all), commonEnding(all)]
}

/** A group and what was bid for it, without what else is said in the sentence. */
function groupFor(letter: string, value: number): string {
  const sentence = (letter: string, value: number) =>
    plain(talText('aloud.won', { groups: [{ letter, value, others: [] }], blocks: [] }))
  const both = [sentence(letter, value), sentence('?', NaN)] as const
  return both[0].slice(commonBeginning(both).length, both[0].length - commonEnding(both).length)
}

/**
 * What must be said of a line in one sentence, part by part. Nothing where another line says it.
 * @param later the lines that follow in the same round
 */
function partsOf(view: SentenceContext, line: TalLine, later: readonly TalLine[]): readonly string[] {
  switch (line.key) {
    case 'won': {
      const { group, bids } = line.params
      return [groupFor(letterOf(group), bids.find(({ seat }) => seat === line.seat)?.value ?? 0)]
    }
    case 'steal': {
      const { site, from } = line.params
      const of = { site, from: naming(view).player(from), yours: from === view.you }
      return framed(blocks => talText('deed.stole', { sites: [{ ...of, blocks }] }))
    }
    case 'build': {
      const { site } = line.params
      return framed(blocks => talText('deed.built', { sites: [{ site, blocks }] }))
    }
    case 'march':
    case 'work': {
      const { key, params } = line
      const goesOn = later.filter(isKey(key, 'stopped')).some(other => other.params.piece === params.piece)
      return goesOn ? [] : [params.to]
    }
    case 'bid':
      // The last one opens them all: what they were is said instead.
      return later.some(({ key }) => key === 'bid') ? said(view, [line]).map(plain) : []
    case 'claim':
    case 'takeover':
    case 'complete':
    case 'unused':
      return said(view, [line]).map(plain)
    default:
      return []
  }
}

/**
 * Lines that no sentence announces; what was undone need not be announced.
 * @param view of whoever listens
 * @param lines all of a game, as this viewer may read them
 * @param sentences all that was said
 * @param atOnce whether a page may have learned of several moves at once: of bids that were opened meanwhile it says only how
 * they came out
 */
export function unannounced(
  view: SentenceContext,
  lines: readonly TalLine[],
  sentences: readonly string[],
  atOnce = false,
): readonly string[] {
  const standing = lines.filter(
    line =>
      line.key !== 'undo' &&
      !(atOnce && line.key === 'bid') &&
      !lines.some(undo => undo.key === 'undo' && takesBack(undo, line)),
  )
  return standing.flatMap((line, k) => {
    const { round, key, seat } = line
    const later = standing.slice(k + 1).filter(other => other.round === round)
    const parts = partsOf(view, line, later)
    if (seat === null || parts.length === 0) return []
    const who = plain(begun(naming(view).player(seat)))
    return sentences.some(sentence => sentence.startsWith(`${who} `) && parts.every(part => sentence.includes(part)))
      ? []
      : [`${who}, round ${round}: ${key} ${parts.join(', ')}`]
  })
}
