// Going back: whatever was done since a mark is undone exactly, and nothing else.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Journal } from '#shared/engine/journal.ts'
import { Chance } from '#shared/chance.ts'
import { runs } from '../properties/tested-game.ts'

interface Piled {
  readonly zones: number[][]
  count: number
  round: number
}

/** One random change by one of the six primitives. */
function change(journal: Journal, state: Piled, chance: Chance): void {
  const zone = chance.one(state.zones)
  const primitive = chance.below(6)
  if (primitive === 0 || zone.length === 0) journal.push(zone, chance.below(100))
  else if (primitive === 1) journal.pop(zone)
  else if (primitive === 2) journal.remove(zone, chance.below(zone.length))
  else if (primitive === 3) journal.put(zone, chance.below(zone.length), chance.below(100))
  else if (primitive === 4) journal.swap(zone, chance.below(zone.length), chance.below(zone.length))
  else if (chance.once(2)) state.count = journal.change(state, 'count', chance.below(1000))
  else state.round = journal.change(state, 'round', chance.below(1000))
}

const fresh = (): Piled => ({ zones: [[], [1, 2, 3], [4]], count: 0, round: 1 })

test('going back to any mark restores the state of that moment exactly', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 60 }), (seed, changes) => {
      const chance = new Chance(seed)
      const journal = new Journal()
      journal.recording = true
      const state = fresh()
      const moments = [{ mark: journal.mark(), state: structuredClone(state) }]
      for (let done = 0; done < changes; done++) {
        if (chance.once(5) && moments.length > 1) {
          const kept = chance.below(moments.length)
          const moment = moments[kept]
          if (!moment) throw new Error('no such moment')
          journal.rollback(moment.mark)
          expect(state).toEqual(moment.state)
          moments.length = kept + 1
        }
        change(journal, state, chance)
        moments.push({ mark: journal.mark(), state: structuredClone(state) })
      }
      for (const moment of moments.reverse()) {
        journal.rollback(moment.mark)
        expect(state).toEqual(moment.state)
      }
    }),
    runs(300),
  )
})

test('every primitive does what its name says while nothing is recorded, and then nothing is noted', () => {
  const journal = new Journal()
  const zone = [1, 2, 3, 4]
  journal.push(zone, 5)
  expect(zone).toEqual([1, 2, 3, 4, 5])
  expect(journal.pop(zone)).toBe(5)
  expect(journal.remove(zone, 1)).toBe(2)
  expect(zone).toEqual([1, 3, 4])
  journal.put(zone, 2, 9)
  journal.swap(zone, 0, 2)
  expect(zone).toEqual([9, 3, 1])
  const of = { turn: 1 }
  of.turn = journal.change(of, 'turn', 2)
  expect(of).toEqual({ turn: 2 })
  expect(journal.mark()).toBe(0)
})

test('changes that the journal has forgotten are not undone', () => {
  const journal = new Journal()
  journal.recording = true
  const zone = [1]
  journal.push(zone, 2)
  journal.forget()
  journal.push(zone, 3)
  journal.rollback(0)
  expect(zone).toEqual([1, 2])
})

test('taking from an empty zone or from beyond its end is an error, and never ignored', () => {
  const journal = new Journal()
  expect(() => journal.pop([])).toThrow()
  expect(() => journal.remove([1], 1)).toThrow()
})
