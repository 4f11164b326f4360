// What is about to reach somebody who could be spared is said in every such question, and it is what happens to whoever passes.
import { expect, test } from 'vitest'
import type { ValleyTable } from '#shared/valley/table.ts'
import { couldAnswer, lossOf, reactionIn, threatOf } from '#web/lib/valley/decision/reaction.ts'
import { textOf } from '#web/lib/valley/card/loaded-titles.ts'
import { Viewpoint } from '#web/lib/valley/table/viewpoint.svelte.ts'
import { Chance } from '#shared/chance.ts'
import {
  nextSent,
  longTimeout,
  tableSetup,
  tableOf,
  type RandomValleyGame,
} from '#test/shared/properties/valley-games.ts'
import { viewFor } from '#test/shared/properties/made-view.ts'
import { required } from '#test/shared/required.ts'
import { valleyTable, valleyView } from '#test/shared/typed-by-game.ts'
import { states } from '#test/scenes/drawn-states.ts'
import { affected as inGerman } from '#web/lib/valley/messages/de/affected.ts'
import { seenIn, type Seen } from '../seen-in.ts'

/** What has come to a seat: cards of the hand, of the discard pile. */
const holdings = ({ players }: ValleyTable, seat: number) => {
  const player = players[seat]
  return { hand: typeof player?.hand === 'object' ? player.hand.length : 0, discard: player?.discard.count ?? 0 }
}
const threats = ['dagger', 'golden-throne', 'high-priestess-of-bastet', 'plasterer']
/** What the sentence says: what comes to the discard pile. To the hand a card comes where one is drawn, if there is any. */
const discards: Readonly<Record<string, number>> = { 'golden-throne': 0, plasterer: 1, 'high-priestess-of-bastet': 1 }

/** What is read of that question. */
const read = (view: Seen) => lossOf(seenIn(view), required(reactionIn(required(view.decisions[0]))))

test('whoever could refuse a card of Plasterer reads which card it is', () => {
  const view = valleyView(required(states['affected-many'])())
  expect(read(view)).toMatch(
    /^The pyramid card that .+ chose for you, Leather Worker, would go on your discard pile\.$/,
  )
  const { given: _, ...params } = required(view.decisions[0]).params as { given?: unknown }
  // Views from before the question named the card.
  const before = { ...view, decisions: [{ ...view.decisions[0], params }] } as Seen
  expect(read(before)).toMatch(/ chose for you would go on your discard pile\.$/)
  const german = required(inGerman['plasterer'])
  expect(german({ name: 'Ben', given: 'Leather Worker' })).toContain('Die Pyramidenkarte Leather Worker, die Ben')
  expect(german({ name: 'Ben', given: '' })).toContain('Die Pyramidenkarte, die Ben')
})

test('whoever could be spared reads what would happen, and that happens', longTimeout, () => {
  const met = new Map<string, number>()
  for (let number = 0; number < 30; number++) {
    const game: RandomValleyGame = {
      ...tableSetup(3, {
        sets: ['weapons', 'priestesses', 'builders', 'artisans', 'books'],
        uniques: ['afterlife', 'premium'],
        starters: 'last-rites',
      }),
      undoes: false,
      seed: number,
      picking: number,
      picks: 500,
      habits: ['busy', 'buyer'],
    }
    const table = tableOf(game)
    const chance = new Chance(number)
    for (let picks = 0; picks < 500 && !table.referee.over; picks++) {
      const sent = nextSent(table, game, chance)
      const view = valleyView(viewFor(table, sent.seat))
      const decision = required(view.decisions[0])
      const reaction = reactionIn(decision)
      const threat = reaction && threatOf(reaction)
      if (reaction) for (const title of couldAnswer(reaction)) expect(textOf(title).reaction).toBeTruthy()
      if (!reaction || threat === null) {
        const wanted =
          decision.kind === 'play' &&
          decision.options.find(
            ({ key, card }) => (key === 'execute' || key === 'buy') && threats.includes(card?.card ?? ''),
          )
        table.sendLegal(wanted ? { seat: sent.seat, decision: decision.id, options: [wanted.id] } : sent)
        continue
      }
      const viewpoint = new Viewpoint(() => view)
      expect([threat, lossOf(viewpoint, reaction)]).toEqual([threat, expect.stringMatching(/would .*\.$/)])
      const before = holdings(view.table, sent.seat)
      table.sendLegal({ seat: sent.seat, decision: decision.id, options: ['pass'] })
      met.set(threat, (met.get(threat) ?? 0) + 1)
      const after = holdings(valleyTable(viewFor(table, sent.seat).table), sent.seat)
      // Drawing may turn the discard pile over; where it does not, it grows by just what was said.
      if (after.discard >= before.discard && threat in discards)
        expect([threat, after.discard - before.discard]).toEqual([threat, discards[threat]])
      if (threat === 'golden-throne') expect(after.hand - before.hand).toBeLessThanOrEqual(1)
    }
  }
  expect([...met.keys()].sort()).toEqual(threats)
})
