// When the connection does not do what it should: networks without sockets, a server that is gone, a table of another version.
import { expect, inject, test } from 'vitest'
import type { Locator } from 'playwright-core'
import type { MadeTable, Message, Remains } from '#shared/protocol.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { expectFit, picture } from './looks.ts'
import { Chance } from '#shared/chance.ts'
import { fullTable, playOn } from '#test/client/player.ts'
import {
  company,
  desktop,
  fetchesAhead,
  makeTable,
  phone,
  question,
  reach,
  seated,
  sitDown,
  type Person,
} from './people.ts'
import { endsTurn, endTurn, isLively, newest } from './valley-table.ts'
import { pyramids } from './play-board.ts'
import { byFinger, play } from './play-valley.ts'

const people = company()
const come = (name: string) => people.come(name, { size: phone })
const withoutSockets = ({ context }: Person) => context.routeWebSocket('**/api/**', socket => socket.close())
/** The types of the messages that a page gets over its sockets from now on. */
function toldTo({ page }: Person): readonly Message['type'][] {
  const kinds: Message['type'][] = []
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      if (payload === 'pong') return
      const { type }: Message = JSON.parse(String(payload))
      kinds.push(type)
    }),
  )
  return kinds
}
const news = ({ page }: Person, text: string) => page.getByRole('status').filter({ hasText: text })

test('where sockets fail one still sits down, sees what happens and plays', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna')
  await withoutSockets(anna)
  // It is said where it begins, and covers the page only for some seconds: soon enough that sitting down may take longer.
  await Promise.all([news(anna, t('line.polling')).waitFor(), seated(mira, anna)])
  await picture(anna, 'table-phone-polling')
  let done = false
  await Promise.all(
    [mira, anna].map((person, seat) =>
      play(person, {
        seed: seat,
        press: byFinger,
        isStopped: () => done,
        until: pressed => (done ||= seat === 1 && pressed > 6),
      }),
    ),
  )
})

test('a server that is gone is said to be gone, and found again', async () => {
  const mira = await come('Mira')
  const at = await makeTable(mira, 2)
  await mira.context.route('**/api/**', call => call.abort())
  await withoutSockets(mira)
  await mira.page.goto(at)
  await mira.page.getByRole('heading', { name: t('line.unreachable') }).waitFor()
  await picture(mira, 'unreachable-phone')
  await mira.context.unroute('**/api/**')
  await mira.page.getByRole('list', { name: t('lobby.seats') }).waitFor()
})

test('a tab too many says so, hears what happens all the same, and connects when it is told to', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna')
  const at = await makeTable(mira, 3)
  let full = true
  await mira.context.routeWebSocket('**/api/**', socket => {
    if (full) void socket.close({ code: 4429 })
    else socket.connectToServer()
  })
  await mira.page.reload()
  await news(mira, t('line.crowded')).waitFor()
  await picture(mira, 'crowded-phone')
  await sitDown(anna, at)
  await mira.page
    .getByRole('list', { name: t('lobby.seats') })
    .getByText(anna.name)
    .waitFor()
  full = false
  await mira.page.getByRole('button', { name: t('line.here') }).click()
  await news(mira, t('line.crowded')).waitFor({ state: 'detached' })
})

test('a table of another version says so, shows how a finished game ended, and leads to its log', async () => {
  const mira = await come('Mira')
  const remains: Remains = {
    game: 'valley',
    names: ['Mira', 'Anna'],
    result: {
      winners: [1],
      scores: [
        { seat: 0, total: 12, parts: [] },
        { seat: 1, total: 31, parts: [] },
      ],
    },
  }
  const lines = [
    {
      n: 1,
      at: '',
      round: 1,
      pick: 1,
      seat: 1,
      text: '',
      key: 'buy',
      params: { card: { id: 't1', card: 'boat' }, price: 3, paid: 3 },
    },
  ]
  let told = 0
  await mira.context.routeWebSocket('**/api/**', socket => {
    told++
    socket.send(JSON.stringify({ type: 'error', error: { code: 'other-version', message: '' }, remains }))
  })
  let asked = 0
  let answer = () => {}
  const answering = new Promise<void>(resolve => {
    answer = resolve
  })
  await mira.context.route('**/log?before=*', async call => {
    asked++
    await answering
    await call.fulfill({ json: { log: lines } })
  })
  await mira.page.goto(`${inject('address')}/t/0123456789abcdef`)
  await mira.page.getByRole('heading', { name: t('door.version') }).waitFor()
  await mira.page.getByRole('heading', { name: t('end.pageTitle', { names: ['Anna'] }) }).waitFor()
  expect(await mira.page.getByRole('row').allInnerTexts()).toEqual([
    expect.stringMatching(/Anna.*31/s),
    expect.stringMatching(/Mira.*12/s),
  ])
  // The focus stays with what was pressed until that has come, then goes there; pressed once more it asks nothing more.
  const focused = (place: Locator) => expect.poll(() => place.evaluate(it => it === document.activeElement)).toBe(true)
  await mira.page.getByRole('button', { name: t('rests.log') }).focus()
  await mira.page.keyboard.press('Enter')
  await focused(mira.page.getByRole('button', { name: t('rests.coming') }))
  await mira.page.keyboard.press('Enter')
  answer()
  await mira.page.getByRole('listitem').filter({ hasText: 'Anna' }).waitFor()
  await focused(mira.page.getByRole('region', { name: t('rests.happened') }))
  expect(asked).toBe(1)
  // Whoever comes back to the page is told once more, and reads on.
  await mira.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => told).toBe(2)
  await expectFit(mira, 'a table of another version')
  await mira.page.getByRole('listitem').filter({ hasText: 'Anna' }).waitFor()
  await picture(mira, 'rests-desktop')
  await mira.page.setViewportSize(phone)
  await picture(mira, 'rests-phone')
})

test('an answer that is lost leaves no ghost: whoever tries again finds the same table and the same seat', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna')
  const made: string[] = []
  await mira.context.route('**/api/games', async call => {
    const answer = await call.fetch()
    const { id }: MadeTable = await answer.json()
    made.push(id)
    if (made.length === 1) await call.abort()
    else await call.fulfill({ response: answer })
  })
  const at = await makeTable(mira, 3)
  expect(made.length).toBeGreaterThan(1)
  expect(new Set(made).size).toBe(1)

  let sat = 0
  await anna.context.route('**/api/games/*/seats', async call => {
    const answer = await call.fetch()
    if (++sat === 1) await call.abort()
    else await call.fulfill({ response: answer })
  })
  await sitDown(anna, at)
  await anna.page.getByRole('heading', { name: t('lobby.missing', { missing: 1 }) }).waitFor()
})

test('a move made without a connection is kept, said to be kept, and goes out when there is one', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna')
  const told = [toldTo(mira), toldTo(anna)]
  await seated(mira, anna)
  const acting = await Promise.race(
    [mira, anna].map(async person => {
      await endTurn(person).waitFor()
      return person
    }),
  )
  await acting.context.setOffline(true)
  await news(acting, t('line.lost')).waitFor()
  await endsTurn(acting)
  await question(acting).getByText(t('ask.kept')).waitFor()
  await expect.poll(() => question(acting).getAttribute('aria-busy')).toBe('true')
  await picture(acting, 'table-phone-kept')
  await acting.context.setOffline(false)
  await question(acting).getByText(t('ask.kept')).waitFor({ state: 'detached' })
  // The turn was ended once: what is asked next is another question.
  await endTurn(acting).waitFor({ state: 'detached' })
  // Whoever did not lose the connection is told what has changed, not the whole view again.
  await expect.poll(() => told[acting === mira ? 1 : 0]?.at(-1)).toBe('change')
})

test('a part of the page that cannot come says so, and comes with the connection', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna')
  const link = await makeTable(mira, 2)
  await fetchesAhead(anna, 'never')
  await sitDown(anna, link)
  await question(anna).waitFor()
  // What comes right after the table: cut off on its way, it would come again only after a reload.
  await isLively(anna)
  await expect.poll(() => newest(anna).textContent()).not.toBe(t('log'))
  await anna.context.setOffline(true)
  await newest(anna).click()
  await anna.page.getByText(t('part.offline')).waitFor()
  await picture(anna, 'table-phone-late')
  const again = anna.page.getByRole('button', { name: t('part.again'), exact: true })
  await again.click()
  await anna.page.getByText(t('part.offline')).waitFor()
  await anna.context.setOffline(false)
  const log = anna.page.getByRole('dialog', { name: t('log.title') })
  // It comes by itself, unless the browser was too early to say that it is online.
  await expect
    .poll(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1_000 }).catch(() => undefined)
      return log.isVisible()
    })
    .toBe(true)
})

test('earlier lines of the log come above what is being read, and where they cannot come that is said', async () => {
  const clients = await fullTable(reach, 2)
  await playOn(clients, new Chance(4), 110)
  const [{ id, token }] = clients
  const mira = await people.come('Mira', { size: desktop })
  await mira.page.goto(`${inject('address')}/t/${id}#seat=${token}`)
  const older = mira.page.getByRole('button', { name: t('log.older') })
  const unanswered = mira.page.getByRole('alert').filter({ hasText: t('log.failed') })
  await older.waitFor()
  await mira.context.route('**/log?before=*', call => call.abort())
  await older.focus()
  await mira.page.keyboard.press('Enter')
  await unanswered.waitFor()
  expect(await older.evaluate(button => button === document.activeElement)).toBe(true)
  await mira.context.unroute('**/log?before=*')
  const log = mira.page.getByRole('group', { name: t('log.title') })
  const lines = log.getByRole('listitem')
  /** Presses the button, and waits for what it brings. */
  const more = async () => {
    const known = await lines.count()
    await mira.page.keyboard.press('Enter')
    await expect.poll(() => lines.count()).toBeGreaterThan(known)
  }
  await more()
  await unanswered.waitFor({ state: 'detached' })
  // They come above the line that is being read, which stays where it is.
  await older.scrollIntoViewIfNeeded()
  const read = await lines.nth(2).elementHandle()
  const place = await read?.boundingBox()
  await more()
  await expect.poll(() => read?.boundingBox()).toEqual(place)
  await more()
  await older.waitFor({ state: 'detached' })
  // The button has gone with its last lines; the focus is still at the log.
  await log.and(mira.page.locator(':focus')).waitFor()
})

test('a table given up before its game says so to whoever stands at its door', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna')
  const link = await makeTable(mira, 2)
  await anna.page.goto(link)
  await anna.page.getByRole('button', { name: t('sit.down'), exact: true }).waitFor()
  await mira.page.getByRole('button', { name: t('lobby.giveUp') }).click()
  await mira.page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('lobby.giveUp') })
    .click()
  await anna.page.getByRole('heading', { name: t('door.deleted') }).waitFor()
  await anna.page.getByRole('link', { name: t('door.home') }).waitFor()
  await picture(anna, 'door-given-up-phone')
})

test('whoever looks at the result of a table that its host deletes keeps the scores', async () => {
  const clients = await fullTable(reach, 2, { short: true }, 'tal')
  await playOn(clients, new Chance(8))
  const [host] = clients
  const { result, seats } = await host.view()
  const mira = await people.come('Mira', { size: phone })
  await mira.page.goto(`${inject('address')}/t/${host.id}`)
  await pyramids(mira).waitFor()
  await host.call('', 'DELETE')
  await mira.page.getByRole('heading', { name: t('door.deleted') }).waitFor()
  const rows = mira.page.getByRole('table', { name: t('rests.result') }).getByRole('row')
  const wished = (result?.scores ?? [])
    .toSorted((one, other) => other.total - one.total)
    .map(({ seat, total }) => new RegExp(`^${seats[seat]?.name ?? ''}.*${t('points', { n: total })}$`))
  expect(wished).toHaveLength(2)
  await expect.poll(() => rows.allTextContents()).toEqual(wished.map(row => expect.stringMatching(row)))
  await expectFit(mira, 'the scores of a deleted table')
  await picture(mira, 'door-deleted-result-phone')
})
