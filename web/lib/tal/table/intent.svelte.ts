// What this person is about to do at the board: which figure is in hand, which place is looked at, which tablet, which cell.
// What can be taken back is done by one tap; a place can be looked at before. What is chosen falls away with the question it
// belonged to.
import { createContext } from 'svelte'
import { colours, type Colour } from '#shared/tal/board.ts'
import { idOfLay } from '#shared/tal/option-codec.ts'
import type { PieceName, PlaceName } from '#shared/tal/table.ts'
import type { TalOption } from '#shared/tal/declarations.ts'
import type { Session } from '../../table/session.svelte.ts'
import { overseersOf } from './naming.ts'
import { bestCell } from '../building/building.ts'
import { mayClaimAt } from '../building/sites.ts'
import { byPlace, costsTo, groupsIn, nearestByPlace, tabletsIn } from '../decision/option-lookup.ts'
import type { Viewpoint } from './viewpoint.svelte.ts'

/** A block's place as the options name it. */
export interface Cell {
  readonly site: number
  readonly layer: number
  readonly cell: number
}
interface Chosen {
  /** The question it was chosen for: another one forgets it. */
  readonly key: string
  readonly figure?: PieceName
  /** Where the figure stood that went last: the next one there follows it into the hand. */
  readonly left?: PlaceName
  readonly target?: PlaceName
  readonly tablet?: number
  readonly cell?: Cell
  readonly site?: number
  readonly looked?: number | 'whole'
}

const isSameCell = (one: Cell, { site, layer, cell }: Cell) =>
  one.site === site && one.layer === layer && one.cell === cell
/** Whether an option is about a cell. */
const isAt =
  (cell: Cell) =>
  ({ params }: { readonly params: Cell }): boolean =>
    isSameCell(cell, params)

/** What the mouse is over, or the keyboard's focus on. */
interface Pointed {
  readonly figure?: PieceName
  readonly place?: PlaceName
  readonly site?: number
}

export class Intent {
  readonly #session: Pick<Session, 'pick' | 'pending'>
  readonly #viewpoint: Viewpoint
  #chosen = $state.raw<Chosen>({ key: '' })
  #pointed = $state.raw<Pointed>({})
  #losing = $state.raw<string | null>(null)

  constructor(session: Pick<Session, 'pick' | 'pending'>, viewpoint: Viewpoint) {
    this.#session = session
    this.#viewpoint = viewpoint
  }

  /** What was chosen for the present question, or one like it: a figure moves on, a tablet is followed by the next. */
  readonly #now: Chosen = $derived.by(() => (this.#chosen.key === this.#key ? this.#chosen : { key: '' }))
  readonly #key: string = $derived.by(() => `${this.#viewpoint.decision?.key ?? ''} ${this.#viewpoint.table.round}`)
  /** Whatever else is chosen, all blocks are not given up yet. */
  #keep(chosen: Chosen): void {
    this.#chosen = chosen
    this.#losing = null
  }
  #choose(more: Omit<Chosen, 'key'>): void {
    this.#keep({ ...this.#now, ...more, key: this.#key })
  }

  /** Where figures can go, by figure. */
  readonly ways: ReadonlyMap<PieceName, readonly TalOption<'go'>[]> = $derived.by(() =>
    Map.groupBy(this.#viewpoint.optionsOf('go'), ({ params }) => params.piece),
  )
  /** The figure in hand: the chosen one, else another one where the last one stood, else the only one that can go anywhere; of
      a march the one that was written last, or the first. Null where whoever is nearest to a place goes there. */
  readonly figure: PieceName | null = $derived.by(() => {
    const { figure, left } = this.#now
    if (figure !== undefined && this.ways.has(figure)) return figure
    const [first, ...more] = this.ways.keys()
    const next =
      this.#viewpoint.decision?.key === 'march'
        ? (this.#viewpoint.table.mine?.march.at(-1)?.piece ?? first)
        : [...this.ways.keys()].find(piece => this.#viewpoint.pieceOf(piece)?.at === left)
    if (next !== undefined && this.ways.has(next)) return next
    return first !== undefined && more.length === 0 ? first : null
  })
  /** The figure that goes where this one is taken: itself, or where only one of several alike is offered, that one. */
  standsFor(piece: PieceName): PieceName | null {
    if (this.ways.has(piece)) return piece
    const taken = this.#viewpoint.pieceOf(piece)
    if (!taken || this.#viewpoint.table.mine?.march.some(step => step.piece === piece)) return null
    return (
      [...this.ways.keys()].find(other => {
        const like = this.#viewpoint.pieceOf(other)
        return like?.seat === taken.seat && like.kind === taken.kind && like.at === taken.at && !taken.at.includes('/')
      }) ?? null
    )
  }
  readonly #going: ReadonlyMap<PlaceName, TalOption<'go'>> = $derived.by(() =>
    this.figure === null
      ? nearestByPlace(this.#viewpoint.optionsOf('go'), piece => this.#viewpoint.pieceOf(piece)?.at ?? '')
      : byPlace(this.ways.get(this.figure) ?? []),
  )
  /** The figure that goes where this place is pressed. */
  goerTo(place: PlaceName): PieceName | null {
    return this.#going.get(place)?.params.piece ?? null
  }
  /** What it costs to go to each place, in steps: the figure in hand, or whoever goes there. */
  readonly costs: ReadonlyMap<PlaceName, number> = $derived.by(() => costsTo(this.#going))
  readonly target: PlaceName | null = $derived.by(() =>
    this.#now.target !== undefined && this.#going.has(this.#now.target) ? this.#now.target : null,
  )
  /** What going there would be. */
  readonly going: TalOption<'go'> | null = $derived.by(() =>
    this.target === null ? null : (this.#going.get(this.target) ?? null),
  )
  /** What is shown before anything is chosen: the figure that is pointed at, else the one in hand; where it can go, and the
      place there that is pointed at, else the one that was looked at. */
  readonly shown: {
    readonly figure: PieceName | null
    readonly costs: ReadonlyMap<PlaceName, number>
    readonly target: PlaceName | null
    readonly going: TalOption<'go'> | null
  } = $derived.by(() => {
    const { figure: over = null, place = null } = this.#pointed
    if (over !== null && over !== this.figure && this.ways.has(over))
      return { figure: over, costs: costsTo(byPlace(this.ways.get(over) ?? [])), target: null, going: null }
    const target = place !== null && this.#going.has(place) ? place : this.target
    const going = target === null ? null : (this.#going.get(target) ?? null)
    return { figure: this.figure ?? going?.params.piece ?? null, costs: this.costs, target, going }
  })
  /** The tablet in hand: the chosen one, else the most valuable that is left. */
  readonly tablet: number | null = $derived.by(() => {
    const left = tabletsIn(this.#viewpoint.optionsOf('lay'))
    const { tablet } = this.#now
    return tablet !== undefined && left.includes(tablet) ? tablet : (left.at(-1) ?? null)
  })
  /** Groups on which the tablet in hand can be laid. */
  readonly layable: ReadonlySet<number> = $derived.by(() => groupsIn(this.#viewpoint.optionsOf('lay')))
  /** The cell that the next block is built on, where one was chosen. */
  readonly cell: Cell | null = $derived.by(() => {
    const { cell } = this.#now
    return cell !== undefined && cell.site === this.site && this.#viewpoint.optionsOf('build').some(isAt(cell))
      ? cell
      : null
  })
  /** The site that is looked at closely: the chosen one, as long as something can be done there, else the one that the
      question is about. */
  readonly site: number | null = $derived.by(() => {
    const { site } = this.#now
    const { decision } = this.#viewpoint
    const left = decision?.kind === 'steal' || decision?.kind === 'build' ? decision.params.left : null
    if (site !== undefined && (left === null || left.length === 0 || left.some(each => each.site === site))) return site
    if (decision?.kind === 'claim' || decision?.kind === 'takeover') return decision.params.site
    return left?.[0]?.site ?? (this.target?.includes('/') ? Number(this.target.split('/')[0]) : null)
  })
  /** The site that is pointed at, by itself or by a place on it; else null. */
  readonly pointedSite: number | null = $derived.by(
    () =>
      this.#pointed.site ??
      (this.shown.target !== null && this.shown.target === this.#pointed.place && this.shown.target.includes('/')
        ? Number.parseInt(this.shown.target)
        : null),
  )
  /** What was asked to be seen of the board: a site, or all of it; null where the question decides. */
  readonly looked: number | 'whole' | null = $derived.by(() => this.#now.looked ?? null)

  /** Whether this person would end a part of the round with all blocks lost, and is asked whether to. */
  readonly losing: boolean = $derived.by(() => this.#losing !== null && this.#losing === this.#viewpoint.decision?.id)

  /** Asks first, before a part of the round is ended with all blocks lost. */
  askFirst(): void {
    this.#losing = this.#viewpoint.decision?.id ?? null
  }
  /** Shows what is pointed at, as long as it is; chooses nothing. */
  pointAt(pointed: Pointed): void {
    this.#pointed = pointed
  }
  takeFigure(figure: PieceName): void {
    const { target: _, looked: __, site: ___, left: ____, ...others } = this.#now
    this.#keep({ ...others, figure, key: this.#key })
  }
  /** Takes the figure or tablet that lies at this place of its row, or builds the block. */
  takeNth(at: number): void {
    const { decision } = this.#viewpoint
    if (decision?.kind === 'bid') {
      const tablet = [...tabletsIn(this.#viewpoint.optionsOf('lay'))].sort((one, other) => (one || 9) - (other || 9))[
        at
      ]
      if (tablet !== undefined) this.takeTablet(tablet)
    } else if (decision?.kind === 'build') {
      const held = colours.filter(colour => this.#viewpoint.me?.blocks.includes(colour))[at]
      if (held) void this.build(held)
    } else {
      // Overseers keep their numbers, whoever of them can go on.
      const figure = decision?.key === 'march' ? overseersOf(this.#viewpoint)[at] : [...this.ways.keys()][at]
      const taken = figure === undefined ? null : this.standsFor(figure)
      if (taken !== null) this.takeFigure(taken)
    }
  }
  takeTablet(tablet: number): void {
    this.#choose({ tablet })
  }
  /** Chooses where the next block is built, or nowhere in particular again. */
  chooseCell(cell: Cell): void {
    const { cell: chosen, ...others } = this.#now
    this.#keep({ ...others, ...(chosen && isSameCell(chosen, cell) ? {} : { cell }), key: this.#key })
  }
  lookAt(site: number): void {
    this.#choose({ site, looked: site })
  }
  /** From a part to the whole board, and back. */
  lookAround(): void {
    const { looked, ...others } = this.#now
    this.#keep({ ...others, ...(looked === 'whole' ? {} : { looked: 'whole' }), key: this.#key })
  }
  /** Lets go of what was chosen last: the wish to give up all blocks, the place, then everything. False where nothing was. */
  back(): boolean {
    const { key: _, target, left: __, ...others } = this.#now
    if (this.losing) {
      this.#losing = null
      return true
    }
    if (target === undefined && Object.keys(others).length === 0) return false
    this.#keep(target === undefined ? { key: '' } : { ...others, key: this.#now.key })
    return true
  }

  /** Shows what going to a place would be: nothing is done yet. */
  lookTo(place: PlaceName): void {
    if (!this.#going.has(place)) return
    const { looked: _, site: __, ...others } = this.#now
    this.#keep({ ...others, target: place, key: this.#key })
  }
  /** The figure in hand, or whoever is nearest, goes to a place. */
  async goTo(place: PlaceName): Promise<void> {
    const option = this.#going.get(place)
    if (option) await this.#go(option)
  }
  /** A figure was carried to a place: it goes there. */
  async carry(figure: PieceName, place: PlaceName): Promise<void> {
    const option = this.ways.get(figure)?.find(({ params }) => params.to === place)
    if (option) await this.#go(option)
  }
  /** The figure in hand goes to the place that is looked at. */
  async go(): Promise<void> {
    if (this.going) await this.#go(this.going)
  }
  /** What is chosen once a figure has gone: the next one of those it stood with. An overseer of a march stays in hand. */
  async #go({ id, params: { piece, to } }: TalOption<'go'>): Promise<void> {
    const { figure: _, target: __, site: ___, looked: ____, ...others } = this.#now
    const { decision } = this.#viewpoint
    const left = this.#viewpoint.pieceOf(piece)?.at
    if (this.#session.pending !== null) return
    this.#keep({
      ...others,
      ...(decision?.key === 'march' ? { figure: piece } : left === undefined ? {} : { left }),
      key: this.#key,
    })
    // An overseer who goes openly to a site that nobody owns claims it: whoever does not want that takes the claim back.
    await this.send(
      id,
      ...(decision?.key === 'march.open' && mayClaimAt(this.#viewpoint, piece, to)
        ? [String(Number.parseInt(to))]
        : []),
    )
  }
  /** Writes the march anew from some step on: takes so many steps back, then goes these. */
  async rewrite(back: number, steps: readonly { readonly piece: PieceName; readonly to: PlaceName }[]): Promise<void> {
    const { target: _, looked: __, site: ___, ...others } = this.#now
    const [first, ...then] = [
      ...Array.from({ length: back }, () => 'back'),
      ...steps.map(({ piece, to }) => `${piece}>${to}`),
    ]
    this.#keep({ ...others, key: this.#key })
    if (first !== undefined) await this.send(first, ...then)
  }
  /** Lays the tablet in hand on a group. */
  async lay(group: number): Promise<void> {
    const option = this.#viewpoint
      .optionsOf('lay')
      .find(({ params }) => params.group === group && params.tablet === this.tablet)
    if (option) await this.send(option.id)
  }
  /** Takes a tablet of that value back from a group; with `onto`, to lay it on another one. */
  async lift(tablet: number, group: number, onto?: number): Promise<void> {
    const option = this.#viewpoint
      .optionsOf('lift')
      .find(({ params }) => params.group === group && params.tablet === tablet)
    if (option) await this.send(option.id, ...(onto === undefined ? [] : [idOfLay(tablet, onto)]))
  }
  /** Builds a block on a cell: the chosen one, or that which keeps the pyramid worth most, unless it is said which. */
  async build(colour: Colour, on: Cell | null = this.cell): Promise<void> {
    const cell = on ?? bestCell(this.#viewpoint, this.site, colour)
    const option =
      cell && this.#viewpoint.optionsOf('build').find(each => each.params.colour === colour && isAt(cell)(each))
    if (!option) return
    const { cell: _, ...others } = this.#now
    this.#keep({ ...others, key: this.#key })
    await this.send(option.id)
  }
  /** Steals the block that lies there. */
  async steal(cell: Cell): Promise<void> {
    const option = this.#viewpoint.optionsOf('steal').find(isAt(cell))
    if (option) await this.send(option.id)
  }

  /** Answers the present question with one option, and those that follow from it, unless an answer is on its way. */
  async send(option: string, ...then: readonly string[]): Promise<void> {
    const { decision } = this.#viewpoint
    if (decision && this.#session.pending === null)
      await this.#session.pick(
        decision.id,
        [option],
        then.map(each => [each]),
      )
  }
}

export const [getIntent, provideIntent] = createContext<Intent>()
