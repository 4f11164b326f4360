// Tombs taken apart for the eye, and what a burial would bring.
import { describe, expect, test } from 'vitest'
import { gainOf, othersSaid, owned, tombOf } from '#web/lib/valley/tomb.ts'

const lying = (...titles: readonly string[]) => titles.map((card, k) => ({ id: `t${k}`, card }))
const tomb = lying('imseti-canopic-jar', 'imseti-canopic-jar', 'hopi-canopic-jar', 'urn', 'urn', 'boat')

describe('a tomb', () => {
  test('counts a title once and says how often it is there', () => {
    const jars = tombOf(tomb).sets.find(set => set.id === 'canopic-jars')
    expect(jars).toMatchObject({ size: 4, points: 4, have: [{ card: 'imseti-canopic-jar', count: 2 }, { card: 'hopi-canopic-jar', count: 1 }] })
    expect(jars?.missing).toEqual(['qebehsenuef-canopic-jar', 'duamutef-canopic-jar'])
  })
  test('has starters and uniques beside its sets', () => {
    expect(tombOf(tomb).otherPoints).toBe(6)
    expect(othersSaid(tombOf(tomb))).toBe('Boat, 2 starters')
  })
  test('fills the pips of a card of its set', () => {
    expect(owned(tomb, 'duamutef-canopic-jar')).toBe(2)
    expect(owned(tomb, 'boat')).toBe(0)
  })
})

describe('a burial', () => {
  test('of another title of a set makes its square grow', () => {
    expect(gainOf(tomb, 'duamutef-canopic-jar')).toMatchObject({ from: 2, to: 3, before: 4, after: 9 })
  })
  test('of a title that is there already brings nothing', () => {
    expect(gainOf(tomb, 'hopi-canopic-jar')).toMatchObject({ from: 2, to: 2, before: 4, after: 4 })
  })
  test('of a starter or a unique brings its points', () => {
    expect(gainOf(tomb, 'burial-mask')).toMatchObject({ set: null, before: 0, after: 6 })
  })
})
