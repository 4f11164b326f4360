// Who comes to a table in an unusual way: a seat that is shown late, a guest who only watches, a browser that stores
// nothing, a clock that is wrong.
import { expect, inject, test } from 'vitest'
import { companyText } from '#web/lib/table/company/company-texts.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { fullTable, hurry, madeTable } from '#test/client/player.ts'
import { expectFit, picture } from './looks.ts'
import { company, desktop, makeTable, phone, question, reach, sitDown, toPoints, type Person } from './people.ts'

const { come } = company()
const seats = ({ page }: Person) => page.getByRole('list', { name: t('lobby.seats') })
const missing = ({ page }: Person, missing: number) =>
  page.getByRole('heading', { name: t('lobby.missing', { missing }) })

test('whoever presses Join again before the seat is shown takes no second one', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna', { size: phone })
  // A connection with a seat never opens here.
  await anna.context.routeWebSocket('**/api/**', socket => {
    if (!socket.protocols().some(name => name.startsWith('token.'))) socket.connectToServer()
  })
  const at = await makeTable(mira, 3)
  await anna.page.goto(at)
  let asked = 0
  anna.page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/seats')) asked++
  })
  await anna.page.getByLabel(t('home.name')).fill('Anna')
  await anna.page.getByRole('button', { name: t('sit.down') }).click()
  await seats(mira).getByText('Anna').waitFor()
  await anna.page.getByRole('button', { name: t('sit.sitting'), disabled: true }).click({ force: true })
  await anna.page.getByLabel(t('home.name')).press('Enter')
  // Whatever that has asked for was sent before this.
  await anna.page.evaluate(() => fetch('/api/health').then(answer => answer.json()))
  expect(asked).toBe(1)
  await missing(mira, 1).waitFor()
  expect(await seats(mira).getByText('Anna').count()).toBe(1)
})

test('whoever takes the last seat keeps the form until the game comes, and is not told that it is full', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna', { size: phone })
  const { page } = anna
  const at = await makeTable(mira, 2)
  await page.goto(at)
  const { promise: late, resolve: answer } = Promise.withResolvers<null>()
  await page.route('**/seats', async route => {
    const response = await route.fetch()
    await late
    await route.fulfill({ response })
  })
  await page.getByLabel(t('home.name')).fill('Anna')
  await page.getByRole('button', { name: t('sit.down') }).click()
  await question(mira).waitFor()
  // By now the page knows the game as a guest does.
  await seats(anna).getByText('Anna').waitFor()
  expect(await page.getByRole('heading', { name: t('door.full') }).count()).toBe(0)
  await page.getByRole('button', { name: t('sit.sitting'), disabled: true }).waitFor()
  answer(null)
  await question(anna).waitFor()
  expect(await page.getByRole('button', { name: t('door.watch') }).count()).toBe(0)
})

test('whoever took the last seat and never got the answer has it when the page is opened again', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna')
  const { page } = anna
  const at = await makeTable(mira, 2)
  await page.goto(at)
  let calls = 0
  await page.route('**/seats', async route => {
    if (calls++ === 0) await route.fetch()
    await route.abort()
  })
  await page.getByLabel(t('home.name')).fill('Anna')
  await page.getByRole('button', { name: t('sit.down') }).click()
  await question(mira).waitFor()
  await page.goto('about:blank')
  await page.unroute('**/seats')
  await page.goto(at)
  await question(anna).waitFor()
  expect(await page.getByRole('button', { name: t('door.watch') }).count()).toBe(0)
})

test('whoever chose to watch before the game sees it begin, and whoever did not is told that it is full', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna')
  const [watcher, late] = [await come('Cleo'), await come('Dora', { size: phone })]
  const at = await makeTable(mira, 2)
  for (const { page } of [watcher, late]) await page.goto(at)
  await watcher.page.getByRole('button', { name: t('sit.watch') }).click()
  await late.page.getByLabel(t('home.name')).focus()
  await sitDown(anna, at)
  await question(watcher).waitFor()
  expect(await watcher.page.getByRole('button', { name: t('door.watch') }).count()).toBe(0)
  // The form that had the focus is gone.
  const told = late.page.getByRole('heading', { name: t('door.full') })
  await expect.poll(() => told.evaluate(each => each === document.activeElement)).toBe(true)
  await watcher.page.reload()
  await question(watcher).waitFor()
})

test('whoever goes on watching after a game sees the next one that has begun, and is not asked for it again', async () => {
  const player = await madeTable(reach, 1, { solitaire: 'starter' })
  await hurry([player])
  expect((await player.call('/again', 'POST', {})).status).toBe(201)
  const watcher = await come('Cleo')
  const { page } = watcher
  await page.goto(`${inject('address')}/t/${player.id}`)
  await toPoints(watcher)
  await page.getByRole('link', { name: t('end.aloneWatch') }).click()
  const door = page.getByRole('heading', { name: t('door.started') })
  await question(watcher).or(door).waitFor()
  expect(await door.count()).toBe(0)
})

test('a browser that stores nothing says why it speaks no other language, and loses no seat over it', async () => {
  const mira = await come('Mira', { size: phone })
  await mira.context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError')
    }
  })
  const { page } = mira
  const said = page.getByRole('alert')
  await page.goto(inject('address'))
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await said.filter({ hasText: t('language.notKept') }).waitFor()
  await expectFit(mira, 'a language that is not kept')
  await picture(mira, 'language-not-kept')
  await makeTable(mira, 2)
  const anna = await come('Anna')
  await sitDown(anna, page.url())
  await question(mira).waitFor()
  await page.getByRole('button', { name: t('menu'), exact: true }).click()
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await said.filter({ hasText: t('language.wouldLose') }).waitFor()
  expect(await page.getByRole('radio', { name: 'English' }).isChecked()).toBe(true)
  await picture(mira, 'language-not-kept-menu')
})

test('a browser that stores nothing says that a reload loses the seat', async () => {
  const mira = await come('Mira')
  await mira.context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError')
    }
  })
  const anna = await come('Anna')
  const at = await makeTable(mira, 3)
  await mira.page.getByText(t('lobby.notKept')).waitFor()
  await sitDown(anna, at)
  await missing(anna, 1).waitFor()
  expect(await anna.page.getByText(t('lobby.notKept')).count()).toBe(0)
})

test.each(['valley', 'tal'])(
  'who comes last to a table of %s is told there that a reload loses the seat, and led to the link that brings it back',
  async game => {
    const host = await madeTable(reach, 2, {}, game)
    const mira = await come('Mira', { size: phone })
    const { page } = mira
    await mira.context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError')
        },
      })
      // Nothing is copied here, so that the link is shown. A page that is still empty has no clipboard.
      Reflect.deleteProperty(Navigator.prototype, 'clipboard')
    })
    await sitDown(mira, `${inject('address')}/t/${host.id}`)
    await question(mira).waitFor()
    const said = page.getByRole('status').filter({ hasText: companyText('seat.notKept') })
    await said.waitFor()
    for (const [name, size] of Object.entries({ wide: desktop, phone })) {
      await page.setViewportSize(size)
      await expectFit(mira, `a seat that is not kept, ${name}`)
      await picture(mira, `seat-not-kept-${game}-${name}`)
    }
    await said.getByRole('button', { name: companyText('seat.link') }).click()
    await page.getByRole('button', { name: t('lobby.deviceCopy') }).click()
    const link = (await page.getByText(`/t/${host.id}#seat=`).textContent()) ?? ''
    await picture(mira, `seat-not-kept-${game}-link`)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await said.count()).toBe(0)

    const again = await mira.context.newPage()
    await again.goto(link)
    await question({ ...mira, page: again }).waitFor()
    await again.reload()
    await question({ ...mira, page: again }).waitFor()
  },
)

test('a device whose clock is an hour fast counts a wait from when it began', async () => {
  const [{ id }] = await fullTable(reach, 2)
  const mira = await come('Mira')
  const { page } = mira
  await mira.context.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + 3_600_000
  })
  // Where the site is served it says what time it is.
  await page.route(
    ({ pathname }) => pathname === '/',
    route => route.fulfill({ headers: { date: new Date().toUTCString() } }),
  )
  await page.goto(`${inject('address')}/t/${id}`)
  await page.getByRole('button', { name: t('door.watch') }).click()
  await question(mira)
    .getByRole('timer')
    .filter({ hasText: /^\d:\d\d$/ })
    .waitFor()
})
