// Before the game: the front page, the link, seats that fill and become free again, the ways back to one's own seat.
import { expect, inject, test } from 'vitest'
import { t } from '#web/lib/words/words.ts'
import { company, makeTable, phone, question, seated, sitDown, type Person } from './people.ts'

const { come } = company()
const seats = ({ page }: Person) => page.getByRole('list', { name: t('lobby.seats') })
const link = ({ page }: Person) => page.getByRole('textbox', { name: t('lobby.link') })
const missing = ({ page }: Person, here: number, missing: number) => page.getByRole('heading', { name: t('lobby.missing', { here, missing }) })

test('a table needs a name, and says so where it is missing', async () => {
  const mira = await come('Mira')
  await mira.page.goto(inject('address'))
  await mira.page.getByRole('button', { name: t('home.make') }).click()
  await mira.page.getByRole('alert').filter({ hasText: t('home.nameMissing') }).waitFor()
  await expect.poll(() => mira.page.getByLabel(t('home.name')).evaluate(field => field === document.activeElement)).toBe(true)
})

test('seats fill as people come, and everybody sees it', async () => {
  const mira = await come('Mira'), anna = await come('Anna', { size: phone })
  const at = await makeTable(mira, 3)
  await missing(mira, 1, 2).waitFor()
  await sitDown(anna, at)
  await Promise.all([missing(mira, 2, 1).waitFor(), missing(anna, 2, 1).waitFor()])
  await seats(mira).getByText('Anna').waitFor()
  await mira.page.getByRole('status').filter({ hasText: t('lobby.joined', { name: 'Anna' }) }).waitFor({ state: 'attached' })
  await expect.poll(() => mira.page.title()).toContain(t('lobby.pageTitle', { missing: 1 }))
})

test('the link that is shown, copied and scanned leads to the table and carries no seat', async () => {
  const mira = await come('Mira')
  await mira.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const at = await makeTable(mira, 2)
  await expect.poll(() => link(mira).inputValue()).toBe(at.replace('http://', ''))
  await mira.page.getByRole('button', { name: t('lobby.copy') }).click()
  await mira.page.getByRole('button', { name: t('lobby.copied') }).waitFor()
  expect(await mira.page.evaluate(() => navigator.clipboard.readText())).toBe(at)
  expect(at).not.toContain('#')
})

test('a reload and a second tab find the own seat again', async () => {
  const mira = await come('Mira')
  const at = await makeTable(mira, 2)
  await mira.page.reload()
  await seats(mira).getByText(t('lobby.youHost')).waitFor()
  const tab = await mira.context.newPage()
  await tab.goto(at)
  await tab.getByText(t('lobby.youHost')).waitFor()
})

test('a personal link carries the seat to another device and leaves nothing in the address bar', async () => {
  const mira = await come('Mira'), device = await come('Mira on the phone', { size: phone })
  await mira.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const at = await makeTable(mira, 2)
  await mira.page.getByText(t('lobby.device')).click()
  await mira.page.getByRole('button', { name: t('lobby.deviceCopy') }).click()
  await mira.page.getByRole('button', { name: t('lobby.copied') }).waitFor()
  const personal = await mira.page.evaluate(() => navigator.clipboard.readText())
  const asked: string[] = []
  device.page.on('request', request => asked.push(request.url()))
  await device.page.goto(personal)
  await device.page.getByText(t('lobby.youHost')).waitFor()
  await expect.poll(() => device.page.url()).toBe(at)
  const token = new URL(personal).hash.split('=')[1] ?? ''
  expect(token.length).toBeGreaterThan(20)
  expect(asked.filter(address => address.includes(token) && !address.includes('#'))).toEqual([])
})

test('the seat can be carried to another device in the middle of a game', async () => {
  const mira = await come('Mira'), anna = await come('Anna'), device = await come('Anna on the phone', { size: phone })
  await anna.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const at = await seated(mira, anna)
  await anna.page.getByRole('button', { name: t('menu'), exact: true }).click()
  await anna.page.getByRole('button', { name: t('lobby.deviceCopy') }).click()
  await anna.page.getByRole('button', { name: t('lobby.copied') }).waitFor()
  await device.page.goto(await anna.page.evaluate(() => navigator.clipboard.readText()))
  await question(device).waitFor()
  const hand = ({ page }: Person) => page.locator('.hand [data-card]').evaluateAll(cards => cards.map(card => card.getAttribute('data-card')))
  await expect.poll(() => hand(device)).toEqual(await hand(anna))
  await expect.poll(() => device.page.url()).toBe(at)
})

test('a guest may leave, the host may free a seat, and either seat can be taken again', async () => {
  const mira = await come('Mira'), anna = await come('Anna')
  const at = await makeTable(mira, 3)
  await sitDown(anna, at)
  await anna.page.getByRole('button', { name: t('lobby.leave') }).click()
  await missing(mira, 1, 2).waitFor()
  await sitDown(anna, at)
  await missing(mira, 2, 1).waitFor()
  await mira.page.getByRole('button', { name: t('lobby.remove', { name: 'Anna' }) }).click()
  await anna.page.getByText(t('sit.removed')).waitFor()
  await missing(mira, 1, 2).waitFor()
  await anna.page.getByRole('button', { name: t('sit.down'), exact: true }).click()
  await missing(anna, 2, 1).waitFor()
})

test('who is alone may give the table up, and its address is then unknown', async () => {
  const mira = await come('Mira'), anna = await come('Anna')
  const at = await makeTable(mira, 2)
  await mira.page.getByRole('button', { name: t('lobby.giveUp') }).click()
  await mira.page.getByRole('button', { name: t('home.make') }).waitFor()
  await anna.page.goto(at)
  await anna.page.getByRole('heading', { name: t('door.unknown') }).waitFor()
})

test('who comes to a game that has begun may watch it', async () => {
  const mira = await come('Mira'), anna = await come('Anna'), tom = await come('Tom')
  const at = await seated(mira, anna)
  await tom.page.goto(at)
  await tom.page.getByRole('heading', { name: t('door.started') }).waitFor()
  await tom.page.getByRole('button', { name: t('door.watch') }).click()
  await question(tom).waitFor()
  await tom.page.reload()
  await question(tom).waitFor()
})

test('who is still choosing a name when the last seat is taken is told so', async () => {
  const mira = await come('Mira'), anna = await come('Anna'), tom = await come('Tom')
  const at = await makeTable(mira, 2)
  await tom.page.goto(at)
  await tom.page.getByRole('button', { name: t('sit.down'), exact: true }).waitFor()
  await sitDown(anna, at)
  await tom.page.getByRole('heading', { name: t('door.full') }).waitFor()
})

test('an address that leads nowhere says so and leads on', async () => {
  const mira = await come('Mira', { size: phone })
  await mira.page.goto(`${inject('address')}/nowhere`)
  await mira.page.getByRole('heading', { name: t('door.notFound') }).waitFor()
  await mira.page.getByRole('link', { name: t('door.home') }).click()
  await mira.page.getByRole('button', { name: t('home.make') }).waitFor()
})
