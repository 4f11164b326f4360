// What this person is about to do at the board: which figure is in hand and where it would go, which tablet, which block.
// The first tap chooses, the second, or the button, does it. What is chosen falls away with the question it belonged to.
import { createContext } from 'svelte'
import { colours, type Colour } from '#shared/tal/board.ts'
import { idOfLay } from '#shared/tal/option-codec.ts'
import type { PieceName, PlaceName } from '#shared/tal/table.ts'
import type { TalOption } from '#shared/tal/declarations.ts'
import type { Session } from '../../table/session.svelte.ts'
import { overseersOf } from './naming.ts'
import { byPlace, costsTo, groupsIn, tabletsIn } from '../decision/option-lookup.ts'
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
  readonly target?: PlaceName
  readonly tablet?: number
  readonly colour?: Colour
  readonly site?: number
  readonly looked?: number | 'whole'
}

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
  /** The figure in hand: the chosen one, else the only one that can go anywhere; of a march the one that was written last, or the first. */
  readonly figure: PieceName | null = $derived.by(() => {
    const { figure } = this.#now
    if (figure !== undefined && this.ways.has(figure)) return figure
    const [first, ...more] = this.ways.keys()
    const last =
      this.#viewpoint.decision?.key === 'march' ? (this.#viewpoint.table.mine?.march.at(-1)?.piece ?? first) : undefined
    if (last !== undefined && this.ways.has(last)) return last
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
    byPlace(this.figure === null ? [] : (this.ways.get(this.figure) ?? [])),
  )
  /** What it costs the figure in hand to go to each place, in steps. */
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
    return {
      figure: this.figure,
      costs: this.costs,
      target,
      going: target === null ? null : (this.#going.get(target) ?? null),
    }
  })
  /** The tablet in hand: the chosen one, else the most valuable that is left. */
  readonly tablet: number | null = $derived.by(() => {
    const left = tabletsIn(this.#viewpoint.optionsOf('lay'))
    const { tablet } = this.#now
    return tablet !== undefined && left.includes(tablet) ? tablet : (left.at(-1) ?? null)
  })
  /** Groups on which the tablet in hand can be laid. */
  readonly layable: ReadonlySet<number> = $derived.by(() => groupsIn(this.#viewpoint.optionsOf('lay')))
  /** The colour that would be built. */
  readonly colour: Colour | null = $derived.by(() =>
    this.#now.colour !== undefined &&
    this.#viewpoint.optionsOf('build').some(({ params }) => params.colour === this.#now.colour)
      ? this.#now.colour
      : null,
  )
  /** The site that is looked at closely: the chosen one, else the one that the question is about. */
  readonly site: number | null = $derived.by(() => {
    if (this.#now.site !== undefined) return this.#now.site
    const { decision } = this.#viewpoint
    if (decision?.kind === 'claim' || decision?.kind === 'takeover') return decision.params.site
    const [first] = decision?.kind === 'steal' || decision?.kind === 'build' ? decision.params.left : []
    return first?.site ?? (this.target?.includes('/') ? Number(this.target.split('/')[0]) : null)
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
    const { target: _, looked: __, site: ___, ...others } = this.#now
    this.#keep({ ...others, figure, key: this.#key })
  }
  /** Takes the figure, tablet or colour that lies at this place of its row. */
  takeNth(at: number): void {
    const { decision } = this.#viewpoint
    if (decision?.kind === 'bid') {
      const tablet = [...tabletsIn(this.#viewpoint.optionsOf('lay'))].sort((one, other) => (one || 9) - (other || 9))[
        at
      ]
      if (tablet !== undefined) this.takeTablet(tablet)
    } else if (decision?.kind === 'build') {
      const held = colours.filter(colour => this.#viewpoint.me?.blocks.includes(colour))[at]
      if (held) this.takeColour(held)
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
  takeColour(colour: Colour): void {
    this.#choose({ colour })
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
    const { key: _, target, ...others } = this.#now
    if (this.losing) {
      this.#losing = null
      return true
    }
    if (target === undefined && Object.keys(others).length === 0) return false
    this.#keep(target === undefined ? { key: '' } : { ...others, key: this.#now.key })
    return true
  }

  /** A tap on a place: first it is looked at, then the figure goes. */
  async goTo(place: PlaceName): Promise<void> {
    if (this.target === place) return this.go()
    const { looked: _, site: __, ...others } = this.#now
    this.#keep({ ...others, target: place, key: this.#key })
  }
  /** A figure was carried to a place: it goes there. */
  async carry(figure: PieceName, place: PlaceName): Promise<void> {
    const option = this.ways.get(figure)?.find(({ params }) => params.to === place)
    if (option) await this.send(option.id)
  }
  /** The figure in hand goes where it was to go. */
  async go(): Promise<void> {
    const { going } = this
    if (going) await this.send(going.id)
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
  /** Builds the colour in hand on a cell, or steals the block there. */
  async useCell({ site, layer, cell }: Cell): Promise<void> {
    const option = this.#viewpoint.decision?.options.find(
      ({ key, params }) =>
        (key === 'steal' || (key === 'build' && params.colour === this.colour)) &&
        params.site === site &&
        params.layer === layer &&
        params.cell === cell,
    )
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
