// Carrying by a pointer: when a press becomes it, where it ends, and which click is then suppressed. And the tablets of the
// board game, carried from the hand and from group to group.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startDrag, startsDrag, type Gesture } from '#web/lib/table/drag.ts'
import { Laying } from '#web/lib/tal/auction/tablet-drag.svelte.ts'

let page = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('document', { elementFromPoint: () => page })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const isPointer = (event: Event): event is PointerEvent => 'pointerId' in event
function pointer(type: string, x = 0, y = 0, more: object = {}): PointerEvent {
  const event: Event = new Event(type, { cancelable: true })
  const where = { pointerId: 1, pointerType: 'mouse', button: 0, isPrimary: true, clientX: x, clientY: y }
  Object.assign(event, where, more)
  if (!isPointer(event)) throw new Error('this is no pointer')
  return event
}
const send = (type: string, x?: number, y?: number, more?: object) => page.dispatchEvent(pointer(type, x, y, more))
const escape = () => page.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }))
/** Whether a click would still reach somebody. */
const isHeard = () => page.dispatchEvent(new Event('click', { cancelable: true }))

describe('a press', () => {
  const told: string[] = []
  const begin = (more?: object) => {
    told.length = 0
    startDrag(pointer('pointerdown', 0, 0, more), {
      lift: () => told.push('lift'),
      move: ({ clientX }) => told.push(`to ${clientX}`),
      end: event => told.push(event ? `let go at ${event.clientX}` : 'back'),
    })
  }
  test('that moves only a little stays a tap', () => {
    begin()
    send('pointermove', 5, 5)
    send('pointerup', 5, 5)
    expect(told).toEqual([])
    expect(isHeard()).toBe(true)
  })
  test('that moves farther carries until it is let go, and its click is suppressed', () => {
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
  test('of a finger that has carried makes no click, so its next tap counts', () => {
    begin({ pointerType: 'touch' })
    send('pointermove', 30)
    send('pointerup', 31, 0, { pointerType: 'touch' })
    expect(isHeard()).toBe(true)
  })
  test('is cancelled by Escape, whatever the pointer does then', () => {
    begin()
    send('pointermove', 30)
    escape()
    send('pointermove', 50)
    send('pointerup', 60)
    expect(told).toEqual(['lift', 'to 30', 'back'])
    expect(isHeard()).toBe(false)
  })
  test('is cancelled where the pointer is taken away', () => {
    begin()
    send('pointermove', 30)
    send('pointercancel')
    expect(told.at(-1)).toBe('back')
  })
  test('follows its own pointer alone', () => {
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

describe('the machine', () => {
  const told: string[] = []
  const begin = (more: object = {}, begun = pointer('pointerdown')) => {
    told.length = 0
    return startDrag(begun, {
      lift: () => told.push('lift'),
      move: ({ clientX }) => told.push(`to ${clientX}`),
      end: event => told.push(event ? `let go at ${event.clientX}` : 'back'),
      ...more,
    })
  }
  const anotherFinger = () => send('pointerdown', 0, 0, { pointerId: 2, isPrimary: false })

  test('another finger that comes down cancels the carrying', () => {
    begin()
    send('pointermove', 30)
    anotherFinger()
    send('pointermove', 40)
    send('pointerup', 40)
    expect(told).toEqual(['lift', 'to 30', 'back'])
    expect(isHeard()).toBe(false)
  })
  test('a press beside which another finger comes down does not carry', () => {
    begin()
    anotherFinger()
    send('pointermove', 30)
    send('pointerup', 30)
    expect(told).toEqual([])
    expect(isHeard()).toBe(true)
  })
  test('a finger beside one that is down already carries nothing', () => {
    const second = pointer('pointerdown', 0, 0, { isPrimary: false })
    begin({}, second)
    send('pointermove', 30)
    expect(told).toEqual([])
    expect(startsDrag(second)).toBe(false)
  })
  test('the elements around a press can tell that it may become a carrying', () => {
    const begun = pointer('pointerdown')
    begin({}, begun)
    expect(startsDrag(begun)).toBe(true)
    expect(startsDrag(pointer('pointerdown'))).toBe(false)
  })
  test('leaving the window cancels the carrying', () => {
    begin()
    send('pointermove', 30)
    page.dispatchEvent(new Event('blur'))
    send('pointermove', 40)
    expect(told).toEqual(['lift', 'to 30', 'back'])
  })
  test('a pointer whose release was missed begins anew', () => {
    begin()
    send('pointermove', 30)
    send('pointerdown')
    send('pointerup')
    expect(told).toEqual(['lift', 'to 30', 'back'])
    expect(isHeard()).toBe(true)
  })
  test('the caller decides what lifts: a press that has wiped lifts nothing any more, and stays a click', () => {
    const gestures: Gesture[] = ['still', 'none', 'lift']
    begin({ gestureOf: () => gestures.shift() ?? 'lift' })
    for (const x of [100, 200, 300]) send('pointermove', x)
    send('pointerup', 300)
    expect(told).toEqual([])
    expect(isHeard()).toBe(true)
  })
  test('what turns out to be a tap is put back, and its click counts', () => {
    begin({ isTap: () => true })
    send('pointermove', 10)
    send('pointerup', 10)
    expect(told).toEqual(['lift', 'to 10', 'back'])
    expect(isHeard()).toBe(true)
  })
  test('the element that captures the pointer does so when it lifts, and losing the capture cancels', () => {
    const captured: number[] = []
    const captor = Object.assign(new EventTarget(), { setPointerCapture: (id: number) => captured.push(id) })
    begin({ captor })
    expect(captured).toEqual([])
    send('pointermove', 30)
    expect(captured).toEqual([1])
    captor.dispatchEvent(new Event('lostpointercapture'))
    send('pointermove', 40)
    expect(told).toEqual(['lift', 'to 30', 'back'])
  })
  test('once let go of it reports nothing more, and the movement is no click', () => {
    const letGo = begin()
    send('pointermove', 30)
    letGo()
    send('pointermove', 40)
    send('pointerup', 40)
    expect(told).toEqual(['lift', 'to 30'])
    expect(isHeard()).toBe(false)
  })
  test('no key does anything else while something is carried, and every key again when it is let go', () => {
    const isStopped = () => {
      const key = Object.assign(new Event('keydown'), { key: 'n' })
      const stop = vi.spyOn(key, 'stopPropagation')
      page.dispatchEvent(key)
      return stop.mock.calls.length > 0
    }
    begin()
    expect(isStopped()).toBe(false)
    send('pointermove', 30)
    expect(isStopped()).toBe(true)
    send('pointerup', 30)
    expect(isStopped()).toBe(false)
  })
})

describe('a tablet', () => {
  /** Carried from there to what lies under the pointer: what was done with it. */
  function carried(from: number | 'hand', over: '0' | '1' | '2' | 'hand' | null): readonly string[] {
    const done: string[] = []
    const intent = {
      takeTablet: (tablet: number) => void done.push(`take ${tablet}`),
      lay: async (group: number) => void done.push(`lay on ${group}`),
      lift: async (tablet: number, group: number, onto?: number) =>
        void done.push(`lift ${tablet} from ${group}${onto === undefined ? '' : ` onto ${onto}`}`),
    }
    const laying = new Laying(intent, { names: over === null ? new WeakMap() : new WeakMap([[page, over]]) })
    laying.grab(3, from, pointer('pointerdown'))
    send('pointermove', 50)
    expect(laying.carried).toMatchObject({ tablet: 3, from })
    send('pointerup', 60)
    expect(laying.carried).toBeNull()
    return [...new Set(done)]
  }
  test('is laid on the group it is carried to', () => expect(carried('hand', '2')).toEqual(['take 3', 'lay on 2']))
  test('is taken back to the hand', () => expect(carried(1, 'hand')).toEqual(['lift 3 from 1']))
  test('moves from one group to another at once', () => expect(carried(1, '0')).toEqual(['lift 3 from 1 onto 0']))
  test.each([null, '1'] as const)('over its own group, or over nothing, stays where it was', over =>
    expect(carried(1, over)).toEqual([]),
  )
})
