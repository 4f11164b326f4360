// Valley of the Kings as it is played, by the engine's contract: setup, what is asked next, and where to find what is shown.
// Rules live in the files beside this one.
import { done, type Then } from '../engine/ask.ts'
import type { Play, Rules, Settled } from '../engine/game.ts'
import type { Run } from '../engine/run.ts'
import { Deck } from './deck.ts'
import { drawCards } from './draw.ts'
import type { ValleyOptions } from './options.ts'
import { offerOf, questionOf, sortOptions, waitingOf } from './questions.ts'
import { choosePharaohs, dealPharaohs } from './pharaohs.ts'
import { redraw } from './redraw.ts'
import { copyState, startOf, type ValleyState } from './state.ts'
import { askToPlay, beginTurn } from './steps.ts'
import { steps } from './table.ts'
import { Turn } from './turn.ts'
import { resultOf, tableFor } from './view.ts'

const firstHand = 5

/** The frozen table of a game's cards: the one made last is kept, for a table asks for its own again and again. */
function deckOf(options: Settled, seats: number): Deck {
  if (last?.options !== options || last.seats !== seats) last = { options, seats, deck: new Deck(options as ValleyOptions, seats) }
  return last.deck
}
let last: { readonly options: Settled, readonly seats: number, readonly deck: Deck } | null = null

class ValleyPlay implements Play {
  private readonly turns: readonly Turn[]

  constructor(private readonly run: Run<ValleyState>, options: Settled, seats: number) {
    const deck = deckOf(options, seats)
    const turns: Turn[] = []
    for (let seat = 0; seat < seats; seat++) turns.push(new Turn(run, deck, options as ValleyOptions, seat, turns))
    this.turns = turns
  }

  private turn(seat: number): Turn {
    return this.turns[seat] as Turn
  }

  /** Setup (rulebook): decks and hands, the stock with level II on level III, the pyramid, the boneyard, who begins. */
  deal(): void {
    const { run } = this
    const { state, random, journal } = run
    const { deck } = this.turn(0)
    const three = state.stock.splice(0, deck.levelThree)
    random.shuffle(three)
    random.shuffle(state.stock)
    state.stock.unshift(...three)
    const first = random.below(this.turns.length)
    state.first = first
    state.turn = first
    for (const turn of this.turns) {
      random.shuffle(turn.player.deck)
      drawCards(turn, firstHand)
    }
    dealPyramid(this.turn(first))
    const bone = journal.pop(state.stock)
    this.turn(first).show(bone)
    journal.push(state.boneyard, bone)
    run.tell(first, 'begin', { boneyard: this.turn(first).named(bone) })
    if (!this.turn(first).options.pharaohs) return beginTurn(this.turn(first))
    dealPharaohs(this.turns)
    journal.set(state, 'step', steps.indexOf('pharaoh'))
  }

  next() {
    const { state } = this.run
    if (state.over === 1) return done
    return steps[state.step] === 'pharaoh' ? choosePharaohs(this.turns, this.firstTurn) : askToPlay(this.turn(state.turn))
  }

  /** What comes once every seat has its pharaoh. */
  private readonly firstTurn: Then = {
    sure: true,
    go: () => {
      const { state } = this.run
      beginTurn(this.turn(state.first))
      return askToPlay(this.turn(state.turn))
    },
  }

  get stretch(): number {
    return this.run.state.players.reduce((sum, player) => sum + player.turns, 0)
  }

  get result() {
    return resultOf(this.turns, this.turn(0).deck.groups)
  }

  waiting: Play['waiting'] = ask => waitingOf(this.turn(ask.seat), ask)
  question: Play['question'] = ask => questionOf(this.turn(ask.seat), ask)
  sorted: Play['sorted'] = (ask, options) => sortOptions(this.turn(ask.seat), ask, options)
  offer: Play['offer'] = (ask, option) => offerOf(this.turn(ask.seat), ask, option)
  table: Play['table'] = viewer => tableFor(this.turns, viewer, this.turn(0).deck.groups)
  redraw: Play['redraw'] = (viewer, random) => redraw(this.turns, viewer, random)
}

/** The setup deals the apex first, then the middle and the base, each from left to right. */
function dealPyramid(turn: Turn): void {
  const { run, state } = turn
  for (let place = 0; place < state.pyramid.length; place++) {
    const card = run.journal.pop(state.stock)
    turn.show(card)
    run.journal.put(state.pyramid, place, card)
  }
}

/** What the game is played by. */
export const rules: Rules<ValleyState> = {
  start: (options, seats) => startOf(deckOf(options, seats), seats),
  copy: copyState,
  play: (run, options, seats) => new ValleyPlay(run, options, seats),
}
