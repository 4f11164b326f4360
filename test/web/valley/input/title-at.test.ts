// Which card lies under a pointer, where several are pressed as one.
import { expect, test } from 'vitest'
import { isStill, topmost } from '#web/lib/valley/input/title-at.ts'

const box = (left: number, top: number) => ({ box: { left, top, right: left + 40, bottom: top + 56 } })
const under = box(0, 0)
const over = box(20, 0)
const beside = box(100, 0)

test('where cards overlap, the topmost one is found', () => {
  expect(topmost([under, over, beside], { x: 30, y: 10 })).toBe(over)
  expect(topmost([under, over, beside], { x: 10, y: 10 })).toBe(under)
  expect(topmost([under, over, beside], { x: 120, y: 50 })).toBe(beside)
})

test('between cards none is found', () => {
  expect(topmost([under, over, beside], { x: 80, y: 10 })).toBeNull()
  expect(topmost([under, over, beside], { x: 10, y: 60 })).toBeNull()
  expect(topmost([], { x: 0, y: 0 })).toBeNull()
})

test('a finger may tremble while it rests, but not go anywhere', () => {
  expect(isStill({ x: 50, y: 50 }, { x: 55, y: 55 })).toBe(true)
  expect(isStill({ x: 50, y: 50 }, { x: 58, y: 50 })).toBe(true)
  expect(isStill({ x: 50, y: 50 }, { x: 58, y: 52 })).toBe(false)
})
