// Marches that are drawn with a finger: over whatever it comes.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facts } from '#shared/tal/board.ts'
import { indexOfPlace, neighbours, nameOfPlace, places } from '#shared/tal/places.ts'
import type { MarchStep, PieceName, PlaceName } from '#shared/tal/table.ts'
import { drawnOn, redrawn, rewritingOf } from '#web/lib/tal/marches/drawn-way.ts'
import { required } from '#test/shared/required.ts'

const place = fc.constantFrom(...places.map(({ name }) => name))
const besides = (one: PlaceName): readonly PlaceName[] => (neighbours[indexOfPlace(one)] ?? []).map(nameOfPlace)

describe('a way', () => {
  test('has only steps from a place to one beside it, and never more than there may be', () => {
    fc.assert(
      fc.property(place, fc.array(place, { maxLength: 12 }), fc.integer({ min: 0, max: 6 }), (from, over, most) => {
        const way = over.reduce<readonly PlaceName[]>((drawn, next) => drawnOn(drawn, next, most) ?? drawn, [from])
        expect(way.length - 1).toBeLessThanOrEqual(most)
        way.slice(1).forEach((to, k) => expect(besides(way[k] ?? '')).toContain(to))
      }),
    )
  })
  test('goes along the spaces that the finger comes over', () => {
    expect(
      ['16', '15/B', '15/C'].reduce<readonly string[]>((way, to) => required(drawnOn(way, to, 6)), ['13/A']),
    ).toEqual(['13/A', '16', '15/B', '15/C'])
  })
  test('is shorter again where the finger goes back', () => {
    expect(drawnOn(['16', '21', '22'], '21', 6)).toEqual(['16', '21'])
    expect(drawnOn(['16', '15/B', '15/C'], '15/B', 6)).toEqual(['16', '15/B'])
    expect(drawnOn(['15/B', '16', '21'], '15/B', 6)).toEqual(['15/B'])
  })
  test('leads on over an area through which it came to a build space', () => {
    expect(drawnOn(['16', '15/B'], '16', 6)).toEqual(['16', '15/B', '16'])
  })
  test('is refused where it would be too long', () => {
    expect(drawnOn(['22'], '18', 3)).toBeNull()
    expect(drawnOn(['22'], '18', 4)).toEqual(['22', '21', '16', '17', '18'])
  })
})

const pieces = ['0o1', '0o2'] as const
const march = fc.array(fc.record<MarchStep>({ piece: fc.constantFrom(...pieces), to: place }), {
  maxLength: facts.steps,
})
const stepsOf = (steps: readonly MarchStep[], piece: PieceName) =>
  steps.flatMap(step => (step.piece === piece ? [step.to] : []))

describe('a march that is drawn again', () => {
  test('leads the overseer along the drawn way and leaves the other one’s march as it was', () => {
    fc.assert(
      fc.property(march, fc.constantFrom(...pieces), fc.array(place, { maxLength: 4 }), (written, piece, drawn) => {
        const after = redrawn(written, rewritingOf(written, piece, drawn, []))
        const other = piece === '0o1' ? '0o2' : '0o1'
        expect([stepsOf(after, piece), stepsOf(after, other)]).toEqual([drawn, stepsOf(written, other)])
      }),
    )
  })
  test('takes back no step before the first that is another one', () => {
    expect(
      rewritingOf(
        [
          { piece: '0o1', to: '21' },
          { piece: '0o1', to: '9/A' },
        ],
        '0o1',
        ['21', '9/B'],
        [],
      ),
    ).toEqual({ back: 1, steps: [{ piece: '0o1', to: '9/B' }] })
  })
  test('begins with the first of two overseers who are alike, who alone is offered then', () => {
    fc.assert(
      fc.property(march, fc.constantFrom(...pieces), fc.array(place, { maxLength: 4 }), (written, piece, drawn) => {
        fc.pre(written.length === 0 || written[0]?.piece === '0o1')
        const after = redrawn(written, rewritingOf(written, piece, drawn, pieces))
        expect(after[0]?.piece ?? '0o1').toBe('0o1')
        const ways = [stepsOf(after, '0o1'), stepsOf(after, '0o2')].map(way => way.join()).sort()
        const other = piece === '0o1' ? '0o2' : '0o1'
        expect(ways).toEqual([drawn.join(), stepsOf(written, other).join()].sort())
      }),
    )
  })
})
