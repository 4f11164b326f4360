// Keeps the books of what a simulated table sends to browsers: nobody is told of a seat but its own person, no one who has
// a page in sight, each call of a seat once, and whoever has to be told is.
import type { PushTarget } from '../protocol.ts'
import type { PushMessage, Viewer } from '../table/ports.ts'
import type { PushReason } from '../table/push-notices.ts'
import type { PushTargets } from '../table/push-rows.ts'
import type { Row } from '../table/rows.ts'
import type { Call } from './calls.ts'
import type { ViolationKind } from './violations.ts'

/** What these books need to know of the server of their table. */
interface Kept {
  /** How many programs have run there. */
  readonly lives: number
  /** Who has an open connection, and whether its page is hidden. */
  readonly lines: readonly { readonly viewer: Viewer; readonly state: string; readonly isHidden: boolean }[]
  readonly disk: { readonly failures: number }
}

/** How a person wishes to be reached from now on, or no more. */
type Wish = Extract<Call, { readonly kind: 'push' }>

/** A seat has so many endpoints at most: with one more the oldest goes. */
const maxEndpoints = 4

/** A seat that was called, and has to be told. */
interface Due {
  readonly life: number
  readonly row: number
  readonly endpoints: Set<string>
}

export class PushBooks {
  private targets: PushTargets = {}
  /** By seat, the row that has called it, as the newest row says. */
  private called: Readonly<Record<string, number>> = {}
  /** By seat, the row with which it was reminded last. */
  private readonly reminded = new Map<number, number>()
  /** By seat, the row with which somebody else has had a bot play on there last; and the row with which the game was over. */
  private readonly stoodInBy = new Map<number, number>()
  private over: number | undefined
  /** Seats that bots play for their people. */
  private readonly stoodIn = new Set<number>()
  /** Messages that were sent, each for what it tells and in which life. */
  private readonly told = new Set<string>()
  /** By seat, what is to be sent. */
  private readonly due = new Map<number, Due>()
  /** What was wished and is so from then on. */
  private readonly fulfilled = new WeakSet<Wish>()
  /** Endpoints that push services have called gone, each by how often the table had failed and died until then. */
  private readonly gone = new Map<string, string>()

  /**
   * @param hashes the hashes of the tokens of those who sit, by seat
   * @param isExact whether everything that is sent leaves at once, so that it can be said when it has to
   */
  constructor(
    private readonly server: () => Kept,
    private readonly hashes: ReadonlyMap<number, string>,
    private readonly isExact: boolean,
    private readonly found: (kind: ViolationKind, details: string) => void,
  ) {}

  /**
   * To be called before a row that says anew how people are reached: it does what was wished, or forgets what a push
   * service has called gone, and leaves the rest as it was.
   * @param wish of the call that has stored it; null if none has
   */
  checkChange(all: PushTargets, wish: Wish | null): void {
    if (wish && 'keys' in wish.target) this.gone.delete(wish.target.endpoint)
    for (const seat of new Set([...Object.keys(this.targets), ...Object.keys(all)])) {
      const before = this.targets[seat]?.targets ?? []
      const after = all[seat]?.targets ?? []
      const isKept = ({ endpoint }: PushTarget) =>
        !this.gone.has(endpoint) || after.some(each => each.endpoint === endpoint)
      const wished = wish ? (`${wish.seat}` === seat ? changed(before, wish) : before) : before.filter(isKept)
      if (JSON.stringify(after) !== JSON.stringify(wished))
        this.found('endpoints-differ', `seat ${seat}: ${said(after)} for ${said(wished)}`)
    }
  }

  /** The table has done with a wish what it does, and has still to answer it. */
  carriedOut(wish: Wish): void {
    const { seat, target } = wish
    const isKept = (this.targets[seat]?.targets ?? []).some(({ endpoint }) => endpoint === target.endpoint)
    if (isKept === 'keys' in target) this.fulfilled.add(wish)
  }

  /** A wish was answered as granted. */
  granted(wish: Wish): void {
    if (!this.fulfilled.has(wish)) this.found('endpoints-differ', `${JSON.stringify(wish.target)} was not carried out`)
  }

  /** A push service has told the program that runs that an endpoint is gone. */
  calledGone(endpoint: string): void {
    this.gone.set(endpoint, this.mishaps)
  }

  /** To be called at each row, also where all rows are read anew. */
  stored({ n, event, after: { push, result } }: Row): void {
    if (event.kind === 'push') this.targets = event.all
    if (event.kind === 'made') {
      this.targets = {}
      this.reminded.clear()
      this.stoodInBy.clear()
      this.over = undefined
      this.stoodIn.clear()
    }
    if (event.kind === 'left' || event.kind === 'gave-up')
      this.targets = Object.fromEntries(Object.entries(this.targets).filter(([seat]) => seat !== `${event.seat}`))
    if (event.kind === 'reminded') for (const seat of event.seats) this.reminded.set(seat, n)
    if (event.kind === 'pick' || event.kind === 'bots') this.over = result && n
    if (event.kind === 'stand-in') this.stoodIn.add(event.seat)
    if (event.kind === 'stand-in' && event.by !== event.seat) this.stoodInBy.set(event.seat, n)
    if (event.kind === 'back') this.stoodIn.delete(event.seat)
    this.called = push?.called ?? {}
    for (const [seat, { row }] of this.due) if (this.called[seat] !== row) this.due.delete(seat)
    for (const [key, row] of Object.entries(this.called)) {
      const seat = Number(key)
      const endpoints = new Set(this.endpointsOf(seat))
      if (row === n && endpoints.size > 0 && !this.isInSight(seat))
        this.due.set(seat, { life: this.server().lives, row, endpoints })
    }
  }

  /** A viewer has a page in sight, opened or looked at again: there is nothing left to tell. */
  inSight(viewer: Viewer): void {
    if (viewer !== null) this.due.delete(viewer)
  }

  pushed({ target, reason }: PushMessage): void {
    if (!this.isExact) return
    const { endpoint } = target
    const seat = [...this.hashes.keys()].find(each => this.endpointsOf(each, reason).includes(endpoint))
    if (seat === undefined) return this.found('told-others', `${endpoint} is no one's who sits here`)
    if (this.isInSight(seat)) this.found('told-others', `seat ${seat} is told, and has a page in sight`)
    const kept = this.targets[seat]?.targets.find(each => each.endpoint === endpoint)
    if (JSON.stringify(kept) !== JSON.stringify(target))
      this.found('endpoints-differ', `seat ${seat} is told by ${JSON.stringify(target)}`)
    const row = this.rowOf(reason, seat)
    if (row === undefined && (reason === 'over' || reason === 'stood-in'))
      this.found('told-others', `seat ${seat} is told ${reason}, which is not so`)
    const key = JSON.stringify([endpoint, row, reason, this.server().lives])
    if (this.told.has(key)) this.found('told-twice', `seat ${seat} of row ${row}`)
    this.told.add(key)
    this.due.get(seat)?.endpoints.delete(endpoint)
  }

  /** To be called where nothing goes on any more: whoever had to be told was. */
  check(): void {
    const { lives } = this.server()
    for (const [seat, { life, row, endpoints }] of this.due) {
      const untold = this.endpointsOf(seat).filter(endpoint => endpoints.has(endpoint))
      if (this.isExact && life === lives && untold.length > 0)
        this.found('not-told', `seat ${seat} of row ${row}: ${untold}`)
    }
    const all = Object.values(this.targets).flatMap(({ targets }) => targets)
    for (const [endpoint, mishaps] of this.gone)
      if (mishaps === this.mishaps && all.some(each => each.endpoint === endpoint))
        this.found('endpoints-differ', `${endpoint} is gone, and still kept`)
  }

  private get mishaps(): string {
    const { lives, disk } = this.server()
    return `${lives} ${disk.failures}`
  }

  private isInSight(seat: number): boolean {
    return this.server().lines.some(({ viewer, state, isHidden }) => viewer === seat && state === 'open' && !isHidden)
  }

  /** The row that has a seat told something. */
  private rowOf(reason: PushReason, seat: number): number | undefined {
    if (reason === 'over') return this.over
    if (reason === 'stood-in') return this.stoodInBy.get(seat)
    return reason === 'reminder' ? this.reminded.get(seat) : this.called[seat]
  }

  private endpointsOf(seat: number, reason: PushReason = 'asked'): readonly string[] {
    const known = this.targets[seat]
    const isTold = !this.stoodIn.has(seat) || reason === 'over' || reason === 'stood-in'
    return known && isTold && known.hash === this.hashes.get(seat) ? known.targets.map(({ endpoint }) => endpoint) : []
  }
}

const said = (targets: readonly PushTarget[]) => JSON.stringify(targets.map(({ endpoint }) => endpoint))

/** What a wish makes of the targets of its seat. */
function changed(before: readonly PushTarget[], { target }: Wish): readonly PushTarget[] {
  const others = before.filter(({ endpoint }) => endpoint !== target.endpoint)
  return 'keys' in target ? [...others, target].slice(-maxEndpoints) : others
}
