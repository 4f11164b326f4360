// Looking ahead, in every game: it sees what is so, and leaves no trace.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Match } from '#shared/engine/match.ts'
import { Chance } from '../chance.ts'
import { canReallyComplete } from '../completion.ts'
import { patience, runs, type DescribedGame } from './kind.ts'
import { kinds } from './kinds.ts'

describe.each(kinds)('$game.name', kind => {
  /** A game on the level of integers, each pick legal; where several seats are asked, any of them goes first. */
  function integers(game: DescribedGame, look: (match: Match, chance: Chance, ask: Match['open'][number]['ask']) => void): void {
    const { setting } = kind.tableOf(game)
    const match = new Match(setting.game, setting.options, setting.seats, setting.seed)
    const chance = new Chance(game.picking)
    for (let made = 0; made < game.picks && match.open.length > 0; made++) {
      const { ask } = chance.one(match.open)
      look(match, chance, ask)
      const options = match.options(ask)
      const count = ask.min + chance.below(Math.min(ask.max, options.length) - ask.min + 1)
      match.pick(ask, chance.some(options, count))
    }
  }

  test('options checked one by one, when picked, are those found by looking at all of them', patience, () => {
    fc.assert(fc.property(kind.described, game => {
      integers(game, (match, chance, ask) => {
        const offered = match.options(ask)
        if (ask.min <= 1) expect(ask.candidates.filter(option => match.isLegal(ask, [option]))).toEqual(offered)
        expect(match.isLegal(ask, [-77])).toBe(false)
        expect(match.isLegal(ask, chance.some(offered, ask.min))).toBe(true)
      })
    }), runs(20))
  })

  test('what is offered is exactly what can be completed when it is carried out in earnest', patience, () => {
    let refused = 0
    fc.assert(fc.property(kind.described, game => {
      integers(game, (match, _, ask) => {
        const { run } = match
        if (run.state.unknown === 1 || match.open.length > 1 || ask.min !== 1 || ask.max !== 1 || ask.candidates.length === 1) return
        const offered = match.options(ask)
        expect(offered).toEqual(ask.candidates.filter(option => canReallyComplete(run, ask, option)))
        refused += ask.candidates.length - offered.length
      })
    }), runs(25))
    expect(refused > 100, `${refused} were left out`).toBe(kind.hasDeadEnds)
  })

  test('looking ahead at integers changes nothing: state, numbers and journal', patience, () => {
    fc.assert(fc.property(kind.described, game => {
      integers(game, (match, chance, ask) => {
        const { run } = match
        if (!chance.once(15)) return
        const state = kind.game.copy(run.state)
        const numbers = structuredClone(run.numbers)
        match.options(ask)
        for (const option of ask.candidates) match.isLegal(ask, [option])
        expect([run.state, run.numbers, run.journal.mark(), run.trying]).toEqual([state, numbers, 0, false])
      })
    }), runs(15))
  })
})
