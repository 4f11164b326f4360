// Where named things are drawn: registered while they are there, found by their name, and named by what lies in them.
import { expect, test } from 'vitest'
import { ElementMap } from '#web/lib/table/element-map.ts'

interface Drawn {
  readonly parentNode: Drawn | null
  readonly dataset: Record<string, string>
  contains(other: Drawn): boolean
}
const drawn = (parentNode: Drawn | null = null): HTMLElement => {
  const element: Drawn = {
    parentNode,
    dataset: {},
    contains(other) {
      return other === element || (other.parentNode !== null && element.contains(other.parentNode))
    },
  }
  return element as unknown as HTMLElement
}
const inside = (element: HTMLElement) => drawn(element as unknown as Drawn)

test('what is drawn is found by its name, until it is gone', () => {
  const map = new ElementMap()
  const pile = drawn()
  expect(map.find('stock')).toBeNull()
  const gone = map.at('stock')(pile)
  expect(map.find('stock')).toBe(pile)
  gone?.()
  expect(map.find('stock')).toBeNull()
})

test('what is drawn elsewhere by now stays known when the old drawing goes', () => {
  const map = new ElementMap()
  const [before, after] = [drawn(), drawn()]
  const gone = map.at('3')(before)
  map.at('3')(after)
  gone?.()
  expect(map.find('3')).toBe(after)
})

test('a name is registered by one and the same attachment, so that nothing is registered twice', () => {
  const map = new ElementMap()
  expect(map.at('stock')).toBe(map.at('stock'))
  expect(map.at('stock')).not.toBe(map.at('boneyard'))
})

test('an element carries its name for styles and tests only where it is told to', () => {
  const [named, unnamed] = [drawn(), drawn()]
  new ElementMap('spot').at('stock')(named)
  new ElementMap().at('stock')(unnamed)
  expect(named.dataset).toEqual({ spot: 'stock' })
  expect(unnamed.dataset).toEqual({})
})

test('what lies in something has the name of the nearest that has one', () => {
  const map = new ElementMap()
  const hand = drawn()
  const card = inside(inside(hand))
  map.at('hand')(hand)
  expect(map.nameAround(inside(card))).toBe('hand')
  map.at('card')(card)
  expect(map.nameAround(inside(card))).toBe('card')
  expect(map.nameAround(drawn())).toBeNull()
  expect(map.nameAround(null)).toBeNull()
})

test('what lies in a place is found there, however deep', () => {
  const map = new ElementMap()
  const hand = drawn()
  const card = inside(inside(hand))
  map.at('card')(card)
  map.at('other')(drawn())
  expect(map.within(hand)).toEqual([['card', card]])
  expect(map.within(null)).toEqual([])
})
