// Implements the engine's interface for Valley of the Kings: setup and what is asked next. The rules themselves are in the
// other files of this folder.
import { finish, before, done, type Outcome } from '../engine/effect.ts'
import type { ValleyDeclarations, ValleyPoint } from './declarations.ts'
import type { ValleyEvents } from './events.ts'
import type { GameInstance, Rules } from '../engine/game.ts'
import type { GameContext } from '../engine/game-context.ts'
import { entryAt } from '../entry.ts'
import { CardIndex } from './card-index.ts'
import { drawCards } from './deck-operations.ts'
import type { ValleyOptions } from './options.ts'
import { blockedIn } from './blocked.ts'
import { offerOf, sortOptions } from './offers.ts'
import { questionOf, waitingOf } from './questions.ts'
import { choosePharaohs, dealPharaohs } from './pharaoh-powers.ts'
import { redraw } from './redraw.ts'
import { completeStored, copyState, startOf, type ValleyState } from './state.ts'
import { beginTurn, playing } from './steps.ts'
import { numberOfStep } from './table.ts'
import { PlayerContext } from './player-context.ts'
import { resultOf, tableFor } from './view.ts'

const firstHand = 5

class ValleyPlay implements GameInstance<ValleyDeclarations> {
  private readonly contexts: readonly PlayerContext[]
  /** By seat, what asks it what to do in its turn. */
  private readonly askToPlay: readonly (() => Outcome)[]

  constructor(
    private readonly game: GameContext<ValleyState, ValleyEvents>,
    cardIndex: CardIndex,
    options: ValleyOptions,
    seats: number,
  ) {
    completeStored(game.state)
    const contexts: PlayerContext[] = []
    for (let seat = 0; seat < seats; seat++) contexts.push(new PlayerContext(game, cardIndex, options, seat, contexts))
    this.contexts = contexts
    this.askToPlay = contexts.map(playing)
  }

  private contextOf(seat: number): PlayerContext {
    return entryAt(this.contexts, seat)
  }

  /** The setup (RULES.md, Setup): decks and hands, the stock with level II on level III, the pyramid, the boneyard, who begins. */
  deal(): void {
    const { game } = this
    const { state, random, journal } = game
    const { cardIndex } = this.contextOf(0)
    const [three, two] = [state.stock.slice(0, cardIndex.levelThree), state.stock.slice(cardIndex.levelThree)]
    for (const level of [three, two]) random.shuffle(level)
    for (const [at, card] of [...three, ...two].entries()) journal.put(state.stock, at, card)
    const first = random.below(this.contexts.length)
    state.first = journal.change(state, 'first', first)
    state.turn = journal.change(state, 'turn', first)
    for (const context of this.contexts) {
      random.shuffle(context.player.deck)
      drawCards(context, firstHand)
    }
    dealPyramid(this.contextOf(first))
    const bone = journal.pop(state.stock)
    this.contextOf(first).show(bone)
    journal.push(state.boneyard, bone)
    game.log(first, 'begin', { boneyard: this.contextOf(first).cardRef(bone) })
    if (!this.contextOf(first).options.pharaohs) return beginTurn(this.contextOf(first))
    dealPharaohs(this.contexts)
    state.step = journal.change(state, 'step', numberOfStep.pharaoh)
  }

  next() {
    const { state } = this.game
    if (state.over === 1) return done
    return state.step === numberOfStep.pharaoh ? choosePharaohs(this.contexts, this.firstTurn) : this.askInTurn()
  }

  /** What follows once every seat has its pharaoh. */
  private readonly firstTurn = before(finish, () => {
    const { state } = this.game
    beginTurn(this.contextOf(state.first))
    return this.askInTurn()
  })

  private askInTurn(): Outcome {
    return entryAt(this.askToPlay, this.game.state.turn)()
  }

  get checkpoint(): number {
    return this.game.state.players.reduce((sum, player) => sum + player.turns, 0)
  }

  get result() {
    return resultOf(this.contexts, this.contextOf(0).cardIndex.groups)
  }

  waiting = (point: ValleyPoint) => waitingOf(this.contextOf(point.seat), point)
  question = (point: ValleyPoint) => questionOf(this.contextOf(point.seat), point)
  sorted = (point: ValleyPoint, options: readonly number[]) => sortOptions(this.contextOf(point.seat), point, options)
  offer = (point: ValleyPoint, option: number) => offerOf(this.contextOf(point.seat), point, option)
  blocked = (point: ValleyPoint) => blockedIn(this.contextOf(point.seat), point)
  table: GameInstance['table'] = viewer => tableFor(this.contexts, viewer, this.contextOf(0).cardIndex.groups)
  redraw: GameInstance['redraw'] = (viewer, random, isThought) => redraw(this.contexts, viewer, random, isThought)
}

/** Deals the pyramid: the apex first, then the middle and the base, each from left to right. */
function dealPyramid(context: PlayerContext): void {
  const { game, state } = context
  for (let slot = 0; slot < state.pyramid.length; slot++) {
    const card = game.journal.pop(state.stock)
    context.show(card)
    game.journal.put(state.pyramid, slot, card)
  }
}

/** The rules as the engine takes them. */
export const rules: Rules<ValleyState, ValleyOptions> = {
  prepare: (options, seats) => {
    const cardIndex = new CardIndex(options, seats)
    const start = startOf(cardIndex, seats)
    return {
      seats,
      start: () => copyState(start),
      play: game => new ValleyPlay(game, cardIndex, options, seats),
    }
  },
  copy: copyState,
}
