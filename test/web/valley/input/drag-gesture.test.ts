// When a press lifts a card, and what keys mean.
import { describe, expect, test } from 'vitest'
import { gestureOf, isTap } from '#web/lib/valley/input/drag-gesture.ts'
import { placeCodes, commandOf, type KeyPress } from '#web/lib/valley/input/keymap.ts'

describe('a press lifts a card', () => {
  const mouse = { touch: false, x: 100, y: 100, at: 0 }
  const finger = { ...mouse, touch: true }

  test('when it has gone a little way, not when it trembles', () => {
    expect(gestureOf(mouse, 105, 104, 50)).toBe('still')
    expect(gestureOf(mouse, 109, 100, 50)).toBe('lift')
  })
  test('with a finger upward or downward, while wiping along the hand does not', () => {
    expect(gestureOf(finger, 102, 90, 50)).toBe('lift')
    expect(gestureOf(finger, 102, 110, 50)).toBe('lift')
    expect(gestureOf(finger, 112, 97, 50)).toBe('none')
  })
  test('anywhere once the finger has rested', () => {
    expect(gestureOf(finger, 112, 97, 300)).toBe('lift')
  })
  test('and is a tap all the same where it was short and quick', () => {
    expect(isTap(finger, 106, 108, 120)).toBe(true)
    expect(isTap(finger, 106, 108, 400)).toBe(false)
    expect(isTap(finger, 100, 80, 120)).toBe(false)
  })
})

describe('a key', () => {
  const press = (key: string, code: string, more: Partial<KeyPress> = {}) =>
    commandOf({ key, code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more })

  test('with a number is a hand card, the tenth with 0', () => {
    expect(press('1', 'Digit1')).toEqual({ kind: 'hand', at: 0 })
    expect(press('0', 'Digit0')).toEqual({ kind: 'hand', at: 9 })
    expect(press('3', 'Numpad3')).toEqual({ kind: 'hand', at: 2 })
  })
  test('is a number where numbers are written with Shift, with Shift and without', () => {
    expect(press('é', 'Digit2')).toEqual({ kind: 'hand', at: 1 })
    expect(press('2', 'Digit2', { shiftKey: true })).toEqual({ kind: 'hand', at: 1 })
  })
  test('with an N is the end of the turn, on every keyboard', () => {
    expect(press('n', 'KeyN')).toEqual({ kind: 'end' })
    expect(press('т', 'KeyN')).toEqual({ kind: 'end' })
  })
  test('of the letters is a place by where it lies, not by what is printed on it', () => {
    expect(placeCodes.map(code => press('ж', code))).toEqual([0, 1, 2, 3, 4, 5].map(at => ({ kind: 'place', at })))
    expect(press('y', 'KeyZ')).toEqual({ kind: 'place', at: 3 })
  })
  test('opens what its letter names, in any alphabet', () => {
    expect(press('t', 'KeyT')).toEqual({ kind: 'tomb' })
    expect(press('L', 'KeyL', { shiftKey: true })).toEqual({ kind: 'log' })
    expect(press('λ', 'KeyL')).toEqual({ kind: 'log' })
    expect(press('?', 'Slash', { shiftKey: true })).toEqual({ kind: 'menu' })
  })
  test('that open sheets are not among those that pick places', () => {
    const openers = ['l', 't', 'r', 'm', 'u', 'p'].map(letter => `Key${letter.toUpperCase()}`)
    expect(openers.filter(code => placeCodes.some(each => each === code))).toEqual([])
  })
  test('that the browser or the system needs is left alone', () => {
    expect(press('r', 'KeyR', { ctrlKey: true })).toBeNull()
    expect(press('1', 'Digit1', { metaKey: true })).toBeNull()
    expect(press('!', 'Digit1', { shiftKey: true })).toBeNull()
    for (const key of ['Escape', 'Tab', ' ', 'ArrowLeft']) expect(press(key, key)).toBeNull()
  })
})
