// What screen readers announce, view by view: what the viewer does at once, somebody else's turn when it ends or when the
// viewer is asked something, and every question once. Remembers what was announced; announces nothing twice.
import type { ValleyLine, ValleyView } from '#shared/valley/declarations.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { Announced, ended, othersAwaited } from '../../table/announced.ts'
import { summaryOf } from './summary.ts'
import { freshPieces } from './group-sentences.ts'
import { plain, type Piece } from '../../messages/telling.ts'
import { t } from '../../messages/page-texts.ts'
import { hasEnded, turnsOf, type LogGroup } from './log-groups.ts'
import { groupedLog } from './grouped-log.ts'

export interface AnnouncedDecision {
  readonly id: string
  /** The sentence of the question. `again`: it was asked before in this turn, so a shorter one will do. */
  readonly said: (again: boolean) => string
  /** Whether it is the question of the turn itself, which is asked again after each action. */
  readonly isTurn: boolean
  /** Whether the question itself says what this line tells. */
  readonly tells?: (line: ValleyLine) => boolean
}

interface Moment {
  readonly view: ValleyView & { readonly table: ValleyTable }
  /** All lines known, oldest first. */
  readonly lines: readonly ValleyLine[]
  readonly asked: AnnouncedDecision | null
  /** Whether the page was hidden since the last call. */
  readonly away?: boolean
  /** Whether the game is watched again: then every move is told as it is shown. */
  readonly isReplay?: boolean
}

export class Announcer {
  readonly #heard: Announced
  #asked = ''
  #turnAsked = ''

  /** @param heard the number of the last line that need not be announced; -1 if all have to be */
  constructor(heard: number) {
    this.#heard = new Announced(heard)
  }

  /** The sentences to announce now. */
  announce(moment: Moment): readonly string[] {
    const { view, lines, asked } = moment
    const isNew = asked !== null && asked.id !== this.#asked
    if (isNew && asked.tells) this.#heard.note(lines.filter(asked.tells).slice(-1))
    const happened = this.#happened(moment, isNew)
    const question = isNew ? [this.#question(asked, view.table)] : []
    const others = othersAwaited(view)
    const waiting =
      asked === null && this.#asked !== '' && others.length > 0
        ? [t('told.waiting', { names: others.map(seat => view.seats[seat]?.name ?? '') })]
        : []
    // An answer that the page gives by itself, as for whoever passes until their turn, is still on its way: it is after
    // it that is told who is waited for.
    if (asked !== null || others.length > 0 || view.waitingFor.length === 0) this.#asked = asked?.id ?? ''
    return [...happened, ...question, ...waiting].map(ended)
  }

  #happened({ view, lines, away = false, isReplay = false }: Moment, isAsked: boolean): readonly string[] {
    const { groups, gains } = groupedLog(lines, view)
    const fresh = groups.filter(act => act.lines.some(this.#heard.isFresh))
    const much = this.#heard.tooMuch(lines, fresh.length, away)
    if (much > 0) return [t('told.much', { n: much })]
    const turns = turnsOf(groups)
    return turns.flatMap((turn, k) => {
      if (!turn.some(act => fresh.includes(act))) return []
      const of = turn[0]?.turn ?? null
      const isOver = k < turns.length - 1 || view.table.turn !== of || (hasEnded(turn) && view.table.step === 'play')
      const isInFull = isReplay || of === null || of === view.you
      const said = isInFull
        ? turn.flatMap(act => freshPieces(view, act, this.#heard.isFresh, gains))
        : isAsked || isOver
          ? [
              ...this.#answers(view, turn),
              ...summaryOf(
                view,
                turn,
                line => this.#heard.isFresh(line) && (view.you === null || line.seat !== view.you),
              ),
            ]
          : this.#answers(view, turn)
      if (isInFull || isAsked || isOver) this.#heard.note(turn.flatMap(act => act.lines))
      else this.#heard.note(turn.flatMap(act => act.lines.filter(line => isOwn(view, act, line))))
      return said.map(plain)
    })
  }

  /** What the viewer did in somebody else's turn. */
  #answers(view: ValleyView, turn: readonly LogGroup[]): readonly (readonly Piece[])[] {
    return turn.flatMap(act => freshPieces(view, act, line => this.#heard.isFresh(line) && isOwn(view, act, line)))
  }

  #question(asked: AnnouncedDecision, table: ValleyTable): string {
    const turn = `${table.round} ${table.turn}`
    const again = asked.isTurn && this.#turnAsked === turn
    if (asked.isTurn) this.#turnAsked = turn
    return asked.said(again)
  }
}

const isOwn = (view: ValleyView, act: LogGroup, line: ValleyLine) =>
  view.you !== null && (line.seat === view.you || (act.kind === 'answer' && act.seat === view.you))
