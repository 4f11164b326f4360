// How link previews call what is played.
import { expect, test } from 'vitest'
import { boxes } from '#shared/valley/editions.ts'
import { settle } from '#shared/valley/options.ts'
import { setsOf } from '#shared/valley/set-groups.ts'
import { variantOf } from '#shared/valley/variants.ts'

const variant = (options: object) => variantOf({ ...settle(options, 2, () => 0) })

test('an edition is called by its name, whether it was chosen whole or by its sets and uniques; all else is a mix', () => {
  for (const box of boxes) {
    const parts = { sets: setsOf(box), uniques: [box] }
    expect([variant({ edition: box }), variant(parts)]).toEqual([box, box])
    expect(variant({ ...parts, uniques: [box, 'premium'] })).toBe('mix')
    expect(variant({ edition: box, pharaohs: true })).toBe(box)
    expect(variant({ ...parts, half: 'apart', sets: 'lot' })).toBe('mix')
    expect(variant({ edition: box, uniques: [] })).toBe('mix')
  }
})

test('the premium edition is the whole base game with the pharaohs and uniques of its own, and nothing else is', () => {
  const premium = { uniques: ['base', 'premium'], pharaohs: true }
  expect(variant(premium)).toBe('premium')
  expect(variant({ ...premium, edition: 'afterlife' })).toBe('mix')
  expect(variant({ ...premium, uniques: ['base', 'afterlife', 'premium'] })).toBe('mix')
  // What the premium edition itself adds for five and for six is not a mix; anything else is.
  const [mummification, jewelry, chambers, ...others] = setsOf('afterlife')
  const withSets = (...more: readonly unknown[]) => variant({ ...premium, sets: [...setsOf('base'), ...more] })
  expect(withSets(mummification, jewelry)).toBe('premium')
  expect(withSets(mummification, jewelry, chambers)).toBe('premium')
  expect(withSets(mummification, jewelry, chambers, ...others)).toBe('mix')
  expect(withSets('jewelry')).toBe('mix')
  expect(variant({ ...premium, sets: setsOf('base'), half: 'joined' })).toBe('mix')
})
