// Before the game: the front page, seats that fill and become free again, the ways back to one's own seat.
import { expect, inject, test } from 'vitest'
import type { Locator } from 'playwright-core'
import { tablesText } from '#web/lib/lobby/table-summary.ts'
import { companyText } from '#web/lib/table/company/company-texts.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { expectFit, picture } from './looks.ts'
import { company, deviceOf, leftSheets, makeTable, phone, question, seated, sitDown, type Person } from './people.ts'
import { cardsIn, endTurn, hand, way } from './valley-table.ts'

const { come } = company()
const seats = ({ page }: Person) => page.getByRole('list', { name: t('lobby.seats') })
const missing = ({ page }: Person, missing: number) =>
  page.getByRole('heading', { name: t('lobby.missing', { missing }) })
/** Waits until the focus is on something: where what had it is gone, it goes to what is read next. */
const expectFocus = (place: Locator) =>
  expect.poll(() => place.evaluate(each => each === document.activeElement)).toBe(true)
const expectToldAtOnce = ({ page }: Person, text: string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' })

test('a table needs a name, and says so where it is missing', async () => {
  const mira = await come('Mira')
  await mira.page.goto(inject('address'))
  await mira.page.getByRole('button', { name: t('home.make') }).click()
  await mira.page
    .getByRole('alert')
    .filter({ hasText: t('name.empty') })
    .waitFor()
  const field = mira.page.getByRole('textbox', { name: t('home.name'), description: t('name.empty') })
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => field.evaluate(field => field === document.activeElement)).toBe(true)
  await mira.page.keyboard.type(`${'W'.repeat(24)} and more`)
  expect((await mira.page.getByLabel(t('home.name')).inputValue()).trim()).toBe('W'.repeat(24))
})

test('a full name of somebody who shares a device is written in where the caret stands', async () => {
  const mira = await come('Mira', { size: phone })
  const { page } = mira
  await page.goto(inject('address'))
  await page.getByRole('button', { name: t('home.device') }).tap()
  const field = page.getByRole('dialog').getByRole('textbox').first()
  await field.fill('W'.repeat(24))
  await field.press('Home')
  await page.keyboard.type('M')
  expect(await field.evaluate((field: HTMLInputElement) => [field.value, field.selectionStart])).toEqual([
    'W'.repeat(24),
    0,
  ])
})

test('seats fill as people come, and everybody sees it', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna', { size: phone })
  const at = await makeTable(mira, 3)
  await expectFocus(missing(mira, 2))
  // The page's title as it opened is not kept for whoever reads the page to its end.
  expect(await mira.page.getByText(t('loading')).count()).toBe(0)
  await sitDown(anna, at)
  await expectFocus(missing(anna, 1))
  await expectToldAtOnce(anna, t('lobby.youJoined'))
  await seats(mira).getByText('Anna').waitFor()
  await expectToldAtOnce(mira, t('lobby.joined', { name: 'Anna', bot: '' }))
  await expect.poll(() => mira.page.title()).toContain(t('lobby.missing', { missing: 1 }))

  // What Anna says by a tap is announced to Mira, until she mutes her.
  const heard = (words: string) =>
    mira.page
      .getByRole('log', { name: companyText('talk.told') })
      .getByText(companyText('talk.heard', { name: 'Anna', words }))
  const says = async (words: string) => {
    await anna.page.getByRole('button', { name: companyText('talk') }).click()
    await anna.page.getByRole('dialog').getByRole('button', { name: words }).click()
  }
  await mira.page.getByRole('button', { name: companyText('talk') }).waitFor()
  await says(companyText('say.hello'))
  await heard(companyText('say.hello')).waitFor({ state: 'attached' })
  await mira.page.keyboard.press('w')
  await mira.page.getByRole('dialog').getByRole('button', { name: 'Anna', pressed: false }).click()
  await mira.page.getByRole('dialog').getByRole('button', { name: 'Anna', pressed: true }).waitFor()
  await mira.page.keyboard.press('Escape')
  await heard(companyText('say.hello')).waitFor({ state: 'detached' })
})

test('the front page leads back to your tables, says whose turn it is, and takes one off the list and back', async () => {
  const mira = await come('Mira', { size: phone })
  const anna = await come('Anna')
  const at = await seated(mira, anna)
  await mira.page.evaluate(() => localStorage.setItem('valley:seat:AAAAAAAAAAAAAAAA', 'a-token-of-no-table'))
  const rows = ({ page }: Person) => page.getByRole('list', { name: t('home.yours') }).getByRole('listitem')
  await Promise.all([mira, anna].map(({ page }) => page.goto(inject('address'))))
  const yours = (person: Person) => rows(person).filter({ hasText: t('turn.yours') })
  await expect
    .poll(async () => (await Promise.all([mira, anna].map(person => yours(person).count()))).sort())
    .toEqual([0, 1])
  await rows(anna).filter({ hasText: 'Mira' }).waitFor()
  await rows(mira)
    .filter({ hasText: tablesText('state.gone') })
    .waitFor()
  await expectFit(mira, 'the front page with tables')

  const running = rows(mira).nth(0)
  await running.getByRole('button', { name: new RegExp(`^${tablesText('remove', { what: 'Anna' })}`) }).click()
  await running.getByRole('button', { name: tablesText('putBack') }).click()
  await running.getByRole('button', { name: new RegExp(`^${tablesText('remove', { what: 'Anna' })}`) }).press('Enter')
  await mira.page.reload()
  await rows(mira)
    .filter({ hasText: tablesText('state.gone') })
    .waitFor()
  expect(await rows(mira).count()).toBe(1)
  await rows(anna).getByRole('link').click()
  await question(anna).waitFor()
  expect(anna.page.url()).toBe(at)
  await mira.page.goto(at)
  await question(mira).waitFor()
})

test('a list of your tables that comes back into sight says whose turn it is now', async () => {
  const people = [await come('Mira'), await come('Anna')] as const
  await seated(...people)
  const person = await Promise.any(
    people.map(each =>
      endTurn(each)
        .waitFor()
        .then(() => each),
    ),
  )
  const device = await deviceOf(person)
  const { page } = person
  await page.goto(inject('address'))
  const row = page.getByRole('list', { name: t('home.yours') }).getByRole('listitem')
  await row.filter({ hasText: t('turn.yours') }).waitFor()
  for (;;) {
    const [decision] = (await device.view()).decisions
    if (!decision) break
    const option = decision.options.find(({ key }) => key === 'end') ?? decision.options[0]
    await device.pick({ decision: decision.id, options: [option?.id ?? ''] })
  }
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await row.filter({ hasNotText: t('turn.yours') }).waitFor()
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

test('the browser’s back closes the sheet of a hand card, and a reload leaves it open', async () => {
  const people = [await come('Mira', { size: phone }), await come('Anna', { size: phone })] as const
  const at = await seated(...people)
  const person = await Promise.any(
    people.map(each =>
      endTurn(each)
        .waitFor()
        .then(() => each),
    ),
  )
  const { page } = person
  const sheets = page.getByRole('dialog')
  const open = (count: number) => expect.poll(() => sheets.count()).toBe(count)
  const back = () => page.evaluate(() => history.back())
  const held = await cardsIn(hand(person))

  await hand(person).getByRole('button').first().click()
  await open(1)
  await sheets.getByRole('button', { name: t('rulings') }).click()
  await open(2)
  await back()
  await open(1)
  await page.reload()
  await question(person).waitFor()
  await open(1)
  await back()
  await open(0)
  expect(page.url()).toBe(at)
  expect(await cardsIn(hand(person))).toEqual(held)

  // What the sheet is closed by is no matter: no entry is left over for it, nor for a use that was chosen in it.
  await hand(person).getByRole('button').first().click()
  await open(1)
  await sheets.getByRole('button', { name: t('back'), exact: true }).click()
  await open(0)
  await hand(person).getByRole('button').first().click()
  await way(person, 'entomb').click()
  await open(0)
  await expect.poll(async () => (await cardsIn(hand(person))).length).toBe(held.length - 1)
  await leftSheets(person)
  await page.goBack()
  await expect.poll(() => page.url()).not.toBe(at)
})

test('a guest may leave, the host may free a seat, and either seat can be taken again', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna')
  const at = await makeTable(mira, 3)
  await sitDown(anna, at)
  await missing(mira, 1).waitFor()
  await anna.page.getByRole('button', { name: t('lobby.leave') }).click()
  // To open the table before her page has left it would cut off the call that frees the seat.
  await anna.page.getByRole('button', { name: t('home.make') }).waitFor()
  await missing(mira, 2).waitFor()
  await sitDown(anna, at)
  // Freed before her page has shown the seat, she is still at the form, with the focus where she left it.
  await missing(anna, 1).waitFor()
  await mira.page.getByRole('button', { name: t('lobby.remove', { name: 'Anna' }) }).click()
  await expectFocus(anna.page.getByRole('heading', { name: t('sit.title', { host: 'Mira' }) }))
  await expectToldAtOnce(anna, t('sit.removed'))
  await missing(mira, 2).waitFor()
  await anna.page.getByRole('button', { name: t('sit.down'), exact: true }).click()
  await missing(anna, 1).waitFor()
})

test('who is alone may give the table up, and its address is then unknown', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna')
  const at = await makeTable(mira, 2)
  await mira.page.getByRole('button', { name: t('lobby.giveUp') }).click()
  await mira.page.getByRole('alertdialog', { name: t('lobby.giveUpAsk') }).waitFor()
  await mira.page.keyboard.press('Escape')
  await expect
    .poll(() =>
      mira.page.getByRole('button', { name: t('lobby.giveUp') }).evaluate(button => button === document.activeElement),
    )
    .toBe(true)
  await mira.page.getByRole('button', { name: t('lobby.giveUp') }).click()
  await mira.page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('lobby.giveUp') })
    .click()
  await mira.page.getByRole('button', { name: t('home.make') }).waitFor()
  await anna.page.goto(at)
  await anna.page.getByRole('heading', { name: t('door.unknown') }).waitFor()
})

test('who comes to a game that has begun may watch it', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna')
  const tom = await come('Tom')
  const at = await seated(mira, anna)
  await tom.page.goto(at)
  await tom.page.getByRole('heading', { name: t('door.started') }).waitFor()
  // It may be somebody who sat down in the browser of a messenger.
  await tom.page.getByText(t('door.seatElsewhere')).waitFor()
  await expectFit(tom, 'a game that has begun')
  await picture(tom, 'door-begun')
  await tom.page.getByRole('button', { name: t('door.watch') }).click()
  await question(tom).waitFor()
  await tom.page.reload()
  await question(tom).waitFor()
})

test('who is still choosing a name when the last seat is taken is told so', async () => {
  const mira = await come('Mira')
  const anna = await come('Anna')
  const tom = await come('Tom')
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
