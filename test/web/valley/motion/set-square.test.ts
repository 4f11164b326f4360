// What is shown beside a tomb when a card is entombed: the square of its set as it grows, and what the card changes.
import { expect, test } from 'vitest'
import { grow } from '#web/lib/valley/motion/set-square.ts'
import type { Layer } from '#web/lib/valley/motion/layer.ts'
import type { Cue } from '#web/lib/valley/motion/timeline.ts'
import type { Gain } from '#web/lib/valley/tomb/tomb.ts'

const box = { x: 100, y: 100, width: 60, height: 80 }

/** The class and the text of everything that such a change adds above the table. */
function shown(from: number, to: number, before: number, after: number): readonly string[] {
  const added: string[] = []
  const layer = {
    add: (className: string, text = '') => {
      added.push(`${className} ${text}`.trim())
      return { style: {} }
    },
    animate: () => undefined,
    frame: () => undefined,
  }
  const gain: Gain = { sets: ['canopic-jars'], size: 4, from, to, before, after }
  const cue = { start: 0, length: 500 }
  grow(layer as unknown as Layer, box, box, gain, cue as Cue, { width: 800, height: 600 })
  return added
}

test('another title of a set makes its square grow, with the points that it brings', () => {
  expect(shown(2, 3, 4, 9)).toEqual(['square was', 'square is', 'gain +5'])
  expect(shown(0, 1, 0, 1)).toEqual(['square is', 'gain +1'])
})

test('a starter or a unique brings its points without a square', () => {
  expect(shown(0, 0, 0, 3)).toEqual(['gain +3'])
})

test('a second copy shows nothing, or alone the point that it costs, without a square that grows', () => {
  expect(shown(2, 2, 4, 4)).toEqual([])
  expect(shown(2, 2, 4, 3)).toEqual(['gain −1'])
})
