// What can wait is done after the frame that is being made and after its motions; until then it can be called off.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { motion, inTime, onceDrawn, whenDrawn } from '#web/lib/table/when-drawn.ts'

let frames: (() => void)[] = []
beforeEach(() => {
  frames = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
})
afterEach(() => {
  motion.rests = null
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const draw = () => {
  for (const frame of frames.splice(0)) frame()
}

test('it is called after the frame, not in it', () => {
  const call = vi.fn()
  whenDrawn(call)
  vi.runAllTimers()
  draw()
  expect(call).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(call).toHaveBeenCalledOnce()
})

test('what moves begins in the frame after the one that first has it, unless it is called off', () => {
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => {
    frames[frame - 1] = () => undefined
  })
  const call = vi.fn()
  const other = vi.fn()
  onceDrawn(call)
  const callOff = onceDrawn(other)
  draw()
  expect(call).not.toHaveBeenCalled()
  callOff()
  draw()
  expect(call).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
})

/** Something moves from now on. Gives what ends it. */
function begin(): () => Promise<void> {
  let rested = () => undefined as void
  motion.rests = new Promise(resolve => {
    rested = resolve
  })
  return async () => {
    motion.rests = null
    rested()
    await Promise.resolve()
  }
}

test('where something begins to move in that frame, it is called when nothing moves any more and that was drawn', async () => {
  const call = vi.fn()
  whenDrawn(call)
  draw()
  const end = begin()
  vi.runAllTimers()
  expect(call).not.toHaveBeenCalled()
  await end()
  vi.runAllTimers()
  expect(call).not.toHaveBeenCalled()
  draw()
  vi.runAllTimers()
  expect(call).toHaveBeenCalledOnce()
})

test('what is called off is not called, wherever it waits', async () => {
  const call = vi.fn()
  whenDrawn(call)()
  draw()
  vi.runAllTimers()
  const afterFrame = whenDrawn(call)
  draw()
  afterFrame()
  vi.runAllTimers()
  const inMotion = whenDrawn(call)
  draw()
  const end = begin()
  vi.runAllTimers()
  inMotion()
  await end()
  draw()
  vi.runAllTimers()
  const ended = whenDrawn(call)
  draw()
  const endAgain = begin()
  vi.runAllTimers()
  await endAgain()
  draw()
  ended()
  vi.runAllTimers()
  expect(call).not.toHaveBeenCalled()
})

test('to a page that is not seen it is called soon', () => {
  vi.stubGlobal('document', { hidden: true })
  const call = vi.fn()
  whenDrawn(call)
  vi.runAllTimers()
  expect(call).toHaveBeenCalledOnce()
})

test('where moves come faster than they are told, the newest is told while it moves, and the one after it again at rest', async () => {
  const told: number[] = []
  const tell = inTime()
  const news = (n: number) => tell(() => told.push(n))
  const first = news(1)
  draw()
  const firstEnds = begin()
  vi.runAllTimers()
  first()
  await firstEnds()
  const second = news(2)
  draw()
  const secondEnds = begin()
  vi.runAllTimers()
  expect(told).toEqual([2])
  second()
  await secondEnds()
  news(3)
  draw()
  const thirdEnds = begin()
  vi.runAllTimers()
  draw()
  vi.runAllTimers()
  expect(told).toEqual([2])
  await thirdEnds()
  draw()
  vi.runAllTimers()
  expect(told).toEqual([2, 3])
})

test('what was told in time leaves nothing to make good', () => {
  const told: number[] = []
  const tell = inTime()
  const first = tell(() => told.push(1))
  draw()
  vi.runAllTimers()
  first()
  tell(() => told.push(2))
  draw()
  begin()
  vi.runAllTimers()
  expect(told).toEqual([1])
})
