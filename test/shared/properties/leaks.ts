// Games that tell what they should not, each in one of the ways in which real tables have leaked. The secrecy property
// is worth something only if it catches every one of them.
import type { Ask } from '#shared/engine/ask.ts'
import type { Game, Play } from '#shared/engine/game.ts'
import type { Run } from '#shared/engine/run.ts'
import { valley } from '#shared/valley/game.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import type { ValleyTable } from '#shared/valley/table.ts'

/** The deck-builder with something changed. What is not named stays as it is, the exchange of hidden cards above all. */
function leaking(change: (play: Play, run: Run<ValleyState>, honest: Play) => Partial<Play>, rules: Readonly<Record<string, unknown>> = {}): Game<ValleyState> {
  return {
    ...valley,
    play: (run, options, seats) => {
      const honest = valley.play(run, options, seats)
      const play = Object.keys(rules).length > 0 ? valley.play(run, { ...options, ...rules }, seats) : honest
      const whole: Play = {
        deal: () => play.deal(), next: () => play.next(), get stretch() { return play.stretch }, get result() { return play.result },
        waiting: ask => play.waiting(ask), question: ask => play.question(ask), sorted: (ask, options) => play.sorted(ask, options),
        offer: (ask, option) => play.offer(ask, option), table: viewer => play.table(viewer), redraw: (viewer, random) => honest.redraw(viewer, random),
      }
      return Object.defineProperties(whole, Object.getOwnPropertyDescriptors(change(play, run, honest)))
    },
  }
}

const holds = (ask: Ask) => ask.kind === 'react' && ask.candidates.length > 1
/** The title of a card, wherever it lies. */
const title = (play: Play, card = -1): string => card < 0 ? '' : play.offer({ seat: 0, key: '', kind: '', facts: [] } as unknown as Ask, card).card?.card ?? ''
const isUrn = (play: Play, card: number | undefined): boolean => title(play, card) === 'urn'

export const leaks: Readonly<Record<string, Game<ValleyState>>> = {
  'why a seat is waited for says whether it holds the card': leaking(play => ({
    waiting: ask => ({ key: play.waiting(ask).key, params: { ...play.waiting(ask).params, holds: holds(ask) } }),
  })),

  'only the real holder of Boat and Cat is asked, without the option': leaking(() => ({}), { quickReactions: true }),

  'the key of a wait depends on how many cards the asked seat can answer with': leaking(play => ({
    waiting: ask => holds(ask) ? { key: 'waiting.answer', params: {} } : play.waiting(ask),
  })),

  'an offer tells a card of the neighbour\'s hand': leaking((play, run) => ({
    offer: (ask, option) => {
      const next = run.state.players[(ask.seat + 1) % run.state.players.length]
      return { ...play.offer(ask, option), params: { ...play.offer(ask, option).params, beside: title(play, next?.hand[0]) } }
    },
  })),

  'a question tells what lies on top of the own deck': leaking((play, run) => ({
    question: ask => ({ ...play.question(ask), params: { ...play.question(ask).params, next: title(play, run.state.players[ask.seat]?.deck.at(-1)) } }),
  })),

  'an action is offered only if the card it would draw is of use': leaking((play, run) => ({
    next: () => {
      const step = play.next()
      if (typeof step !== 'object' || !('answer' in step)) return step
      const wasted = (option: number) => play.offer(step, option).id.startsWith('execute-') && title(play, option % 1024) === 'box-of-food' && isUrn(play, run.state.players[step.seat]?.deck.at(-1))
      const candidates = step.candidates.filter(option => !wasted(option))
      return { ...step, candidates, doubtful: (step.doubtful ?? 0) - (step.candidates.length - candidates.length) }
    },
  })),

  'a searched deck is offered in its order': leaking(() => ({ sorted: (_, options) => options })),

  'the table shows a spectator what comes next out of the stock': leaking((play, run) => ({
    table: viewer => ({ ...play.table(viewer), ...(viewer === null ? { next: title(play, run.state.stock.at(-1)) } : {}) }),
  })),

  'the number of cards in a deck leaves out its urns': leaking((play, run) => ({
    table: viewer => {
      const table = play.table(viewer) as ValleyTable
      return { ...table, players: table.players.map((player, seat) => ({ ...player, deck: player.deck - (run.state.players[seat]?.deck.filter(card => isUrn(play, card)).length ?? 0) })) }
    },
  })),

  'the public line of a draw names the cards': leaking((_, run) => {
    const tell = run.tell.bind(run)
    run.tell = (seat, key, params, secret) => tell(seat, key, key === 'draw' ? secret?.params ?? params : params, secret)
    return {}
  }),

  'the public line of a look names the cards': leaking((_, run) => {
    const tell = run.tell.bind(run)
    run.tell = (seat, key, params, secret) => tell(seat, key, key === 'look' ? secret?.params ?? params : params, secret)
    return {}
  }),

  'the table shows the pharaohs dealt to everybody': leaking((play, run) => ({
    table: viewer => ({ ...play.table(viewer), dealt: run.state.players.map(({ dealt }) => [...dealt]) }),
  })),

  'a drawn urn makes the table\'s numbers jump': leaking((play, run) => {
    const tell = run.tell.bind(run)
    run.tell = (seat, key, params, secret) => {
      tell(seat, key, params, secret)
      if (key === 'draw' && isUrn(play, run.state.players[seat ?? 0]?.hand.at(-1))) run.numbers.shown++
    }
    return {}
  }),

  'a drawn urn makes the log\'s numbers jump': leaking((play, run) => {
    const tell = run.tell.bind(run)
    run.tell = (seat, key, params, secret) => {
      tell(seat, key, params, secret)
      if (key === 'draw' && isUrn(play, run.state.players[seat ?? 0]?.hand.at(-1))) run.numbers.lines++
    }
    return {}
  }),

  'a batch gets past a draw if an urn was drawn': leaking((play, run) => {
    let barrier = false
    Object.defineProperty(run, 'barrier', {
      get: () => barrier && !isUrn(play, run.state.players[run.state.turn]?.hand.at(-1)),
      set: (value: boolean) => { barrier = value },
    })
    return {}
  }),

  'the round shown is another while somebody holds the Boat': leaking((play, run) => ({
    table: viewer => ({ ...play.table(viewer), round: run.state.round + (run.state.players.some(({ hand }) => hand.some(card => title(play, card) === 'boat')) ? 0.5 : 0) }),
  })),
}
