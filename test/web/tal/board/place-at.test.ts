// Which place a point of the board belongs to.
import { expect, test } from 'vitest'
import { facts, ours } from '#shared/tal/board.ts'
import { numberSpot, spotOf } from '#web/lib/tal/board/board-geometry.ts'
import { placeAt } from '#web/lib/tal/board/place-at.ts'

test('the middle of every build space is that space', () => {
  const spaces = ours.sites.flatMap(({ site, size }) => [...facts.spaces[size]].map(letter => `${site}/${letter}`))
  expect(spaces.map(space => placeAt(spotOf(space)))).toEqual(spaces)
})
test('where the number of an area is written is that area', () => {
  expect(ours.areas.map(({ area }) => placeAt(numberSpot(area)))).toEqual(ours.areas.map(({ area }) => String(area)))
})
test('a pit, the Pharaoh’s pyramid and the sky are no place', () => {
  expect([...ours.sites, ours.plane.pharaoh, { x: 60, y: 60 }, { x: 940, y: 200 }].map(placeAt)).toEqual(
    [...ours.sites, 1, 2, 3].map(() => null),
  )
})
