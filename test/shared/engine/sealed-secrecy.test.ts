// The secrecy property on a game of sealed bids and secret voyages: the same check as for the deck-builder, and games that
// leak, to prove that it catches them.
import { expect, test } from 'vitest'
import type { Game, GameInstance } from '#shared/engine/game.ts'
import type { GameContext } from '#shared/engine/game-context.ts'
import { Chance } from '#shared/chance.ts'
import { SecrecyWatch, type SecrecyRules } from '../redrawn-copies.ts'
import { toyBoardGame, type ToyBoardState } from './toy-board-game.ts'
import { required } from '#test/shared/required.ts'
import { withChanged } from '../replaced-instance.ts'

const secrets: SecrecyRules<ToyBoardState> = {
  next: ({ referee, setting }, chance) => {
    const taker = chance.below(setting.seats)
    if (chance.once(8) && referee.canUndo(taker)) return { seat: taker, undo: true }
    const seat = chance.one(referee.waitingFor)
    const question = chance.one(referee.decisions(seat))
    return { seat, decision: question.id, options: [chance.one(question.options).id] }
  },
  // What is sealed is held by no question.
  moment: () => 'open',
  withoutShown: line => {
    if (line.key === 'crates') return { ...line, params: {} }
    if (line.key === 'sold') {
      const { crate } = line.params
      return { ...line, seat: null, params: { crate } }
    }
    return line.key === 'sailed' ? { ...line, params: {} } : line
  },
  showsSilently: () => false,
  isGivenAway: () => false,
  imaginable: () => ['seal', 'back', '0>0', '1>1', '3>0', '0', '1', '2', '5'],
}

function watched(game: Game<ToyBoardState>, games: number) {
  const all = Array.from({ length: games }, (_, at) =>
    new SecrecyWatch(
      { game, options: {}, seats: 2 + (at % 3), seed: new Chance(at).seed() },
      secrets,
      new Chance(at + 500),
      2,
    ).run(300),
  )
  const sum = (key: 'copies' | 'differing' | 'followed' | 'probed') =>
    all.reduce((total, found) => total + found[key], 0)
  return {
    leak: all.find(found => found.leak !== null)?.leak ?? null,
    copies: sum('copies'),
    differing: sum('differing'),
    followed: sum('followed'),
    probed: sum('probed'),
  }
}

test('what is sealed and what is in the bag can be exchanged, and everybody else gets the same to the byte', () => {
  const { leak, copies, differing, followed, probed } = watched(toyBoardGame, 30)
  expect(leak).toBeNull()
  expect(differing / copies).toBeGreaterThan(0.9)
  expect(followed / copies).toBeGreaterThan(3)
  expect(probed).toBeGreaterThan(500)
})

/** The game with something changed so that it leaks. */
const leaking = (
  change: (instance: GameInstance, game: GameContext<ToyBoardState>) => Partial<GameInstance>,
): Game<ToyBoardState> => withChanged(toyBoardGame, change)

const sealedBy = (state: ToyBoardState, seat: number) => [
  ...required(state.bids[seat]),
  ...required(state.voyages[seat]),
]

const leaks: Readonly<Record<string, Game<ToyBoardState>>> = {
  'the table shows the sums of sealed bids': leaking((instance, game) => ({
    table: viewer => ({
      ...instance.table(viewer),
      sums: game.state.bids.map((bids, seat) =>
        game.state.sealed[seat] === 1 ? bids.reduce((sum, laid) => sum + (laid % 4), 0) : 0,
      ),
    }),
  })),
  'why a seat is waited for depends on what others have sealed': leaking((instance, game) => ({
    waiting: point => ({
      key: instance.waiting(point).key,
      params: { first: game.state.boats.some((_, seat) => seat !== point.seat && sealedBy(game.state, seat)[0] === 1) },
    }),
  })),
  'an option says where another is going': leaking((instance, game) => ({
    offer: (point, option) => ({
      ...instance.offer(point, option),
      params: {
        crowded: game.state.voyages.some(
          (voyage, seat) => seat !== point.seat && game.state.sealed[seat] === 1 && voyage.at(-1) === option,
        ),
      },
    }),
  })),
  'the next crate is known to a spectator': leaking((instance, game) => ({
    table: viewer => ({ ...instance.table(viewer), next: viewer === null ? game.state.bag.at(-1) : 0 }),
  })),
}

for (const [name, leaky] of Object.entries(leaks)) {
  test(`it catches a game in which ${name}`, () => expect(watched(leaky, 30).leak).not.toBeNull())
}
