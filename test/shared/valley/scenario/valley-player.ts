// A player of a scene: does what a client could do, by the ids of options, and sees what a client would see.
import { expect } from 'vitest'
import type { ValleyObstacle } from '#shared/valley/obstacles.ts'
import type { UnlabelledOption, UnwordedDecision } from '#shared/engine/game.ts'
import { paramsFor } from '#shared/engine/log-lines.ts'
import type { Params } from '#shared/protocol.ts'
import type { Player as Zones } from '#shared/valley/state.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import type { Scene } from './valley-scene.ts'
import { playerNames } from '#test/shared/game-scene.ts'
import { printed, titled } from './titles.ts'
import { required } from '#test/shared/required.ts'

const uses: Readonly<Record<string, string>> = {
  execute: 'play ',
  buy: 'buy ',
  entomb: 'entomb ',
  protect: 'show ',
  'protect-discard': 'discard ',
}

/**
 * What an option is called in a scene: `play Urn`, `buy Boat`, `entomb Urn`, `show Offering Table`, `discard Sphinx`, a
 * title, a player's name, or its id.
 */
export function optionName(offer: UnlabelledOption): string {
  if (offer.key === 'player') return playerNames[Number(offer.id)] ?? offer.id
  return offer.card ? `${uses[offer.key] ?? ''}${printed(offer.card.card)}` : offer.id
}

export class Player {
  constructor(
    private readonly scene: Scene,
    readonly seat: number,
    readonly name: string,
  ) {}

  // What there is

  /** In no order. */
  get hand(): readonly string[] {
    return this.scene.names(this.zones.hand)
  }
  /** Top first. */
  get deck(): readonly string[] {
    return this.scene.names(this.zones.deck).reverse()
  }
  /** Top first. */
  get discard(): readonly string[] {
    return this.scene.names(this.zones.discard).reverse()
  }
  /** In the order laid down. */
  get tomb(): readonly string[] {
    return this.scene.names(this.zones.tomb)
  }
  /** In the order played. */
  get inPlay(): readonly string[] {
    return this.scene.names(this.zones.play)
  }

  private get zones(): Zones {
    return required(this.scene.state.players[this.seat])
  }

  /** The table as this player is shown it. */
  get sees(): ValleyTable {
    return this.scene.shownTo(this.seat)
  }

  /** Params of every line with this key, as this player reads them. */
  reads(key: string): readonly Params[] {
    return this.scene.lines.filter(line => line.key === key).map(line => paramsFor(line, this.seat))
  }

  /** The id of a card that this player can name: of the own hand, or of a place that all see. */
  idOf(name: string): string {
    const { id } = titled(name)
    const { pyramid, players } = this.sees
    const own = players[this.seat]
    const hand = own && typeof own.hand === 'object' ? own.hand : []
    const found = [...hand, ...pyramid.flat(), ...players.flatMap(player => [...player.tomb, ...player.inPlay])].find(
      card => card?.card === id,
    )
    if (!found) throw new Error(`${this.name} has no name for ${name}`)
    return found.id
  }

  /** The hand is this, in whatever order. */
  holds(hand: readonly string[], why?: string): void {
    expect([...this.hand].sort(), why ?? `the hand of ${this.name}`).toEqual([...hand].sort())
  }

  // What is asked

  /** The one open question. Fails where it is another player's. */
  get question(): UnwordedDecision {
    const [question, ...more] = this.scene.referee.decisions(this.seat)
    expect(this.scene.asked, `who is asked, instead of ${this.name} alone`).toEqual([this.name])
    expect(more).toEqual([])
    return required(question)
  }

  /** What is offered, in the order it is offered. */
  get options(): readonly string[] {
    return this.question.options.map(optionName)
  }

  /** The question has this key and, where they are given, exactly these options, in whatever order. */
  isAsked(key: string, options?: readonly string[]): void {
    const { question } = this
    expect(question.key).toBe(key)
    if (options) expect(question.options.map(optionName).sort()).toEqual([...options].sort())
  }

  /** It is this player's turn, and no action or purchase is under way. */
  isFree(): void {
    this.isAsked('play')
  }

  can(...options: readonly string[]): void {
    for (const option of options) expect(this.options).toContain(option)
  }

  /** Is not offered this, and is refused it where its id can be foretold. */
  cannot(...options: readonly string[]): void {
    for (const option of options) {
      expect(this.options).not.toContain(option)
      for (const id of this.foretold(option))
        expect(this.scene.attempt(this.seat, [id])).toMatchObject({ code: 'illegal-pick' })
    }
  }

  /** Is not offered this, for this reason of the rules. */
  cannotBecause(obstacle: ValleyObstacle, ...options: readonly string[]): void {
    this.cannot(...options)
    const { blocked } = this.question
    for (const option of options)
      for (const id of this.foretold(option)) expect(blocked?.[obstacle] ?? [], option).toContain(id)
  }

  private foretold(option: string): readonly string[] {
    if (option === 'power') return [option]
    const [use, prefix] = Object.entries(uses).find(([, words]) => option.startsWith(words)) ?? ['', '']
    const { id } = titled(option.slice(prefix.length))
    const { pyramid, players } = this.sees
    const hand = players[this.seat]?.hand
    const cards = use === 'buy' ? pyramid.flat() : typeof hand === 'object' ? hand : []
    return cards.flatMap(card =>
      card?.card === id ? [use ? `${use.replace('-discard', '')}-${card.id}` : card.id] : [],
    )
  }

  // What this player does

  /** Executes the action of a hand card, and answers what it asks by titles or ids, one after the other. */
  plays(name: string, ...answers: readonly string[]): void {
    this.picks('play', `play ${name}`)
    for (const answer of answers) this.chooses(answer)
  }

  /** Buys in the step of playing cards, and pays with these cards, one after the other. */
  buys(name: string, payment: readonly string[] = []): void {
    this.picks('play', `buy ${name}`)
    this.pays(payment)
  }

  pays(payment: readonly string[]): void {
    for (const card of payment) this.picks('pay', card)
  }

  /** Makes use of the free entombing. */
  entombs(name: string): void {
    this.picks('play', `entomb ${name}`)
  }

  /** Picks options of the open question together, by title or id. */
  chooses(...wanted: readonly string[]): void {
    const { options } = this.question
    const left = [...options]
    const ids = wanted.map(word => {
      const at = left.findIndex(offer => optionName(offer) === word || offer.id === word)
      if (at < 0) throw new Error(`${this.name} is not offered ${word}, but ${options.map(optionName).join(', ')}`)
      return required(left.splice(at, 1)[0]).id
    })
    this.scene.take(this.seat, ids)
  }

  passes(): void {
    this.chooses('pass')
  }

  /** Uses the power of the pharaoh, and answers what it asks by titles or ids, one after the other. */
  usesPower(...answers: readonly string[]): void {
    this.picks('play', 'power')
    for (const answer of answers) this.chooses(answer)
  }

  /** Answers an event with a card of the hand. */
  answers(name: string): void {
    this.picks('react', name)
  }

  /** Stops where something could go on. */
  hasEnough(): void {
    this.chooses('enough')
  }

  /** Discards a card that protects. */
  escapesWith(name: string): void {
    this.chooses(`discard ${name}`)
  }

  /** Shows a card that protects. */
  shows(name: string): void {
    this.chooses(`show ${name}`)
  }

  ends(): void {
    this.picks('play', 'end')
  }

  /** Ends the turn and lays these cards on top of the discard pile, the last one topmost. */
  endsInOrder(...names: readonly string[]): void {
    this.picks('play', 'end-order')
    expect(this.question.kind).toBe('order')
    this.chooses(...names)
  }

  /** Takes the last pick back. */
  takesBack(): void {
    this.scene.takeBack(this.seat)
  }

  /** Cannot take anything back, and is refused it. */
  cannotTakeBack(why?: string): void {
    const { referee, state } = this.scene
    const before = JSON.stringify(state)
    expect(referee.canUndo(this.seat), why).toBe(false)
    expect(referee.undo(this.seat), why).toBeNull()
    expect(JSON.stringify(this.scene.state)).toBe(before)
  }

  private picks(kind: string, word: string): void {
    expect(this.question.kind, `what ${this.name} is asked before ${word}`).toBe(kind)
    this.chooses(word)
  }
}
