// Which cards on top of its deck, and of the stock, a seat knows, worked out a second time from the lines that it reads and
// from what it picks: these, and no others, stay where they are when it is dealt anew what it may not know.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { UnwordedDecision } from '#shared/engine/game.ts'
import { paramsFor, type Line } from '#shared/engine/log-lines.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { Chance } from '#shared/chance.ts'
import { required } from '../required.ts'
import { TestTable } from '../test-table.ts'
import { valleyLine } from '../typed-by-game.ts'
import {
  cardIndexOf,
  longTimeout,
  play,
  randomValleyGames,
  runs,
  tableOf,
  testedValley,
  type RandomValleyGame,
} from './valley-games.ts'

type Table = TestTable<ValleyState>

/** What one seat knows of hidden piles, as titles. */
class Memory {
  /** From the deck's top downwards, the last is the top. */
  deck: string[] = []
  /** Cards on top of the deck that it has looked at and not moved yet, in no order. */
  private looked: string[] = []
  /** The top card of the stock when it had so many cards. */
  private peeked: { readonly title: string; readonly stock: number } | null = null

  constructor(private readonly seat: number) {}

  /** What the seat knows the stock's top card to be, when it has so many cards. */
  stockTop(stock: number): string | null {
    return this.peeked?.stock === stock ? this.peeked.title : null
  }

  /** Takes in a line of the log that is about this seat. */
  read(logged: Line, stock: number): void {
    if (logged.seat !== this.seat) return
    const line = valleyLine({ key: logged.key, params: paramsFor(logged, this.seat) })
    switch (line.key) {
      case 'stack':
        this.deck.push(required(line.params.card).card)
        return
      case 'draw':
        return this.lose(line.params.count)
      case 'reveal':
        return line.params.from === undefined ? this.lose(1) : undefined
      case 'shuffle':
      case 'reshuffle':
        this.deck = []
        return
      case 'look': {
        const titles = required(line.params.cards).map(({ card }) => card)
        if (line.params.from === 'stock') this.peeked = { title: required(titles[0]), stock }
        else {
          this.lose(titles.length)
          this.looked = titles
        }
        return
      }
      case 'recover':
      case 'discard':
      case 'entomb':
        if (line.params.from === 'deck' && line.params.card) this.move(line.params.card.card)
    }
  }

  /** Takes in a pick of this seat: the order in which it puts cards back is in no line. */
  pick({ key, options }: UnwordedDecision, picked: readonly string[]): void {
    if (key !== 'order.top') return
    const titles = picked.map(id => required(options.find(option => option.id === id)?.card).card)
    for (const title of titles) this.move(title)
    this.deck.push(...titles)
  }

  /** Takes in that the action has ended: what was looked at and left lies on top. */
  settle(): void {
    expect(this.looked.length).toBeLessThan(2)
    this.deck.push(...this.looked.splice(0))
  }

  private lose(count: number): void {
    this.deck.splice(Math.max(0, this.deck.length - count))
  }

  private move(title: string): void {
    const at = this.looked.indexOf(title)
    if (at >= 0) this.looked.splice(at, 1)
  }
}

/** Plays a game and says at every turn's question what each seat knows. */
function remember(game: RandomValleyGame, look: (table: Table, memories: readonly Memory[], chance: Chance) => void) {
  const memories = Array.from({ length: game.seats }, (_, seat) => new Memory(seat))
  let questions: readonly UnwordedDecision[] = []
  let linesBefore = 0
  let stock = 0
  play({ ...game, undoes: false }, (table, chance, sent) => {
    const question = questions.find(({ id }) => sent && !('undo' in sent) && id === sent.decision)
    if (sent && !('undo' in sent) && question) required(memories[sent.seat]).pick(question, sent.options)
    for (const line of table.lines.slice(linesBefore)) for (const memory of memories) memory.read(line, stock)
    linesBefore = table.lines.length
    stock = table.context.state.stock.length
    const { referee } = table
    questions = referee.waitingFor.flatMap(seat => referee.decisions(seat))
    if (referee.over || !testedValley.isSettled(table)) return
    for (const memory of memories) memory.settle()
    look(table, memories, chance)
  })
}

/** What is found in a table in which all that a viewer may not know was dealt anew; the table is left as it was. */
function dealtAnew<T>(
  { context: { journal }, instance }: Table,
  viewer: number | null,
  chance: Chance,
  find: () => T,
): T {
  const mark = journal.mark()
  journal.recording = true
  instance.redraw(viewer, chance)
  const found = find()
  journal.rollback(mark)
  journal.recording = false
  journal.forget()
  return found
}

test(
  'exactly the cards that a seat has laid on its deck, or looked at there and in the stock, stay where they lie for it',
  longTimeout,
  () => {
    const seen = { decks: 0, several: 0, stocks: 0, moved: 0 }
    fc.assert(
      fc.property(randomValleyGames, game => {
        const { definitions } = cardIndexOf(tableOf(game).setting)
        const titled = (cards: readonly number[]) => cards.map(card => required(definitions[card]).id)
        remember(game, (table, memories, chance) => {
          const { players, stock } = table.context.state
          memories.forEach((memory, seat) => {
            const { deck, shuffled, peeked } = required(players[seat])
            const known = deck.slice(shuffled)
            expect(titled(known)).toEqual(memory.deck)
            const top = memory.stockTop(stock.length)
            if (stock.length > 0) expect(peeked === stock.length ? titled(stock).at(-1) : null).toBe(top)
            if (known.length > 0) seen.decks++
            if (known.length > 1) seen.several++
            if (top !== null) seen.stocks++
            if (known.length === 0 && top === null) return
            const tops = () => [deck.slice(deck.length - known.length), top === null ? [] : stock.slice(-1)]
            const before = tops()
            expect(dealtAnew(table, seat, chance, tops)).toEqual(before)
            const other = chance.one(table.viewers.filter(viewer => viewer !== seat))
            if (String(dealtAnew(table, other, chance, tops)) !== String(before)) seen.moved++
          })
        })
      }),
      runs(25),
    )
    expect(seen.decks).toBeGreaterThan(200)
    expect(seen.several).toBeGreaterThan(20)
    expect(seen.stocks).toBeGreaterThan(5)
    expect(seen.moved).toBeGreaterThan(100)
  },
)

/** A stored state as it was before it was noted what seats know. */
const withoutKnowledge = (text: string): string =>
  JSON.stringify(JSON.parse(text), (key, value: unknown) =>
    key === 'shuffled' || key === 'peeked' ? undefined : value,
  )

test(
  'a game stored before it was noted what seats know goes on as it would, and they know what they learn since',
  longTimeout,
  () => {
    const seen = { forgotten: 0, learnt: 0, moved: 0 }
    /** Compares a game gone on with from such a state with the same one that was played through. */
    const compare = (again: Table, live: Table) => {
      const rest = ({ context: { state, numbers } }: Table) => withoutKnowledge(JSON.stringify([state, numbers]))
      expect(rest(again)).toBe(rest(live))
      again.context.state.players.forEach(({ deck, shuffled }, seat) => {
        const whole = required(live.context.state.players[seat])
        const [since, all] = [deck.slice(shuffled), whole.deck.slice(whole.shuffled)]
        expect(since).toEqual(all.slice(all.length - since.length))
        seen.learnt += since.length
        seen.forgotten += all.length - since.length
        if (dealtAnew(again, seat, new Chance(seat), () => deck.join()) !== deck.join()) seen.moved++
      })
    }
    fc.assert(
      fc.property(randomValleyGames, fc.nat({ max: 200 }), (game, from) => {
        let again: Table | null = null
        let lines = 0
        play({ ...game, undoes: false }, (table, chance, sent) => {
          if (again && sent) again.sendLegal(sent)
          if (!testedValley.isSettled(table) || table.picks.length < from) return
          const { players } = table.context.state
          if (!again && players.some(({ deck, shuffled }) => deck.length > shuffled)) {
            again = TestTable.again(table.setting, withoutKnowledge(JSON.stringify(table.referee.saved)), [])
            lines = table.lines.length
            compare(again, table)
          }
          if (!again || !chance.once(10)) return
          expect(again.lines).toEqual(table.lines.slice(lines))
          compare(again, table)
        })
      }),
      runs(20),
    )
    expect(seen.learnt).toBeGreaterThan(10)
    expect(seen.forgotten).toBeGreaterThan(0)
    expect(seen.moved).toBeGreaterThan(100)
  },
)
