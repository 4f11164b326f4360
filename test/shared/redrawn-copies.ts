// The secrecy property, for any game: exchange what a viewer may not know, and everything that viewer gets stays the
// same to the byte, now and after each next pick that is legal in both and shows him nothing that was exchanged.
// Such a second table is a redrawn copy. What is found is returned, not thrown, so that a leak is no other failure.
import type { RedrawChance, UnwordedDecision } from '#shared/engine/game.ts'
import { paramsFor, type Line } from '#shared/engine/log-lines.ts'
import { Random, Stream } from '#shared/engine/random.ts'
import type { State } from '#shared/engine/game-context.ts'
import type { Chance } from '#shared/chance.ts'
import { knownTo } from './known-view.ts'
import { TestTable, type Sent, type Setting, type Undo } from './test-table.ts'
import { required } from '#test/shared/required.ts'

/** A line of the log as one viewer gets it. */
export type ReadLine = Omit<Line, 'secret'>

/** What the property has to know of a game. */
export interface SecrecyRules<S extends State> {
  /** What is sent next in a random game. */
  readonly next: (table: TestTable<S>, chance: Chance) => Sent | Undo
  /**
   * Whether what this viewer may not know can be exchanged at this moment: always where the state is settled, within an
   * effect only if the open questions hold nothing that would be exchanged.
   */
  readonly moment: (table: TestTable<S>, viewer: number | null) => 'settled' | 'open' | 'never'
  /** A line without what it shows for the first time and only now: this alone may differ, and ends the comparison. */
  readonly withoutShown: (line: ReadLine, viewer: number | null, before: ReadLine | undefined) => unknown
  /** Whether a pick, by its question and the lines it logged, shows this viewer hidden cards that no line names. */
  readonly showsSilently: (question: UnwordedDecision | undefined, lines: readonly Line[], isOwn: boolean) => boolean
  /** Whether two tables differ, after a pick that logged these lines, in what the rules or an option openly give away to this viewer. */
  readonly isGivenAway: (
    one: TestTable<S>,
    other: TestTable<S>,
    told: readonly [readonly Line[], readonly Line[]],
    viewer: number | null,
  ) => boolean
  /** Ids that a client could think of beside those it was offered. */
  readonly imaginable: (table: TestTable<S>, viewer: number) => readonly string[]
}

/** What came of watching one game: the first leak, and how much was looked at. */
export interface SecrecyReport {
  leak: {
    readonly where: string
    readonly viewer: number | null
    readonly pick: number
    readonly one: string
    readonly other: string
  } | null
  copies: number
  /** Copies in which something hidden really was different. */
  differing: number
  compared: number
  /** Picks after which a copy was still compared. */
  followed: number
  probed: number
}

/**
 * Everything that a viewer gets of a table now, but for its log.
 * @param remembers whether the table knows what was done before, so that some of it can be taken back
 */
export function seenBy(table: TestTable, viewer: number | null, remembers = true): Readonly<Record<string, string>> {
  const { referee } = table
  const decisions = viewer === null ? [] : referee.decisions(viewer)
  return {
    table: JSON.stringify(referee.table(viewer)),
    waiting: JSON.stringify(referee.waitingFor.map(seat => [seat, referee.waiting(seat)])),
    decisions: JSON.stringify(decisions),
    rest: JSON.stringify([referee.round, referee.over, referee.result]),
    ...(remembers ? { undo: String(viewer !== null && referee.canUndo(viewer)), known: knownTo(viewer, referee) } : {}),
  }
}

const linesReadBy = (lines: readonly Line[], viewer: number | null): readonly ReadLine[] =>
  lines.map(line => ({
    n: line.n,
    pick: line.pick,
    round: line.round,
    seat: line.seat,
    key: line.key,
    params: paramsFor(line, viewer),
  }))

interface LoggedLines {
  readonly lines: readonly Line[]
}

/** The chance by which hidden things are exchanged: half of the time all of them, else a card or two, so that more of what follows stays the same. */
function exchanger(chance: Chance): RedrawChance {
  if (chance.once(2)) return chance
  return {
    below: count => (chance.once(6) ? chance.below(count) : count - 1),
    shuffle: zone => {
      for (let swaps = 1 + chance.below(2); swaps > 0 && zone.length > 1; swaps--) {
        const [one, other] = [chance.below(zone.length), chance.below(zone.length)]
        const kept = required(zone[one])
        zone[one] = required(zone[other])
        zone[other] = kept
      }
    },
  }
}

interface RedrawnCopy<S extends State> {
  readonly table: TestTable<S>
  readonly viewer: number | null
  /** Whether it knows what was done since the last checkpoint. */
  readonly remembers: boolean
  /** Whether an undo keeps what was exchanged. */
  readonly takesBack: boolean
}

/** Watches one game: makes redrawn copies at random moments and compares them with it for as long as the same picks are legal in both. */
export class SecrecyWatch<S extends State> {
  readonly found: SecrecyReport = { leak: null, copies: 0, differing: 0, compared: 0, followed: 0, probed: 0 }
  private readonly live: TestTable<S>
  private copies: RedrawnCopy<S>[] = []
  private saved: string | undefined
  private since = 0
  private checkpoint: number

  /** @param often once in so many picks a copy is made for some viewer */
  constructor(
    private readonly setting: Setting<S>,
    private readonly secrets: SecrecyRules<S>,
    private readonly chance: Chance,
    private readonly often: number,
  ) {
    this.live = new TestTable<S>(setting)
    this.checkpoint = this.live.referee.checkpoint
  }

  /** Plays up to so many picks, or until something has leaked. */
  run(picks: number): SecrecyReport {
    const { live, chance } = this
    for (let made = 0; made < picks && !live.referee.over && this.found.leak === null; made++) {
      this.keepUp()
      if (chance.once(this.often)) this.exchange(chance.one(live.viewers))
      const sent = this.secrets.next(live, chance)
      this.follow(sent)
    }
    return this.found
  }

  private keepUp(): void {
    const { referee, picks } = this.live
    if (referee.checkpoint === this.checkpoint) return
    this.checkpoint = referee.checkpoint
    this.saved = JSON.stringify(referee.saved)
    this.since = picks.length
  }

  private exchange(viewer: number | null): void {
    const { live, chance, found } = this
    const moment = this.secrets.moment(live, viewer)
    if (moment === 'never') return
    let table = TestTable.again<S>(this.setting, this.saved, live.picks.slice(this.since))
    table.instance.redraw(viewer, exchanger(chance))
    const seed = chance.seed()
    if (moment === 'settled')
      table = TestTable.again<S>({ ...this.setting, seed }, JSON.stringify(table.referee.saved), [])
    else
      Object.assign(table.context, { random: new Random(table.context.state, table.context.journal, new Stream(seed)) })
    const isFresh = this.since === live.picks.length
    const copy: RedrawnCopy<S> = {
      table,
      viewer,
      remembers: isFresh || moment === 'open',
      takesBack: isFresh && moment === 'settled',
    }
    found.copies++
    if (JSON.stringify(table.context.state) !== JSON.stringify(live.context.state)) found.differing++
    if (this.compare(copy)) this.copies.push(copy)
    if (chance.once(3)) this.probe(copy)
  }

  /** Makes a pick in the game and in every copy. */
  private follow(sent: Sent | Undo): void {
    const { live, found } = this
    const question =
      'undo' in sent ? undefined : live.referee.decisions(sent.seat).find(({ id }) => id === sent.decision)
    const taken = live.sendLegal(sent)
    this.copies = this.copies.filter(copy => {
      if ('undo' in sent && !copy.takesBack) return false
      const answer = 'undo' in sent ? copy.table.undo(sent.seat) : copy.table.send(sent)
      if ('code' in answer) {
        if (copy.viewer === sent.seat) this.leaked('refusal', copy, 'taken', JSON.stringify(answer))
        return false
      }
      if (
        this.secrets.isGivenAway(live, copy.table, [taken.lines, answer.lines], copy.viewer) ||
        !this.readsSame(copy, taken, answer)
      )
        return false
      if (live.referee.over || this.secrets.showsSilently(question, taken.lines, copy.viewer === sent.seat))
        return false
      found.followed++
      return this.compare(copy)
    })
    if (this.copies.length > 0 && this.chance.once(10)) this.probe(this.chance.one(this.copies))
  }

  /** Whether the viewer reads the same; what may differ is only what was shown, and that is the end of the comparison. */
  private readsSame(copy: RedrawnCopy<S>, taken: LoggedLines, answer: LoggedLines): boolean {
    const { viewer } = copy
    const [mine, theirs] = [linesReadBy(taken.lines, viewer), linesReadBy(answer.lines, viewer)]
    for (let at = 0; at < Math.max(mine.length, theirs.length); at++) {
      const [one, other] = [JSON.stringify(mine[at]), JSON.stringify(theirs[at])]
      if (one === other) continue
      const [line, against] = [mine[at], theirs[at]]
      const kept = (each: ReadLine | undefined) =>
        each && JSON.stringify(this.secrets.withoutShown(each, viewer, mine[at - 1]))
      if (!line || !against || kept(line) !== kept(against)) this.leaked('log', copy, one, other)
      return false
    }
    return true
  }

  private compare(copy: RedrawnCopy<S>): boolean {
    this.found.compared++
    const [one, other] = [
      seenBy(this.live, copy.viewer, copy.remembers),
      seenBy(copy.table, copy.viewer, copy.remembers),
    ]
    for (const where of Object.keys(one)) {
      if (one[where] === other[where]) continue
      this.leaked(where, copy, one[where], other[where])
      return false
    }
    return true
  }

  /** Sends batches that must be refused: the refusal is the same in both tables, whatever follows the point where they stop. */
  private probe(copy: RedrawnCopy<S>): void {
    const { live, chance, found } = this
    const { viewer } = copy
    if (viewer === null) return
    const [question] = live.referee.decisions(viewer)
    const decision = question?.id ?? `${viewer}-${1 + chance.below(40)}`
    const offered = question?.options.map(({ id }) => id) ?? []
    const others = [...offered, ...this.secrets.imaginable(live, viewer)]
    for (let tries = 0; tries < 8; tries++) {
      const first =
        question && question.min <= 1 && chance.below(10) > 0
          ? [chance.one(offered)]
          : chance.some(others, 1 + chance.below(2))
      const then = Array.from({ length: chance.below(4) }, () => [chance.one(others)])
      const sent: Sent = { seat: viewer, decision, options: first, then: [...then, ['nonsense']] }
      const [one, other] = [live.send(sent), copy.table.send(sent)]
      found.probed++
      if (!('code' in one)) throw new Error(`nonsense was accepted: ${JSON.stringify(sent)}`)
      if (JSON.stringify(one) !== JSON.stringify(other))
        this.leaked('refusal', copy, JSON.stringify(one), JSON.stringify(other))
    }
    if (found.leak === null) this.compare(copy)
  }

  private leaked(where: string, copy: RedrawnCopy<S>, one: string | undefined, other: string | undefined): void {
    this.found.leak ??= {
      where,
      viewer: copy.viewer,
      pick: this.live.picks.length,
      one: around(one, other),
      other: around(other, one),
    }
  }
}

/** The part of a text where it first differs from another. */
function around(text = '', other = ''): string {
  let at = 0
  while (at < text.length && text[at] === other[at]) at++
  return text.slice(Math.max(0, at - 120), at + 160)
}
