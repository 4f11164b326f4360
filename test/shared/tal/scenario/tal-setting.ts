// A settled state as a scene describes it: what is not said is as at the beginning. Blocks are letters (see
// block-letters.ts). What lies nowhere else is in the bag.
import { Journal } from '#shared/engine/journal.ts'
import { freshNumbers, type Numbers } from '#shared/engine/log-lines.ts'
import { colours, facts, ours } from '#shared/tal/board.ts'
import { goTo } from '#shared/tal/option-codec.ts'
import { settle, type TalOptions } from '#shared/tal/options.ts'
import { empty, nobody, piecesOfSeat, startOf, type TalState } from '#shared/tal/state.ts'
import { phases, type Phase, type PlaceName } from '#shared/tal/table.ts'
import { playerNames, type PlayerName } from '#test/shared/game-scene.ts'
import { blocksIn, cellsIn } from '../block-letters.ts'
import { indexOfPlace } from '#shared/tal/places.ts'
import { required } from '#test/shared/required.ts'
import { accepted } from '#test/shared/accepted-options.ts'

/** What one player has. Figures that are not named stand in area 16. */
export interface Belongings {
  readonly overseers?: readonly PlaceName[]
  readonly workers?: readonly PlaceName[]
  /** Blocks of this round. */
  readonly blocks?: string
  /** A written march, step by step, as `o1>15/A`. */
  readonly march?: readonly string[]
  /** How many blocks each worker has stolen in this round. */
  readonly stole?: readonly number[]
}

/** A site: whose, and what lies there from the ground up, row by row; blanks between are left out. */
interface SiteOfScene {
  readonly owner?: PlayerName
  readonly built?: string
}

/** A table in the middle of a game, when nothing has been done yet by whose turn it is. */
export interface Setting extends Partial<Record<PlayerName, Belongings>> {
  /** The second, where nothing is said. */
  readonly round?: number
  readonly phase: Phase
  /** Who has the Pharaoh stone: anna, where nothing is said. */
  readonly start?: PlayerName
  /** Whose turn it is: whoever has the stone, where nothing is said; nobody's where marches are written. */
  readonly turn?: PlayerName
  readonly groups?: readonly string[]
  /** What lies in the bag, where not all that lies nowhere else: the rest is out of the game. */
  readonly bag?: string
  readonly pharaoh?: string
  readonly sites?: Readonly<Record<number, SiteOfScene>>
  readonly options?: Readonly<Record<string, unknown>>
}

/** What a scene is played on. */
export interface Prepared {
  readonly state: TalState
  readonly numbers: Numbers
  readonly options: TalOptions
  readonly seed: Uint8Array
}

const journal = new Journal()
const pushAll = (zone: readonly number[], values: readonly number[]) => {
  for (const value of values) journal.push(zone, value)
}
const add = (counts: readonly number[], at: number, count: number) => {
  journal.put(counts, at, required(counts[at]) + count)
}

/** Blocks as a state holds them: by the numbers of their colours. */
const coloursIn = (text = ''): number[] => blocksIn(text).map(colour => colours.indexOf(colour))

/** The place of a site in the board's list, by its number. */
const siteNumbered = (site: number): number => ours.sites.findIndex(each => each.site === site)

/** Puts every figure and block where the setting says. */
export function prepare(setting: Setting): Prepared {
  const { round = 2, phase, start = 'anna', turn = start, groups = [], pharaoh, sites = {} } = setting
  const seats = Math.max(2, ...playerNames.map((name, seat) => (setting[name] ? seat + 1 : 0)))
  const options = accepted(settle(setting.options ?? {}, seats))
  const state = startOf(seats)
  const isWriting = phase === 'overseers' && round > 1
  Object.assign(state, {
    round,
    phase: phases.indexOf(phase),
    start: playerNames.indexOf(start),
    turn: isWriting ? nobody : playerNames.indexOf(turn),
    left: facts.steps,
  })

  groups.forEach((blocks, group) => pushAll(required(state.groups[group]), coloursIn(blocks)))
  pushAll(state.pharaoh, coloursIn(pharaoh))
  for (const [number, { owner, built = '' }] of Object.entries(sites)) {
    const site = siteNumbered(Number(number))
    if (owner) journal.put(state.owners, site, playerNames.indexOf(owner))
    const cells = required(state.cells[site])
    cellsIn(built.replaceAll(' ', '')).forEach((colour, cell) => {
      journal.put(cells, cell, colour === null ? empty : colours.indexOf(colour))
    })
  }
  for (const [seat, name] of playerNames.entries()) if (seat < seats) settleDown(state, seat, setting[name] ?? {})
  fillBag(state, setting.bag)
  return { state, numbers: freshNumbers(seats), options, seed: Uint8Array.from({ length: 16 }, (_, index) => index) }
}

function settleDown(
  state: TalState,
  seat: number,
  { overseers = [], workers = [], blocks = '', march = [], stole = [] }: Belongings,
): void {
  const first = seat * piecesOfSeat
  overseers.forEach((at, index) => {
    journal.put(state.at, first + index, indexOfPlace(at))
  })
  workers.forEach((at, index) => {
    journal.put(state.at, first + facts.overseers + index, indexOfPlace(at))
  })
  stole.forEach((count, index) => {
    journal.put(state.stolen, first + facts.overseers + index, count)
  })
  const held = required(state.blocks[seat])
  for (const colour of coloursIn(blocks)) add(held, colour, 1)
  for (const step of march) {
    const [piece = '', to = ''] = step.split('>')
    journal.push(required(state.marches[seat]), goTo(first + Number(piece.slice(1)) - 1, indexOfPlace(to)))
  }
}

/** All that lies nowhere else. */
function fillBag(state: TalState, wanted: string | undefined): void {
  const lying = [...state.pharaoh, ...state.groups.flat(), ...state.cells.flat().filter(cell => cell !== empty)]
  for (const colour of lying) add(state.bag, colour, -1)
  for (const blocks of state.blocks)
    blocks.forEach((count, colour) => {
      add(state.bag, colour, -count)
    })
  if (state.bag.some(count => count < 0)) throw new Error('more blocks of a colour than there are')
  if (wanted === undefined) return
  const rest = state.bag.reduce((sum, count) => sum + count, 0)
  for (const colour of state.bag.keys()) journal.put(state.bag, colour, 0)
  for (const colour of coloursIn(wanted)) add(state.bag, colour, 1)
  state.out = rest - wanted.length
}
