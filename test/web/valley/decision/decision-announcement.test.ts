// What screen readers say of an open question: few options by name, of many how many there are; and which line of the log a
// reaction tells itself.
import { beforeAll, expect, test } from 'vitest'
import type { ValleyLine } from '#shared/valley/declarations.ts'
import { announcedDecision } from '#web/lib/valley/decision/decision-announcement.ts'
import { answering } from '#test/scenes/answering.ts'
import { states } from '#test/scenes/drawn-states.ts'
import { loadAllTexts } from '#test/web/played-games.ts'
import { seenIn } from '../seen-in.ts'

beforeAll(loadAllTexts)

const scenes = { ...states, ...Object.fromEntries(Object.entries(answering).map(([name, { view }]) => [name, view])) }

/** The question of a scene, of whose options only the first so many are left. */
function asked(scene: string, left = Infinity) {
  return announcedDecision(
    seenIn(scenes[scene]?.(), view => {
      const decisions = view.decisions.map(each => ({ ...each, options: each.options.slice(0, left) }))
      return { ...view, decisions } as typeof view
    }),
  )
}
const said = (scene: string, left?: number) => asked(scene, left)?.said(false)

test('up to three options are named, of four it is said how many they are', () => {
  const question = 'Priestess of Sekhmet: choose how many cards to draw'
  expect([1, 2, 3, 4].map(left => said('number', left))).toEqual([
    `${question}; 1 option: None`,
    `${question}; 2 options: None or One card`,
    `${question}; 3 options: None, One card or 2 cards`,
    `${question}; 4 options`,
  ])
})

test('whoever is asked nothing hears no question', () => {
  expect(asked('wait')).toBeNull()
})

/** A line by which that seat has done something with a card. */
const line = (key: string, seat: number, card: string) => ({ key, seat, params: { card: { card } } }) as ValleyLine
/** Which of these lines the question of a scene tells itself, by their numbers. */
const told = (scene: string, ...lines: readonly ValleyLine[]) =>
  lines.flatMap((each, k) => (asked(scene)?.tells?.(each) ? [k] : []))

test('a reaction tells the move that it is about: that event, by that player, with that card', () => {
  const sacrifice = line('sacrifice', 1, 'book-of-the-dead')
  expect(
    told(
      'sacrificed',
      sacrifice,
      line('sacrifice', 2, 'book-of-the-dead'),
      line('sacrifice', 1, 'urn'),
      line('buy', 1, 'book-of-the-dead'),
    ),
  ).toEqual([0])
  expect(told('taken', sacrifice, line('take', 1, 'book-of-the-dead'))).toEqual([1])
})

test('of a refilled pyramid it needs neither player nor card, and of what threatens it tells no line', () => {
  expect(told('rebuilt', { key: 'refilled', seat: null, params: {} } as unknown as ValleyLine)).toEqual([0])
  expect(told('affected', line('execute', 1, 'dagger'), line('sacrifice', 1, 'dagger'))).toEqual([])
  expect(asked('number')?.tells).toBeUndefined()
})
