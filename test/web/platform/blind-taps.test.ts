// A double tap presses once, unless both taps press the same.
import { beforeEach, expect, test } from 'vitest'
import { blindTaps, type Tap } from '#web/lib/platform/blind-taps.ts'

const finger: Tap = { timeStamp: 1_000, x: 300, y: 650, detail: 1, pointerType: 'touch' }
const mouse: Tap = { ...finger, pointerType: 'mouse' }
let isBlind: (tap: Tap, pressed: string) => boolean
beforeEach(() => {
  isBlind = blindTaps<string>()
})

test('the second tap of a finger does not press what the first has put under it', () => {
  expect(isBlind(finger, 'Done moving')).toBe(false)
  expect(isBlind({ ...finger, timeStamp: 1_120, x: 310, y: 640 }, 'Done anyway')).toBe(true)
})

test('nor does a third one, until somebody could have looked', () => {
  isBlind(finger, 'Done moving')
  isBlind({ ...finger, timeStamp: 1_120 }, 'Done anyway')
  expect(isBlind({ ...finger, timeStamp: 1_300 }, 'Done anyway')).toBe(true)
  expect(isBlind({ ...finger, timeStamp: 1_700 }, 'Done anyway')).toBe(false)
})

test('quick taps on the same, or far apart, all count', () => {
  isBlind(finger, 'A')
  expect(isBlind({ ...finger, timeStamp: 1_100 }, 'A')).toBe(false)
  expect(isBlind({ ...finger, timeStamp: 1_200, y: 300 }, 'C')).toBe(false)
})

test('of a mouse the browser says what a double click is', () => {
  isBlind(mouse, 'Done moving')
  expect(isBlind({ ...mouse, timeStamp: 1_050 }, 'Seal')).toBe(false)
  expect(isBlind({ ...mouse, timeStamp: 1_450, detail: 2 }, 'Claim it')).toBe(true)
})
