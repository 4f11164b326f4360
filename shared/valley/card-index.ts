// The cards of one table: which integer stands for a copy of which title. Made once from the options, never changed.
import { startersOf, stockOf, type Printing } from './stock.ts'
import type { ValleyOptions } from './options.ts'
import { groupsOf, type SetGroup } from './set-groups.ts'
import type { Event, CardDefinition } from './card-definition.ts'

/** The cards of one table, numbered from 0. */
export class CardIndex {
  /** The title of every card. */
  readonly definitions: readonly CardDefinition[]
  /** Cards of the stock, level II on top of level III: the last is the top. */
  readonly stock: readonly number[]
  /** For every card the number of its title, in the order of the titles' ids. Copies of one title have the same number. */
  readonly kinds: readonly number[]
  /** How many cards of the stock are of level III; they lie at the bottom. */
  readonly levelThree: number
  /** Cards that protect their holder from an opponent's action. */
  readonly protecting: readonly number[]
  private readonly answers: Readonly<Record<Event, readonly number[]>>
  private readonly starters: readonly (readonly number[])[]
  /** The sets of this table, grouped as they score (see set-groups.ts). */
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
    // Not frozen: V8 reads entries of a frozen list by a look-up, and this is read more often than anything else.
    this.definitions = titles
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

  /** Cards that react to an event. */
  answering(event: Event): readonly number[] {
    return this.answers[event]
  }
}
