// A hint at a table of this browser: the move in words, a ring round where it is made, and what becomes of both.
import { expect, inject, test } from 'vitest'
import { gameTitles } from '#shared/game-names.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { hint as texts } from '#web/lib/messages/lazy-texts.ts'
import { translator } from '#web/lib/messages/collection.ts'
import { doubleTap } from '#web/lib/platform/double-tap.ts'
import { companyText } from '#web/lib/table/company/company-texts.ts'
import { expectFit, picture } from './looks.ts'
import { company, desktop, fetchesAhead, phone, question, sitDown, type Person } from './people.ts'
import { endTurn } from './valley-table.ts'

const { come } = company()
const hintText = translator<typeof texts.all>(texts)
const door = ({ page }: Person) => page.getByRole('button', { name: new RegExp(`^${t('home.bots')}`) })
const ask = ({ page }: Person) => page.getByRole('button', { name: companyText('hint'), exact: true })
const strip = ({ page }: Person) => page.getByRole('region', { name: hintText('hint') })
const ring = ({ page }: Person) => page.locator('[data-ring]')

test('the deck-builder: a tap brings it, the ring lies at the card, and the next question takes both away', async () => {
  const mira = await come('Mira', { size: phone })
  await mira.page.goto(inject('address'))
  await door(mira).tap()
  await endTurn(mira).waitFor()
  await ask(mira).tap()
  await ring(mira).waitFor()
  await expect.poll(() => strip(mira).textContent()).toMatch(/^(Buy|Play|Entomb|End) .+\./)
  await expectFit(mira, 'a table with a hint')
  await picture(mira, 'hint-phone')
  await strip(mira)
    .getByRole('button', { name: hintText('hint.close') })
    .tap()
  await strip(mira).waitFor({ state: 'detached' })
  await ask(mira).tap()
  await ring(mira).waitFor()
  await endTurn(mira).tap()
  // A card could still be entombed: the button asks back once, and not for the second tap of a double tap.
  const anyway = mira.page.getByRole('button', { name: t('turn.endAnyway') })
  await anyway.waitFor()
  await mira.page.waitForTimeout(doubleTap)
  await anyway.tap()
  await strip(mira).waitFor({ state: 'detached' })
})

test('the board game: by its key, with all tablets of a bid', async () => {
  const mira = await come('Mira', { size: desktop })
  await mira.page.goto(inject('address'))
  await mira.page.getByRole('radio', { name: gameTitles.tal }).check()
  await door(mira).click()
  await question(mira).waitFor()
  await ask(mira).waitFor()
  await mira.page.keyboard.press('h')
  await ring(mira).waitFor()
  await expect.poll(() => strip(mira).textContent()).toMatch(/, then /)
  await expectFit(mira, 'a board with a hint')
  await picture(mira, 'hint-desktop')
  await mira.page.keyboard.press('h')
  await strip(mira).waitFor({ state: 'detached' })
})

test('a table for friends of either game gives hints where that was ticked on the front page, and stays ticked', async () => {
  const mira = await come('Mira', { size: phone })
  const { page } = mira
  await page.goto(inject('address'))
  await page.getByText(t('home.further')).tap()
  const tick = page.getByRole('checkbox', { name: new RegExp(`^${t('home.hints')}`) })
  await tick.check()
  await page.getByRole('radio', { name: gameTitles.tal }).check()
  await expect.poll(() => tick.isChecked()).toBe(true)
  await page.getByLabel(t('home.name')).fill(mira.name)
  await page.getByRole('button', { name: t('home.make') }).tap()
  await page.getByText(t('lobby.hints')).waitFor()
})

test('a hint stays while the table changes otherwise: asked for once, and the focus is where it was', async () => {
  const mira = await come('Mira', { size: desktop })
  const bela = await come('Bela', { size: desktop })
  const calls = new Map([mira, bela].map(person => [person, 0]))
  const views = new Map(calls)
  for (const person of [mira, bela]) {
    const count = (counted: typeof calls) => counted.set(person, (counted.get(person) ?? 0) + 1)
    person.page.on('request', request => request.url().endsWith('/hint') && count(calls))
    person.page.on('websocket', socket => socket.on('framereceived', () => count(views)))
  }
  const { page } = mira
  await page.goto(inject('address'))
  await page.getByText(t('home.further')).click()
  await page.getByRole('checkbox', { name: new RegExp(`^${t('home.hints')}`) }).check()
  await page.getByLabel(t('home.name')).fill(mira.name)
  await page.getByRole('button', { name: t('home.make') }).click()
  await page.getByText(t('lobby.hints')).waitFor()
  await sitDown(bela, page.url())
  // Who begins is left to chance.
  const asked = await Promise.any(
    [mira, bela].map(person =>
      ask(person)
        .waitFor()
        .then(() => person),
    ),
  )
  await ask(asked).click()
  await ring(asked).waitFor()
  const closing = strip(asked).getByRole('button', { name: hintText('hint.close') })
  await closing.focus()
  const before = views.get(asked) ?? 0
  const anna = await come('Anna')
  await anna.page.goto(page.url())
  await expect.poll(() => views.get(asked)).toBeGreaterThan(before)
  // What came is drawn.
  await asked.page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await ring(asked).waitFor()
  expect(calls.get(asked)).toBe(1)
  expect(await closing.evaluate(button => button === document.activeElement)).toBe(true)
})

test('a hint that cannot be fetched says so, and is asked for again', async () => {
  const mira = await come('Mira', { size: desktop })
  const { page, context } = mira
  await fetchesAhead(mira, 'never')
  await page.goto(inject('address'))
  await door(mira).click()
  await endTurn(mira).waitFor()
  await ask(mira).waitFor()
  await context.setOffline(true)
  await ask(mira).click()
  await page.getByText(t('part.offline')).waitFor()
  await context.setOffline(false)
  const again = page.getByRole('button', { name: t('part.again'), exact: true })
  // It comes by itself, unless the browser was too early to say that it is online.
  await expect
    .poll(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1_000 }).catch(() => undefined)
      return strip(mira).isVisible()
    })
    .toBe(true)
})
