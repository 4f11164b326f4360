// What this person is about to do at the board: which figure is in hand, which place is looked at, which tablet, which cell.
// What can be taken back is done by one tap; a place can be looked at before. What is chosen falls away with the question it
// belonged to. What is asked for while an answer is on its way is done after it.
import { createContext } from 'svelte'
import { doubleTap } from '../../platform/double-tap.ts'
import { groupBy } from '#shared/group-by.ts'
import { colours, type Colour } from '#shared/tal/board.ts'
import { idOfLay } from '#shared/tal/option-codec.ts'
import type { MarchStep, PieceName, PlaceName } from '#shared/tal/table.ts'
import type { TalOption } from '#shared/tal/declarations.ts'
import { overseersOf } from './naming.ts'
import { bestCell } from '../building/building.ts'
import { redrawn, type Rewriting } from '../marches/drawn-way.ts'
import { mayClaimAt } from '../building/sites.ts'
import { byPlace, costsTo, groupsIn, nearestByPlace, tabletsIn } from '../decision/option-lookup.ts'
import { PickQueue } from './pick-queue.ts'
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
  /** The tablet that was taken for a group before: another one of its value follows it into the hand. */
  readonly laid?: number
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

/** A way that is being drawn with the finger or the mouse. */
interface Drawn {
  readonly piece: PieceName
  /** Where the figure stands, and every place that it goes to. */
  readonly way: readonly PlaceName[]
  /** What it makes of the written march; null where figures move openly. */
  readonly rewriting: Rewriting | null
  /** Why it does not go to where the finger is; empty where it does. */
  readonly refused: string
}

export class Intent {
  readonly #picks: PickQueue
  readonly #viewpoint: Viewpoint
  #chosen = $state.raw<Chosen>({ key: '' })
  #pointed = $state.raw<Pointed>({})
  #losing = $state.raw<string | null>(null)
  /** When that was asked: a double tap does not answer what could not be read yet. */
  #askedAt = -Infinity
  /** The way that is being drawn; null while none is. */
  drawn: Drawn | null = $state.raw(null)

  constructor(session: ConstructorParameters<typeof PickQueue>[0], viewpoint: Viewpoint) {
    this.#picks = new PickQueue(session, () => this.#key)
    this.#viewpoint = viewpoint
  }

  /** What was chosen for the present question, or one like it: a figure moves on, a tablet is followed by the next. */
  readonly #now: Chosen = $derived.by(() => (this.#chosen.key === this.#key ? this.#chosen : { key: '' }))
  readonly #key: string = $derived.by(() => {
    const { decision, table, siteAsked } = this.#viewpoint
    return `${decision?.key ?? ''} ${table.round} ${siteAsked ?? ''}`
  })
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
    groupBy(this.#viewpoint.optionsOf('go'), ({ params }) => params.piece),
  )
  /** The figure in hand: the chosen one, else another one where the last one stood, else the only one that can go anywhere; of
      a march the one that was written last, or the first. Null where whoever is nearest to a place goes there. */
  readonly figure: PieceName | null = $derived.by(() => this.#taken ?? this.#nextAt(this.#now.left))
  /** The figure that was chosen, as long as it can go anywhere. */
  readonly #taken: PieceName | null = $derived.by(() => {
    const { figure } = this.#now
    return figure !== undefined && this.ways.has(figure) ? figure : null
  })
  /** Who comes into the hand where none was chosen. */
  #nextAt(left: PlaceName | undefined): PieceName | null {
    const [first, ...more] = this.ways.keys()
    const next =
      this.#viewpoint.decision?.key === 'march'
        ? (this.#viewpoint.table.mine?.march.at(-1)?.piece ?? first)
        : [...this.ways.keys()].find(piece => this.#viewpoint.pieceOf(piece)?.at === left)
    if (next !== undefined && this.ways.has(next)) return next
    return first !== undefined && more.length === 0 ? first : null
  }
  /** The own march as it is written, or would be with the way that is being drawn. */
  readonly march: readonly MarchStep[] = $derived.by(() => {
    const written = this.#viewpoint.table.mine?.march ?? []
    return this.drawn?.rewriting ? redrawn(written, this.drawn.rewriting) : written
  })
  /** How many steps the way that is being drawn takes of those that are left; fewer than none where it gives some back. */
  readonly stepsDrawn: number = $derived.by(() => {
    if (!this.drawn) return 0
    if (!this.drawn.rewriting) return this.drawn.way.length - 1
    return this.march.length - (this.#viewpoint.table.mine?.march.length ?? 0)
  })
  /** The figure that goes where this one is taken: itself, or where only one of several alike is offered, that one. */
  standsFor(piece: PieceName): PieceName | null {
    if (this.ways.has(piece)) return piece
    const taken = this.#viewpoint.pieceOf(piece)
    if (!taken || this.#viewpoint.table.mine?.march.some(step => step.piece === piece)) return null
    return (
      [...this.ways.keys()].find(other => {
        const like = this.#viewpoint.pieceOf(other)
        return like?.seat === taken.seat && like.kind === taken.kind && like.at === taken.at
      }) ?? null
    )
  }
  readonly #going: ReadonlyMap<PlaceName, TalOption<'go'>> = $derived.by(() => this.#goingOf(this.figure))
  /** Where a figure goes, or for none whoever is nearest. */
  #goingOf(figure: PieceName | null): ReadonlyMap<PlaceName, TalOption<'go'>> {
    return figure === null
      ? nearestByPlace(this.#viewpoint.optionsOf('go'), piece => this.#viewpoint.pieceOf(piece)?.at ?? '')
      : byPlace(this.ways.get(figure) ?? [])
  }
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
  readonly tablet: number | null = $derived.by(() => this.#tabletOf(this.#now.tablet ?? this.#now.laid))
  /** This tablet if it is left, else the most valuable one that is. */
  #tabletOf(wanted: number | undefined): number | null {
    const left = tabletsIn(this.#viewpoint.optionsOf('lay'))
    return wanted !== undefined && left.includes(wanted) ? wanted : (left.at(-1) ?? null)
  }
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
    const { decision, siteAsked } = this.#viewpoint
    const left = decision?.kind === 'steal' || decision?.kind === 'build' ? decision.params.left : null
    if (site !== undefined && (left === null || left.length === 0 || left.some(each => each.site === site))) return site
    return siteAsked ?? left?.[0]?.site ?? (this.target?.includes('/') ? Number(this.target.split('/')[0]) : null)
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
    this.#askedAt = performance.now()
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
  /** From the question to the whole board; from there, and from a site that is looked at, back to the question. */
  lookAround(): void {
    const { looked, site: _, ...others } = this.#now
    this.#keep({ ...others, ...(looked === undefined ? { looked: 'whole' } : {}), key: this.#key })
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
  /** The figure that was taken goes to a place; where none was, whoever comes next by then, or is nearest. */
  goTo(place: PlaceName): Promise<void> {
    if (this.#taken !== null) return this.carry(this.#taken, place)
    const { left } = this.#now
    const chosen = this.#chosen
    return this.inTurn(() => {
      const option = this.#goingOf(this.#nextAt(left)).get(place)
      // What was taken since is for a later press.
      if (option && this.#chosen === chosen) this.#letGo(option.params.piece)
      return this.#go(option)
    })
  }
  /** This figure goes to a place, whatever is taken before it is its turn. */
  carry(figure: PieceName, place: PlaceName): Promise<void> {
    const way = () => this.ways.get(figure)?.find(({ params }) => params.to === place)
    if (way()) this.#letGo(figure)
    return this.inTurn(() => this.#go(way()))
  }
  /** The figure in hand goes to the place that is looked at. */
  async go(): Promise<void> {
    if (this.target !== null) await this.goTo(this.target)
  }
  /** What is chosen once a figure has gone: the next one of those it stood with. An overseer of a march stays in hand. */
  #letGo(piece: PieceName): void {
    const { figure: _, target: __, site: ___, looked: ____, ...others } = this.#now
    const left = this.#viewpoint.pieceOf(piece)?.at
    this.#keep({
      ...others,
      ...(this.#viewpoint.decision?.key === 'march' ? { figure: piece } : left === undefined ? {} : { left }),
      key: this.#key,
    })
  }
  async #go(option: TalOption<'go'> | undefined): Promise<boolean> {
    if (!option) return false
    const { piece, to } = option.params
    // An overseer who goes openly to a site that nobody owns claims it with the same tap, though the rules let his player decline
    // (RULES.md, Claiming): who wants the site goes there. One undo takes back both, the step and the claim.
    const claims = this.#viewpoint.decision?.key === 'march.open' && mayClaimAt(this.#viewpoint, piece, to)
    return this.#send(option, ...(claims ? [String(Number.parseInt(to))] : []))
  }
  /** Writes the march anew from some step on: takes so many steps back, if they can be, then goes these. */
  async rewrite({ back, steps }: Rewriting): Promise<boolean> {
    if (back > 0 && this.#viewpoint.isKept) return false
    const { target: _, looked: __, site: ___, ...others } = this.#now
    const [first, ...then] = [
      ...Array.from({ length: back }, () => 'back'),
      ...steps.map(({ piece, to }) => `${piece}>${to}`),
    ]
    this.#keep({ ...others, key: this.#key })
    return first === undefined || this.#send({ id: first }, ...then)
  }
  /** Lays the tablet that was taken on a group; where none was, whichever comes next by then. */
  lay(group: number): Promise<void> {
    const { tablet: chosen, laid, ...others } = this.#now
    const isTaken = chosen !== undefined && chosen === this.tablet
    if (isTaken) this.#keep({ ...others, laid: chosen, key: this.#key })
    return this.inTurn(() => {
      const tablet = isTaken ? chosen : this.#tabletOf(chosen ?? laid)
      return this.#send(
        this.#viewpoint.optionsOf('lay').find(({ params }) => params.group === group && params.tablet === tablet),
      )
    })
  }
  /** Takes a tablet of that value back from a group; with `onto`, to lay it on another one. */
  lift(tablet: number, group: number, onto?: number): Promise<void> {
    return this.inTurn(() =>
      this.#send(
        this.#viewpoint.optionsOf('lift').find(({ params }) => params.group === group && params.tablet === tablet),
        ...(onto === undefined ? [] : [idOfLay(tablet, onto)]),
      ),
    )
  }
  /** Builds a block on a cell: the chosen one, or that which keeps the pyramid worth most, unless it is said which. */
  build(colour: Colour, on: Cell | null = this.cell): Promise<void> {
    return this.inTurn(async () => {
      const cell = on ?? bestCell(this.#viewpoint, this.site, colour)
      const option =
        cell && this.#viewpoint.optionsOf('build').find(each => each.params.colour === colour && isAt(cell)(each))
      if (!option) return false
      const { cell: _, ...others } = this.#now
      this.#keep({ ...others, key: this.#key })
      return this.#send(option)
    })
  }
  /** Steals the block that lies there. */
  steal(cell: Cell): Promise<void> {
    return this.inTurn(() => this.#send(this.#viewpoint.optionsOf('steal').find(isAt(cell))))
  }
  /** Answers the present question by a button, which can be pressed while no answer is on its way. */
  async answer(option: Pick<TalOption, 'id'>): Promise<void> {
    if (this.#picks.busy || (this.losing && performance.now() - this.#askedAt < doubleTap)) return
    await this.#send(option)
  }
  undo(): Promise<void> {
    return this.#picks.undo()
  }
  /** Does something now or, while an answer is on its way, after it; false where it cannot be done. */
  inTurn(act: () => Promise<boolean>): Promise<void> {
    return this.#picks.inTurn(act)
  }
  /** To be called when the table is left. */
  leave(): void {
    this.#picks.leave()
  }
  async #send(option: Pick<TalOption, 'id'> | undefined, ...then: readonly string[]): Promise<boolean> {
    const { decision } = this.#viewpoint
    return decision !== null && option !== undefined && this.#picks.pick(decision.id, option.id, then)
  }
}

export const [getIntent, provideIntent] = createContext<Intent>()
