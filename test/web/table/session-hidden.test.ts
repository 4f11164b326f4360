// A page that goes out of sight says so to its table, which then tells the seat's browsers of turns.
import { expect, test } from 'vitest'
import { takenOver } from '#web/lib/local/wire.ts'
import { viewOf } from '#test/shared/wire-records.ts'
import { browser, inBrowser, open } from './sessions.ts'

inBrowser()

/** What a socket was sent of the page being hidden or not. */
const said = ({ sent }: { readonly sent: readonly string[] }) =>
  sent.flatMap(text => {
    if (text === 'ping') return []
    const frame = JSON.parse(text) as { readonly type: string; readonly hidden?: boolean }
    return frame.type === 'hidden' ? [frame.hidden] : []
  })
function turn(hidden: boolean): void {
  browser.page.hidden = hidden
  browser.page.dispatchEvent(new Event('visibilitychange'))
}

test('the table is told that the page of a seat is hidden, and that it is looked at again', () => {
  const { last, say } = open(undefined, 'mine')
  last().open()
  say(viewOf({ you: 0 }))
  expect(said(last())).toEqual([])
  turn(true)
  last().say({ type: 'change', from: 1, version: 2, view: { version: 2 } })
  turn(false)
  expect(said(last())).toEqual([true, false])
})

test('a hidden page that connects again says so again', () => {
  const { last, say, sockets } = open(undefined, 'mine')
  last().open()
  say(viewOf({ you: 0 }))
  turn(true)
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
  expect(sockets).toHaveLength(2)
  last().open()
  say(viewOf({ you: 0 }))
  expect(said(last())).toEqual([true])
})

test('whoever only watches says nothing of it', () => {
  const { last, say } = open()
  last().open()
  say(viewOf({ you: null }))
  turn(true)
  turn(false)
  expect(said(last())).toEqual([])
})

test('a page that is looked at again connects anew, and a table that another tab has taken is left to that', () => {
  const { session, last, sockets } = open(undefined, 'mine')
  last().drop(takenOver)
  turn(true)
  turn(false)
  expect([session.lostWith, sockets.length]).toEqual([takenOver, 1])
  session.retry()
  last().drop(1006)
  turn(true)
  expect(sockets).toHaveLength(2)
  turn(false)
  expect(sockets).toHaveLength(3)
})
