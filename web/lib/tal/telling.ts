// Deeds of the board game in the reader's language, a sentence each, as pieces that a page can set off.
import type { LogLine, Params } from '#shared/protocol.ts'
import { colours, letterOf } from '#shared/tal/board.ts'
import { logPieces, whoDid } from '../words/logged.ts'
import { begun, fencing, runsOf, type Piece, type Told } from '../words/telling.ts'
import { logs } from '../words/texts.ts'
import type { Deed } from './deeds.ts'
import { movesOf, type Move } from './moves.ts'
import { ts, tt } from './words.ts'

const list = (value: unknown): readonly unknown[] => Array.isArray(value) ? value : []
const counted = (blocks: readonly unknown[]) => colours.map(colour => ({ n: blocks.filter(each => each === colour).length, colour: tt(`colour.${colour}`) })).filter(({ n }) => n > 0)
const groupsIn = (lines: readonly LogLine[]) => lines.map(({ params }) => letterOf(Number(params['group'])))
const isKey = (...keys: readonly string[]) => ({ key }: LogLine) => keys.includes(key)

/** What lines say by themselves, as clauses about their player. */
const said = (view: Told, lines: readonly LogLine[]): readonly string[] =>
  lines.flatMap(({ key, params }) => logs.tal.all.lines[key]?.(params, fencing(view)) ?? [])

/** The ways of figures: what one goes on with, after others have moved between or not, is one way. */
function waysIn(lines: readonly LogLine[]): readonly Move[] {
  const ways: Move[] = []
  for (const move of movesOf(lines)) {
    const last = ways.at(-1)
    if (last && last.piece === move.piece && last.taken === undefined && last.places.at(-1) === move.places[0]) ways[ways.length - 1] = { ...move, places: [...last.places, ...move.places.slice(1)] }
    else ways.push(move)
  }
  return ways
}

/** Blocks by where they come from or go to, each said by a text. */
function bySite(lines: readonly LogLine[], say: (site: number, blocks: ReturnType<typeof counted>, params: Params) => string): readonly string[] {
  return [...Map.groupBy(lines, ({ params }) => Number(params['site']))].map(([site, own]) => say(site, counted(own.map(({ params }) => params['colour'])), own[0]?.params ?? {}))
}

/** @param aloud in a form that can be listened to */
function sentenceOf(view: Told, deed: Deed, aloud: boolean): string {
  const { kind, seat, lines } = deed
  const speak = fencing(view)
  const who = seat === null ? '' : speak.player(seat)
  const did = (what: string) => seat === null ? what : whoDid(view, [seat], what)
  switch (kind) {
    case 'won': return did(ts('deed.won', { groups: groupsIn(lines), blocks: counted(lines.flatMap(({ params }) => list(params['blocks']))) }))
    case 'unsold': return ts('deed.unsold', { groups: groupsIn(lines), bag: lines[0]?.params['to'] === 'bag' })
    case 'march': {
      const ways = waysIn(lines).map(({ places, taken, by }) => ts('deed.way', { places, taken: taken ?? '', by: by === undefined || by === seat ? '' : speak.player(by, 'whom'), aloud }))
      const more = said(view, lines.filter(isKey('claim', 'void')))
      return ways.length > 0 ? ts('deed.march', { who, ways, more }) : did(more.join(', '))
    }
    case 'work': {
      const [way] = waysIn(lines)
      return ts('deed.worker', { who, way: ts('deed.way', { places: way?.places ?? [], taken: '', by: '', aloud }), steps: lines.reduce((sum, { params }) => sum + Number(params['steps']), 0) })
    }
    case 'rest': return ts('deed.rest', { who, you: seat === view.you, n: deed.left ?? 0 })
    case 'steal': return did(ts('deed.all', { what: bySite(lines, (site, blocks, { from }) => ts('deed.stole', { site, blocks, from: speak.player(from, 'whom') })) }))
    case 'build': {
      const built = bySite(lines.filter(isKey('build')), (site, blocks) => ts('deed.built', { site, blocks }))
      return did(ts('deed.all', { what: [...built, ...said(view, lines.filter(isKey('complete', 'unused')))] }))
    }
    case 'line': return ''
  }
}

/** A deed in one sentence. What was taken back is marked, and says so. */
export function deedPieces(view: Told, deed: Deed, aloud = false): readonly Piece[] {
  const [line] = deed.lines
  const pieces = deed.kind === 'line' && line ? logPieces(view, line) : begun(runsOf(sentenceOf(view, deed, aloud)))
  return deed.undone ? [...pieces.map(piece => ({ ...piece, undone: true })), { text: ts('deed.takenBack') }] : pieces
}

/** What one player's workers did, as one sentence: where they have gone. */
export function workersPieces(view: Told, deeds: readonly Deed[]): readonly Piece[] {
  const [first] = deeds
  const to = deeds.filter(({ kind, undone }) => kind === 'work' && !undone).flatMap(({ lines }) => waysIn(lines)[0]?.places.at(-1) ?? [])
  return first?.seat === undefined || first.seat === null || to.length === 0 ? [] : begun(runsOf(whoDid(view, [first.seat], ts('deed.workers', { to }))))
}
