// What the board game's rules are made of: every sentence is told, and every part of the board that is shown could be played.
import { expect, test } from 'vitest'
import { phases } from '#shared/tal/table.ts'
import { texts } from '#web/lib/tal/messages/en/tal-rules.ts'
import { chapters, minute, terms } from '#web/lib/tal/rules/chapters.ts'
import { lessonPages } from '#web/lib/tal/rules/lesson.ts'
import { scenes, type Scene } from '#web/lib/tal/rules/scenes.ts'
import { spotOf } from '#web/lib/tal/board/board-geometry.ts'

test('every sentence of the rules is told once', () => {
  const told = [
    'now',
    'contents',
    'minute',
    'words',
    'points',
    ...minute,
    ...lessonPages.flatMap(({ title, text }) => [title, text]),
    ...chapters.flatMap(({ id, points }) => [id, ...points.map(({ text }) => text)]),
    ...terms.flatMap(term => [`word.${term}`, `word.${term}.what`]),
  ]
  expect(told.toSorted()).toEqual(Object.keys(texts).toSorted())
})
test('every phase has a chapter, in the order of a round, with a drawing', () => {
  const [aim, ...others] = chapters
  expect([aim?.id, ...others.map(({ id }) => id)]).toEqual(['aim', ...phases])
  expect(chapters.filter(({ scene, points }) => !scene && !points.some(({ picture }) => picture))).toEqual([])
})
test.each(Object.entries<Scene>(scenes))(
  'in the picture "%s" nobody stands where another one does, or out of sight',
  (_, scene) => {
    const spaces = scene.pieces.map(({ at }) => at).filter(at => at.includes('/'))
    expect(new Set(spaces).size).toBe(spaces.length)
    const [x, y, width, height] = scene.camera
    for (const at of spaces) {
      const spot = spotOf(at)
      expect(spot.x > x && spot.x < x + width && spot.y > y && spot.y < y + height, at).toBe(true)
      expect(scene.sites.map(({ site }) => site)).toContain(Number.parseInt(at))
    }
  },
)
