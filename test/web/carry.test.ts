// What is carried by a pointer: when a press becomes it, where it ends, and which click is not meant any more. And the
// tablets of the board game, carried from the hand and from group to group.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { carry } from '#web/lib/table/carry.ts'
import { Laying } from '#web/lib/tal/auction/laying.svelte.ts'

let page = new EventTarget()
/** What lies under every point, by its data. */
let ground: Readonly<Record<string, string>> | null = null
beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', { elementFromPoint: () => ({ closest: () => ground && { dataset: ground } }) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pointer = (type: string, x = 0, y = 0, more: object = {}) =>
  Object.assign(new Event(type, { cancelable: true }), {
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    clientX: x,
    clientY: y,
    ...more,
  }) as unknown as PointerEvent
const send = (type: string, x?: number, y?: number, more?: object) => page.dispatchEvent(pointer(type, x, y, more))
const escape = () => page.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }))
/** Whether a click would still reach somebody. */
const isHeard = () => page.dispatchEvent(new Event('click', { cancelable: true }))

describe('a press', () => {
  const told: string[] = []
  const begin = (more?: object) => {
    told.length = 0
    carry(pointer('pointerdown', 0, 0, more), {
      lift: () => told.push('lift'),
      move: ({ clientX }) => told.push(`to ${clientX}`),
      end: event => told.push(event ? `let go at ${event.clientX}` : 'back'),
    })
  }
  test('that trembles stays a tap', () => {
    begin()
    send('pointermove', 5, 5)
    send('pointerup', 5, 5)
    expect(told).toEqual([])
    expect(isHeard()).toBe(true)
  })
  test('that goes farther carries, until it is let go: and its click is not meant', () => {
    begin()
    send('pointermove', 6, 6)
    send('pointermove', 30)
    send('pointerup', 31)
    expect(told).toEqual(['lift', 'to 6', 'to 30', 'let go at 31'])
    expect(isHeard()).toBe(false)
    send('pointermove', 40)
    expect(told).toHaveLength(4)
  })
  test('swallows no later click', () => {
    begin()
    send('pointermove', 30)
    send('pointerup', 31)
    vi.runAllTimers()
    expect(isHeard()).toBe(true)
  })
  test('of a finger makes no click: its next tap is meant', () => {
    begin({ pointerType: 'touch' })
    send('pointermove', 30)
    send('pointerup', 31, 0, { pointerType: 'touch' })
    expect(isHeard()).toBe(true)
  })
  test('goes back by Escape, whatever the pointer does then', () => {
    begin()
    send('pointermove', 30)
    escape()
    send('pointermove', 50)
    send('pointerup', 60)
    expect(told).toEqual(['lift', 'to 30', 'back'])
    expect(isHeard()).toBe(false)
  })
  test('goes back where the pointer is taken away', () => {
    begin()
    send('pointermove', 30)
    send('pointercancel')
    expect(told.at(-1)).toBe('back')
  })
  test('hears its own pointer', () => {
    begin()
    send('pointermove', 30, 0, { pointerId: 2 })
    expect(told).toEqual([])
  })
  test('of another button carries nothing', () => {
    begin({ button: 2 })
    send('pointermove', 30)
    expect(told).toEqual([])
  })
})

describe('a tablet', () => {
  /** Carried from there to what lies under the pointer: what was done with it. */
  function carried(from: number | 'hand', over: typeof ground): readonly string[] {
    const done: string[] = []
    const mind = {
      takeTablet: (tablet: number) => void done.push(`take ${tablet}`),
      lay: async (group: number) => void done.push(`lay on ${group}`),
      lift: async (tablet: number, group: number, onto?: number) =>
        void done.push(`lift ${tablet} from ${group}${onto === undefined ? '' : ` onto ${onto}`}`),
    }
    const laying = new Laying(mind)
    ground = over
    laying.grab(3, from, pointer('pointerdown'))
    send('pointermove', 50)
    expect(laying.carried).toMatchObject({ tablet: 3, from })
    send('pointerup', 60)
    expect(laying.carried).toBeNull()
    return [...new Set(done)]
  }
  test('is laid on the group it is carried to', () =>
    expect(carried('hand', { group: '2' })).toEqual(['take 3', 'lay on 2']))
  test('is taken back to the hand', () => expect(carried(1, { tablets: '' })).toEqual(['lift 3 from 1']))
  test('moves from one group to another at once', () =>
    expect(carried(1, { group: '0' })).toEqual(['lift 3 from 1 onto 0']))
  test.each([null, { group: '1' }])('over its own group, or over nothing, stays where it was', over =>
    expect(carried(1, over)).toEqual([]),
  )
})
