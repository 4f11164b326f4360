// Valley of the Kings as it is played, by the engine's contract: setup, what is asked next, and where to find what is shown.
// Rules live in the files beside this one.
import { finish, before, done } from '../engine/effect.ts'
import type { ValleyDeclarations, ValleyPoint } from './declarations.ts'
import type { ValleyEvents } from './events.ts'
import type { GameInstance, Rules } from '../engine/game.ts'
import type { GameContext } from '../engine/game-context.ts'
import { entryAt } from '../entry.ts'
import { CardIndex } from './card-index.ts'
import { drawCards } from './deck-operations.ts'
import type { ValleyOptions } from './options.ts'
import { offerOf, sortOptions } from './offers.ts'
import { questionOf, waitingOf } from './questions.ts'
import { choosePharaohs, dealPharaohs } from './pharaoh-powers.ts'
import { redraw } from './redraw.ts'
import { copyState, startOf, type ValleyState } from './state.ts'
import { askToPlay, beginTurn } from './steps.ts'
import { steps } from './table.ts'
import { PlayerContext } from './player-context.ts'
import { resultOf, tableFor } from './view.ts'

const firstHand = 5

class ValleyPlay implements GameInstance<ValleyDeclarations> {
  private readonly turns: readonly PlayerContext[]

  constructor(
    private readonly game: GameContext<ValleyState, ValleyEvents>,
    cardIndex: CardIndex,
    options: ValleyOptions,
    seats: number,
  ) {
    const turns: PlayerContext[] = []
    for (let seat = 0; seat < seats; seat++) turns.push(new PlayerContext(game, cardIndex, options, seat, turns))
    this.turns = turns
  }

  private turn(seat: number): PlayerContext {
    return entryAt(this.turns, seat)
  }

  /** The setup (RULES.md, Setup): decks and hands, the stock with level II on level III, the pyramid, the boneyard, who begins. */
  deal(): void {
    const { game } = this
    const { state, random, journal } = game
    const { cardIndex } = this.turn(0)
    const three = state.stock.splice(0, cardIndex.levelThree)
    random.shuffle(three)
    random.shuffle(state.stock)
    state.stock.unshift(...three)
    const first = random.below(this.turns.length)
    state.first = first
    state.turn = first
    for (const context of this.turns) {
      random.shuffle(context.player.deck)
      drawCards(context, firstHand)
    }
    dealPyramid(this.turn(first))
    const bone = journal.pop(state.stock)
    this.turn(first).show(bone)
    journal.push(state.boneyard, bone)
    game.log(first, 'begin', { boneyard: this.turn(first).named(bone) })
    if (!this.turn(first).options.pharaohs) return beginTurn(this.turn(first))
    dealPharaohs(this.turns)
    journal.set(state, 'step', steps.indexOf('pharaoh'))
  }

  next() {
    const { state } = this.game
    if (state.over === 1) return done
    return steps[state.step] === 'pharaoh'
      ? choosePharaohs(this.turns, this.firstTurn)
      : askToPlay(this.turn(state.turn))
  }

  /** What comes once every seat has its pharaoh. */
  private readonly firstTurn = before(finish, () => {
    const { state } = this.game
    beginTurn(this.turn(state.first))
    return askToPlay(this.turn(state.turn))
  })

  get checkpoint(): number {
    return this.game.state.players.reduce((sum, player) => sum + player.turns, 0)
  }

  get result() {
    return resultOf(this.turns, this.turn(0).cardIndex.groups)
  }

  waiting = (point: ValleyPoint) => waitingOf(this.turn(point.seat), point)
  question = (point: ValleyPoint) => questionOf(this.turn(point.seat), point)
  sorted = (point: ValleyPoint, options: readonly number[]) => sortOptions(this.turn(point.seat), point, options)
  offer = (point: ValleyPoint, option: number) => offerOf(this.turn(point.seat), point, option)
  table: GameInstance['table'] = viewer => tableFor(this.turns, viewer, this.turn(0).cardIndex.groups)
  redraw: GameInstance['redraw'] = (viewer, random) => redraw(this.turns, viewer, random)
}

/** The setup deals the apex first, then the middle and the base, each from left to right. */
function dealPyramid(context: PlayerContext): void {
  const { game, state } = context
  for (let place = 0; place < state.pyramid.length; place++) {
    const card = game.journal.pop(state.stock)
    context.show(card)
    game.journal.put(state.pyramid, place, card)
  }
}

/** What the game is played by. */
export const rules: Rules<ValleyState, ValleyOptions> = {
  prepare: (options, seats) => {
    const cardIndex = new CardIndex(options, seats)
    return {
      seats,
      start: () => startOf(cardIndex, seats),
      play: game => new ValleyPlay(game, cardIndex, options, seats),
    }
  },
  copy: copyState,
}
