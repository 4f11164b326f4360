// A form with a name in it: asked once at a time, never with a name that will not do, and a refusal is said.
import { expect, test, vi } from 'vitest'
import { t } from '#web/lib/words/words.ts'
import { Naming } from '#web/lib/gate/naming.svelte.ts'
import { learnAll } from './played.ts'

await learnAll()
const event = () => ({ preventDefault: vi.fn() }) as unknown as SubmitEvent & { preventDefault: ReturnType<typeof vi.fn> }

test('a name that will not do is complained of where it is written, and nothing is asked', async () => {
  const naming = new Naming()
  const focus = vi.fn()
  naming.field = { focus } as unknown as HTMLInputElement
  naming.name = '  '
  const [sent, ask] = [event(), vi.fn(() => Promise.resolve(''))]
  await naming.submit(sent, ask)
  expect(sent.preventDefault).toHaveBeenCalled()
  expect(focus).toHaveBeenCalled()
  expect([naming.complaint, ask.mock.calls]).toEqual([t('home.nameMissing'), []])
})

test('what is under way is not asked again; the name is tidied; a refusal is said, and gone with the next try', async () => {
  const naming = new Naming()
  naming.name = ' Mira '
  let answer = (_: string) => {}
  const ask = vi.fn((_: string) => new Promise<string>(resolve => { answer = resolve }))
  const first = naming.submit(event(), ask)
  await naming.submit(event(), ask)
  expect([naming.underWay, ask.mock.calls]).toEqual([true, [['Mira']]])
  answer('The table is full.')
  await first
  expect([naming.underWay, naming.complaint]).toEqual([false, 'The table is full.'])
  const second = naming.submit(event(), ask)
  expect(naming.complaint).toBe('')
  answer('')
  await second
  expect([naming.underWay, naming.complaint]).toEqual([false, ''])
})
