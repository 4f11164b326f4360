// Which of two pharaohs bots choose at a table of an edition, whose own net has never met any.
import { expect, test } from 'vitest'
import { Chance } from '#shared/chance.ts'
import { Referee } from '#shared/engine/referee.ts'
import { games } from '#shared/games.ts'
import { BotPlayers } from '#shared/table/bot-players.ts'
import { accepted } from '#test/shared/accepted-options.ts'
import { required } from '#test/shared/required.ts'

test('the strongest bot does not just take the pharaoh that was dealt first', () => {
  const { valley } = games
  const seats = 2
  const options = accepted(valley.settle({ edition: 'base', pharaohs: true }, seats, () => 0))
  const chance = new Chance(1)
  const chosen = Array.from({ length: 12 }, () => {
    const referee = new Referee(valley, options, seats, chance.seed())
    const [decision] = referee.decisions(0)
    expect(decision?.kind).toBe('pharaoh')
    const table = { made: { options, seats }, dealing: { seed: '00' }, game: valley }
    const players = new BotPlayers(table as never, thrown => {
      throw thrown
    })
    const { options: picked } = players.pick(referee, 0, 'master')
    return decision?.options.findIndex(({ id }) => id === required(picked[0]))
  })
  expect(new Set(chosen)).toEqual(new Set([0, 1]))
})
