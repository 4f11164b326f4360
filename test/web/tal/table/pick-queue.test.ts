// What is asked for while an answer is on its way: it waits for it, and nothing of it is lost without a word.
import { expect, test, vi } from 'vitest'
import type { Session } from '#web/lib/table/session.svelte.ts'
import type { Trouble } from '#web/lib/table/table-api.ts'
import { PickQueue } from '#web/lib/tal/table/pick-queue.ts'

/** A table that answers when it is told to; every pick asks the next question of the same kind. */
function slow() {
  const sent: string[] = []
  let answer: (trouble: Trouble | null) => void = () => undefined
  const session: Pick<Session, 'pick' | 'undo' | 'pending' | 'refusal'> = {
    pending: null,
    refusal: null,
    pick: (decision, [option = '']) => call(`${decision} ${option}`),
    undo: () => call('undo'),
  }
  function call(what: string): Promise<Trouble | null> {
    sent.push(what)
    session.pending = what
    return new Promise(resolve => {
      answer = trouble => {
        session.pending = null
        resolve(trouble)
      }
    })
  }
  let asked = 'lay'
  const queue = new PickQueue(session, () => asked)
  return {
    session,
    sent,
    queue,
    tap: (option: string) => void queue.inTurn(() => queue.pick(asked, option, [])),
    answers: async (trouble: Trouble | null = null, next = asked) => {
      asked = next
      answer(trouble)
      await new Promise(resolve => setTimeout(resolve))
    },
  }
}
const refused: Trouble = { code: 'illegal-pick', message: 'no' }

test('taps that come while one is being sent are sent after it, in their order', async () => {
  const { tap, answers, sent, session } = slow()
  for (const option of ['one', 'two', 'three']) tap(option)
  expect(sent).toEqual(['lay one'])
  await answers()
  expect(sent).toEqual(['lay one', 'lay two'])
  await answers()
  await answers()
  expect([sent, session.pending, session.refusal]).toEqual([['lay one', 'lay two', 'lay three'], null, null])
})

test('a tap that waits is done after an undo too', async () => {
  const { queue, tap, answers, sent } = slow()
  void queue.undo()
  tap('one')
  void queue.undo()
  await answers()
  expect(sent).toEqual(['undo', 'lay one'])
})

test('two undos in quick succession are one', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { queue, answers, sent } = slow()
  void queue.undo()
  await answers()
  vi.advanceTimersByTime(500)
  void queue.undo()
  expect(sent).toEqual(['undo'])
  vi.advanceTimersByTime(100)
  void queue.undo()
  expect(sent).toEqual(['undo', 'undo'])
  vi.useRealTimers()
})

test('what is not asked any more by then, or cannot be done, is refused in words', async () => {
  const other = slow()
  other.tap('one')
  other.tap('two')
  await other.answers(null, 'build')
  expect([other.sent, other.session.refusal?.code]).toEqual([['lay one'], 'stale-decision'])

  const gone = slow()
  gone.tap('one')
  void gone.queue.inTurn(async () => false)
  gone.tap('three')
  await gone.answers()
  expect([gone.sent, gone.session.refusal?.code]).toEqual([['lay one'], 'no-longer'])
})

test('where a pick is refused, nothing that waited for it is done', async () => {
  const { tap, answers, sent } = slow()
  tap('one')
  tap('two')
  await answers(refused)
  tap('three')
  expect(sent).toEqual(['lay one', 'lay three'])
})

test('what waits when the table is left is not done, nor asked about', async () => {
  const asked = vi.fn(() => 'lay')
  const { session, answers, sent } = slow()
  const queue = new PickQueue(session, asked)
  for (const option of ['one', 'two']) void queue.inTurn(() => queue.pick('lay', option, []))
  asked.mockClear()
  queue.leave()
  await answers()
  expect([sent, session.refusal]).toEqual([['lay one'], null])
  // What names the question is gone with the table's page.
  expect(asked).not.toHaveBeenCalled()
})
