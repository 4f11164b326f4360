// Where named things are drawn: registered while they are there, found by their name, and named by what lies in them.
import { expect, test } from 'vitest'
import { ElementMap } from '#web/lib/table/element-map.ts'
import { nameAround } from '#web/lib/table/element-names.ts'

class Drawn extends EventTarget {
  readonly dataset: Record<string, string> = {}
  readonly parentNode: Drawn | null
  constructor(parentNode: Drawn | null = null) {
    super()
    this.parentNode = parentNode
  }
}
const drawn = () => new Drawn()
const inside = (element: Drawn) => new Drawn(element)
const elementMap = (attribute?: string) => new ElementMap<string, Drawn>(attribute)

test('an element is found by its name until it is removed', () => {
  const map = elementMap()
  const pile = drawn()
  expect(map.find('stock')).toBeNull()
  const gone = map.at('stock')(pile)
  expect(map.find('stock')).toBe(pile)
  gone?.()
  expect(map.find('stock')).toBeNull()
})

test('an element registered under the same name stays known when the old one is removed', () => {
  const map = elementMap()
  const [before, after] = [drawn(), drawn()]
  const gone = map.at('3')(before)
  map.at('3')(after)
  gone?.()
  expect(map.find('3')).toBe(after)
})

test('a name is registered by one and the same attachment, so that nothing is registered twice', () => {
  const map = elementMap()
  expect(map.at('stock')).toBe(map.at('stock'))
  expect(map.at('stock')).not.toBe(map.at('boneyard'))
})

test('an element carries its name for styles and tests only where it is told to', () => {
  const [named, unnamed] = [drawn(), drawn()]
  elementMap('spot').at('stock')(named)
  elementMap().at('stock')(unnamed)
  expect(named.dataset).toEqual({ spot: 'stock' })
  expect(unnamed.dataset).toEqual({})
})

test('an inner element has the name of the nearest that has one', () => {
  const map = elementMap()
  const hand = drawn()
  const card = inside(inside(hand))
  map.at('hand')(hand)
  expect(nameAround(map, inside(card))).toBe('hand')
  map.at('card')(card)
  expect(nameAround(map, inside(card))).toBe('card')
  expect(nameAround(map, drawn())).toBeNull()
  expect(nameAround(map, null)).toBeNull()
})

test('all elements that are drawn now can be iterated', () => {
  const map = elementMap()
  const card = drawn()
  map.at('card')(card)
  const gone = map.at('other')(drawn())
  gone?.()
  expect([...map.drawn]).toEqual([['card', card]])
})
