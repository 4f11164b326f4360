// A settled state as a scene describes it: what is not said is empty. Piles are written top first.
import { editions, setIds } from '#shared/valley/editions.ts'
import { freshNumbers, type Numbers } from '#shared/engine/log-lines.ts'
import { Journal } from '#shared/engine/journal.ts'
import { Stream } from '#shared/engine/random.ts'
import { GameContext } from '#shared/engine/game-context.ts'
import { CardIndex } from '#shared/valley/card-index.ts'
import { settle, type ValleyOptions } from '#shared/valley/options.ts'
import { emptySlot, startOf, type ValleyState } from '#shared/valley/state.ts'
import { pharaohIds, type PharaohId } from '#shared/valley/card-definition.ts'
import { PlayerContext } from '#shared/valley/player-context.ts'
import { playerNames, type PlayerName } from '#test/shared/game-scene.ts'
import { titled } from './titles.ts'
import { required } from '#test/shared/required.ts'
import { accepted } from '#test/shared/accepted-options.ts'

type Names = readonly string[]
type Place = string | null

/** What one player has. */
export interface Belongings {
  readonly hand?: Names
  readonly deck?: Names
  readonly discard?: Names
  readonly tomb?: Names
  readonly pharaoh?: PharaohId
}

/** Rows from the apex down, each from left to right; null is a gap. */
export type PyramidOfNames = readonly [readonly [Place], readonly [Place, Place], readonly [Place, Place, Place]]

/** A table in the middle of a game, when nothing has been done in this turn yet. */
export interface Setting extends Partial<Record<PlayerName, Belongings>> {
  /** Whose turn it is: anna, where nothing is said. */
  readonly turn?: PlayerName
  /** Who had the first turn of the round: anna, where nothing is said. */
  readonly first?: PlayerName
  readonly pyramid?: PyramidOfNames
  readonly stock?: Names
  readonly boneyard?: Names
  readonly options?: Readonly<Record<string, unknown>>
  readonly counters?: Partial<Pick<ValleyState, 'round' | 'changed' | 'stalledTurns' | 'stalledRounds'>>
}

const journal = new Journal()

/** A pyramid of which only the base is left. */
export function base(left: Place, centre: Place = null, right: Place = null): PyramidOfNames {
  return [[null], [null, null], [left, centre, right]]
}

/** What a scene is played on. */
export interface Prepared {
  readonly state: ValleyState
  readonly numbers: Numbers
  readonly options: ValleyOptions
  readonly deck: CardIndex
  readonly seed: Uint8Array
}

/** The stock of every edition, so that a scene may be set with any card, whatever else its options say. */
const everything = { sets: [...setIds], uniques: [...editions] }

/** Lays the cards of a setting out, every copy once, and names those that somebody sees. */
export function prepare(setting: Setting): Prepared {
  const seats = setting.options?.['solitaire']
    ? 1
    : Math.max(2, ...playerNames.map((name, seat) => (setting[name] ? seat + 1 : 0)))
  const options = accepted(settle({ ...everything, ...setting.options }, seats, () => 0))
  const cardIndex = new CardIndex(options, seats)
  const state = emptied(startOf(cardIndex, seats))
  const copy = dealer(cardIndex)
  const lay = (zone: readonly number[], names: Names = []) => {
    for (const name of names.toReversed()) journal.push(zone, copy(name))
  }

  setting.pyramid?.flat().forEach((name, place) => {
    if (name !== null) journal.put(state.pyramid, place, copy(name))
  })
  lay(state.stock, setting.stock)
  lay(state.boneyard, setting.boneyard)
  state.players.forEach((player, seat) => {
    const { hand = [], deck: down, discard, tomb = [], pharaoh } = setting[required(playerNames[seat])] ?? {}
    for (const name of hand) journal.push(player.hand, copy(name))
    for (const name of tomb) journal.push(player.tomb, copy(name))
    lay(player.deck, down)
    player.shuffled = player.deck.length
    lay(player.discard, discard)
    if (pharaoh) player.pharaoh = pharaohIds.indexOf(pharaoh)
  })
  if (options.solitaire === 'master') state.freeEntombing = 0
  state.turn = playerNames.indexOf(setting.turn ?? 'anna')
  state.first = playerNames.indexOf(setting.first ?? 'anna')
  Object.assign(state, setting.counters)
  state.beganPyramid = state.pyramid.filter(card => card !== emptySlot).length
  state.beganStock = state.stock.length

  const numbers = freshNumbers(seats)
  const seed = Uint8Array.from({ length: 16 }, (_, index) => index)
  nameCards(state, numbers, cardIndex, options, seed)
  return { state, numbers, options, deck: cardIndex, seed }
}

function emptied(state: ValleyState): ValleyState {
  for (const zone of [state.stock, ...state.players.map(({ deck }) => deck)]) while (zone.length > 0) journal.pop(zone)
  return state
}

/** Gives out one copy of a title after the other. */
function dealer(cardIndex: CardIndex): (name: string) => number {
  const given = new Set<number>()
  return name => {
    const title = titled(name)
    const card = cardIndex.definitions.findIndex((other, at) => other === title && !given.has(at))
    if (card < 0)
      throw new Error(
        `there are no more than ${[...given].filter(at => cardIndex.definitions[at] === title).length} of ${name}`,
      )
    given.add(card)
    return card
  }
}

function nameCards(
  state: ValleyState,
  numbers: Numbers,
  cardIndex: CardIndex,
  options: ValleyOptions,
  seed: Uint8Array,
): void {
  const game = new GameContext(state, new Stream(seed), numbers)
  const turns: PlayerContext[] = []
  for (const seat of state.players.keys()) turns.push(new PlayerContext(game, cardIndex, options, seat, turns))
  for (const context of turns) {
    const { hand, discard, tomb } = context.player
    for (const card of hand) context.hold(card, false)
    for (const card of [...discard, ...tomb]) context.show(card)
  }
  for (const card of [...state.pyramid, ...state.boneyard]) if (card !== emptySlot) turns[0]?.show(card)
}
