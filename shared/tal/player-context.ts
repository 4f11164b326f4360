// A seat's access to a running game, with which the rules are carried out.
import type { GameContext } from '../engine/game-context.ts'
import { entryAt } from '../entry.ts'
import { colours, facts, type Colour } from './board.ts'
import type { TalEvents } from './events.ts'
import type { Occupancy } from './step-rules.ts'
import type { TalOptions } from './options.ts'
import { siteAt } from './places.ts'
import { empty, piecesOfSeat, type TalState } from './state.ts'
import type { PieceName } from './table.ts'

/** One seat at one table. */
export class PlayerContext implements Occupancy {
  readonly state: TalState
  /** The figures of this seat. */
  readonly overseers: readonly number[]
  readonly workers: readonly number[]
  /** Blocks won or stolen in this round and not built yet, by colour. */
  readonly blocks: readonly number[]
  /** Under which group each own tablet lies. */
  readonly laid: readonly number[]
  /** Steps of the own march: see `stepOf` in march.ts. */
  readonly march: readonly number[]

  /** @param all the contexts of all seats, this one included */
  constructor(
    readonly game: GameContext<TalState, TalEvents>,
    readonly options: TalOptions,
    readonly seat: number,
    readonly all: readonly PlayerContext[],
  ) {
    this.state = game.state
    const pieces = Array.from({ length: piecesOfSeat }, (_, number) => seat * piecesOfSeat + number)
    this.overseers = pieces.slice(0, facts.overseers)
    this.workers = pieces.slice(facts.overseers)
    this.blocks = entryAt(game.state.blocks, seat)
    this.laid = entryAt(game.state.laid, seat)
    this.march = entryAt(game.state.marches, seat)
  }

  /** All seats in the order of this round's phases. */
  get inOrder(): readonly PlayerContext[] {
    const {
      all,
      state: { start },
    } = this
    return [...all.slice(start), ...all.slice(0, start)]
  }

  /** How many own overseers stand on a site. */
  overseersOn(site: number): number {
    return this.overseers.filter(piece => this.stands(piece, site)).length
  }

  /** Own workers on a site. */
  workersOn(site: number): readonly number[] {
    return this.workers.filter(piece => this.stands(piece, site))
  }

  /** How many scarabs this seat has in hand. */
  get scarabs(): number {
    return facts.scarabs - this.state.owners.filter(owner => owner === this.seat).length
  }

  /** The round that is being played, from 1. */
  get round(): number {
    return this.state.round
  }

  /** By site: its owner, `nobody`, or `closed`. */
  get owners(): readonly number[] {
    return this.state.owners
  }

  /** By figure: where it stands. */
  get standing(): readonly number[] {
    return this.state.at
  }

  /** The place where a figure stands. */
  placeOf(piece: number): number {
    return entryAt(this.state.at, piece)
  }

  /** The cells of a site, from the ground up. */
  cellsOf(site: number): readonly number[] {
    return entryAt(this.state.cells, site)
  }

  /** Whether a block lies in every cell of a site. */
  isComplete(site: number): boolean {
    return !this.cellsOf(site).includes(empty)
  }

  /** Adds a log line about this seat. */
  log<K extends keyof TalEvents>(key: K, params: TalEvents[K]): void {
    this.game.log(this.seat, key, params)
  }

  private stands(piece: number, site: number): boolean {
    return siteAt(this.placeOf(piece)) === site
  }
}

/** The seat of a figure. */
export const seatOf = (piece: number): number => Math.floor(piece / piecesOfSeat)
/** Whether a figure is an overseer, not a worker. */
export const isOverseer = (piece: number): boolean => piece % piecesOfSeat < facts.overseers

/** The name of a figure (API.md, Table of tal). */
export function nameOfPiece(piece: number): PieceName {
  const number = piece % piecesOfSeat
  return isOverseer(piece) ? `${seatOf(piece)}o${number + 1}` : `${seatOf(piece)}w${number - facts.overseers + 1}`
}

/** The colour of a block. */
export const colourOf = (block: number): Colour => entryAt(colours, block)
