// One sentence for each group of the log, in pieces that a page can style: in full, shortened for little room, or only what
// is new since the group was announced. What was undone is marked and said.
import { keyOf, piecesOf } from '#shared/messages/pieces.ts'
import type { ValleyLine, ValleyView } from '#shared/valley/declarations.ts'
import { lastOf, standing, type LogGroup } from './log-groups.ts'
import { titleIn } from './line-params.ts'
import { takesBack } from '../../table/undone-lines.ts'
import { clausesOf, type Clause, type Gains } from './clauses.ts'
import { whoDid } from '../../messages/logged.ts'
import { begun, naming, type Piece } from '../../messages/telling.ts'
import { summaryText } from './log-texts.ts'

/** Joins clauses; each begins with its player's name if another player was named last. */
function joined(view: ValleyView, clauses: readonly Clause[]): readonly Piece[] {
  const pieces: Piece[] = []
  let subject: number | null = null
  let before: Clause | null = null
  for (const clause of clauses) {
    if (before?.undone && !clause.undone) pieces.push({ text: summaryText('story.takenBack') })
    if (before) pieces.push({ text: clause.place === 'tail' ? '; ' : before.place === 'head' ? ': ' : ', ' })
    const said =
      clause.seat !== null && clause.seat !== subject ? whoDid(view, [clause.seat], clause.text) : clause.text
    pieces.push(...piecesOf(said).map(piece => (clause.undone ? { ...piece, undone: true } : piece)))
    subject = clause.seat ?? subject
    before = clause
  }
  if (before?.undone) pieces.push({ text: summaryText('story.takenBack') })
  return begun(pieces)
}

/** Params that are ids of cards: a card that is shown or held once more after an undo has another one. */
const ids = ['id', 'was', 'now']

/** What a line says was done, whatever it was paid with. */
const doneIn = (line: ValleyLine): string =>
  JSON.stringify([line.key, line.seat, line.key === 'buy' ? titleIn(line) : line.params], (key, value: unknown) =>
    ids.includes(key) ? undefined : value,
  )

/** Whether all that a clause tells was done once more, after it was undone. */
const isDoneAgain = ({ lines }: Clause, again: ReadonlySet<string>) => lines.every(line => again.has(doneIn(line)))

/**
 * A group in one full sentence.
 * @param gains what entombed cards brought, if it is known
 */
export function groupPieces(view: ValleyView, act: LogGroup, gains?: Gains): readonly Piece[] {
  const clauses = clausesOf(act, { speak: naming(view), ...(gains ? { gains } : {}) })
  const stands = new Set(standing(act).map(doneIn))
  // The same thing done and undone several times is told once, and without the undo if it was done again in the end.
  return joined(
    view,
    clauses.filter(
      (clause, k) =>
        !clause.undone ||
        (!isDoneAgain(clause, stands) &&
          clauses.findIndex(each => each.undone && keyOf(each.text) === keyOf(clause.text)) === k),
    ),
  )
}

/** What a group's newest undo took back beyond earlier undos; empty if no line tells it. */
function takenBackIn(act: LogGroup, clauses: readonly Clause[]): readonly Clause[] {
  const [newest, ...before] = act.lines.filter(({ key }) => key === 'undo').reverse()
  const isTaken = (line: ValleyLine) =>
    newest !== undefined && takesBack(newest, line) && !before.some(undo => takesBack(undo, line))
  return clauses.filter(({ lines }) => lines.some(isTaken))
}

function tookBack(view: ValleyView, seat: number | null, clauses: readonly Clause[]): readonly Piece[] {
  const said = summaryText('story.tookBack', { what: clauses.map(({ text }) => text) })
  return begun(seat === null ? said : whoDid(view, [seat], said))
}

/** Whether the newest line of a group is an undo within it. */
const isTakenBack = (act: LogGroup) => act.undone.has(lastOf(act))
/** Who made that undo: not always the player who acts, because others choose in an action too. */
const backBy = (act: LogGroup) => act.lines.findLast(({ key }) => key === 'undo')?.seat ?? act.seat

/** Keys of lines, those that say most about a group first. */
const telling = [
  'buy',
  'take',
  'recover',
  'entomb',
  'exchange',
  'swap',
  'give',
  'sacrifice',
  'turned-down',
  'rearranged',
  'discard',
  'repeat',
  'call',
  'reveal',
  'reveal-hand',
  'pick',
  'draw',
  'look',
]

/** Ever shorter sentences for a group, the longest first, for the one line of a phone. */
export function shorterForms(view: ValleyView, act: LogGroup): readonly (readonly Piece[])[] {
  const speak = naming(view)
  const clauses = clausesOf(act, { speak, brief: true })
  if (isTakenBack(act)) {
    const undone = takenBackIn(act, clauses)
    return [tookBack(view, backBy(act), undone), tookBack(view, backBy(act), undone.slice(0, 1))]
  }
  const whole = clausesOf(act, { speak }).filter(({ undone }) => !undone)
  const brief = clauses.filter(({ undone, place }) => !undone && place !== 'tail')
  const most = telling.flatMap(key =>
    brief.filter(({ lines, place }) => place === 'inner' && lines.at(-1)?.key === key),
  )[0]
  return [whole, brief, most ? [most] : [], brief.slice(0, 1)]
    .filter(form => form.length > 0)
    .map(form => joined(view, form))
}

/** The one or two titles that a group is mostly about: what was bought, or what was played and what it affected. */
export function mainTitles(act: LogGroup): readonly string[] {
  const left = standing(act)
  const lines = left.length > 0 ? left : act.lines
  const bought = act.kind === 'buy' ? lines.find(({ key }) => key === 'buy') : undefined
  const touching = [lines[0], ...telling.flatMap(key => lines.filter(line => line.key === key))]
  return [
    ...new Set(
      (bought ? [bought] : touching).flatMap(
        line => titleIn(line) ?? titleIn(line, 'one') ?? titleIn(line, 'for') ?? [],
      ),
    ),
  ].slice(0, 2)
}

/**
 * What some lines of a group add to what was announced before, in at most two sentences.
 * @param isFresh picks these lines
 */
export function freshPieces(
  view: ValleyView,
  act: LogGroup,
  isFresh: (line: ValleyLine) => boolean,
  gains?: Gains,
): readonly (readonly Piece[])[] {
  const begins = act.lines[0] !== undefined && isFresh(act.lines[0])
  const clauses = clausesOf(act, { speak: naming(view), brief: !begins, only: isFresh, ...(gains ? { gains } : {}) })
  const newest = act.lines.at(-1)
  const news = clauses.filter(({ undone }) => !undone)
  return [
    ...(news.length > 0 ? [joined(view, news)] : []),
    ...(isTakenBack(act) && newest && isFresh(newest)
      ? [tookBack(view, backBy(act), takenBackIn(act, clausesOf(act, { speak: naming(view), brief: true })))]
      : []),
  ]
}
