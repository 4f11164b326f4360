// Every package is used and says what for; `npm run supply` lists them.
import { expect, test } from 'vitest'
import { direct, unused } from './packages.ts'
import { reasons } from './reasons.ts'

test('every package has a sentence that says what it is needed for, and every sentence a package', () => {
  expect(Object.keys(reasons).sort()).toEqual([...direct].sort())
  for (const sentence of Object.values(reasons)) expect(sentence).toMatch(/^[A-Z].*\.$/)
})

test('every package is used somewhere', () => {
  expect(unused()).toEqual([])
})

test('a package that no file and no script names is unused, also where its name is part of another', () => {
  expect(unused(['left-pad', 'hon', '@types/left-pad', '@fontsource/marcel', 'vite-plus'])).toHaveLength(5)
})
