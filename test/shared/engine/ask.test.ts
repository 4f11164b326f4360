// Parts and the words that join them: order, what is known to be the last thing that can fail, several seats at once.
import { expect, test } from 'vitest'
import { completed, dead, done, finish, inOrder, isAsk, sure, together, Together, type Ask, type Part, type Step, type Then } from '#shared/engine/ask.ts'

interface Scribe { readonly run: { trying: boolean }, readonly seat: number, readonly written: string[] }
const scribe = (seat = 0, trying = false): Scribe => ({ run: { trying }, seat, written: [] })

/** Writes a word and notes whether anything that can fail was said to follow. */
const write = (word: string): Part<Scribe> => ({ written }, then) => {
  written.push(`${word}${then.sure ? '.' : ','}`)
  return then.go()
}
const writeSurely = (word: string): Part<Scribe> => sure(write(word))

const asks = (word: string): Part<Scribe> => (turn, then) => ({
  seat: turn.seat, kind: 'choose-number', key: word, candidates: [0, 1], min: 1, max: 1, ordered: false, sure: then.sure, facts: [],
  answer: option => {
    turn.written.push(`${word}${option}`)
    return then.go()
  },
})
const asked = (step: Step): Ask => {
  if (!isAsk(step)) throw new Error('not a question')
  return step
}
const several = (step: Step): Together => {
  if (!(step instanceof Together)) throw new Error('not several questions')
  return step
}

test('parts are carried out in order, then what follows', () => {
  const turn = scribe()
  const step = inOrder(write('a'), write('b'), write('c'))(turn, { sure: true, go: () => { turn.written.push('end'); return done } })
  expect(turn.written.map(word => word.replace(/[.,]/, ''))).toEqual(['a', 'b', 'c', 'end'])
  expect(step).toBe(done)
})

test('nothing in order is an error', () => {
  expect(() => inOrder()).toThrow()
})

test('a part is told that nothing can fail any more only if that is so of all that follows', () => {
  const heard = (parts: readonly Part<Scribe>[], then: Then) => {
    const turn = scribe()
    inOrder(...parts)(turn, then)
    return turn.written.join('')
  }
  const unsure: Then = { sure: false, go: () => done }
  expect(heard([write('a'), write('b'), write('c')], finish)).toBe('a,b,c.')
  expect(heard([write('a'), writeSurely('b'), writeSurely('c')], finish)).toBe('a.b.c.')
  expect(heard([write('a'), writeSurely('b'), write('c')], finish)).toBe('a,b,c.')
  expect(heard([write('a'), writeSurely('b')], unsure)).toBe('a,b,')
})

test('parts in order never fail only if none of them ever does', () => {
  expect(inOrder(writeSurely('a'), writeSurely('b')).sure).toBe(true)
  expect(inOrder(write('a'), writeSurely('b')).sure).toBe(false)
  expect(inOrder(writeSurely('a'), write('b')).sure).toBe(false)
  expect(inOrder(writeSurely('a'), writeSurely('b'), write('c')).sure).toBe(false)
})

test('a question between parts goes on with what follows it, however often it is answered', () => {
  const turn = scribe()
  const first = asked(inOrder(asks('a'), asks('b'), write('c'))(turn, finish))
  const second = asked(first.answer(1, []))
  expect(first.sure).toBe(false)
  expect(second.answer(0, [])).toBe(done)
  expect(second.answer(1, [])).toBe(done)
  expect(turn.written).toEqual(['a1', 'b0', 'c.', 'b1', 'c.'])
})

test('several seats are asked at once and what follows comes when the last has ended, in any order', () => {
  for (const order of [[0, 1, 2], [2, 1, 0], [1, 2, 0]]) {
    const turns = [scribe(0), scribe(1), scribe(2)]
    let revealed = 0
    let step: Step = together(turns, inOrder(asks('x'), asks('y')), { sure: false, go: () => { revealed++; return dead } })
    for (const round of [1, 2]) {
      for (const seat of order) {
        expect(revealed).toBe(0)
        const open = several(step).open
        expect(open.length).toBe(round === 1 ? 3 : 3 - order.indexOf(seat))
        const ask = open.find(each => each.seat === seat) as Ask
        step = several(step).after(ask, ask.answer(seat % 2, []))
      }
    }
    expect(revealed).toBe(1)
    expect(step).toBe(dead)
    expect(turns.map(turn => turn.written)).toEqual([['x0', 'y0'], ['x1', 'y1'], ['x0', 'y0']])
  }
})

test('one seat of several knows its own part to end with its last question: nothing of the others makes it fail', () => {
  const step = several(together([scribe(0), scribe(1)], asks('x'), { sure: false, go: () => dead }))
  expect(step.open.map(ask => ask.sure)).toEqual([true, true])
})

test('looking ahead ends, as completed, where several are asked', () => {
  expect(together([scribe(0, true), scribe(1, true)], asks('x'), { sure: false, go: () => dead })).toBe(completed)
})

test('where nobody of several is left to be asked, what follows comes at once', () => {
  expect(together([scribe(0), scribe(1)], write('x'), { sure: true, go: () => completed })).toBe(completed)
  expect(together([], write('x'), finish)).toBe(done)
})

test('a part that ends in a dead end or in further questions at once is not mistaken for one that has ended', () => {
  const failing: Part<Scribe> = (turn, then) => turn.seat === 1 ? dead : asks('x')(turn, then)
  expect(together([scribe(0), scribe(1)], failing, finish)).toBe(dead)
  const nested: Part<Scribe> = (turn, then) => together([turn], asks('x'), then)
  expect(together([scribe(0)], nested, finish)).toBe(dead)
})
