// Which names are parted from the words and numbers beside them.
import { expect, test } from 'vitest'
import { isolated } from '#shared/isolated.ts'

test.each([
  ['Hebrew', '\u05E0\u05D5\u05E2\u05D4'],
  ['Arabic', '\u0644\u064A\u0644\u0649'],
  ['Syriac', '\u0710\u0712\u0710'],
  ['the last of Arabic', '\u08C7'],
  ['Hebrew as it is presented', '\uFB2A\uFB1D'],
  ['Arabic as it is presented', '\uFDF2'],
  ['Arabic as it is presented, the second part', '\uFE8D\uFEFC'],
  ['Phoenician', '\u{10900}'],
  ['Adlam', '\u{1E900}'],
  ['words of two scripts', 'Mira \u05E0'],
])('a name in %s is parted from what is beside it, once', (_, name) => {
  const parted = `\u2068${name}\u2069`
  expect(isolated(name)).toBe(parted)
  expect(isolated(parted)).toBe(parted)
})

test.each(['Mira', 'Ωmega', 'Мира', '美羅', 'मीरा', '👑', '\u4E00\uFF21', ''])('%j stays as it is', name => {
  expect(isolated(name)).toBe(name)
})

test('of what a sentence is made of each name is parted, and nothing else', () => {
  const name = '\uFE8D'
  expect(isolated({ name, points: 3, all: ['Mira', name], of: null })).toEqual({
    name: `\u2068${name}\u2069`,
    points: 3,
    all: ['Mira', `\u2068${name}\u2069`],
    of: null,
  })
})
