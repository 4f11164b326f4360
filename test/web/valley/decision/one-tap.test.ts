// What can be taken back is answered by one tap on a card where it lies, whatever is asked; the table takes it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ValleyDeclarations } from '#shared/valley/declarations.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { Intent } from '#web/lib/valley/table/intent.svelte.ts'
import { Viewpoint } from '#web/lib/valley/table/viewpoint.svelte.ts'
import { longTimeout, play, randomBaseGames, runs } from '#test/shared/properties/valley-games.ts'
import { openValleyDecision, valleyTable } from '#test/shared/typed-by-game.ts'
import { viewOf } from '#test/shared/wire-records.ts'

test('a falling card, a sacrifice, a discard, the second of two cards to swap: one tap answers', longTimeout, () => {
  const answered = new Set<string>()
  fc.assert(
    fc.property(randomBaseGames, fc.nat(), (game, seed) => {
      play({ ...game, undoes: false, habits: ['busy', 'swapper'] }, table => {
        const { referee } = table
        const [seat] = referee.waitingFor
        const decision = seat === undefined || referee.over ? undefined : openValleyDecision(referee, seat)
        if (seat === undefined || !decision?.undoable || decision.kind === 'play' || decision.kind === 'pay') return
        const shown = valleyTable(referee.table(seat))
        const sent: (readonly string[])[] = []
        const pick = (_: string, options: readonly string[]) => {
          sent.push(options)
          return Promise.resolve(null)
        }
        const view = { ...viewOf<ValleyTable, ValleyDeclarations>({ you: seat, decisions: [decision] }), table: shown }
        const viewpoint = new Viewpoint(() => view)
        const intent = new Intent({ pending: null, pick, undo: () => Promise.resolve(null) }, viewpoint)
        if (intent.pair) return
        const { hand, pyramid } = intent.optionPlaces
        const held = viewpoint.hand.filter(({ id }) => hand.has(id))
        const card = held[seed % held.length]
        const [place] = [...pyramid.keys()].slice(seed % Math.max(1, pyramid.size))
        if (card) intent.tapHand(card)
        else if (place !== undefined) intent.tapPlace(place)
        else return
        expect(sent).toEqual([[(card ? hand.get(card.id) : pyramid.get(place ?? 0))?.id]])
        table.sendLegal({ seat, decision: decision.id, options: sent[0] ?? [] })
        answered.add(decision.key)
      })
    }),
    runs(12),
  )
  expect([...answered]).toEqual(expect.arrayContaining(['crumble', 'sacrifice.hand', 'discard.hand', 'swap.second']))
})
