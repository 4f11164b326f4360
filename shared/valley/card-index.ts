// The cards of one table: which integer is which title. Made once from the options, never changed.
import { startersOf, stockOf, type Printing } from './stock.ts'
import type { ValleyOptions } from './options.ts'
import { groupsOf, type SetGroup } from './set-groups.ts'
import type { Event, CardDefinition } from './card-definition.ts'

/** What the cards of one table are, as numbers from 0 on. */
export class CardIndex {
  /** The title of every card. */
  readonly definitions: readonly CardDefinition[]
  /** Cards of the stock, level II on top of level III: the last is the top. */
  readonly stock: readonly number[]
  /** For every card a number that it shares with the copies of its title alone, in the order of the titles' ids. */
  readonly kinds: readonly number[]
  /** How many cards of the stock are of level III: they lie below the others. */
  readonly levelThree: number
  /** Cards that save their holder from an opponent's action. */
  readonly protecting: readonly number[]
  private readonly answers: Readonly<Record<Event, readonly number[]>>
  private readonly starters: readonly (readonly number[])[]
  /** The sets that can score, those that count as one together. */
  readonly groups: readonly SetGroup[]

  constructor(options: ValleyOptions, seats: number) {
    const titles: CardDefinition[] = []
    const add = ({ title, copies }: Printing): number[] => Array.from({ length: copies }, () => titles.push(title) - 1)
    const stock = stockOf(options)
    const starters = startersOf(options)
    const three = stock.filter(({ title }) => title.level === 3).flatMap(add)
    const two = stock.filter(({ title }) => title.level === 2).flatMap(add)
    this.stock = [...three, ...two]
    this.levelThree = three.length
    this.starters = Array.from({ length: seats }, () => starters.flatMap(add))
    this.definitions = Object.freeze(titles)
    const ids = [...new Set(titles.map(({ id }) => id))].sort()
    this.kinds = titles.map(({ id }) => ids.indexOf(id))
    const answering = (event: Event) => titles.flatMap((title, card) => (title.answers?.to === event ? [card] : []))
    this.answers = {
      bought: answering('bought'),
      sacrificed: answering('sacrificed'),
      taken: answering('taken'),
      rebuilt: answering('rebuilt'),
    }
    this.protecting = titles.flatMap((title, card) => (title.protects ? [card] : []))
    this.groups = groupsOf(options.sets, options.half === 'joined')
  }

  /** The ten cards a seat begins with. */
  startersOf(seat: number): readonly number[] {
    return this.starters[seat] ?? []
  }

  /** Cards that answer an event. */
  answering(event: Event): readonly number[] {
    return this.answers[event]
  }
}
