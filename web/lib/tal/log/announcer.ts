// What screen readers announce at the board game's table, after each view: the viewer's own moves at once, another's turn when
// it is over or the viewer is asked, every question once. Announces nothing twice.
import type { View } from '#shared/protocol.ts'
import type { TalDecision, TalLine } from '#shared/tal/declarations.ts'
import type { Mine } from '#shared/tal/table.ts'
import { Announced, ended, othersAwaited } from '../../table/announced.ts'
import { takesBack } from '../../table/undone-lines.ts'
import { logPieces } from '../../messages/logged.ts'
import { plain, promptPieces, type SentenceContext } from '../../messages/telling.ts'
import { t } from '../../messages/page-texts.ts'
import { againSaid, leftSaid, secretSaid, turnSaid, type Table } from './spoken-sentences.ts'
import { logGroupsOf, turnsOf, type LogGroup } from './log-groups.ts'

interface Moment {
  readonly view: SentenceContext & Pick<View, 'waitingFor' | 'you'>
  readonly table: Table
  /** All lines known, oldest first. */
  readonly lines: readonly TalLine[]
  readonly decision: TalDecision | null
  /** Whether nobody has listened since the last view. */
  readonly away?: boolean
  /** Whether the game is watched again: then every move is told as it is shown, and nothing is asked. */
  readonly isReplay?: boolean
}

export class Announcer {
  readonly #heard: Announced
  #asked = ''
  #decision = ''
  #mine: Mine | null = null

  /** @param heard the number of the last line that need not be announced; -1 if all have to be */
  constructor(heard: number) {
    this.#heard = new Announced(heard)
  }

  /** The sentences to announce now; none if there is nothing to say yet. */
  announce(moment: Moment): readonly string[] {
    const { view, table, decision, isReplay = false } = moment
    // A question that takes several picks is announced once; after each pick only what was done and what is left. One
    // about a site takes a single pick, and may come again about the same site as a march goes on round it.
    const site = decision && 'site' in decision.params ? decision.params.site : null
    const asked = decision ? `${decision.key} ${table.round} ${site ?? ''}` : ''
    const isNew = asked !== '' && asked !== this.#asked
    const isAgain = !isNew && site !== null && decision?.id !== this.#decision
    const happened = this.#happened(moment, isNew || isAgain)
    const others = othersAwaited(view)
    const waiting =
      !isReplay && asked === '' && this.#asked !== '' && others.length > 0
        ? [t('told.waiting', { names: others.map(seat => view.seats[seat]?.name ?? '') })]
        : []
    const goesOn = decision !== null && !isNew && !isAgain && decision.id !== this.#decision
    const secret = goesOn ? secretSaid(this.#mine, table.mine, decision.kind) : []
    this.#asked = asked
    this.#decision = decision?.id ?? ''
    this.#mine = table.mine
    const question =
      !decision || isReplay
        ? []
        : isNew
          ? [plain(promptPieces(view, decision))]
          : isAgain
            ? [againSaid(view, table, decision)]
            : goesOn
              ? leftSaid(view, decision)
              : []
    return [...happened, ...secret, ...question, ...waiting].map(ended)
  }

  #happened({ view, table, lines, away = false, isReplay = false }: Moment, isAsked: boolean): readonly string[] {
    const deeds = logGroupsOf(lines, table)
    const isFresh = (deed: LogGroup) => deed.lines.some(this.#heard.isFresh)
    const much = this.#heard.tooMuch(lines, deeds.filter(isFresh).length, away)
    if (much > 0) return [t('told.much', { n: much })]
    const back = this.#takenBack(lines).map(undo => plain(logPieces(view, undo)))
    const turns = turnsOf(deeds)
    return [
      ...back,
      ...turns.flatMap((turn, k) => {
        const { seat, phase, round } = turn[0] ?? {}
        const fresh = turn.filter(isFresh)
        const goesOn =
          k === turns.length - 1 &&
          seat !== null &&
          table.turn === seat &&
          table.phase === phase &&
          table.round === round
        if (fresh.length === 0 || (goesOn && seat !== view.you && !isAsked && !isReplay)) return []
        const news = fresh.map(deed => ({ ...deed, lines: deed.lines.filter(this.#heard.isFresh) }))
        this.#heard.note(fresh.flatMap(deed => deed.lines))
        return turnSaid(view, table, news)
      }),
    ]
  }

  /** New undos of what was announced already. What was not announced yet will not be. */
  #takenBack(lines: readonly TalLine[]): readonly TalLine[] {
    const undos = lines.filter(line => line.key === 'undo' && this.#heard.isFresh(line))
    const told = undos.filter(undo =>
      lines.some(line => takesBack(undo, line) && line.key !== 'undo' && !this.#heard.isFresh(line)),
    )
    this.#heard.note(undos)
    return told
  }
}
