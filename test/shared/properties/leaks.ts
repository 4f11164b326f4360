// Games that leak, each in one of the ways in which real tables have leaked. The secrecy property is worth something only
// if it catches every one of them.
import { deadEnd, type DecisionPoint } from '#shared/engine/effect.ts'
import type { Game, GameInstance } from '#shared/engine/game.ts'
import type { GameContext } from '#shared/engine/game-context.ts'
import { valley } from '#shared/valley/index.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { valleyTable } from '#test/shared/typed-by-game.ts'

/** The deck-builder with something changed. What is not named stays as it is, the exchange of hidden cards above all. */
function leaking(
  change: (instance: GameInstance, game: GameContext<ValleyState>, honest: GameInstance) => Partial<GameInstance>,
  rules: Readonly<Record<string, unknown>> = {},
): Game<ValleyState> {
  return {
    ...valley,
    prepare: (options, seats) => {
      const prepared = valley.prepare(options, seats)
      const changed = Object.keys(rules).length > 0 ? valley.prepare({ ...options, ...rules }, seats) : null
      return { ...prepared, play: game => played(game, prepared.play(game), changed?.play(game)) }
    },
  }

  function played(game: GameContext<ValleyState>, honest: GameInstance, instance = honest): GameInstance {
    const whole: GameInstance = {
      deal: () => instance.deal(),
      next: () => instance.next(),
      get checkpoint() {
        return instance.checkpoint
      },
      get result() {
        return instance.result
      },
      waiting: point => instance.waiting(point),
      question: point => instance.question(point),
      sorted: (point, options) => instance.sorted(point, options),
      offer: (point, option) => instance.offer(point, option),
      blocked: point => instance.blocked(point),
      table: viewer => instance.table(viewer),
      redraw: (viewer, random) => honest.redraw(viewer, random),
    }
    return Object.defineProperties(whole, Object.getOwnPropertyDescriptors(change(instance, game, honest)))
  }
}

const holds = (point: DecisionPoint) => point.kind === 'react' && point.candidates.length > 1
/** A question to which every card is an option. */
const nothingAsked: DecisionPoint = {
  seat: 0,
  key: '',
  kind: 'choose-card',
  about: null,
  candidates: [],
  min: 0,
  max: 0,
  ordered: false,
  cannotFail: true,
  answer: () => deadEnd,
}
/** The title of a card, wherever it lies. */
const title = (instance: GameInstance, card = -1): string =>
  card < 0 ? '' : (instance.offer(nothingAsked, card).card?.card ?? '')
const isUrn = (instance: GameInstance, card: number | undefined): boolean => title(instance, card) === 'urn'

export const leaks: Readonly<Record<string, Game<ValleyState>>> = {
  'why a seat is waited for says whether it holds the card': leaking(instance => ({
    waiting: point => ({
      key: instance.waiting(point).key,
      params: { ...instance.waiting(point).params, holds: holds(point) },
    }),
  })),

  'only the real holder of Boat and Cat is asked, without the option': leaking(() => ({}), { quickReactions: true }),

  'the key of a wait depends on how many cards the asked seat can answer with': leaking(instance => ({
    waiting: point => (holds(point) ? { key: 'waiting.answer', params: {} } : instance.waiting(point)),
  })),

  "an offer tells a card of the neighbour's hand": leaking((instance, game) => ({
    offer: (point, option) => {
      const next = game.state.players[(point.seat + 1) % game.state.players.length]
      return {
        ...instance.offer(point, option),
        params: { ...instance.offer(point, option).params, beside: title(instance, next?.hand[0]) },
      }
    },
  })),

  'a question tells what lies on top of the own deck': leaking((instance, game) => ({
    question: point => ({
      ...instance.question(point),
      next: title(instance, game.state.players[point.seat]?.deck.at(-1)),
    }),
  })),

  'an action is offered only if the card it would draw is of use': leaking((instance, game) => ({
    next: () => {
      const outcome = instance.next()
      if (typeof outcome !== 'object' || !('answer' in outcome)) return outcome
      const wasted = (option: number) =>
        instance.offer(outcome, option).id.startsWith('execute-') &&
        title(instance, option % 1024) === 'box-of-food' &&
        isUrn(instance, game.state.players[outcome.seat]?.deck.at(-1))
      const candidates = outcome.candidates.filter(option => !wasted(option))
      return {
        ...outcome,
        candidates,
        doubtful: (outcome.doubtful ?? 0) - (outcome.candidates.length - candidates.length),
      }
    },
  })),

  'a searched deck is offered in its order': leaking(() => ({ sorted: (_, options) => options })),

  'the table shows a spectator what comes next out of the stock': leaking((instance, game) => ({
    table: viewer => ({
      ...instance.table(viewer),
      ...(viewer === null ? { next: title(instance, game.state.stock.at(-1)) } : {}),
    }),
  })),

  'the number of cards in a deck leaves out its urns': leaking((instance, game) => ({
    table: viewer => {
      const table = valleyTable(instance.table(viewer))
      return {
        ...table,
        players: table.players.map((player, seat) => ({
          ...player,
          deck: player.deck - (game.state.players[seat]?.deck.filter(card => isUrn(instance, card)).length ?? 0),
        })),
      }
    },
  })),

  'the public line of a draw names the cards': leaking((_, game) => {
    const log = game.log.bind(game)
    game.log = (seat, key, params, secret) =>
      log(seat, key, key === 'draw' ? (secret?.params ?? params) : params, secret)
    return {}
  }),

  'the public line of a look names the cards': leaking((_, game) => {
    const log = game.log.bind(game)
    game.log = (seat, key, params, secret) =>
      log(seat, key, key === 'look' ? (secret?.params ?? params) : params, secret)
    return {}
  }),

  'the table shows the pharaohs dealt to everybody': leaking((instance, game) => ({
    table: viewer => ({ ...instance.table(viewer), dealt: game.state.players.map(({ dealt }) => [...dealt]) }),
  })),

  "a drawn urn makes the table's numbers jump": leaking((instance, game) => {
    const log = game.log.bind(game)
    game.log = (seat, key, params, secret) => {
      log(seat, key, params, secret)
      if (key === 'draw' && isUrn(instance, game.state.players[seat ?? 0]?.hand.at(-1))) game.numbers.shown++
    }
    return {}
  }),

  "a drawn urn makes the log's numbers jump": leaking((instance, game) => {
    const log = game.log.bind(game)
    game.log = (seat, key, params, secret) => {
      log(seat, key, params, secret)
      if (key === 'draw' && isUrn(instance, game.state.players[seat ?? 0]?.hand.at(-1))) game.numbers.lines++
    }
    return {}
  }),

  'a batch gets past a draw if an urn was drawn': leaking((instance, game) => {
    let barrier = false
    Object.defineProperty(game, 'barrier', {
      get: () => barrier && !isUrn(instance, game.state.players[game.state.turn]?.hand.at(-1)),
      set: (value: boolean) => {
        barrier = value
      },
    })
    return {}
  }),

  'the round shown is another while somebody holds the Boat': leaking((instance, game) => ({
    table: viewer => ({
      ...instance.table(viewer),
      round:
        game.state.round +
        (game.state.players.some(({ hand }) => hand.some(card => title(instance, card) === 'boat')) ? 0.5 : 0),
    }),
  })),
}
