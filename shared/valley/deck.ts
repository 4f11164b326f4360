// The cards of one table: which integer is which title. Made once from the options, never changed.
import type { Event, Title } from './title.ts'

export class Deck {
  /** The title of every card. */
  readonly titles: readonly Title[]
  /** Cards of the stock, level II on top of level III: the last is the top. */
  readonly stock: readonly number[]
  /** For every card a number that it shares with the copies of its title alone. */
  readonly kinds: readonly number[]
  /** How many cards of the stock are of level III: they lie below the others. */
  readonly levelThree: number
  private readonly answers: Readonly<Record<Event, readonly number[]>>
  private readonly starters: readonly (readonly number[])[]

  /**
   * @param stock titles of levels II and III
   * @param starters titles that every player gets
   * @param seats how many players there are
   */
  constructor(stock: readonly Title[], starters: readonly Title[], seats: number) {
    const titles: Title[] = []
    const add = (title: Title): number[] => Array.from({ length: title.copies }, () => titles.push(title) - 1)
    const three = stock.filter(title => title.level === 3).flatMap(add)
    const two = stock.filter(title => title.level === 2).flatMap(add)
    this.stock = [...three, ...two]
    this.levelThree = three.length
    this.starters = Array.from({ length: seats }, () => starters.flatMap(add))
    this.titles = Object.freeze(titles)
    this.kinds = titles.map(title => titles.indexOf(title))
    const answering = (event: Event) => titles.flatMap((title, card) => title.answers?.to === event ? [card] : [])
    this.answers = { bought: answering('bought'), sacrificed: answering('sacrificed') }
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
