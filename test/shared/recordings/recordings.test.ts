// A game whose recorded picks come out otherwise has another version: else running tables could not be gone on with, or
// would go on as games that nobody has played.
import { hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import type { Game } from '#shared/engine/game.ts'
import { joined, movesIn, textOf } from '#shared/engine/recorded-moves.ts'
import { Replay } from '#shared/engine/game-replay.ts'
import type { State } from '#shared/engine/game-context.ts'
import { games } from '#shared/games.ts'
import { gameNames } from '#shared/game-names.ts'
import { titles } from '#shared/valley/catalogue.ts'
import { outcomeOf, recordingOf } from './recorded.ts'
import { isValleyLine } from '#test/shared/typed-by-game.ts'

test('every title of the deck-builder is bought in some recorded game, and all but a few that can be played are played', () => {
  const used = new Set(
    recordingOf('valley').games.flatMap(({ options, seats, seed, moves }) => {
      const replay = new Replay(games.valley, { options, seats, seed: hexToBytes(seed), moves: movesIn(moves) })
      replay.goTo(replay.length)
      return replay.lines.filter(isValleyLine('buy', 'play')).map(({ key, params }) => `${key} ${params.card.card}`)
    }),
  )
  expect(titles.filter(({ kind, id }) => kind !== 'starter' && !used.has(`buy ${id}`)).map(({ id }) => id)).toEqual([])
  expect(titles.filter(({ timing, id }) => timing.startsWith('action') && !used.has(`play ${id}`)).length).toBeLessThan(
    5,
  )
})

describe.each(gameNames)('%s', name => {
  const { version, games: recorded } = recordingOf(name)

  test('was recorded with the version that it has now (`npm run record` records anew)', () => {
    expect(version).toBe(games[name].version)
  })

  test.each(recorded)('$name: comes out as it did, or the version must be raised', game => {
    expect(outcomeOf(games[name], game)).toBe(game.outcome)
  })

  test('each recorded game has come to its end, or to the end of what is recorded, without a refusal', () => {
    expect(recorded.length).toBeGreaterThan(4)
    for (const { outcome } of recorded) expect(outcome).toMatch(/^([0-9a-f]{8} )+(\[[\d,-]+\]|undefined)$/)
    expect(recorded.filter(({ outcome }) => outcome.endsWith(']')).length).toBeGreaterThan(recorded.length - 3)
  })

  test('undos and picks sent together are recorded too', () => {
    const moves = recorded.map(game => movesIn(game.moves))
    expect(moves.map(textOf)).toEqual(recorded.map(game => game.moves))
    const oneByOne = moves.map(all => all.reduce((text, move) => joined(text, textOf([move])), ''))
    expect(oneByOne).toEqual(recorded.map(game => game.moves))
    expect(moves.flat().filter(move => 'undo' in move).length).toBeGreaterThan(10)
    expect(moves.flat().filter(move => 'then' in move).length).toBeGreaterThan(10)
  })

  test('a changed rule is seen: cards or blocks that come in another order make another outcome', () => {
    const [game] = recorded
    if (!game) throw new Error('nothing is recorded')
    const rules = games[name]
    const changed: Game<State> = {
      ...rules,
      prepare: (options, seats) => {
        const prepared = rules.prepare(options, seats)
        return { ...prepared, start: () => ({ ...prepared.start(), position: 1 }) }
      },
    }
    expect(outcomeOf(changed, game)).not.toBe(game.outcome)
  })
})
