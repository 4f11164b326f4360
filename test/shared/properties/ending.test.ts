// Every game ends, however its players drag it out.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ValleyState } from '#shared/valley/state.ts'
import type { Table } from '../tables.ts'
import { habits, patience, play, runs, whole, type Described } from './playing.ts'

/** More than any game that ends can take: ten idle rounds for each card of stock and pyramid, and then some. */
const picksAtMost = 60_000
const picksInATurn = 400

function playedOut(game: Described, look: (table: Table<ValleyState>) => void = () => undefined): Table<ValleyState> {
  let began = 0
  let stretch = -1
  return play({ ...game, picks: picksAtMost }, table => {
    if (table.referee.stretch !== stretch) {
      stretch = table.referee.stretch
      began = table.picks.length
    }
    expect(table.picks.length - began).toBeLessThan(picksInATurn)
    look(table)
  })
}

function expectEnd(table: Table<ValleyState>): void {
  const { referee, run: { state } } = table
  expect(referee.over).toBe(true)
  expect(referee.waitingFor).toEqual([])
  expect([state.stock, state.pyramid]).toEqual([[], [-1, -1, -1, -1, -1, -1]])
  expect(new Set(state.players.map(player => player.turns)).size).toBe(1)
  expect(referee.result?.winners.length).toBeGreaterThan(0)
}

test('every game ends with stock and pyramid empty, after as many turns for each, and with a winner', patience, () => {
  fc.assert(fc.property(whole, game => expectEnd(playedOut(game))), runs(40))
})

test('a table full of players of one habit ends, whether they never buy, never entomb, end at once or only swap', patience, () => {
  for (const habit of habits) {
    fc.assert(fc.property(whole, game => expectEnd(playedOut({ ...game, habits: [habit] }))), runs(2))
  }
})

test('players who hold up the end by swapping are made to sacrifice', patience, () => {
  let forced = 0
  fc.assert(fc.property(whole, game => {
    const isHeldUp = ({ referee }: Table<ValleyState>) => referee.waitingFor.some(seat => referee.decisions(seat)[0]?.key === 'rebuild.held-up')
    expectEnd(playedOut({ ...game, habits: ['swapper'] }, table => { if (isHeldUp(table)) forced++ }))
  }), runs(6))
  expect(forced).toBeGreaterThan(0)
})
