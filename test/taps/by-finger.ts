// How somebody carries out a pick on a phone with one finger: by the fewest taps that the page allows, or as a beginner does, who
// reads a card before it is used or bought for the first time. Finds things by their names, and cards by what they are
// registered by.
import type { Locator, Page } from 'playwright-core'
import type { ValleyOption, ValleyView } from '#shared/valley/declarations.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { isPair, optionPlacesOf, takerOf } from '#web/lib/valley/decision/option-places.ts'
import { labelPieces, plain } from '#web/lib/messages/telling.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { uses } from '#test/browser/answer-names.ts'

type Seen = ValleyView & { readonly table: ValleyTable }
export const ways = ['fewest', 'beginner'] as const
export type Way = (typeof ways)[number]

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

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const patience = 60_000

export class Finger {
  readonly #read = new Set<string>()

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
    view: Seen,
    { options: ids, next }: { readonly options: readonly string[]; readonly next: readonly string[] },
  ): Promise<void> {
    const [decision] = view.decisions
    if (!decision) throw new Error('nothing is asked')
    const wanted = ids.map(id => {
      const option = decision.options.find(each => each.id === id)
      if (!option) throw new Error(`${id} is not offered`)
      return option
    })
    if (decision.kind === 'play') await this.#play(wanted[0])
    else if (decision.kind !== 'pay') for (const option of wanted) if (!this.hasSent()) await this.#choose(view, option)
    const isOfTwo = isPair(decision) || (takerOf(decision) !== null && takerOf(decision)?.id === ids[0])
    if (isOfTwo) for (const id of next) await this.#tap(this.#card(id))
    await nextFrame(this.page)
    // What cannot be taken back is confirmed; and the page asks once before a turn ends in which a card could be entombed.
    const finisher = this.page.locator(ids[0] === 'end' ? '[data-do=end]:enabled' : '[data-do=confirm]:enabled')
    while (!this.hasSent() && (await finisher.count()) === 0) await pause(20)
    if (!this.hasSent()) await this.#tap(finisher)
    for (let waited = 0; !this.hasSent(); waited += 20) {
      if (waited > patience) throw new Error(`nothing was sent for ${ids.join(', ')} of ${decision.key}`)
      await pause(20)
    }
  }

  async #play(option: ValleyOption | undefined): Promise<void> {
    if (!option?.card) return this.#tap(this.#inQuestion(t('turn.end')))
    const { id, card } = option.card
    const [use] = option.id.split('-')
    await this.#readOnce(card, this.#card(id))
    await this.#tap(this.#card(id))
    if (use === 'buy') return
    const name = use === 'execute' ? uses().play : uses().entomb
    await this.#tap(this.page.getByRole('button', { name: new RegExp(`^${name} `), disabled: false }))
  }

  /** Who reads a card lays a finger on it until it opens, and closes it again. */
  async #readOnce(title: string, card: Locator): Promise<void> {
    if (this.way === 'fewest' || this.#read.has(title)) return
    this.#read.add(title)
    const { x, y } = await this.#spot(card)
    const touch = await this.page.context().newCDPSession(this.page)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    const close = this.page.getByRole('dialog').getByRole('button', { name: t('close') })
    await close.waitFor()
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await touch.detach()
    await this.#tap(close)
    await this.page.getByRole('dialog').waitFor({ state: 'detached' })
  }

  /** Taps an option where the page shows it. */
  async #choose(view: Seen, option: ValleyOption): Promise<void> {
    const { table, you, decisions } = view
    const hand = table.players.find(({ seat }) => seat === you)?.hand
    const places = optionPlacesOf(decisions[0] ?? null, {
      hand: typeof hand === 'object' ? hand : [],
      places: table.pyramid.flat(),
      boneyard: table.boneyard.top,
    })
    const isIt = (other: ValleyOption | null) => other?.id === option.id
    if ([...places.hand.values()].some(isIt)) return this.#tap(this.#card(option.card?.id ?? option.id))
    for (const [place, other] of places.pyramid)
      if (isIt(other)) return this.#tap(this.page.locator(`[data-spot="place-${place}"]`))
    const spread = places.spread.findIndex(isIt)
    if (spread >= 0)
      return this.#tap(
        this.page
          .getByRole('region', { name: t('spread', { n: places.spread.length }), exact: true })
          .getByRole('listitem')
          .nth(spread)
          .getByRole('button'),
      )
    if (option.id === 'pass' && decisions[0]?.kind === 'react') return this.#tap(this.#inQuestion(t('react.pass')))
    if (isIt(places.boneyard)) return this.#tap(this.page.locator('[data-spot=boneyard]'))
    return this.#tap(this.#inQuestion(plain(labelPieces(view, option))))
  }

  #card(id: string): Locator {
    return this.page.locator(`[data-card="${id}"]`)
  }

  #inQuestion(name: string): Locator {
    return this.page
      .getByRole('region', { name: t('ask'), exact: true })
      .getByRole('button', { name, exact: true, disabled: false })
  }

  async #spot(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
    await thing.first().waitFor()
    for (let waited = 0; waited < patience; waited += 20) {
      const found = await thing.first().evaluate(spotOn)
      if (found) return found
      await pause(20)
    }
    throw new Error(`a finger reaches ${String(thing)} nowhere`)
  }

  async #tap(thing: Locator): Promise<void> {
    const { x, y } = await this.#spot(thing)
    await this.page.touchscreen.tap(x, y)
  }
}
