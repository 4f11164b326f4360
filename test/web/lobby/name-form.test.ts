// A form with a name in it: one request at a time, never with an invalid name, and a refusal is shown.
import { expect, test, vi } from 'vitest'
import { t } from '#web/lib/messages/page-texts.ts'
import { keepWithinLimit, withinLimit } from '#web/lib/lobby/check-name.ts'
import { Offline } from '#web/lib/platform/part.ts'
import { NameForm } from '#web/lib/lobby/name-form.svelte.ts'
import { loadAllTexts } from '../played-games.ts'

await loadAllTexts()
const event = () => ({ preventDefault: vi.fn() })

test.each([
  ['  ', 'name.empty'],
  ['x'.repeat(25), 'name.long'],
  ['x\u202Eabc', 'name.invisible'],
  ['\u3164', 'name.invisible'],
  ['a\u0335\u0336\u0337', 'name.marks'],
] as const)('an invalid name, %j, is marked at its field, and nothing is sent', async (name, complaint) => {
  const naming = new NameForm()
  const focus = vi.fn()
  naming.field = { focus }
  naming.name = name
  const [sent, ask] = [event(), vi.fn(() => Promise.resolve(''))]
  await naming.submit(sent, ask)
  expect(sent.preventDefault).toHaveBeenCalled()
  expect(focus).toHaveBeenCalled()
  expect([naming.complaint, naming.refused, ask.mock.calls]).toEqual([t(complaint), '', []])
})

test('one request is sent at a time; the name is tidied; a refusal is shown, not as a fault of the name, and goes with the next try', async () => {
  const naming = new NameForm()
  naming.name = ' Mira '
  let answer = (_: string) => {}
  const ask = vi.fn(
    (_: string) =>
      new Promise<string>(resolve => {
        answer = resolve
      }),
  )
  const first = naming.submit(event(), ask)
  await naming.submit(event(), ask)
  expect([naming.underWay, ask.mock.calls]).toEqual([true, [['Mira']]])
  answer('The table is full.')
  await first
  expect([naming.underWay, naming.refused, naming.complaint]).toEqual([false, 'The table is full.', ''])
  const second = naming.submit(event(), ask)
  expect(naming.refused).toBe('')
  answer('')
  await second
  expect([naming.underWay, naming.refused]).toEqual([false, ''])
})

test('a part that does not come is said, and the form can be sent again', async () => {
  const naming = new NameForm()
  naming.name = 'Mira'
  await naming.submit(event(), () => Promise.reject(new Offline()))
  expect([naming.underWay, naming.refused]).toEqual([false, t('part.offline')])
})

test('the field holds 24 characters as the table counts them, and leaves out the end of what was written', () => {
  const full = 'Maximiliana von Wolkenau'
  expect([withinLimit(full, null), withinLimit(` ${full} `, null)]).toEqual([full, ` ${full} `])
  expect(withinLimit(`${full}x`, null)).toBe(full)
  expect(withinLimit(`Max${'y'}${full.slice(3)}`, 4)).toBe(full)
  expect(withinLimit('👑'.repeat(30), null)).toBe('👑'.repeat(24))
  expect(withinLimit(`${'x'.repeat(20)}👩‍❤️‍💋‍👨`, null), 'half an emoji').toBe('x'.repeat(20))
})

test('a whole book can be pasted: its first letters are kept, and what was in the field already', () => {
  const book = 'x'.repeat(100_000)
  expect(withinLimit(book, null)).toBe('x'.repeat(24))
  expect(withinLimit(`${book}Mira`, book.length)).toBe(`${'x'.repeat(20)}Mira`)
  expect(withinLimit(`${' '.repeat(30)}${book}`, null)).toBe(`${' '.repeat(30)}${'x'.repeat(24)}`)
})

test('where a full field is written in, the caret stays there, and what is still composed stays whole', () => {
  const full = 'Maximiliana von Wolkenau'
  const field = { value: `Max${'y'}${full.slice(3)}`, selectionStart: 4, setSelectionRange: vi.fn() }
  expect(keepWithinLimit({ isComposing: true, currentTarget: field })).toBe(`Max${'y'}${full.slice(3)}`)
  expect(field.setSelectionRange).not.toHaveBeenCalled()
  expect(keepWithinLimit({ currentTarget: field })).toBe(full)
  expect([field.value, field.setSelectionRange.mock.calls]).toEqual([full, [[3, 3]]])
})
