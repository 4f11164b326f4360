// How somebody carries out a pick on a phone with one finger: by the fewest taps that the page allows, or as a beginner does, who
// before using or buying a card reads every title of the hand and of the base of the pyramid that is new, in the sheet that a tap
// opens. Finds things by their names, and cards by what they are registered by.
import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import type { Card } from '#shared/protocol.ts'
import type { ValleyOption, ValleyView } from '#shared/valley/declarations.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { isPair, optionPlacesOf, takerOf } from '#web/lib/valley/decision/option-places.ts'
import { labelPieces, plain } from '#web/lib/messages/telling.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { doubleTap } from '#web/lib/platform/double-tap.ts'
import { uses } from '#test/browser/answer-names.ts'
import { twoFrames } from '#test/browser/two-frames.ts'

type StartedView = ValleyView & { readonly table: ValleyTable }
export const ways = ['fewest', 'beginner'] as const
export type Way = (typeof ways)[number]

/** What a tap is for. `close`: it closes a card that was read, to reach another one. */
export const purposes = [
  'read',
  'close',
  'open',
  'buy',
  'play',
  'entomb',
  'choose',
  'confirm',
  'end',
  'endAnyway',
] as const
export type Purpose = (typeof purposes)[number]

/** Runs in the page: where a finger hits this and nothing that lies over it; null where it is hit nowhere. */
function spotOn(element: Element): { readonly x: number; readonly y: number } | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  for (const down of [0.5, 0.2, 0.8]) {
    for (const across of [0.5, 0.15, 0.85]) {
      const x = left + width * across
      const y = top + height * down
      const hit = document.elementFromPoint(x, y)
      if (hit && (element.contains(hit) || hit.contains(element))) return { x, y }
    }
  }
  return null
}

const patience = 60_000
/** How many cards the base of the pyramid has; they are the last ones. */
const base = 3
/** A little more than the time in which the page takes two taps for one. */
const betweenTaps = doubleTap + 20

/** Waits until something is there, and gives it. */
async function until<T>(what: string, look: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (let waited = 0; waited < patience; waited += 20) {
    const found = await look()
    if (found) return found
    await pause(20)
  }
  throw new Error(`it does not come: ${what}`)
}

function handIn({ table, you }: StartedView): readonly Card[] {
  const hand = table.players.find(({ seat }) => seat === you)?.hand
  return typeof hand === 'object' ? hand : []
}

export class Finger {
  readonly #read = new Set<string>()
  #taps: Purpose[] = []
  #tapped = -Infinity

  /**
   * @param hasSent whether what is meant was sent
   */
  constructor(
    private readonly page: Page,
    private readonly way: Way,
    private readonly hasSent: () => boolean,
  ) {}

  /**
   * Answers the open question.
   * @param next the answer to the question after it: where the page lets both be chosen at once
   */
  async answer(
    view: StartedView,
    { options: ids, next }: { readonly options: readonly string[]; readonly next: readonly string[] },
  ): Promise<void> {
    const [decision] = view.decisions
    if (!decision) throw new Error('nothing is asked')
    const wanted = ids.map(id => {
      const option = decision.options.find(each => each.id === id)
      if (!option) throw new Error(`${id} is not offered`)
      return option
    })
    if (decision.kind === 'play') await this.#play(view, wanted[0])
    else if (decision.kind !== 'pay') for (const option of wanted) if (!this.hasSent()) await this.#choose(view, option)
    const isOfTwo = isPair(decision) || (takerOf(decision) !== null && takerOf(decision)?.id === ids[0])
    if (isOfTwo) for (const id of next) await this.#tap(this.#card(id), 'choose')
    await twoFrames(this.page)
    // What cannot be taken back is confirmed; and the page asks once before a turn ends in which a card could be entombed.
    const again = ids[0] === 'end' ? 'endAnyway' : decision.kind === 'play' ? 'buy' : 'confirm'
    const finisher = this.page.locator(
      again === 'endAnyway' ? '[data-do=end]:enabled' : '[data-do=confirm]:enabled:not([aria-disabled=true])',
    )
    await until(
      `what finishes ${ids.join(', ')} of ${decision.key}`,
      async () => this.hasSent() || (await finisher.count()) > 0,
    )
    // The page asks back for no second tap of a double tap.
    if (again === 'endAnyway' && !this.hasSent()) await this.page.waitForTimeout(betweenTaps)
    if (!this.hasSent()) await this.#tap(finisher, again)
    await until(`a pick of ${ids.join(', ')} of ${decision.key}`, () => this.hasSent())
  }

  /** What the taps since the last time were for. */
  takeTaps(): readonly Purpose[] {
    const taps = this.#taps
    this.#taps = []
    return taps
  }

  async #play(view: StartedView, option: ValleyOption | undefined): Promise<void> {
    if (!option?.card) return this.#tap(this.#inQuestion(t('turn.end')), 'end')
    const { id, card } = option.card
    const held = handIn(view)
    let open: Card | null = null
    for (const unread of this.#unread([...held, ...view.table.pyramid.flat().slice(-base)], card)) {
      await this.#goTo(unread, open, held, 'read')
      open = unread
    }
    await this.#goTo({ id, card }, open, held, 'open')
    const [use] = option.id.split('-')
    if (use === 'buy') return
    const [name, purpose] = use === 'execute' ? ([uses().play, 'play'] as const) : ([uses().entomb, 'entomb'] as const)
    await this.#tap(this.page.getByRole('button', { name: new RegExp(`^${name} `), disabled: false }), purpose)
  }

  /** Those of some cards that a beginner reads first, each title once; the wanted one is opened, and so read, anyway. */
  #unread(cards: readonly (Card | null)[], wanted: string): readonly Card[] {
    if (this.way === 'fewest') return []
    this.#read.add(wanted)
    return cards.flatMap(card => {
      if (!card || card.faceDown !== undefined || this.#read.has(card.card)) return []
      this.#read.add(card.card)
      return [card]
    })
  }

  /**
   * Opens a card in its sheet, from the one that is open by now: by a tap on it where it is in sight, or on the small one that
   * the sheet shows of the hand, else once the sheet is closed.
   */
  async #goTo(card: Card, open: Card | null, held: readonly Card[], purpose: Purpose): Promise<void> {
    const drawn = this.#card(card.id)
    if (open && (await drawn.evaluate(spotOn)) === null) {
      const small = this.page
        .getByRole('dialog')
        .getByRole('group', { name: t('hand', { n: held.length }), exact: true })
        .getByRole('button')
        .nth(held.findIndex(({ id }) => id === card.id))
      if (await small.isVisible()) return this.#tap(small, purpose)
      await this.#tap(this.page.locator('[data-do=close]'), 'close')
    }
    await this.#tap(drawn, purpose)
  }

  /** Taps an option where the page shows it. */
  async #choose(view: StartedView, option: ValleyOption): Promise<void> {
    const { table, decisions } = view
    const places = optionPlacesOf(decisions[0] ?? null, {
      hand: handIn(view),
      places: table.pyramid.flat(),
      boneyard: table.boneyard.top,
    })
    // What can be taken back is done by one tap, which the page does not take for an answer at once after the last pick.
    await pause(Math.max(0, this.#tapped + betweenTaps - performance.now()))
    const isIt = (other: ValleyOption | null) => other?.id === option.id
    if ([...places.hand.values()].some(isIt)) return this.#tap(this.#card(option.card?.id ?? option.id), 'choose')
    for (const [place, other] of places.pyramid)
      if (isIt(other)) return this.#tap(this.page.locator(`[data-spot="place-${place}"]`), 'choose')
    const spread = places.spread.findIndex(isIt)
    if (spread >= 0)
      return this.#tap(
        this.page
          .getByRole('region', { name: t('spread', { n: places.spread.length }), exact: true })
          .getByRole('listitem')
          .nth(spread)
          .getByRole('button'),
        'choose',
      )
    if (option.id === 'pass' && decisions[0]?.kind === 'react')
      return this.#tap(this.#inQuestion(t('react.pass')), 'choose')
    if (isIt(places.boneyard)) return this.#tap(this.page.locator('[data-spot=boneyard]'), 'choose')
    return this.#tap(this.#inQuestion(plain(labelPieces(view, option))), 'choose')
  }

  #card(id: string): Locator {
    return this.page.locator(`[data-card="${id}"]`)
  }

  #inQuestion(name: string): Locator {
    return this.page
      .getByRole('region', { name: t('ask'), exact: true })
      .getByRole('button', { name, exact: true, disabled: false })
  }

  async #tap(thing: Locator, purpose: Purpose): Promise<void> {
    await thing.first().waitFor()
    const { x, y } = await until(`a place where a finger reaches ${String(thing)}`, () =>
      thing.first().evaluate(spotOn),
    )
    this.#taps.push(purpose)
    await this.page.touchscreen.tap(x, y)
    this.#tapped = performance.now()
  }
}
