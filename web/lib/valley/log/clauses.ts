// The clauses of a log group's sentence: what each player did, in few words, without the name in front.
import { phrase } from '#shared/messages/phrase.ts'
import type { Phrase } from '#shared/messages/pieces.ts'
import type { CardRef, Params } from '#shared/protocol.ts'
import type { ValleyLine } from '#shared/valley/declarations.ts'
import type { AnySentences, Speaker } from '#shared/messages/words.ts'
import { type LogGroup } from './log-groups.ts'
import { cardIn, cardsIn, titleIn, wayIn } from './line-params.ts'
import { groupName, type Gain } from '../tomb/tomb.ts'
import { summaryText } from './log-texts.ts'
import { logs } from '../../messages/texts.ts'

/** What entombed cards brought, by the number of their line. */
export type Gains = ReadonlyMap<number, Gain>

export interface Clause {
  /** Who did it; null if no name goes in front. */
  readonly seat: number | null
  readonly text: Phrase
  /** The lines it tells, oldest first. */
  readonly lines: readonly ValleyLine[]
  readonly undone: boolean
  /** `head` begins the sentence, `tail` follows after a semicolon. */
  readonly place: 'head' | 'inner' | 'tail'
}

interface Wording {
  readonly speak: Speaker
  /** Points are told if they are known. */
  readonly gains?: Gains
  /** Without payments, and in the shorter of two forms. */
  readonly brief?: boolean
  /** Picks the lines that are told; without it all are. */
  readonly only?: (line: ValleyLine) => boolean
}

/** The number of cards in a full new hand: drawing that many is worth telling to their owner only. */
const newHand = 5

/** The clauses of a group. Every line is told once, except that another player draws a full new hand. */
export function clausesOf(act: LogGroup, wording: Wording): readonly Clause[] {
  const all = runsOf(act, wording.only).flatMap(run => new ClauseRun(act, run, wording).clauses())
  // An undo of something that was not told is told only if there is nothing else to tell.
  const told = all.filter(({ lines: [line] }) => line?.key !== 'undo')
  const clauses = told.length > 0 ? told : all.slice(0, 1)
  const at = (place: Clause['place']) => clauses.filter(clause => clause.place === place)
  return [...at('head'), ...at('inner'), ...at('tail')]
}

/** Keys of lines that are told in one clause if several follow each other and their cards come from the same place. */
const joined = [
  'entomb',
  'take',
  'sacrifice',
  'discard',
  'stack',
  'recover',
  'reveal',
  'pick',
  'give',
  'fell',
  'pharaoh',
]
/** Keys of lines that are told after a semicolon, so that they do not interrupt the rest. */
const tails = ['fell', 'refilled', 'pharaoh']

/** Lines with the same value here are joined whatever comes between: falls, and payments with their purchase. */
const joinKeyOf = (line: ValleyLine | undefined): string =>
  line === undefined ? '' : tails.includes(line.key) ? 'tail' : line.key === 'pay' || line.key === 'buy' ? 'pay' : ''

/** The lines of a group in runs; a run is told in one clause. */
function runsOf({ lines, undone }: LogGroup, only: Wording['only']): readonly (readonly ValleyLine[])[] {
  const runs: ValleyLine[][] = []
  for (const line of only ? lines.filter(only) : lines) {
    const isUndone = undone.has(line.n)
    const run = runs.findLast(
      each =>
        joinKeyOf(each[0]) === joinKeyOf(line) &&
        (joinKeyOf(line) !== 'pay' || undone.has(each[0]?.n ?? 0) === isUndone),
    )
    const before = run?.at(-1)
    const follows = !isUndone || joinKeyOf(line) === 'pay' || before?.n === line.n - 1
    if (run && before && follows && undone.has(before.n) === isUndone && continues(run, before, line)) run.push(line)
    else runs.push([line])
  }
  return runs
}

function continues(run: readonly ValleyLine[], before: ValleyLine, line: ValleyLine): boolean {
  if (before.key === 'pharaoh') return line.key === 'pharaoh'
  if (before.seat !== line.seat) return false
  if (before.key === 'pay')
    return line.key === 'pay' || (line.key === 'buy' && titleIn(before, 'for') === titleIn(line))
  if (run[0]?.key === 'reveal' && (line.key === 'call' || isAside(line)))
    return before.key === 'reveal' || (before.key === line.key && isAside(line))
  return (
    before.key === line.key &&
    joined.includes(line.key) &&
    (line.key === 'fell' || wayIn(before).from === wayIn(line).from) &&
    !(line.key === 'sacrifice' && line.params.owed === true) &&
    !(line.key === 'entomb' && line.params.free === true)
  )
}

const isAside = (line: ValleyLine) => line.key === 'discard' && line.params.from === 'aside'

/** Keys of lines that name no other card, unless they list some. */
const withoutCards = ['call', 'draw', 'reshuffle', 'shuffle', 'credit', 'look']

/** Puts one run of lines into words. */
class ClauseRun {
  readonly #act: LogGroup
  readonly #run: readonly ValleyLine[]
  readonly #first: ValleyLine
  readonly #last: ValleyLine
  readonly #speak: Speaker
  readonly #wording: Wording

  constructor(act: LogGroup, run: readonly ValleyLine[], wording: Wording) {
    this.#act = act
    this.#run = run
    this.#first = run[0] as ValleyLine
    this.#last = run.at(-1) as ValleyLine
    this.#wording = wording
    this.#speak = wording.speak
  }

  clauses(): readonly Clause[] {
    const { key, params } = this.#first
    return [
      ...this.#clause(this.#says(), tails.includes(key) ? 'tail' : this.#isHead() ? 'head' : 'inner'),
      ...(key === 'end' && cardsIn(this.#first).length > 0
        ? this.#clause(summaryText('story.discard', { cards: this.#named(cardsIn(this.#first)) }), 'inner')
        : []),
      ...(key === 'begin'
        ? this.#clause(summaryText('story.boneyard', { card: this.#speak.card(params.boneyard) }), 'tail')
        : []),
    ]
  }

  #clause(text: Phrase, place: Clause['place']): readonly Clause[] {
    if (text === '') return []
    return [
      {
        seat: place === 'tail' || (this.#first.key === 'swap' && !this.#wording.brief) ? null : this.#first.seat,
        text,
        lines: this.#run,
        undone: this.#act.undone.has(this.#first.n),
        place,
      },
    ]
  }

  #isHead(): boolean {
    const { kind, lines } = this.#act
    return (
      this.#first.key === 'begin' ||
      (this.#first === lines[0] && kind !== 'begin' && kind !== 'rest' && kind !== 'undo')
    )
  }

  #says(): Phrase {
    const { key, params } = this.#first
    switch (key) {
      case 'begin':
        return summaryText('story.begin')
      case 'end':
        return summaryText('story.end')
      case 'pay':
      case 'buy':
        return this.#purchase()
      case 'entomb':
        return this.#entombing()
      case 'draw':
        return this.#draw(params.count)
      case 'reshuffle':
        return summaryText('story.reshuffled', { n: params.count })
      case 'swap':
        return this.#wording.brief
          ? this.#sentence()
          : summaryText('story.changedPlaces', {
              one: this.#speak.card(params.one),
              other: this.#speak.card(params.other),
            })
      case 'fell':
        return summaryText('story.fell', { cards: this.#titles(this.#fallen()) })
      case 'refilled':
        return summaryText('story.refilled', { cards: this.#named(cardsIn(this.#first)) })
      case 'protected':
        return params.discarded === true
          ? this.#sentence()
          : summaryText('story.spared', { card: this.#speak.card(params.card) })
      case 'reveal':
        return this.#reveal(params.card)
      case 'give':
        return params.to === undefined ? this.#withAllCards() : this.#given()
      case 'pharaoh':
        return this.#pharaohs()
      case 'discard':
        return isAside(this.#first) ? this.#aside(params.card) : this.#withAllCards()
      case 'sacrifice':
        return params.owed === true
          ? summaryText('story.owed', { card: this.#speak.card(params.card) })
          : this.#withAllCards(params.from === 'hand' ? { ...params, from: undefined } : params)
      case 'undo':
        return this.#act.undone.has(this.#first.n) ? '' : summaryText('story.undo')
      default:
        return this.#withAllCards()
    }
  }

  /** The sentence of the first line by itself. */
  #sentence(params: Params = this.#first.params, speak = this.#speak): Phrase {
    const { lines }: { readonly lines: AnySentences } = logs.valley.all
    return lines[this.#first.key]?.(params, speak) ?? this.#first.text
  }

  /** The same sentence with the cards of the whole run. */
  #withAllCards(params: Params = this.#first.params, more: (card: Phrase, k: number) => Phrase = card => card): Phrase {
    if (!joined.includes(this.#first.key)) return this.#sentence(params)
    const named = this.#run.flatMap((line, k) => {
      const card = cardIn(line)
      return card === null ? [] : [more(this.#speak.card(card), k)]
    })
    if (named.length === 0 && this.#run.length === 1) return this.#sentence(params)
    const cards =
      named.length > 0
        ? summaryText('story.list', { cards: named })
        : summaryText('story.cards', { n: this.#run.length })
    return this.#sentence({ ...params, card: cards }, { ...this.#speak, card: () => cards })
  }

  #named(cards: readonly CardRef[]): readonly Phrase[] {
    return cards.map(card => this.#speak.card(card))
  }

  #titles(lines: readonly ValleyLine[]): readonly Phrase[] {
    return lines.map(line => {
      const card = cardIn(line)
      return card === null
        ? summaryText('story.creditOf', { card: this.#speak.card(String(wayIn(line).from)) })
        : this.#speak.card(card)
    })
  }

  /** The falls, without further ones of a card that has fallen already: from the apex it may fall twice in one action. */
  #fallen(): readonly ValleyLine[] {
    const idOf = (line: ValleyLine) => cardIn(line)?.id
    return this.#run.filter((line, k) => !this.#run.slice(0, k).some(each => idOf(each) && idOf(each) === idOf(line)))
  }

  #purchase(): Phrase {
    const paid = this.#titles(this.#run.filter(({ key }) => key === 'pay' && !this.#wording.brief))
    const { params, key, n } = this.#last
    if (key === 'pay') {
      const goesOn = this.#act.lines.some(
        line =>
          !this.#run.includes(line) &&
          titleIn(line, line.key === 'pay' ? 'for' : 'card') === titleIn(this.#last, 'for') &&
          joinKeyOf(line) === 'pay',
      )
      return goesOn
        ? summaryText('story.paid', { paid: this.#titles(this.#run) })
        : summaryText('story.paying', { card: this.#speak.card(params.for), paid: this.#titles(this.#run) })
    }
    if (key !== 'buy') return this.#sentence()
    if (paid.length > 0 && this.#isBoughtAgain()) return summaryText('story.paid', { paid })
    const gain = this.#wording.gains?.get(n)
    const { from, price, lost, to } = params
    const bought = { card: this.#speak.card(params.card), from, price, lost, to, paid }
    return phrase`${summaryText('story.buy', bought)}${gain ? `: ${gainSaid(gain)}` : ''}`
  }

  /** Whether this purchase was undone, and the card bought all the same: only the payment was another one then. */
  #isBoughtAgain(): boolean {
    const { undone, lines } = this.#act
    return (
      undone.has(this.#last.n) &&
      lines.some(line => line.key === 'buy' && !undone.has(line.n) && titleIn(line) === titleIn(this.#last))
    )
  }

  #entombing(): Phrase {
    const gains = this.#run.map(({ n }) => this.#wording.gains?.get(n))
    if (this.#act.kind === 'entomb') return phrase`${this.#sentence()}${gains[0] ? `: ${gainSaid(gains[0])}` : ''}`
    return this.#withAllCards(this.#first.params, (card, k) =>
      gains[k] ? summaryText('story.inside', { what: card, more: gainSaid(gains[k]) }) : card,
    )
  }

  #draw(n: number): Phrase {
    const cards = cardsIn(this.#first)
    if (n === 0) return this.#sentence()
    if (cards.length > 0) return summaryText('story.drew', { cards: this.#named(cards) })
    const isHand = this.#act.kind === 'end' || this.#act.kind === 'begin'
    return !isHand
      ? summaryText('story.drewMany', { n })
      : n === newHand
        ? ''
        : n > newHand
          ? summaryText('story.drewMany', { n })
          : summaryText('story.drewOnly', { n })
  }

  /** Revealed cards, together with what becomes of them. */
  #reveal(card: CardRef): Phrase {
    const revealed = new ClauseRun(
      this.#act,
      this.#run.filter(({ key }) => key === 'reveal'),
      this.#wording,
    )
    if (this.#last.key === 'call') return summaryText('story.carriedOut', { card: this.#speak.card(card) })
    const some = revealed.#run.length
    const aside = this.#run.length - some
    if (aside === 0) return this.#withAllCards()
    // Cards that were revealed before, in a clause of their own, are put aside together with the last one.
    const isOne = some === 1 && aside === 1
    return phrase`${revealed.#withAllCards()}, ${summaryText(isOne ? 'story.aside' : 'story.asideAll')}`
  }

  /** A card that was revealed before is put aside. It is named if another card was mentioned since. */
  #aside(card: CardRef): Phrase {
    const title = titleIn(this.#first)
    const { lines } = this.#act
    const revealed = lines.findLast(line => line.key === 'reveal' && line.n < this.#first.n && titleIn(line) === title)
    const since = revealed ? lines.slice(lines.indexOf(revealed) + 1, lines.indexOf(this.#first)) : []
    const isMeant =
      revealed !== undefined &&
      this.#wording.only?.(revealed) !== false &&
      since.every(line => withoutCards.includes(line.key) && cardsIn(line).length === 0)
    return isMeant ? summaryText('story.aside') : summaryText('story.asideNamed', { card: this.#speak.card(card) })
  }

  #given(): Phrase {
    return summaryText('story.gave', {
      each: this.#run.flatMap(({ key, params }) =>
        key === 'give' && params.to !== undefined
          ? [{ card: this.#speak.card(params.card), to: this.#speak.player(params.to, 'whom') }]
          : [],
      ),
    })
  }

  #pharaohs(): Phrase {
    return summaryText('story.pharaohs', {
      each: this.#run.flatMap(({ key, seat, params }) =>
        key === 'pharaoh' && seat !== null
          ? [{ pharaoh: this.#speak.card(params.pharaoh), player: this.#speak.player(seat, 'whom') }]
          : [],
      ),
    })
  }
}

function gainSaid(gain: Gain): string {
  if (gain.sets.length === 0) return summaryText('story.gain', { points: gain.after })
  if (gain.after < gain.before) return summaryText('story.gainCosts')
  return gain.to === gain.from
    ? summaryText('story.gainTwice')
    : summaryText('story.gainSet', { set: groupName(gain.sets), n: gain.to, points: gain.after })
}
